### Amit minden felület mond a saját szavai mellett.

done = Kész.
failed = Valami hiba történt nálam. Semmi sem veszett el; próbáld újra.
