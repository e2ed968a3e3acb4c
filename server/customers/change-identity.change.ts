/** Changes parts of a user's identity (ACCOUNT-7). */
import { isStale, recordChange, type AccountChange } from "../db/account-changes";
import type { Db } from "../db/client";
import type { Identity } from "../db/identity";
import type { Sealer } from "../db/sealed";
import { lockProfile, writeIdentity, type ProfileRecord } from "./profile.store";

/** Written in the transaction of a change. */
export type ProfileAudit = (unit: Db, before: Identity) => Promise<void>;

/** @returns null for an inactive user; STALE, with nothing changed, when another change came first */
export function changeIdentity(
  { db, sealer }: { readonly db: Db; readonly sealer: Sealer },
  userId: string,
  change: Partial<Identity>,
  by: AccountChange,
  recordAudit?: ProfileAudit,
): Promise<ProfileRecord | "STALE" | null> {
  return db.transaction().execute(async (unit) => {
    const locked = await lockProfile(unit, sealer, userId);
    if (!locked) return null;
    if (isStale(by, locked.revision)) return "STALE";
    const { identity: before, role, hasPassword } = locked;
    const identity = { ...before, ...change };
    await writeIdentity(unit, sealer, userId, identity);
    await recordChange(unit, userId, by);
    await recordAudit?.(unit, before);
    return { ...identity, role, hasPassword };
  });
}
