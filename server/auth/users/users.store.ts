/** Reads and writes accounts; identities are sealed and found by a blind index (server/db/identity.ts). */
import { sql, type Selectable } from "kysely";
import type { Attribution } from "#contract/analytics/attribution";
import { permissionsOf, type AccountRole, type Permission, type Role } from "#contract/staff/roles";
import type { UsersTable } from "../../db/tables/tables.generated";
import type { Db } from "../../db/client";
import type { AuditWrite } from "../../audit/audit.port";
import { personTerms } from "../../db/person-terms";
import { openIdentity, sealIdentity, nameIndex, usernameIndexes, type Identity } from "../../db/identity";
import { enqueueMail, type OutgoingMail } from "../../gateways/mail/outbox.store";
import type { Sealer } from "../../db/sealed";
import { writeCode } from "./codes.store";
import type { CodeMail } from "./mailed-codes.rules";
import { findHolder, HOLDS_NAME, lockName, reserveName } from "./user-names.store";

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

/** Emails to the address of a registration. */
export interface RegistrationMails {
  readonly codeMail: CodeMail;
  /** Sent instead if the address has an account. */
  readonly otherwise: OutgoingMail;
}

export interface UsersStore {
  findNamed(username: string): Promise<Named>;
  /** Returns the holder of the name, else the latest registration. */
  findByUsername(username: string): Promise<UserRecord | null>;
  findById(userId: string): Promise<UserRecord | null>;
  /**
   * Adds a customer who must verify the address with the code. If the address has an account, the new user is
   * stored beside it and can never verify.
   * @param mails null if the address has reached its email limit
   */
  register(user: NewUser, mails: RegistrationMails | null): Promise<UserRecord>;
  /** @returns null if the address already has any account */
  add(user: NewUser, codeMail: CodeMail | null, recordAudit?: UserAudit): Promise<UserRecord | null>;
  mail(mail: OutgoingMail): Promise<void>;
  /** Replaces the earlier code. */
  putCode(userId: string, codeMail: CodeMail): Promise<void>;
  /** @returns false, with nothing changed, if another user now holds the address */
  verify(user: NamedUser, mail: OutgoingMail): Promise<boolean>;
  /**
   * Also ends the user's other sessions, proves the address if `provesAddress`, and voids reset codes.
   * @returns false, with nothing changed, if another user now holds the address
   */
  setPassword(user: NamedUser, change: PasswordChange): Promise<boolean>;
}

/** Written in the transaction that creates a user. */
export type UserAudit = (unit: Db, userId: string) => Promise<void>;

export type NamedUser = Pick<UserRecord, "userId" | "username">;

export interface PasswordChange {
  readonly passwordHash: string;
  /** Null if the address may belong to a stranger. */
  readonly mail: OutgoingMail | null;
  readonly provesAddress: boolean;
  readonly keepSessionId: string | null;
  /** Audit entry of a change by another user than the owner. */
  readonly recordAudit?: AuditWrite;
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
    register: (user, mails) =>
      db.transaction().execute(async (trx) => {
        const row = (await insertUser(trx, sealer, user))!;
        const isHeld = (await findHolder(trx, sealer, user.identity.username)) !== null;
        if (mails && isHeld) await enqueueMail(trx, sealer, mails.otherwise);
        if (mails && !isHeld) await writeCode(trx, sealer, row.id, mails.codeMail);
        return toUser(sealer, row);
      }),
    add: (user, codeMail, recordAudit) =>
      db.transaction().execute(async (trx) => {
        const row = await insertUser(trx, sealer, user);
        if (row && codeMail) await writeCode(trx, sealer, row.id, codeMail);
        if (row) await recordAudit?.(trx, row.id);
        return row ? toUser(sealer, row) : null;
      }),
    mail: (mail) => enqueueMail(db, sealer, mail),
    putCode: (userId, codeMail) =>
      db.transaction().execute((trx) => writeCode(trx, sealer, userId, codeMail)),
    verify: (user, mail) =>
      db.transaction().execute(async (trx) => {
        if (!(await reserveName(trx, sealer, user))) return false;
        await enqueueMail(trx, sealer, mail);
        return true;
      }),
    setPassword: (user, { passwordHash, mail, provesAddress, keepSessionId, recordAudit }) =>
      db.transaction().execute(async (trx) => {
        const { userId } = user;
        if (provesAddress && !(await proveAddress(trx, sealer, user))) return false;
        await sql`UPDATE users SET password_hash = ${passwordHash}, updated_at = now()
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
        await recordAudit?.(trx);
        return true;
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

/**
 * Removes provider links made before the address was proved: they may not belong to the owner.
 * @returns false if another user proved the address first
 */
async function proveAddress(trx: Db, sealer: Sealer, user: Pick<UserRecord, "userId" | "username">) {
  await lockName(trx, sealer, user.username);
  const { rows } = await sql<{
    isVerified: boolean;
  }>`SELECT verified_at IS NOT NULL AS "isVerified" FROM users
    WHERE id = ${user.userId}`.execute(trx);
  const isOurs = await reserveName(trx, sealer, user);
  if (!rows[0]?.isVerified)
    await sql`DELETE FROM social_identities WHERE user_id = ${user.userId}`.execute(trx);
  return isOurs;
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
