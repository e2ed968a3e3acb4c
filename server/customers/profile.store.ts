/** Stores profiles: the sealed identity of an active user, and its derived columns. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import { openIdentity, sealIdentity, nameIndex, type Identity } from "../db/identity";
import { personTerms } from "../db/person-terms";
import { inOneQuery } from "../db/querying/one-query";
import type { Sealer } from "../db/sealed";

export interface ProfileRecord extends Identity {
  readonly role: string;
  readonly hasPassword: boolean;
}

export interface ProfileStore {
  /** Null for an inactive user. */
  findProfile(userId: string): Promise<ProfileRecord | null>;
}

export function createProfileStore(db: Db, sealer: Sealer): ProfileStore {
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
  };
}

/** An active user under lock. */
export interface LockedProfile {
  readonly identity: Identity;
  readonly role: string;
  readonly hasPassword: boolean;
  readonly revision: number;
}

/** Null for an inactive user. */
export async function lockProfile(unit: Db, sealer: Sealer, userId: string): Promise<LockedProfile | null> {
  const row = await activeUsers(unit).where("id", "=", userId).forNoKeyUpdate().executeTakeFirst();
  if (!row) return null;
  const { role, revision, has_password } = row;
  return {
    identity: openIdentity(sealer, row.sealed_identity),
    role,
    revision,
    hasPassword: Boolean(has_password),
  };
}

/** Writes the sealed identity and its derived columns. */
export async function writeIdentity(
  unit: Db,
  sealer: Sealer,
  userId: string,
  identity: Identity,
): Promise<void> {
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
}

function activeUsers(reader: Db) {
  return reader
    .selectFrom("users")
    .select(["id", "sealed_identity", "role", "revision"])
    .select((columns) => columns("password_hash", "is not", null).as("has_password"))
    .where("status", "=", "ACTIVE");
}

interface ProfileRow {
  readonly role: string;
  readonly has_password: unknown;
}

function toProfile(row: ProfileRow, identity: Identity): ProfileRecord {
  return { ...identity, role: row.role, hasPassword: Boolean(row.has_password) };
}
