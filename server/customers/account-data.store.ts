/** All stored data about a person, and the empty row that remains of a deleted account. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import { NOBODY, openIdentity, sealIdentity, type Identity } from "../db/identity";
import type { Sealer } from "../db/sealed";
import type { PersonalData, Person } from "../feature";

/** Facts that decide whether an account may be deleted. */
export interface Owner extends Identity {
  readonly role: string;
  /** Null for an account that signs in through a provider only. */
  readonly passwordHash: string | null;
}

export interface AccountDataStore {
  /** Null for an inactive user. */
  findOwner(userId: string): Promise<Owner | null>;
  /** The content of the export; null for an inactive user. */
  findData(userId: string): Promise<Record<string, unknown> | null>;
}

/** @param personalData of all features, in export order */
export function createAccountDataStore(
  db: Db,
  sealer: Sealer,
  personalData: () => readonly PersonalData[],
): AccountDataStore {
  return {
    async findOwner(userId) {
      const row = await activeUser(db, userId).executeTakeFirst();
      if (!row) return null;
      return {
        ...openIdentity(sealer, row.sealed_identity),
        role: row.role,
        passwordHash: row.password_hash,
      };
    },
    async findData(userId) {
      const row = await activeUser(db, userId).executeTakeFirst();
      if (!row) return null;
      const identity = openIdentity(sealer, row.sealed_identity);
      const { username, firstName, lastName, phone } = identity;
      const profile = {
        username,
        firstName,
        lastName,
        phone,
        type: row.role,
        attributes: row.attributes,
        hasPassword: row.password_hash !== null,
        registeredAt: row.created_at,
        verifiedAt: row.verified_at,
        cameFrom: row.attribution,
        cameFirstFrom: row.first_touch,
      };
      const data: Record<string, unknown> = { profile };
      const person = personOf(userId, row.verified_at, identity);
      for (const part of personalData()) Object.assign(data, await part.read(person));
      const merged: Record<string, unknown>[] = [];
      for (const mergedAccount of await listMerged(db, sealer, userId)) {
        const account: Record<string, unknown> = { username: mergedAccount.name };
        for (const part of personalData()) Object.assign(account, await part.read(mergedAccount));
        merged.push(account);
      }
      return merged.length > 0 ? { ...data, mergedAccounts: merged } : data;
    },
  };
}

/** Accounts merged into one; data found by their addresses belongs to its owner. */
export async function listMerged(
  unit: Db,
  sealer: Sealer,
  userId: string,
): Promise<(Person & { readonly name: string })[]> {
  const rows = await unit
    .selectFrom("users")
    .select(["id", "sealed_identity", "verified_at"])
    .where("merged_into", "=", userId)
    .orderBy("merged_at")
    .execute();
  return rows.map(({ id, sealed_identity, verified_at }) => {
    const identity = openIdentity(sealer, sealed_identity);
    return { ...personOf(id, verified_at, identity), name: identity.username };
  });
}

/** Locks an active user; null for an inactive one. */
export async function lockPerson(
  unit: Db,
  sealer: Sealer,
  userId: string,
): Promise<{ readonly person: Person; readonly isVerified: boolean } | null> {
  const row = await activeUser(unit, userId).forNoKeyUpdate().executeTakeFirst();
  if (!row) return null;
  const person = personOf(userId, row.verified_at, openIdentity(sealer, row.sealed_identity));
  return { person, isVerified: row.verified_at !== null };
}

/** An unverified address is ignored: data found by it may belong to a stranger. */
function personOf(userId: string, verifiedAt: Date | null, { username }: Identity): Person {
  return { userId, username: verifiedAt ? username : "" };
}

function activeUser(db: Db, userId: string) {
  return db
    .selectFrom("users")
    .select([
      ...(["sealed_identity", "role", "password_hash", "attributes", "verified_at", "created_at"] as const),
      ...(["attribution", "first_touch"] as const),
    ])
    .where("id", "=", userId)
    .where("status", "=", "ACTIVE");
}

/** The user row stays without personal data, because orders and history reference it. */
export async function emptyUser(unit: Db, sealer: Sealer, userId: string): Promise<void> {
  await unit
    .updateTable("users")
    .set({
      username_index: null,
      sealed_identity: sealIdentity(sealer, NOBODY),
      search_terms: [],
      password_hash: null,
      permissions: null,
      verified_at: null,
      attributes: "{}",
      attribution: "{}",
      first_touch: "{}",
      status: "DELETED",
      merged_into: null,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", userId)
    .execute();
}
