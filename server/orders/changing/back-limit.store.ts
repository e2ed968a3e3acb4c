/** Keeps what one change gives back of an order below what whoever makes it may give (ORDER-40). */
import type { Db } from "../../db/client";
import { listTaken, sumOf } from "./give-back.store";
import type { MoneySource } from "./money.port";

/** More would go back than may. Nothing of the transaction may be kept. */
export class TooMuchBack extends Error {
  override readonly name = "TooMuchBack";
}

export interface BackLimit {
  readonly orderId: string;
  /** Of money that was taken; Infinity: whatever was paid. */
  readonly mostBackCents: number;
}

/** The order is locked. @throws TooMuchBack */
export async function withinLimit<Made>(
  trx: Db,
  sources: readonly MoneySource[],
  { orderId, mostBackCents }: BackLimit,
  make: () => Promise<Made>,
): Promise<Made> {
  if (mostBackCents === Infinity) return make();
  const before = sumOf(await listTaken(trx, sources, orderId));
  const made = await make();
  const backCents = before - sumOf(await listTaken(trx, sources, orderId));
  if (backCents > mostBackCents) throw new TooMuchBack();
  return made;
}
