/** Reads and writes accounts; identities are sealed and found by a blind index (server/db/identity.ts). */
import { sql, type Selectable } from "kysely";
import { permissionsOf, type AccountRole, type Permission, type Role } from "#contract/roles";
import type { UsersTable } from "../../db/account-tables";
import type { Db } from "../../db/client";
import {
  openIdentity,
  renewIndexes,
  sealIdentity,
  nameIndex,
  usernameIndexes,
  type Identity,
} from "../../db/identity";
import { enqueueMail, type OutgoingMail } from "../../db/outbox";
import type { Sealer } from "../../db/sealed";
import { writeCode } from "./codes.store";
import type { CodeMail } from "./mailed-codes.rules";

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
}

export interface UsersStore {
  findByUsername(username: string): Promise<UserRecord | null>;
  findById(userId: string): Promise<UserRecord | null>;
  /**
   * A new customer who has yet to verify the address, with the code to do so. One who never did steps aside: of several
   * the last may. When the address has an account the new customer is beside it, can never verify, and `otherwise` is
   * mailed.
   */
  register(user: NewUser, codeMail: CodeMail, otherwise: OutgoingMail): Promise<UserRecord>;
  /** Null when the address has an account, whatever kind. */
  add(user: NewUser, codeMail: CodeMail | null): Promise<UserRecord | null>;
  /** Replaces the code there is. */
  putCode(userId: string, codeMail: CodeMail): Promise<void>;
  verify(userId: string, mail: OutgoingMail): Promise<void>;
  /** Also ends the sessions of the user but one, proves the address when `provesAddress`, and voids reset codes. */
  setPassword(userId: string, change: PasswordChange): Promise<void>;
}

export interface PasswordChange {
  readonly passwordHash: string;
  /** Null where the address may be a stranger's. */
  readonly mail: OutgoingMail | null;
  readonly provesAddress: boolean;
  readonly keepSessionId: string | null;
}

const COLUMNS = [
  "id",
  "sealed_identity",
  "role",
  "permissions",
  "status",
  "verified_at",
  "password_hash",
] as const;
type UserRow = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]>;

export function createUsersStore(db: Db, sealer: Sealer): UsersStore {
  const users = db.selectFrom("users").select(COLUMNS);
  const read = async (query: typeof users) => {
    const row = await query.executeTakeFirst();
    return row ? toUser(sealer, row) : null;
  };

  return {
    findByUsername: (username) =>
      read(users.where("username_index", "in", usernameIndexes(sealer, username))),
    findById: (userId) => read(users.where("id", "=", userId)),
    register: (user, codeMail, otherwise) =>
      db.transaction().execute(async (trx) => {
        await stepAside(trx, sealer, user.identity.username);
        const row = await insertUser(trx, sealer, user);
        if (row) {
          await writeCode(trx, sealer, row.id, codeMail);
          return toUser(sealer, row);
        }
        const beside = { ...user, identity: { ...user.identity, isAside: true } };
        const other = await insertUser(trx, sealer, beside);
        await enqueueMail(trx, sealer, otherwise);
        return toUser(sealer, other!);
      }),
    add: (user, codeMail) =>
      db.transaction().execute(async (trx) => {
        const row = await insertUser(trx, sealer, user);
        if (row && codeMail) await writeCode(trx, sealer, row.id, codeMail);
        return row ? toUser(sealer, row) : null;
      }),
    putCode: (userId, codeMail) =>
      db.transaction().execute((trx) => writeCode(trx, sealer, userId, codeMail)),
    verify: (userId, mail) =>
      db.transaction().execute(async (trx) => {
        await sql`UPDATE users SET verified_at = COALESCE(verified_at, now()), updated_at = now()
          WHERE id = ${userId}`.execute(trx);
        await enqueueMail(trx, sealer, mail);
      }),
    setPassword: (userId, { passwordHash, mail, provesAddress, keepSessionId }) =>
      db.transaction().execute(async (trx) => {
        if (provesAddress) await forgetProviders(trx, userId);
        await sql`UPDATE users SET password_hash = ${passwordHash}, updated_at = now(),
            verified_at = CASE WHEN ${provesAddress} THEN COALESCE(verified_at, now()) ELSE verified_at END
          WHERE id = ${userId}`.execute(trx);
        await sql`UPDATE sessions SET ended_at = now(), end_reason = 'PASSWORD_CHANGED'
          WHERE user_id = ${userId} AND ended_at IS NULL AND id IS DISTINCT FROM ${keepSessionId}`.execute(
          trx,
        );
        await trx
          .deleteFrom("mailed_codes")
          .where("user_id", "=", userId)
          .where("purpose", "=", "RESET")
          .execute();
        if (mail) await enqueueMail(trx, sealer, mail);
      }),
  };
}

function toUser(sealer: Sealer, row: UserRow): UserRecord {
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

/** A link to a provider made before the address was proved may not be its owner's: it is removed. */
async function forgetProviders(db: Db, userId: string): Promise<void> {
  await sql`DELETE FROM social_identities
    WHERE user_id = (SELECT id FROM users WHERE id = ${userId} AND verified_at IS NULL)`.execute(db);
}

/**
 * Takes the user name from a customer who never verified it, with every way to do so; the session goes on. Whoever
 * registers the address at the same time waits.
 */
export async function stepAside(db: Db, sealer: Sealer, username: string): Promise<void> {
  const indexes = usernameIndexes(sealer, username);
  await sql`SELECT pg_advisory_xact_lock(${indexes[0].readBigInt64BE()}::bigint)`.execute(db);
  const { rows } = await sql<{ id: string; sealed: Buffer }>`
    SELECT id, sealed_identity AS sealed FROM users
    WHERE username_index = ANY(${indexes}::bytea[]) AND verified_at IS NULL AND status = 'ACTIVE'
      AND role = 'CUSTOMER' FOR UPDATE`.execute(db);
  for (const { id, sealed } of rows) {
    const identity = { ...openIdentity(sealer, sealed), isAside: true };
    await sql`UPDATE users SET username_index = NULL, sealed_identity = ${sealIdentity(sealer, identity)},
      updated_at = now() WHERE id = ${id}`.execute(db);
    await sql`DELETE FROM mailed_codes WHERE user_id = ${id}`.execute(db);
    await sql`DELETE FROM social_identities WHERE user_id = ${id}`.execute(db);
  }
}

/** @returns nothing when the address has an account, which stays as it is */
export async function insertUser(
  db: Db,
  sealer: Sealer,
  { identity, role, passwordHash, isVerified, createdBy }: NewUser,
): Promise<UserRow | undefined> {
  await renewIndexes(db, "users", "username_index", usernameIndexes(sealer, identity.username));
  const { rows } = await sql<UserRow>`
    INSERT INTO users AS u (username_index, sealed_identity, role, password_hash, verified_at, created_by)
    VALUES (${nameIndex(sealer, identity)}, ${sealIdentity(sealer, identity)}, ${role},
      ${passwordHash}, CASE WHEN ${isVerified} THEN now() END, ${createdBy ?? null})
    ON CONFLICT (username_index) DO NOTHING
    RETURNING ${sql.join(COLUMNS.map((column) => sql.ref(column)))}`.execute(db);
  return rows[0];
}
