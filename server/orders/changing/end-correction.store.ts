/**
 * Ends a correction that waits for its payment: the order stays as it is, and the customer is mailed (ORDER-43,
 * ORDER-44).
 */
import type { Db } from "../../db/client";
import type { OrderCorrections } from "./ports/corrections.port";
import type { OrderMails } from "./ports/mails.port";
import type { MoneySource } from "./ports/money.port";
import type { LockedOrder } from "./ports/moves.port";
import { writeTouched } from "./steps.store";
import { giveStockBack } from "./stock.store";

export interface CorrectionEndParts {
  readonly sources: readonly MoneySource[];
  readonly mails: OrderMails;
  readonly corrections: OrderCorrections;
}

/** The order is locked. What the correction held is for sale again. */
export async function endCorrection(
  trx: Db,
  { sources, mails, corrections }: CorrectionEndParts,
  order: LockedOrder,
  to: "LAPSED" | "WITHDRAWN",
  actor: string,
): Promise<void> {
  await giveStockBack(trx, await corrections.close(trx, order, to, actor));
  await writeTouched(trx, order.id, actor);
  for (const source of sources) await source.wake(trx, order.id);
  await mails.ofCorrectionOver(trx, order.id, to === "LAPSED");
}
