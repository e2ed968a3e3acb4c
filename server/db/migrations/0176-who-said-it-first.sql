-- Why: two fitment tables that differ must not undo each other at every run: who said a value first keeps it (VEHICLE-4).
-- Works beside the previous version: yes

ALTER TABLE vehicles
  -- the table that named it first; empty: nobody knows
  ADD COLUMN supplier_id text NOT NULL DEFAULT '',
  -- the table that said a value, where it is another one, by the name of the value
  ADD COLUMN said_by jsonb NOT NULL DEFAULT '{}';
-- The table of its sizes is likely the one that said the rest, too.
UPDATE vehicles SET supplier_id = first.supplier_id
  FROM (SELECT vehicle_id, min(supplier_id) AS supplier_id FROM fitments GROUP BY vehicle_id) AS first
  WHERE first.vehicle_id = vehicles.id;
ALTER TABLE fitments ADD COLUMN said_by jsonb NOT NULL DEFAULT '{}';
