/** Reads and writes accounts; identities are sealed and found by a blind index (server/db/identity.ts). */
import { sql, type Selectable } from "kysely";
import { permissionsOf, type AccountRole, type Permission, type Role } from "#contract/roles";
import type { UsersTable } from "../db/account-tables";
import type { Db } from "../db/client";
import {
  openIdentity,
  renewIndexes,
  sealIdentity,
  usernameIndex,
  usernameIndexes,
  type Identity,
} from "../db/identity";
import { enqueueMail, type OutgoingMail } from "../db/outbox";
import type { Sealer } from "../db/sealed";
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
   * A new customer, or another try of one who never verified the address, with the code to do so. False and only
   * `otherwise` is mailed when the address has an account.
   */
  register(user: NewUser, codeMail: CodeMail, otherwise: OutgoingMail): Promise<boolean>;
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
  readonly mail: OutgoingMail;
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
        const row = await insertUser(trx, sealer, user, "replace an unverified customer");
        if (!row) {
          await enqueueMail(trx, sealer, otherwise);
          return false;
        }
        await forgetProviders(trx, row.id);
        await writeCode(trx, sealer, row.id, codeMail);
        return true;
      }),
    add: (user, codeMail) =>
      db.transaction().execute(async (trx) => {
        const row = await insertUser(trx, sealer, user, "leave what is there");
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
        await enqueueMail(trx, sealer, mail);
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

type OnConflict = "replace an unverified customer" | "leave what is there";

/** @returns nothing when the address has an account that stays as it is */
export async function insertUser(
  db: Db,
  sealer: Sealer,
  { identity, role, passwordHash, isVerified, createdBy }: NewUser,
  onConflict: OnConflict,
): Promise<UserRow | undefined> {
  // Until the address is verified the password of the last registration counts: an earlier one may not be the owner's.
  const conflict =
    onConflict === "leave what is there"
      ? sql`DO NOTHING`
      : sql`DO UPDATE SET sealed_identity = excluded.sealed_identity, password_hash = excluded.password_hash,
          updated_at = now()
          WHERE u.verified_at IS NULL AND u.status = 'ACTIVE' AND u.role = 'CUSTOMER'`;
  await renewIndexes(db, "users", "username_index", usernameIndexes(sealer, identity.username));
  const { rows } = await sql<UserRow>`
    INSERT INTO users AS u (username_index, sealed_identity, role, password_hash, verified_at, created_by)
    VALUES (${usernameIndex(sealer, identity.username)}, ${sealIdentity(sealer, identity)}, ${role},
      ${passwordHash}, CASE WHEN ${isVerified} THEN now() END, ${createdBy ?? null})
    ON CONFLICT (username_index) ${conflict}
    RETURNING ${sql.join(COLUMNS.map((column) => sql.ref(column)))}`.execute(db);
  return rows[0];
}
