"""Commands carried out: fetched, decided by `tables`, kept by `store`. Knows every command and no platform's form."""
