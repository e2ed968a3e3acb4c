/** Turns a draft into an application, and ties it to its order (LEASE-11, LEASE-12). */
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { insertApplication, lockAccount, type ReadDraft } from "./application-writes.store";
import type { NewApplication } from "./application.record";
import { hasOneUnderWay } from "./applications.store";

/**
 * GONE: the draft was changed or sent in the meantime. ORDER_CLOSED: the order no longer awaits an
 * application.
 */
export type Begun = { readonly id: string } | "UNDER_WAY" | "GONE" | "ORDER_CLOSED";

/**
 * Links the application to its order's lease.
 * @returns false when that lease does not await one
 */
export type TieOrder = (trx: Db, orderId: string, applicationId: string) => Promise<boolean>;

export interface BeginningParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly tie: TieOrder;
  /** An approval with less left is used up and blocks no other application. */
  readonly leastCents: number;
}

/** Rolls the transaction back. */
class OrderClosed extends Error {}

/** Deletes the draft. Idempotent per request. */
export async function beginApplication(
  { db, sealer, tie, leastCents }: BeginningParts,
  application: NewApplication,
  draft: ReadDraft,
): Promise<Begun> {
  const { userId, orderId } = application;
  // A guest's application is one statement, so it needs no transaction.
  if (userId === null && orderId === null) return insertApplication({ db, sealer }, application, draft);
  try {
    return await db.transaction().execute(async (trx) => {
      if (userId !== null) await lockAccount(trx, userId);
      if (userId !== null && (await hasOneUnderWay(trx, userId, leastCents))) return "UNDER_WAY";
      const made = await insertApplication({ db: trx, sealer }, application, draft);
      if (made === "GONE" || orderId === null) return made;
      if (!(await tie(trx, orderId, made.id))) throw new OrderClosed();
      return made;
    });
  } catch (error) {
    if (error instanceof OrderClosed) return "ORDER_CLOSED";
    throw error;
  }
}
