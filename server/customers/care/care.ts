/** What staff do for customers, put together for server/app.ts. */
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { CareService, type CareParts } from "./care.service";
import { createDirectoryStore } from "./directory.store";

export function createCare(db: Db, sealer: Sealer, parts: Omit<CareParts, "directory">): CareService {
  return new CareService({ ...parts, directory: createDirectoryStore(db, sealer) });
}
