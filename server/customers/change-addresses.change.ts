/** Changes a user's saved addresses, one change at a time per user. */
import type { AuditWrite } from "../audit/audit.port";
import { isStale, recordChange, type AccountChange } from "../db/account-changes";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { lockOwner, openBook, type AddressBook } from "./addresses.store";

export interface AddressChangeParts {
  readonly db: Db;
  readonly sealer: Sealer;
}

/**
 * Runs a change in one transaction with its audit entry.
 * @returns null for an inactive user; STALE, with nothing changed, when another change came first
 */
export function changeAddresses<Result>(
  { db, sealer }: AddressChangeParts,
  userId: string,
  task: (book: AddressBook) => Promise<Result>,
  by: AccountChange,
  recordAudit?: AuditWrite,
): Promise<Result | "STALE" | null> {
  return db.transaction().execute(async (unit) => {
    const owner = await lockOwner(unit, userId);
    if (!owner) return null;
    if (isStale(by, owner.revision)) return "STALE";
    const result = await task(openBook(unit, sealer, userId));
    await recordChange(unit, userId, by);
    await recordAudit?.(unit);
    return result;
  });
}
