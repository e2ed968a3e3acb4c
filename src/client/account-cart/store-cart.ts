/** Stores the cart this browser shows, merged with the account's cart as the server sent it. */
import { CART_LIMITS } from "#contract/cart/cart";
import { readCart, storeCart, type CartLine } from "../cart/cart-storage";
import { CART_EVENT } from "../page/page-keys";
import { readCopy, unsentPieces, writeCopy, type Pieces } from "./cart-copy";

/** Stores the lines visible on every page of this browser. False when storing failed. */
export function storeLines(lines: readonly CartLine[]): boolean {
  const good = lines
    .filter(({ quantity }) => quantity >= 1)
    .map(({ productId, quantity }) => ({ productId, quantity: Math.min(quantity, CART_LIMITS.quantity) }));
  if (JSON.stringify(good) === JSON.stringify(readCart())) return true;
  const isStored = storeCart(good);
  dispatchEvent(new Event(CART_EVENT));
  return isStored;
}

/** Sets the visible quantity of a product; a new product goes to `place`, or last. */
export function storeQuantity(productId: string, quantity: number, place?: number): boolean {
  const lines = readCart();
  const at = lines.findIndex((line) => line.productId === productId);
  const target = at >= 0 ? at : (place ?? lines.length);
  return storeLines(lines.toSpliced(target, at >= 0 ? 1 : 0, { productId, quantity }));
}

/**
 * Adopts the account's cart from the server. Changes made during the request stay on top: the result is the
 * account's cart plus everything unsent, without `sent`.
 */
export function adoptAccountCart(owner: string, account: readonly CartLine[], sent: Pieces): void {
  const unsent = unsentPieces();
  sent.forEach((count, productId) => unsent.set(productId, (unsent.get(productId) ?? 0) - count));
  writeCopy({ owner, lines: account, pending: null, notices: readCopy()?.notices ?? [] });
  storeLines(inDisplayOrder(plus(account, unsent)));
}

/** For a first or a different customer: only items added in this browser move into the customer's cart. */
export function beginCopy(owner: string): void {
  const copy = readCopy();
  if (copy?.owner === owner) return;
  const own = copy ? plus([], unsentPieces()) : readCart();
  writeCopy({ owner, lines: [], pending: null, notices: [] });
  storeLines(own);
}

/** Restores the account's quantity of a product. */
export function rollBack(productId: string): void {
  const line = readCopy()?.lines.find((cartLine) => cartLine.productId === productId);
  storeQuantity(productId, line?.quantity ?? 0);
}

function plus(lines: readonly CartLine[], change: Pieces): CartLine[] {
  const pieces = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  change.forEach((count, productId) => pieces.set(productId, (pieces.get(productId) ?? 0) + count));
  return Array.from(pieces, ([productId, quantity]) => ({ productId, quantity }));
}

/** Keeps the on-screen order; products new to this browser come last. */
function inDisplayOrder(lines: readonly CartLine[]): CartLine[] {
  const places = new Map(readCart().map(({ productId }, place) => [productId, place]));
  const placeOf = (line: CartLine) => places.get(line.productId) ?? places.size;
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
}
