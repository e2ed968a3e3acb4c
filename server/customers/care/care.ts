/** What staff do for customers, put together for server/app.ts. */
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { accountViewResolvers } from "./account-view.resolvers";
import { AccountViewService, type AccountViewParts } from "./account-view.service";
import { CareService, type CareParts } from "./care.service";
import { createDirectoryStore } from "./directory.store";

/** The account of a customer as staff see it, in GraphQL. */
export function createAccountView(parts: AccountViewParts) {
  return accountViewResolvers(new AccountViewService(parts));
}

export function createCare(db: Db, sealer: Sealer, parts: Omit<CareParts, "directory">): CareService {
  return new CareService({ ...parts, directory: createDirectoryStore(db, sealer) });
}
