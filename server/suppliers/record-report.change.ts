/** Records what a supplier reports besides statuses: its own word and the expected date (ORDER-32). */
import { formatCalendarDay } from "#contract/time/days";
import type { Db } from "../db/client";
import type { OrderFulfilment } from "../orders/changing/ports/fulfilment.port";
import { recheckOrders } from "./bills/recheck-orders.change";
import { recordEvent, writeReport, type RecordedItem } from "./reports.store";
import type { ClaimedOrder } from "./supplier-orders.store";
import type { ReportedItem } from "./vendors/supplier.port";

/** Records a report once; mails the customer about delays. */
export async function recordReport(
  db: Db,
  orders: OrderFulfilment,
  claimed: ClaimedOrder,
  items: readonly ReportedItem[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await orders.lock(trx, claimed.orderId))) return;
    const recorded = await writeReport(trx, claimed, items);
    if (items.some(({ state }) => state === "CANCELLED")) await recheckOrders(trx, [claimed.id]);
    const late = recorded.filter(({ isNewlyDelayed }) => isNewlyDelayed);
    const dated = recorded.filter(({ expectedOn }) => expectedOn !== null);
    for (const day of new Set(dated.map(({ expectedOn }) => expectedOn!))) {
      const names = namesOf(dated.filter(({ expectedOn }) => expectedOn === day));
      await recordEvent(trx, orders, claimed.orderId, `Expected ${formatCalendarDay(day)}: ${names}`);
    }
    if (late.length === 0) return;
    await recordEvent(trx, orders, claimed.orderId, `Delayed by the supplier: ${namesOf(late)}`);
    const itemIds = late.map(({ itemId }) => itemId);
    await orders.mails.ofItems(trx, claimed.orderId, { change: "DELAYED", itemIds, backCents: 0 });
  });
}

function namesOf(items: readonly RecordedItem[]): string {
  return items.map(({ name }) => name).join(", ");
}
