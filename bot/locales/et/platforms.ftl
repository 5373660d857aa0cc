### Mida ütleb iga platvorm peale oma sõnade.

done = Tehtud.
failed = Minu poolel läks midagi valesti. Midagi ei läinud kaduma; palun proovi uuesti.
