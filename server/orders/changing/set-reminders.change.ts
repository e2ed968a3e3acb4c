/** Turns payment reminders of an order on or off (LEASE-39, LEASE-77). */
import { MESSAGES } from "#contract/messages";
import type { Db } from "../../db/client";
import type { MoneySource } from "./ports/money.port";
import { lockOrder, writeEvent, writeReminders } from "./steps.store";

export interface RemindersPlace {
  readonly db: Db;
  readonly sources: readonly Pick<MoneySource, "turnReminders">[];
}

/**
 * Called for the customer; a no-op when already set.
 * @param mayChange throws in the transaction when the change is not allowed
 */
export function setReminders(
  { db, sources }: RemindersPlace,
  orderId: string,
  isOn: boolean,
  mayChange: (trx: Db) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, orderId))) return;
    const actor = "Customer";
    if (!(await writeReminders(trx, orderId, isOn, actor))) return;
    await mayChange(trx);
    for (const source of sources) await source.turnReminders(trx, orderId, isOn);
    const summary = MESSAGES.leases.summaryOfReminders(isOn);
    await writeEvent(trx, { orderId, type: "REMINDER_EMAIL_UPDATED", actor, summary });
  });
}
