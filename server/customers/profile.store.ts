/** Stores profiles: the sealed identity of an active user, and its derived columns. */
import { sql } from "kysely";
import { isStale, recordChange, type AccountChange } from "../db/account-changes";
import type { Db } from "../db/client";
import { openIdentity, sealIdentity, nameIndex, type Identity } from "../db/identity";
import { personTerms } from "../db/person-terms";
import { inOneQuery } from "../db/querying/one-query";
import type { Sealer } from "../db/sealed";

export interface ProfileRecord extends Identity {
  readonly role: string;
  readonly hasPassword: boolean;
}

/** Written in the transaction of a change. */
export type ProfileAudit = (unit: Db, before: Identity) => Promise<void>;

export interface ProfileStore {
  /** Null for an inactive user. */
  findProfile(userId: string): Promise<ProfileRecord | null>;
  /**
   * Changes parts of the identity under lock.
   * @returns null for an inactive user; STALE, with nothing changed, when another change came first
   */
  changeIdentity(
    userId: string,
    change: Partial<Identity>,
    by: AccountChange,
    recordAudit?: ProfileAudit,
  ): Promise<ProfileRecord | "STALE" | null>;
}

export function createProfileStore(db: Db, sealer: Sealer): ProfileStore {
  const activeUsers = (reader: Db) =>
    reader
      .selectFrom("users")
      .select(["id", "sealed_identity", "role", "revision"])
      .select((columns) => columns("password_hash", "is not", null).as("has_password"))
      .where("status", "=", "ACTIVE");
  const findRow = inOneQuery(
    (userIds) =>
      activeUsers(db)
        .where(sql<boolean>`id = ANY(${userIds}::uuid[])`)
        .execute(),
    ({ id }) => id,
  );
  return {
    async findProfile(userId) {
      const row = await findRow(userId);
      return row ? toProfile(row, openIdentity(sealer, row.sealed_identity)) : null;
    },
    changeIdentity: (userId, change, by, recordAudit) =>
      db.transaction().execute(async (unit) => {
        const row = await activeUsers(unit).where("id", "=", userId).forNoKeyUpdate().executeTakeFirst();
        if (!row) return null;
        if (isStale(by, row.revision)) return "STALE";
        const before = openIdentity(sealer, row.sealed_identity);
        const identity = { ...before, ...change };
        await unit
          .updateTable("users")
          .set({
            sealed_identity: sealIdentity(sealer, identity),
            username_index: nameIndex(sealer, identity),
            search_terms: personTerms(sealer, identity),
            updated_at: new Date(),
          })
          .where("id", "=", userId)
          .execute();
        await recordChange(unit, userId, by);
        await recordAudit?.(unit, before);
        return toProfile(row, identity);
      }),
  };
}

interface ProfileRow {
  readonly role: string;
  readonly has_password: unknown;
}

function toProfile(row: ProfileRow, identity: Identity): ProfileRecord {
  return { ...identity, role: row.role, hasPassword: Boolean(row.has_password) };
}
