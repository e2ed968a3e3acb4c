/** Reads and writes accounts; identities are sealed and found by a blind index (server/db/identity.ts). */
import { sql, type Selectable } from "kysely";
import type { Attribution } from "#contract/analytics/attribution";
import { permissionsOf, type AccountRole, type Permission, type Role } from "#contract/staff/roles";
import type { UsersTable } from "../../db/tables/tables.generated";
import type { Db } from "../../db/client";
import { personTerms } from "../../db/person-terms";
import { openIdentity, sealIdentity, nameIndex, usernameIndexes, type Identity } from "../../db/identity";
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";
import { HOLDS_NAME, lockName } from "./user-names.store";

export interface UserRecord extends Identity {
  readonly userId: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly isActive: boolean;
  readonly isVerified: boolean;
  readonly passwordHash: string | null;
}

export interface NewUser {
  readonly identity: Identity;
  readonly role: AccountRole;
  readonly passwordHash: string | null;
  readonly isVerified: boolean;
  readonly createdBy?: string;
  /** First touch and registration touch (ATTRIBUTION-10). */
  readonly attribution?: Attribution;
  readonly firstTouch?: Attribution;
}

/** All users of one name. */
export interface Named {
  /** The user who proved the address or received the account from staff. */
  readonly holder: UserRecord | null;
  /** The latest unverified registration. */
  readonly registration: UserRecord | null;
}

export interface UsersStore {
  findNamed(username: string): Promise<Named>;
  /** Returns the holder of the name, else the latest registration. */
  findByUsername(username: string): Promise<UserRecord | null>;
  findById(userId: string): Promise<UserRecord | null>;
  mail(mail: OutgoingMail): Promise<void>;
}

export type NamedUser = Pick<UserRecord, "userId" | "username">;

const COLUMNS = [
  "id",
  "sealed_identity",
  "role",
  "permissions",
  "status",
  "verified_at",
  "password_hash",
] as const;
export type UserRow = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]>;

export function createUsersStore(db: Db, sealer: Sealer): UsersStore {
  const users = db.selectFrom("users").select(COLUMNS);
  const read = async (query: typeof users) => {
    const row = await query.executeTakeFirst();
    return row ? toUser(sealer, row) : null;
  };

  const findNamed = async (username: string): Promise<Named> => {
    const named = users
      .select(HOLDS_NAME.as("holds"))
      .where("username_index", "in", usernameIndexes(sealer, username));
    // Reads two rows at most, however many registrations a stranger makes.
    const last = named
      .where(sql<boolean>`NOT ${HOLDS_NAME}`)
      .orderBy("created_at", "desc")
      .limit(1);
    const lastOne = db.selectFrom(last.as("last")).selectAll();
    const rows = await named.where(HOLDS_NAME).unionAll(lastOne).execute();
    const find = (holds: boolean) => {
      const row = rows.find((candidate) => candidate.holds === holds);
      return row ? toUser(sealer, row) : null;
    };
    return { holder: find(true), registration: find(false) };
  };

  return {
    findNamed,
    async findByUsername(username) {
      const { holder, registration } = await findNamed(username);
      return holder ?? registration;
    },
    findById: (userId) => read(users.where("id", "=", userId)),
    mail: (mail) => enqueueMail(db, sealer, mail),
  };
}

export function toUser(sealer: Sealer, row: UserRow): UserRecord {
  return {
    ...openIdentity(sealer, row.sealed_identity),
    userId: row.id,
    role: row.role,
    permissions: permissionsOf(row.role, row.permissions),
    isActive: row.status === "ACTIVE",
    isVerified: row.verified_at !== null,
    passwordHash: row.password_hash,
  };
}

export async function isVerified(trx: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{
    isVerified: boolean;
  }>`SELECT verified_at IS NOT NULL AS "isVerified" FROM users
    WHERE id = ${userId}`.execute(trx);
  return rows[0]?.isVerified === true;
}

/** Deletes the links to providers. */
export async function deleteLinks(trx: Db, userId: string): Promise<void> {
  await sql`DELETE FROM social_identities WHERE user_id = ${userId}`.execute(trx);
}

/** Ends the other sessions, and voids reset codes. */
export async function writePassword(
  trx: Db,
  userId: string,
  passwordHash: string,
  keepSessionId: string | null,
): Promise<void> {
  await sql`UPDATE users SET password_hash = ${passwordHash}, updated_at = now()
    WHERE id = ${userId}`.execute(trx);
  await sql`UPDATE sessions SET ended_at = now(), end_reason = 'PASSWORD_CHANGED'
    WHERE user_id = ${userId} AND ended_at IS NULL AND id IS DISTINCT FROM ${keepSessionId}`.execute(trx);
  await trx.deleteFrom("mailed_codes").where("user_id", "=", userId).where("purpose", "=", "RESET").execute();
}

/** @returns null if the address already has an account */
export async function insertUser(
  db: Db,
  sealer: Sealer,
  { identity, role, passwordHash, isVerified, createdBy, attribution = {}, firstTouch = {} }: NewUser,
): Promise<UserRow | undefined> {
  await lockName(db, sealer, identity.username);
  const { rows } = await sql<UserRow>`
    INSERT INTO users AS u (username_index, sealed_identity, search_terms, role, password_hash, verified_at, created_by,
      attribution, first_touch)
    VALUES (${nameIndex(sealer, identity)}, ${sealIdentity(sealer, identity)},
      ${personTerms(sealer, identity)}::bytea[], ${role},
      ${passwordHash}, CASE WHEN ${isVerified} THEN now() END, ${createdBy ?? null},
      ${JSON.stringify(attribution)}::jsonb, ${JSON.stringify(firstTouch)}::jsonb)
    ON CONFLICT (username_index) WHERE verified_at IS NOT NULL OR role <> 'CUSTOMER' DO NOTHING
    RETURNING ${sql.join(COLUMNS.map((column) => sql.ref(column)))}`.execute(db);
  return rows[0];
}
