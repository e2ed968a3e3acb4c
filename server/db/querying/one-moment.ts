/** Runs several queries on one snapshot while others write. */
import type { Db } from "../client";

export function atOneMoment<Result>(db: Db, read: (unit: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}
