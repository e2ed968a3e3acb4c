-- Why: a last day of 9999-12-31 meant forever, but ends in a year that no date of a page or answer can write.
-- Works beside the previous version: yes

UPDATE promotions SET ends_at = NULL WHERE ends_at >= '9999-12-31';
