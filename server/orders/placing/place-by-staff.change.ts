/** Places a phone order for staff, with its payment mail and audit log entry, in one transaction. */
import type { Db } from "../../db/client";
import type { NewOrder } from "./insert-order.store";
import { placeOrder } from "./place-order.change";
import type { OrderByStaff, OrderDraft, Placing } from "./placing.port";
import { sendPaymentLink, type PaymentLinkParts } from "./send-payment-link.change";

export function placeByStaff(
  db: Db,
  parts: PaymentLinkParts,
  order: NewOrder,
  draft: OrderDraft,
  recordAudit: OrderByStaff["recordAudit"],
): Promise<Placing> {
  return db.transaction().execute(async (trx) => {
    const placed = await placeOrder(trx, null, order, draft);
    if (placed.kind !== "PLACED") return placed;
    const { submittedBy: actor, key, customer } = draft;
    await sendPaymentLink(trx, parts, { orderId: placed.order.id, to: customer.email, actor, key });
    await recordAudit(trx, placed.order);
    return placed;
  });
}
