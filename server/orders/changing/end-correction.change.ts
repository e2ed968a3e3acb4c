/** Ends an unpaid correction: the order stays unchanged, and the customer is mailed (ORDER-43, ORDER-44). */
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

/** Releases the stock held by the correction. The caller holds the order lock. */
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
