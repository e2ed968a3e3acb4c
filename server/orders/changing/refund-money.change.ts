/** Refunds money to the payer. Each function is one step of a transaction that holds the order lock. */
import type { ItemChange } from "#contract/orders/item-changes";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { Db } from "../../db/client";
import { lineCents } from "#contract/orders/line-cents";
import { MoneyNotCaptured, type LockedOrder } from "./ports/moves.port";
import type { HeldMoney, MoneySource, SettledItems } from "./ports/money.port";
import { writeEvent } from "./steps.store";

export interface CapturedMoney {
  readonly source: MoneySource;
  readonly held: HeldMoney;
}

/** Captured money not yet refunded; payments refundable by API come first. */
export async function listCaptured(
  trx: Db,
  sources: readonly MoneySource[],
  orderId: string,
): Promise<CapturedMoney[]> {
  const captured: CapturedMoney[] = [];
  for (const source of sources) {
    captured.push(...(await source.listHeld(trx, orderId)).map((held) => ({ source, held })));
  }
  return captured
    .filter(({ held }) => !held.isReserved)
    .sort((a, b) => Number(b.held.canGoBack) - Number(a.held.canGoBack));
}

export function sumOf(captured: readonly CapturedMoney[]): number {
  return captured.reduce((sum, { held }) => sum + held.cents, 0);
}

export interface PartialRefund {
  readonly orderId: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly requestedBy: string;
  /** Free-text reason, sealed. */
  readonly sealedReason?: Buffer | null;
  /** Idempotency key for each payment the refund draws on. */
  readonly keyOf: (piece: number) => string;
}

/**
 * Requests a refund across the order's payments and records it in the history.
 * @returns whether part of it is manual
 */
export async function requestRefund(
  trx: Db,
  captured: readonly CapturedMoney[],
  { orderId, amountCents, reason, requestedBy, sealedReason, keyOf }: PartialRefund,
): Promise<boolean> {
  let remainingCents = amountCents;
  let isByHand = false;
  for (const [piece, { source, held }] of captured.entries()) {
    const cents = Math.min(remainingCents, held.cents);
    if (cents === 0) break;
    remainingCents -= cents;
    isByHand ||= !held.canGoBack;
    const refund = { heldId: held.id, orderId, amountCents: cents, requestedBy };
    await source.giveBack(trx, { ...refund, reason, key: keyOf(piece) });
  }
  await writeEvent(trx, {
    orderId,
    type: "PAYMENT_DETAILS_UPDATED",
    actor: requestedBy,
    summary: `Refund of ${formatMoney(amountCents)} requested`,
    sealedNote: sealedReason,
  });
  return isByHand;
}

const REASONS: Readonly<Partial<Record<ItemChange, string>>> = {
  RETURNED: "Items returned",
  CANCELLED: "Items canceled",
};

/**
 * Notifies every source of money about a change of items.
 * @returns cents that the sources settle with the payer themselves
 */
export async function settleItems(
  trx: Db,
  sources: readonly MoneySource[],
  settled: SettledItems,
  actor: string,
): Promise<number> {
  let sum = 0;
  for (const source of sources) {
    const { cents, entry } = await source.settleItems(trx, settled);
    sum += cents;
    const event = { orderId: settled.order.id, type: "LEASE_DETAILS_UPDATED", actor } as const;
    if (entry !== null) await writeEvent(trx, { ...event, summary: entry });
  }
  return sum;
}

export interface UndoneItems {
  readonly itemIds: readonly string[];
  readonly change: ItemChange;
  readonly actor: string;
  /** The part that sources of money settle themselves (settleItems). */
  readonly settledCents: number;
}

/**
 * Requests a refund of the items' value (ORDER-18), at most what is left of the paid amount.
 * @returns cents
 * @throws MoneyNotCaptured while the money is only authorized
 */
export async function refundItems(
  trx: Db,
  sources: readonly MoneySource[],
  order: LockedOrder,
  { itemIds, change, actor, settledCents }: UndoneItems,
): Promise<number> {
  const [first] = itemIds;
  if (first === undefined) return 0;
  for (const source of sources) {
    const held = await source.listHeld(trx, order.id);
    if (held.some(({ isReserved }) => isReserved)) throw new MoneyNotCaptured();
  }
  const captured = await listCaptured(trx, sources, order.id);
  const centsOf = lineCents(order);
  const itemsCents = itemIds.reduce((sum, id) => sum + (centsOf.get(id) ?? 0), 0);
  const amountCents = Math.min(itemsCents - settledCents, sumOf(captured));
  if (amountCents <= 0) return 0;
  // Each item is refunded once.
  const keyOf = (piece: number) => `items:${change}:${first}:${piece}`;
  const reason = REASONS[change] ?? change;
  await requestRefund(trx, captured, { orderId: order.id, amountCents, reason, requestedBy: actor, keyOf });
  return amountCents;
}

/**
 * Requests a refund of all of an order's money, including authorizations.
 * @returns whether there was any
 */
export async function refundAll(
  trx: Db,
  sources: readonly MoneySource[],
  orderId: string,
  requestedBy: string,
): Promise<boolean> {
  let isAny = false;
  for (const source of sources) {
    for (const { id, cents } of await source.listHeld(trx, orderId)) {
      const refund = { heldId: id, orderId, amountCents: cents, requestedBy };
      await source.giveBack(trx, {
        ...refund,
        reason: MESSAGES.orders.summaryOfCancelled,
        key: `cancel:${id}`,
      });
      isAny = true;
    }
  }
  return isAny;
}
