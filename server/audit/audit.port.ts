/** The port through which other features record staff changes (STAFF-5). */
import type { ChangeOf, StaffChange } from "#contract/audit/changes/changes";
import type { Db } from "../db/client";
import type { Origin, Viewer } from "../http/session";

/** A call by a staff member. */
export interface StaffAct extends Origin {
  readonly userId: string;
  readonly username: string;
  /** Method and declared path. */
  readonly call: string;
}

/** Written in the transaction of the recorded change, so that neither exists without the other. */
export type AuditWrite = (unit: Db) => Promise<void>;

/** The account and order that a change concerns beside its subject. */
export interface Concerned {
  /** Id of the account concerned, when the subject is something else; null without one. */
  readonly accountId?: string | null;
  /** The order with history rows that the entry covers; null = several orders, absent = none. */
  readonly orderId?: string | null;
}

/** Both methods must run last in their transaction: a holder of the chain's lock must not wait for others. */
export interface AuditTrail {
  record(unit: Db, act: StaffAct, change: StaffChange, concerned?: Concerned): Promise<void>;
  /**
   * Records a staff member's order changes of this transaction as one entry. No-op if the actor is the
   * customer or the shop itself. @param actor as in the order's history
   */
  recordOrder(unit: Db, actor: string, orderId: string): Promise<void>;
}

/** Records that staff read an applicant's numbers (LEASE-17). */
export type RecordDataRead = (
  act: StaffAct,
  reading: Omit<ChangeOf<"APPLICANT_NUMBERS_VIEWED">, "kind">,
) => Promise<void>;

/** Records views of accounts by staff (STAFF-12). */
export interface ViewTrail {
  noteView(act: StaffAct, subjectId: string): Promise<void>;
}

/** Records a change in the transaction of the store that makes it. */
export function recording(
  trail: Pick<AuditTrail, "record">,
  act: StaffAct,
  change: StaffChange,
  concerned?: Concerned,
): AuditWrite {
  return (unit) => trail.record(unit, act, change, concerned);
}

/** Builds the act of a REST call: caller, call and origin. */
export function actOf(
  { method, path }: { readonly method: string; readonly path: string },
  { viewer, origin }: { readonly viewer: Viewer; readonly origin: Origin },
): StaffAct {
  return { ...origin, userId: viewer.userId, username: viewer.username, call: `${method} ${path}` };
}

/** Builds the act of a GraphQL operation, named by the operation. */
export function staffAct(
  { viewer, origin }: { readonly viewer: Viewer; readonly origin: Origin },
  operation: string,
): StaffAct {
  return { ...origin, userId: viewer.userId, username: viewer.username, call: operation };
}
