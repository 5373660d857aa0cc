### Mida ütleb iga platvorm peale oma sõnade.

done = Tehtud.
failed = Minu pool läks midagi valesti. Midagi ei läinud kaduma; palun proovi uuesti.
