/** Reminds a customer of the next lease payment, once a payment (LEASE-77). */
import { lessorName } from "#contract/leases/lessors/lessor-name";
import { formatMoney } from "#contract/money/money";
import { formatCalendarDay } from "#contract/time/days";
import type { Db } from "../../db/client";
import type { OrderMails, PaymentDue } from "../../orders/changing/ports/mails.port";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
import { schedulePaymentCheck, writeReminded, type LeaseWithPayments } from "./payment-reminders.store";

export interface PaymentReminderParts {
  readonly db: Db;
  readonly moves: Pick<OrderMoves, "lock" | "eventInsert">;
  readonly mails: Pick<OrderMails, "ofPaymentDue">;
}

/**
 * Mails the customer if the payment is near and not yet announced, and schedules the next request in the same
 * transaction. A no-op when the lease changed during the request.
 */
export function remindOfPayment(
  { db, moves, mails }: PaymentReminderParts,
  lease: LeaseWithPayments,
  payment: Omit<PaymentDue, "lessorName">,
): Promise<void> {
  const { orderId, lessor } = lease;
  return db.transaction().execute(async (trx) => {
    // The order lock prevents concurrent returns, toggles and duplicate mails for the same payment.
    if (!(await moves.lock(trx, orderId))) return;
    if (!(await writeReminded(trx, lease, payment.dueOn)))
      return schedulePaymentCheck(trx, lease, payment.dueOn);
    const order = await mails.ofPaymentDue(trx, orderId, { ...payment, lessorName: lessorName(lessor) });
    // A deleted account has no address.
    if (!order?.customer.email) return;
    const summary = `Payment reminder sent: ${formatMoney(payment.cents)} due on ${formatCalendarDay(payment.dueOn)}`;
    await moves
      .eventInsert({ orderId, type: "REMINDER_EMAIL_UPDATED", actor: "System", summary })
      .execute(trx);
  });
}
