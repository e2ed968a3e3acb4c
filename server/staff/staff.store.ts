/** Stores staff users: reading, enabling, disabling, and individual permissions. */
import { sql } from "kysely";
import type { AccountStatus } from "#contract/customers/care";
import { permissionsOf, type AccountRole, type Permission, STAFF_ROLES } from "#contract/staff/roles";
import type { StaffUsersInput } from "#contract/staff/users";
import type { Page } from "#contract/fields/page";
import type { AuditWrite } from "../audit/audit.port";
import { switchAccount } from "../db/account-status";
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

/** New values; absent fields stay unchanged. */
export interface StaffUpdate {
  readonly status?: AccountStatus;
  readonly role?: AccountRole;
  readonly ownPermissions?: readonly Permission[] | null;
  readonly recordAudit: AuditWrite;
}

/**
 * Decides while the user row is locked.
 * @param others super admins besides the user who can sign in
 */
export type Decide = (user: StaffRecord, others: number) => StaffUpdate | null;

export interface StaffStore {
  /** Sorted by role and age. */
  list(page: StaffUsersInput): Promise<Page<StaffRecord>>;
  /** Null also for customers. */
  find(username: string): Promise<StaffRecord | null>;
  /**
   * One transaction.
   * @param by id of the user who makes the change
   * @returns null when no staff user has the name
   */
  change(username: string, by: string, decide: Decide): Promise<StaffRecord | null>;
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
  const toRecord = ({
    id,
    sealed,
    role,
    status,
    own,
    lastSignInAt,
    hasSecondFactor,
    isInvited,
  }: Row): StaffRecord => ({
    ...openIdentity(sealer, sealed),
    userId: id,
    role,
    status,
    ownPermissions: own && permissionsOf(role, own),
    permissions: permissionsOf(role, own),
    lastSignInAt,
    hasSecondFactor,
    isInvited,
  });
  const named = (username: string) => sql`${isStaff}
    AND username_index = ANY(${usernameIndexes(sealer, username)}::bytea[])`;
  const find = async (unit: Db, username: string) => {
    const { rows } = await sql<Row>`SELECT ${columns} FROM users WHERE ${named(username)}`.execute(unit);
    return rows[0] ? toRecord(rows[0]) : null;
  };
  return {
    async list({ pageNumber, pageSize }) {
      const [page, counted] = await Promise.all([
        sql<Row>`SELECT ${columns} FROM users WHERE ${isStaff}
          ORDER BY ${byRank} LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db),
        sql<{ total: number }>`SELECT count(*)::int AS total FROM users WHERE ${isStaff}`.execute(db),
      ]);
      return { rows: page.rows.map(toRecord), total: counted.rows[0]?.total ?? 0 };
    },
    find: (username) => find(db, username),
    change: (username, by, decide) =>
      db.transaction().execute(async (unit) => {
        // Also locks the super admins, in one sequence: two who disable each other concurrently cannot both
        // succeed.
        const { rows } = await sql<Row & { isNamed: boolean }>`
          SELECT ${columns}, ${named(username)} AS "isNamed" FROM users
          WHERE ${named(username)} OR (role = 'SUPERADMIN' AND status = 'ACTIVE') ORDER BY id FOR NO KEY UPDATE`.execute(
          unit,
        );
        const row = rows.find(({ isNamed }) => isNamed);
        if (!row) return null;
        const others = rows.filter(({ id, role }) => id !== row.id && role === "SUPERADMIN").length;
        const update = decide(toRecord(row), others);
        if (!update) return toRecord(row);
        const { status, role, ownPermissions, recordAudit } = update;
        if (status) await switchAccount(unit, row.id, status, by);
        if (role) {
          await sql`UPDATE users SET role = ${role}, updated_at = now() WHERE id = ${row.id}`.execute(unit);
        }
        if (ownPermissions !== undefined) {
          const list = ownPermissions && [...ownPermissions];
          await sql`UPDATE users SET permissions = ${list}::text[], updated_at = now()
            WHERE id = ${row.id}`.execute(unit);
        }
        await recordAudit(unit);
        return find(unit, username);
      }),
  };
}
