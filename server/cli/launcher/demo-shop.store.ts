/** Checks whether a shop has its demo data. */
import { sql } from "kysely";
import { DEMO_SUPPLIERS } from "#contract/suppliers/demo-suppliers";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";

/** Returns true if every demo import has finished and the shop has accounts, which are created last. */
export async function hasDemo(db: Db): Promise<boolean> {
  const suppliers = Object.values(DEMO_SUPPLIERS);
  const { rows } = await sql<{ hasDemo: boolean }>`
    SELECT EXISTS (SELECT FROM users) AND ${suppliers.length} = (
      SELECT count(DISTINCT supplier_id) FROM import_runs
      WHERE status = 'COMPLETED' AND supplier_id = ANY(${suppliers}::text[])) AS "hasDemo"`.execute(db);
  return onlyRow(rows, "whether the shop has demo data").hasDemo;
}
