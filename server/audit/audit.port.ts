/** How other words write down what staff change (STAFF-5). */
import type { Db } from "../db/client";
import type { Origin, Viewer } from "../http/session";

/** A call of a member of the staff. */
export interface StaffAct extends Origin {
  readonly userId: string;
  readonly username: string;
  /** Method and declared path. */
  readonly call: string;
}

/** Written in the transaction of the change it tells of, so that neither is there without the other. */
export type Note = (unit: Db) => Promise<void>;

export interface StaffChange {
  /** Id of the user whose account was changed; left out where no account was. */
  readonly subjectId?: string;
  /** What was changed, without personal data: it stays when the subject is forgotten. */
  readonly note: string;
  /** The order the change wrote about, so that the entry vouches for that; null: many orders. Left out: none. */
  readonly orderId?: string | null;
}

/** Both are the last step of their transaction: whoever holds the chain waits for nothing else. */
export interface AuditTrail {
  record(unit: Db, act: StaffAct, change: StaffChange): Promise<void>;
  /**
   * Records what a member of the staff has written about an order in this transaction, as one entry; nothing for an
   * actor who is the customer or the shop itself. @param actor as in the order's history
   */
  recordOrder(unit: Db, actor: string, orderId: string): Promise<void>;
}

/** How an account that staff look at is written down (STAFF-12). */
export interface ViewTrail {
  noteView(act: StaffAct, subjectId: string): Promise<void>;
}

/** Who calls what, from where. */
export function actOf(
  { method, path }: { readonly method: string; readonly path: string },
  { viewer, origin }: { readonly viewer: Viewer; readonly origin: Origin },
): StaffAct {
  return { ...origin, userId: viewer.userId, username: viewer.username, call: `${method} ${path}` };
}

/** The same of an operation of GraphQL, which is named by itself. */
export function staffAct(
  { viewer, origin }: { readonly viewer: Viewer; readonly origin: Origin },
  operation: string,
): StaffAct {
  return { ...origin, userId: viewer.userId, username: viewer.username, call: operation };
}
