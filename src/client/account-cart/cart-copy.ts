/**
 * The account's cart as the server last sent it, stored beside the cart this browser shows
 * (../cart/cart-storage.ts). The difference between the two is the unsent changes.
 */
import { parseCart, readCart, type CartLine } from "../cart/cart-storage";
import { isCustomerHere } from "../cart/publish-cart";
import { ignoringErrors } from "../page/dom";
import { OWN_CART_KEY } from "../page/page-keys";

/** Items being merged into the account's cart; resent under the same key until the server responds. */
export interface Pending {
  readonly key: string;
  readonly lines: readonly CartLine[];
}

interface AccountCopy {
  /** User name of the cart's owner. */
  readonly owner: string;
  /** The account's cart as the server last sent it. */
  readonly lines: readonly CartLine[];
  readonly pending: Pending | null;
  /** Sentences the customer has not dismissed yet. */
  readonly notices: readonly string[];
}

/** Quantities by product; a change may be negative. */
export type Pieces = ReadonlyMap<string, number>;

/** Null before the first read of the account's cart, and when the stored copy is unreadable. */
export function readCopy(): AccountCopy | null {
  return (
    ignoringErrors(() => {
      const { owner, lines, pending, notices } = JSON.parse(localStorage.getItem(OWN_CART_KEY)!);
      if (typeof owner !== "string") return null;
      return {
        owner,
        lines: asLines(lines),
        pending:
          typeof pending?.key === "string" ? { key: pending.key, lines: asLines(pending.lines) } : null,
        notices: Array.isArray(notices)
          ? notices.filter((text: unknown): text is string => typeof text === "string")
          : [],
      };
    }) ?? null
  );
}

function asLines(value: unknown): CartLine[] {
  return parseCart(JSON.stringify(value));
}

export function writeCopy(copy: AccountCopy): void {
  ignoringErrors(() => localStorage.setItem(OWN_CART_KEY, JSON.stringify(copy)));
}

/** Quantities added (negative: removed) in this browser and not sent yet, by product. */
export function unsentPieces(): Map<string, number> {
  const pieces = new Map(readCart().map(({ productId, quantity }) => [productId, quantity]));
  const sent = readCopy()?.lines ?? [];
  sent.forEach(({ productId, quantity }) => pieces.set(productId, (pieces.get(productId) ?? 0) - quantity));
  pieces.forEach((count, productId) => count === 0 && pieces.delete(productId));
  return pieces;
}

/** True when a signed-in customer has unsent changes. Works without the store. */
export function hasUnsentChanges(): boolean {
  if (!isCustomerHere()) return false;
  return unsentPieces().size > 0 || !!readCopy()?.pending;
}
