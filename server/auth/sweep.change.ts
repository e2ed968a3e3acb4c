/** Deletes expired rows of accounts, in one process at a time. */
import type { Db } from "../db/client";
import { deleteExpired, lockSweep } from "./sweep.store";

/** @returns false if another process is sweeping */
export function sweep(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockSweep(trx))) return false;
    await deleteExpired(trx);
    return true;
  });
}
