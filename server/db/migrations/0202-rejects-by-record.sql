-- Why: a feed on one line has the same line for all its rejects, and only a record's number identifies it.
-- Works beside the previous version: yes

ALTER TABLE import_rejects ADD COLUMN record integer, ALTER COLUMN line DROP NOT NULL;
