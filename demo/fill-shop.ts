/** The demo catalogue goes into a shop that has none; that a first load was interrupted is told by the load itself. */
import { addDemoUsers, DEMO_USERS } from "./demo-users";
import { loadDemoCatalogue } from "./demo-catalogue";
import type { Db } from "../server/db/client";
import { createSealer } from "../server/db/sealed";

/** @returns what was done, for the terminal. */
export async function fillEmptyShop(db: Db): Promise<string> {
  const { isLoaded } = await loadDemoCatalogue(db);
  const { count } = await db
    .selectFrom("products")
    .select((e) => e.fn.countAll<string>().as("count"))
    .where("is_live", "=", true)
    .executeTakeFirstOrThrow();
  return `${isLoaded ? "demo catalogue loaded, " : ""}${count} products on sale`;
}

/** Logins for a shop only this machine can reach. @returns what was done, for the terminal. */
export async function fillEmptyAccounts(db: Db, piiKey: string): Promise<string> {
  const isFilled = await addDemoUsers(db, createSealer(piiKey));
  return isFilled
    ? `demo logins made: ${DEMO_USERS.map(({ username }) => username).join(", ")}`
    : "as they were";
}
