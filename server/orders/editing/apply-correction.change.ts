/** Applies a correction once its difference is paid, or closes it unpaid (ORDER-42 to ORDER-44). */
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import type { OrderCorrections } from "../changing/ports/corrections.port";
import type { OrderMails } from "../changing/ports/mails.port";
import type { LockedOrder } from "../changing/ports/moves.port";
import { repeatFraudCheck } from "../changing/repeat-fraud-check.change";
import { writeEvent } from "../changing/steps.store";
import { giveStockBack } from "../changing/stock.store";
import { openPlan } from "../reading/correction-plan.rules";
import type { OrderStore } from "../reading/orders.store";
import { endWaiting } from "./corrections.store";
import { editOf, piecesMoved } from "./plan.rules";
import { writeEdit } from "./written.store";

const { orderEdits: sentences } = MESSAGES;

export interface CorrectionParts {
  readonly sealer: Sealer;
  readonly orders: OrderStore;
  readonly mails: OrderMails;
  readonly isFraudChecked: boolean;
  readonly trail: Pick<AuditTrail, "recordOrder">;
}

export function createCorrections({
  sealer,
  orders,
  mails,
  trail,
  isFraudChecked,
}: CorrectionParts): OrderCorrections {
  const end = async (trx: Db, { id }: LockedOrder, to: "APPLIED" | "LAPSED" | "WITHDRAWN") => {
    const row = await endWaiting(trx, id, to);
    return row && { ...row, asked: openPlan(sealer, row.sealedPlan) };
  };
  return {
    async apply(trx, order) {
      const record = await orders.find(order.id, trx);
      const ended = await end(trx, order, "APPLIED");
      if (!record || !ended) throw new Error("This order has no pending correction");
      const { back } = piecesMoved(order.lines, ended.asked);
      if (back.length > 0) await giveStockBack(trx, back);
      await writeEdit(trx, sealer, order, editOf(record, ended.asked, ended.actor));
      if (isFraudChecked) await repeatFraudCheck(trx, order);
      await mails.ofEdited(trx, order.id, { paidCents: ended.dueCents });
      await trail.recordOrder(trx, ended.actor, order.id);
    },
    async close(trx, order, to, actor) {
      const ended = await end(trx, order, to);
      if (!ended) return [];
      const amount = formatMoney(ended.dueCents);
      const summary =
        to === "LAPSED" ? sentences.summaryOfLapsed(amount) : sentences.summaryOfWithdrawn(amount);
      await writeEvent(trx, { orderId: order.id, type: "PAYMENT_DETAILS_UPDATED", actor, summary });
      return piecesMoved(order.lines, ended.asked).reserved;
    },
  };
}
