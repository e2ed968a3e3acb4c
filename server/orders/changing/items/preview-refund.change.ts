/** Previews the refund for a cancellation or return by making it, reading the result and rolling back. */
import type { OrderChangeKind } from "#contract/orders/item-changes";
import { changeableItems } from "#contract/orders/orders";
import { LEASE_SIGNED, LEASE_USING } from "#contract/leases/statuses";
import type { Db } from "../../../db/client";
import type { OrderStore } from "../../reading/orders.store";
import { applyChange } from "./change-items.change";
import type { ChangeParts, Pieces } from "../ports/changes.port";
import { MoneyNotCaptured, type LockedOrder } from "../ports/moves.port";
import type { HeldMoney } from "../ports/money.port";
import { lockOrder } from "../steps.store";

export interface PreviewInput {
  readonly orderId: string;
  readonly change: OrderChangeKind;
  /** Null = the whole order, or every returnable item. */
  readonly itemIds: readonly string[] | null;
  readonly quantities: readonly Pieces[];
  readonly mayCancel: (order: LockedOrder) => boolean;
}

/** The refund per payment method. */
export interface BackMoney extends Pick<HeldMoney, "name" | "isReserved"> {
  readonly cents: number;
  readonly isManual: boolean;
}

export interface LeaseEffect {
  readonly lessorName: string;
  readonly isSigned: boolean;
  readonly before: number;
  readonly after: number;
}

export type Previewed =
  | { readonly kind: "DONE"; readonly back: readonly BackMoney[]; readonly lease: LeaseEffect | null }
  | { readonly kind: "NOT_ALLOWED" | "NOT_TAKEN_YET" | "WHOLE_AT_SUPPLIER" };

export interface PreviewParts extends ChangeParts {
  readonly orders: OrderStore;
}

class Undone extends Error {
  constructor(readonly previewed: Previewed) {
    super("Rolled back: this was only a preview");
  }
}

/** @returns null when the order does not exist */
export async function previewRefund(parts: PreviewParts, input: PreviewInput): Promise<Previewed | null> {
  try {
    return await parts.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, input.orderId);
      if (!order) return null;
      const before = await readMoney(trx, parts, input.orderId);
      const isWhole = input.change === "CANCEL" && input.itemIds === null;
      const isMade = isWhole
        ? await cancel(trx, parts, order, input)
        : await change(trx, parts, order, input);
      if (isMade === "WHOLE_AT_SUPPLIER") return { kind: isMade } as const;
      if (!isMade) return { kind: "NOT_ALLOWED" } as const;
      throw new Undone(compare(before, await readMoney(trx, parts, input.orderId), isWhole));
    });
  } catch (error) {
    if (error instanceof Undone) return error.previewed;
    if (error instanceof MoneyNotCaptured) return { kind: "NOT_TAKEN_YET" };
    throw error;
  }
}

const ACTOR = "System";

async function cancel(
  trx: Db,
  { moves }: PreviewParts,
  order: LockedOrder,
  input: PreviewInput,
): Promise<boolean> {
  if (!input.mayCancel(order)) return false;
  await moves.move(trx, order, { to: "CANCELLED", actor: ACTOR, summary: "" });
  return true;
}

async function change(
  trx: Db,
  parts: PreviewParts,
  order: LockedOrder,
  input: PreviewInput,
): Promise<boolean | "WHOLE_AT_SUPPLIER"> {
  const what = input.change === "RETURN" ? "RETURNED" : "CANCELLED";
  const itemIds = input.itemIds ?? changeableItems(order, order.lines, what).map(({ id }) => id);
  if (itemIds.length === 0) return false;
  const made = { orderId: order.id, revision: order.revision, itemIds, change: what, date: null } as const;
  const outcome = await applyChange(trx, parts, order, {
    ...made,
    quantities: input.quantities,
    parcel: null,
    actor: ACTOR,
    sealedReason: null,
  });
  return outcome.kind === "WHOLE_AT_SUPPLIER" ? outcome.kind : outcome.kind === "DONE";
}

interface MoneyState {
  readonly held: readonly HeldMoney[];
  readonly leasedCents: number;
  /** Null when the order is not leased. */
  readonly lessorName: string | null;
  readonly isSigned: boolean;
}

async function readMoney(trx: Db, { sources, orders }: PreviewParts, orderId: string): Promise<MoneyState> {
  const held: HeldMoney[] = [];
  for (const source of sources) held.push(...(await source.listHeld(trx, orderId)));
  const lease = (await orders.find(orderId, trx))?.lease ?? null;
  const isUsing = lease !== null && LEASE_USING.includes(lease.state);
  return {
    held,
    leasedCents: isUsing ? lease.cents : 0,
    lessorName: isUsing ? lease.lessorName : null,
    isSigned: lease !== null && LEASE_SIGNED.includes(lease.state),
  };
}

/** @param isWhole the order is cancelled; a background job releases its lease */
function compare(before: MoneyState, after: MoneyState, isWhole: boolean): Previewed {
  const back = before.held.map(({ id, name, cents, isReserved, canGoBack }) => ({
    name,
    isReserved,
    cents: cents - (after.held.find((held) => held.id === id)?.cents ?? 0),
    isManual: !canGoBack,
  }));
  const { lessorName, isSigned, leasedCents } = before;
  const leasedAfter = isWhole ? 0 : after.leasedCents;
  return {
    kind: "DONE",
    back: back.filter(({ cents }) => cents > 0),
    lease: lessorName === null ? null : { lessorName, isSigned, before: leasedCents, after: leasedAfter },
  };
}
