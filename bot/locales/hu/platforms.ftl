### Amit minden felület mond a saját szavai mellett.

done = Kész.
failed = Valami hiba történt nálam. Semmi sem veszett el; próbáld újra.

## Az alkalmazás ablaka, amelyben az oldal látszik
window-forged = Az ablak nem tudta megmondani, ki vagy. Nyisd meg újra a csevegésből!
window-stale = Ezt az ablakot túl régen nyitották meg. Zárd be, és nyisd meg újra a csevegésből!
window-used = Ezt az ablakot egyszer már megnyitották. Zárd be, és nyisd meg újra a csevegésből!
window-over = Ez az ablak már nagyon régóta nyitva van. Zárd be, és nyisd meg újra a csevegésből!
window-silent = Az alkalmazás most nem tudja megmondani, ki vagy. Próbáld újra egy kicsit később!
window-elsewhere = Ez az ablak egy másik csatornában fut, vagy nélküled. Nyisd meg újra a csevegésből!
