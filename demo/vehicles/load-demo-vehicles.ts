/** Brings the demo vehicles into a shop that has no others. */
import { DEMO_SUPPLIERS } from "#contract/suppliers/demo-suppliers";
import { importRecords } from "../../server/catalogue/import/import-catalogue";
import type { Db } from "../../server/db/client";
import { demoVehicleRecords } from "./demo-vehicles";

const SUPPLIER = DEMO_SUPPLIERS.vehicles;

/**
 * Loads them once, or again when an earlier load was stopped before its end: the import is idempotent. A shop with a
 * fitment table of its own is left alone.
 * @returns how many vehicles, each year by itself; 0 when nothing was to be done
 * @throws OperatorError while another import runs; what the database throws
 */
export async function loadDemoVehicles(db: Db): Promise<number> {
  if (!(await isWanted(db))) return 0;
  const { vehicles } = await importRecords({ db, records: demoVehicleRecords(), supplierId: SUPPLIER });
  return vehicles;
}

async function isWanted(db: Db): Promise<boolean> {
  const finished = await db
    .selectFrom("import_runs")
    .select("id")
    .where("supplier_id", "=", SUPPLIER)
    .where("status", "=", "COMPLETED")
    .limit(1)
    .executeTakeFirst();
  if (finished) return false;
  const foreign = await db
    .selectFrom("fitments")
    .select("vehicle_id")
    .where("supplier_id", "<>", SUPPLIER)
    .limit(1)
    .executeTakeFirst();
  return foreign === undefined;
}
