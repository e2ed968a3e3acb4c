/** Stores staff users: reading, enabling, disabling, and individual permissions. */
import { sql } from "kysely";
import type { AccountStatus } from "#contract/customers/care";
import { permissionsOf, type AccountRole, type Permission, STAFF_ROLES } from "#contract/staff/roles";
import type { StaffUsersInput } from "#contract/staff/users";
import type { Page } from "#contract/fields/page";
import type { Db } from "../db/client";
import { openIdentity, usernameIndexes, type Identity } from "../db/identity";
import type { Sealer } from "../db/sealed";

export interface StaffRecord extends Identity {
  readonly userId: string;
  readonly role: AccountRole;
  readonly status: AccountStatus;
  /** Null while the role decides. */
  readonly ownPermissions: readonly Permission[] | null;
  /** Effective permissions. */
  readonly permissions: readonly Permission[];
  /** Null = never. */
  readonly lastSignInAt: Date | null;
  readonly hasSecondFactor: boolean;
  /** The user has not set a password yet. */
  readonly isInvited: boolean;
}

export interface StaffStore {
  /** Sorted by role and age. */
  list(page: StaffUsersInput): Promise<Page<StaffRecord>>;
  /** Null also for customers. */
  find(username: string): Promise<StaffRecord | null>;
}

interface Row {
  readonly id: string;
  readonly sealed: Buffer;
  readonly role: AccountRole;
  readonly status: AccountStatus;
  readonly own: string[] | null;
  readonly lastSignInAt: Date | null;
  readonly hasSecondFactor: boolean;
  readonly isInvited: boolean;
}

const columns = sql`id, sealed_identity AS sealed, role, status, permissions AS own,
  (SELECT at FROM sign_ins WHERE user_id = users.id AND outcome = 'SUCCEEDED' ORDER BY sign_ins.id DESC LIMIT 1)
    AS "lastSignInAt",
  EXISTS (SELECT 1 FROM second_factors WHERE user_id = users.id) AS "hasSecondFactor",
  password_hash IS NULL AS "isInvited"`;
const isStaff = sql`role <> 'CUSTOMER' AND status <> 'DELETED'`;
const byRank = sql`array_position(${[...STAFF_ROLES]}::text[], role), created_at, id`;

export function createStaffStore(db: Db, sealer: Sealer): StaffStore {
  return {
    async list({ pageNumber, pageSize }) {
      const [page, counted] = await Promise.all([
        sql<Row>`SELECT ${columns} FROM users WHERE ${isStaff}
          ORDER BY ${byRank} LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db),
        sql<{ total: number }>`SELECT count(*)::int AS total FROM users WHERE ${isStaff}`.execute(db),
      ]);
      return { rows: page.rows.map((row) => toRecord(sealer, row)), total: counted.rows[0]?.total ?? 0 };
    },
    find: (username) => findStaffUser(db, sealer, username),
  };
}

/** Null also for customers. */
export async function findStaffUser(unit: Db, sealer: Sealer, username: string): Promise<StaffRecord | null> {
  const { rows } = await sql<Row>`SELECT ${columns} FROM users WHERE ${named(sealer, username)}`.execute(
    unit,
  );
  return rows[0] ? toRecord(sealer, rows[0]) : null;
}

/**
 * Locks a staff user and the super admins, in one sequence: two who disable each other concurrently cannot both
 * succeed.
 */
export async function lockWithSuperAdmins(
  unit: Db,
  sealer: Sealer,
  username: string,
): Promise<{
  /** Null when no staff user has the name. */
  readonly user: StaffRecord | null;
  /** Super admins besides the user who can sign in. */
  readonly others: number;
}> {
  const isNamedUser = named(sealer, username);
  const { rows } = await sql<Row & { isNamed: boolean }>`
    SELECT ${columns}, ${isNamedUser} AS "isNamed" FROM users
    WHERE ${isNamedUser} OR (role = 'SUPERADMIN' AND status = 'ACTIVE') ORDER BY id FOR NO KEY UPDATE`.execute(
    unit,
  );
  const row = rows.find(({ isNamed }) => isNamed);
  const others = rows.filter(({ id, role }) => id !== row?.id && role === "SUPERADMIN").length;
  return { user: row ? toRecord(sealer, row) : null, others };
}

export async function writeRole(unit: Db, userId: string, role: AccountRole): Promise<void> {
  await sql`UPDATE users SET role = ${role}, updated_at = now() WHERE id = ${userId}`.execute(unit);
}

/** @param permissions null = the role decides */
export async function writePermissions(
  unit: Db,
  userId: string,
  permissions: readonly Permission[] | null,
): Promise<void> {
  const list = permissions && [...permissions];
  await sql`UPDATE users SET permissions = ${list}::text[], updated_at = now()
    WHERE id = ${userId}`.execute(unit);
}

function named(sealer: Sealer, username: string) {
  return sql`${isStaff}
    AND username_index = ANY(${usernameIndexes(sealer, username)}::bytea[])`;
}

function toRecord(
  sealer: Sealer,
  { id, sealed, role, status, own, lastSignInAt, hasSecondFactor, isInvited }: Row,
): StaffRecord {
  return {
    ...openIdentity(sealer, sealed),
    userId: id,
    role,
    status,
    ownPermissions: own && permissionsOf(role, own),
    permissions: permissionsOf(role, own),
    lastSignInAt,
    hasSecondFactor,
    isInvited,
  };
}
