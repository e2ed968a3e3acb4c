/** Counts staff's refunds, and limits those without a code (ORDER-40). */
import type { BackKind } from "#contract/staff/acts";
import type { Db } from "../../db/client";
import { listCaptured, sumOf } from "./give-back.store";
import type { MoneySource } from "./ports/money.port";

/** The limit would be exceeded. The transaction must be rolled back. */
export class TooMuchBack extends Error {
  override readonly name = "TooMuchBack";
}

/**
 * Notes how much taken money a change gives back. The order is locked, and nothing is locked after it.
 * @param orderId null: of many orders
 * @throws TooMuchBack
 */
export type RecordRefunded = (
  trx: Db,
  orderId: string | null,
  cents: number,
  kind: BackKind,
) => Promise<void>;

/** For changes by customers, and for those that give nothing back. */
export const UNLIMITED: RecordRefunded = async () => undefined;

export interface BackLimit {
  readonly orderId: string;
  readonly recordRefunded: RecordRefunded;
}

/** The order is locked. @throws TooMuchBack */
export async function withinLimit<Made>(
  trx: Db,
  sources: readonly MoneySource[],
  { orderId, recordRefunded, kind }: BackLimit & { readonly kind: BackKind },
  make: () => Promise<Made>,
): Promise<Made> {
  if (recordRefunded === UNLIMITED) return make();
  const before = sumOf(await listCaptured(trx, sources, orderId));
  const made = await make();
  const backCents = before - sumOf(await listCaptured(trx, sources, orderId));
  if (backCents > 0) await recordRefunded(trx, orderId, backCents, kind);
  return made;
}
