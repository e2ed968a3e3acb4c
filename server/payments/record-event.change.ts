/** Records a webhook's event once and makes its payment due. */
import type { Db } from "../db/client";
import { findByTransaction, scheduleCheck, type AttemptRecord } from "./ledger/attempts.store";
import type { WebhookEvent } from "./vendors/gateway.port";
import { findUnnumbered, insertEvent } from "./webhooks.store";

/** Format of an order id: vendors also report payments that are not the shop's. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Delay of the sweeper's check, in case the process that stored the event died before acting on it. */
const SOON_SECONDS = 10;

/** @returns null for an event recorded earlier; its payment is null when unknown */
export function recordEvent(
  db: Db,
  gatewayType: string,
  event: WebhookEvent,
): Promise<{ readonly payment: AttemptRecord | null } | null> {
  const { transactionId } = event;
  const orderId = UUID.test(event.orderId ?? "") ? event.orderId : null;
  return db.transaction().execute(async (unit) => {
    if (!(await insertEvent(unit, gatewayType, { ...event, orderId }))) return null;
    const payment =
      (transactionId !== null && (await findByTransaction(unit, gatewayType, transactionId))) ||
      (orderId !== null && (await findUnnumbered(unit, gatewayType, orderId))) ||
      null;
    if (payment) await scheduleCheck(unit, payment.id, SOON_SECONDS);
    return { payment };
  });
}
