/** Loads the demo vehicles into a shop without vehicles. */
import { DEMO_SUPPLIERS } from "#contract/suppliers/demo-suppliers";
import { importRecords } from "../../server/catalogue/import/import-catalogue";
import type { Db } from "../../server/db/client";
import { demoVehicleRecords } from "./demo-vehicles";

const SUPPLIER = DEMO_SUPPLIERS.vehicles;

/**
 * Loads the vehicles once, and again after an interrupted load: the import is idempotent. No-op in a shop
 * with a fitment table.
 * @returns number of vehicles, each year counted separately; 0 for a no-op
 * @throws OperatorError while another import runs; database errors
 */
export async function loadDemoVehicles(db: Db): Promise<number> {
  if (!(await isNeeded(db))) return 0;
  const { vehicles } = await importRecords({ db, records: demoVehicleRecords(), supplierId: SUPPLIER });
  return vehicles;
}

async function isNeeded(db: Db): Promise<boolean> {
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
