-- Level 1 compares base letters alone: HŌHEPA, Hohepa and hōhepa are neighbours.
CREATE COLLATION "names" (provider = icu, locale = 'und-u-ks-level1', deterministic = false);
