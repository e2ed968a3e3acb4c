/** Messages for refused order changes. */
import { MESSAGES } from "#contract/messages";
import { SUPPLIER_ORDER_MESSAGES } from "#contract/orders/messages";
import type { ChangeOutcome } from "./ports/changes.port";

const { orders: sentences } = MESSAGES;

export const REFUSALS = {
  STALE: sentences.stale,
  NOT_ALLOWED: sentences.notAllowed,
  OUT_OF_STOCK: sentences.soldOut,
  CORRECTION_WAITS: MESSAGES.orderEdits.waits,
  CHECK_WAITS: MESSAGES.orderEdits.checkWaits,
  NOT_TAKEN_YET: sentences.notCapturedYet,
  REASON_NEEDED: sentences.releaseReason,
  WHOLE_AT_SUPPLIER: SUPPLIER_ORDER_MESSAGES.cancelWholeLine,
  AT_SUPPLIER: SUPPLIER_ORDER_MESSAGES.beingOrdered,
} satisfies Readonly<Record<Exclude<ChangeOutcome["kind"], "DONE" | "SAME">, string>>;
