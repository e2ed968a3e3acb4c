/** Ports by which other features record what staff change (STAFF-5). */
import type { Db } from "../db/client";
import type { Origin, Viewer } from "../http/session";

/** A call by a staff member. */
export interface StaffAct extends Origin {
  readonly userId: string;
  readonly username: string;
  /** Method and declared path. */
  readonly call: string;
}

/** Writes an entry in the transaction of the change, so that neither exists without the other. */
export type Note = (unit: Db) => Promise<void>;

export interface StaffChange {
  /** Id of the user whose account was changed; left out if none was. */
  readonly subjectId?: string;
  /** What was changed, without personal data: it stays when the subject is forgotten. */
  readonly note: string;
}

export interface AuditTrail {
  record(unit: Db, act: StaffAct, change: StaffChange): Promise<void>;
}

/** Records that staff view an account (STAFF-12). */
export interface ViewTrail {
  noteView(act: StaffAct, subjectId: string): Promise<void>;
}

/** The staff member, the call, and its origin. */
export function actOf(
  { method, path }: { readonly method: string; readonly path: string },
  { viewer, origin }: { readonly viewer: Viewer; readonly origin: Origin },
): StaffAct {
  return { ...origin, userId: viewer.userId, username: viewer.username, call: `${method} ${path}` };
}

/** The same for a GraphQL operation, which is known by its name. */
export function staffAct(
  { viewer, origin }: { readonly viewer: Viewer; readonly origin: Origin },
  operation: string,
): StaffAct {
  return { ...origin, userId: viewer.userId, username: viewer.username, call: operation };
}
