/** Records staff refunds and limits refunds made without a second-factor code (ORDER-40). */
import type { BackKind } from "#contract/staff/acts";
import type { Db } from "../../db/client";
import { listCaptured, sumOf } from "./refund-money.change";
import type { MoneySource } from "./ports/money.port";

/** The refund limit would be exceeded. The caller must roll the transaction back. */
export class RefundLimitExceeded extends Error {
  override readonly name = "RefundLimitExceeded";
}

/**
 * Records how much captured money a change refunds. The caller holds the order lock and takes no lock
 * afterwards.
 * @param orderId null for a change of many orders
 * @throws RefundLimitExceeded
 */
export type RecordRefunded = (
  trx: Db,
  orderId: string | null,
  cents: number,
  kind: BackKind,
) => Promise<void>;

/** For changes by customers, and for changes without a refund. */
export const UNLIMITED: RecordRefunded = async () => undefined;

export interface LimitedRefund {
  readonly orderId: string;
  readonly recordRefunded: RecordRefunded;
}

/**
 * The caller holds the order lock.
 * @throws RefundLimitExceeded
 */
export async function withinLimit<Made>(
  trx: Db,
  sources: readonly MoneySource[],
  { orderId, recordRefunded, kind }: LimitedRefund & { readonly kind: BackKind },
  make: () => Promise<Made>,
): Promise<Made> {
  if (recordRefunded === UNLIMITED) return make();
  const before = sumOf(await listCaptured(trx, sources, orderId));
  const made = await make();
  const backCents = before - sumOf(await listCaptured(trx, sources, orderId));
  if (backCents > 0) await recordRefunded(trx, orderId, backCents, kind);
  return made;
}
