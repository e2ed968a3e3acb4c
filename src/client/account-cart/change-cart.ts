/** Changes the cart optimistically: updates the screen, sends the change, and rolls back when refused. */
import { MESSAGES } from "#contract/messages";
import { readCart } from "../cart/cart-storage";
import { publishCart, publishOwnCart } from "../cart/publish-cart";
import { notify } from "../store/notify";
import { clearPieces, readAccountCart, refusalOf, setPieces } from "./cart-calls";
import { readCopy, unsentPieces } from "./cart-copy";
import { cartOwner } from "./cart-owner";
import { beginCopy, storeLines, storeQuantity, rollBack } from "./store-cart";
import { inTurn, NOTHING, sendPending, adoptCart, unsentQuantities } from "./sync-cart";

/**
 * Sets the quantity of a product; below 1 removes the product (CART-2).
 * @param place position of a new product; last by default
 */
export async function setQuantity(productId: string, quantity: number, place?: number): Promise<void> {
  // Must precede the write below: the event of the write makes listeners look for unsent changes.
  unsentQuantities.set(productId, quantity);
  const before = readCart().find((line) => line.productId === productId)?.quantity ?? 0;
  if (storeQuantity(productId, quantity, place)) publishOwnCart(productId, Math.max(0, quantity) - before);
  else notify(MESSAGES.cart.notSaved, "error");
  await inTurn(() => sendQuantity(productId));
}

async function sendQuantity(productId: string): Promise<void> {
  const quantity = unsentQuantities.get(productId);
  unsentQuantities.delete(productId);
  const owner = quantity === undefined ? null : await cartOwner();
  if (quantity === undefined || !owner) return;
  beginCopy(owner);
  let sent = NOTHING;
  try {
    await sendPending(owner);
    sent = new Map([[productId, unsentPieces().get(productId) ?? 0]]);
    await adoptCart(owner, await setPieces(productId, quantity), sent);
    publishCart(sent);
  } catch (error) {
    // A later quantity of the same product will be sent instead.
    if (unsentQuantities.has(productId) || (await cartOwner()) !== owner) return;
    rollBack(productId);
    const refusal = refusalOf(error);
    // A change without a response may still have been applied.
    if (!refusal && (await isAtAccount(owner, productId, quantity))) return publishCart(sent);
    notify(refusal ?? MESSAGES.cart.notChanged, "error");
  }
}

async function isAtAccount(owner: string, productId: string, quantity: number): Promise<boolean> {
  try {
    const cart = await readAccountCart();
    await adoptCart(owner, cart, NOTHING);
    const line = cart.lines.find((cartLine) => cartLine.productId === productId);
    return (line?.quantity ?? 0) === Math.max(0, quantity);
  } catch {
    return false;
  }
}

export async function emptyCart(): Promise<void> {
  const before = readCart();
  storeLines([]);
  before.forEach(({ productId, quantity: pieces }) => publishOwnCart(productId, -pieces));
  await inTurn(async () => {
    const owner = await cartOwner();
    if (!owner) return;
    beginCopy(owner);
    try {
      await sendPending(owner);
      const sent = unsentPieces();
      await adoptCart(owner, await clearPieces(), sent);
      publishCart(sent);
    } catch (error) {
      if ((await cartOwner()) !== owner || readCart().length > 0) return;
      storeLines(readCopy()?.lines ?? before);
      notify(refusalOf(error) ?? MESSAGES.cart.notChanged, "error");
    }
  });
}
