### Mida ütleb iga platvorm peale oma sõnade.

done = Tehtud.
failed = Minu poolel läks midagi valesti. Midagi ei läinud kaduma; palun proovi uuesti.

## Rakenduse aken, mis näitab lehte
window-forged = Aken ei osanud öelda, kes sa oled. Palun ava see vestlusest uuesti.
window-stale = See aken avati liiga ammu. Palun sulge see ja ava vestlusest uuesti.
window-used = See aken on juba korra avatud. Palun sulge see ja ava vestlusest uuesti.
window-over = See aken on olnud väga kaua avatud. Palun sulge see ja ava vestlusest uuesti.
window-silent = Praegu ei saa rakenduselt küsida, kes sa oled. Palun proovi veidi hiljem uuesti.
window-elsewhere = See aken töötab teises kanalis või ilma sinuta. Palun ava see vestlusest uuesti.
