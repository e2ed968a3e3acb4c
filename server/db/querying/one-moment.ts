/** Reading in many questions what stood at one moment, while others write. */
import type { Db } from "../client";

export function atOneMoment<Result>(db: Db, read: (unit: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}
