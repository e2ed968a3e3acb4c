/** Lets customers turn payment reminders of an order off and on (LEASE-77). */
import type { OrderChange } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import type { RateLimits } from "../http/rate-limits";
import type { Viewer } from "../http/session";
import { setReminders, type RemindersPlace } from "./changing/set-reminders.change";
import type { OrderPlacing } from "./placing/placing.port";
import { toOrder } from "./reading/order.mapping";
import type { OrderStore } from "./reading/orders.store";

export interface RemindersParts extends RemindersPlace {
  readonly orders: Pick<OrderStore, "find">;
  readonly placing: Pick<OrderPlacing, "mayAct">;
  readonly limits: Pick<RateLimits, "allows">;
}

const { leases: sentences, generic } = MESSAGES;

export class RemindersService {
  constructor(private readonly parts: RemindersParts) {}

  /**
   * Idempotent: only a change is written to the history. The order link from a mail suffices as
   * authorization. Another customer's order is reported as missing.
   * @throws DomainError TOO_MANY_REQUESTS for repeated toggling, which would flood the history
   */
  async set(
    viewer: Viewer | null,
    orderId: string,
    orderKey: string | null,
    isOn: boolean,
  ): Promise<OrderChange> {
    const { orders, placing, limits } = this.parts;
    const refused = { success: false, message: generic.notFound, order: null };
    if (!(await placing.mayAct(orderId, viewer, orderKey, "FOLLOW"))) return refused;
    await setReminders(this.parts, orderId, isOn, async (trx) => {
      if (await limits.allows("orderReminders", { order: orderId }, trx)) return;
      throw new DomainError("TOO_MANY_REQUESTS", sentences.paymentRemindersRefused);
    });
    const record = await orders.find(orderId);
    if (!record) return refused;
    const order = toOrder(record, { kind: "customer" });
    const canCancel = order.canCancel && (await placing.mayAct(orderId, viewer, orderKey, "CANCEL"));
    return {
      success: true,
      message: isOn ? sentences.paymentRemindersOn : sentences.paymentRemindersOff,
      order: { ...order, canCancel },
    };
  }
}
