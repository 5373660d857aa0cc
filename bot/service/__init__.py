"""Commands carried out: a table is fetched, `tables` decides, `store` keeps it; and what concerns several tables."""
