/** Staff users of a history: the accounts with a back office login. */
import { sql } from "kysely";
import { isStaff, permissionsOf, STAFF_ROLES, type Permission, type Role } from "#contract/staff/roles";
import type { Db } from "../../server/db/client";
import { openIdentity } from "../../server/db/identity";
import type { Sealer } from "../../server/db/sealed";
import { hash } from "./luck";

export interface Member {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
}

/** In a fixed order; empty without staff. */
export async function listStaff(db: Db, sealer: Sealer): Promise<Member[]> {
  const { rows } = await sql<{ id: string; role: Role; own: string[] | null; sealed: Buffer }>`
    SELECT id, role, permissions AS own, sealed_identity AS sealed FROM users
    WHERE role = ANY(${[...STAFF_ROLES]}::text[]) ORDER BY created_at, id`.execute(db);
  return rows
    .filter(({ role }) => isStaff(role))
    .map(({ id, role, own, sealed }) => ({
      id,
      role,
      username: openIdentity(sealer, sealed).username,
      permissions: permissionsOf(role, own),
    }));
}

/**
 * Rotates among staff with the permission.
 * @param salt of the purpose
 */
export function turnsOf(
  staff: readonly Member[],
  permission: Permission,
  salt: number,
): ((position: number) => Member) | null {
  const able = staff.filter(({ permissions }) => permissions.includes(permission));
  return able.length === 0 ? null : (position) => able[hash(position, salt) % able.length]!;
}
