/**
 * Synchronizes a customer's cart with the account's (CART-5, CART-6). A change shows at once in every tab;
 * changes are sent one at a time and from one tab at a time. Items added without the account (by the inline
 * script, or by a guest who then signed in) are merged under an idempotency key. The key is stored until the
 * server responds, so resends count once.
 */
import { MESSAGES } from "#contract/messages";
import { areChangesVisible, recordProducts } from "../cart/cart-changes";
import { publishCart } from "../cart/publish-cart";
import { log } from "../../lib/log";
import { randomKey } from "../../lib/random-key";
import { CART_EVENT } from "../page/page-keys";
import { notify } from "../store/notify";
import { withTabLock } from "../session/tab-lock";
import { shopStore } from "../store/shop-store";
import { mergeCartSet } from "../store/ui-slice";
import { addPieces, readAccountCart, setPieces, type AccountCart } from "./cart-calls";
import { readCopy, unsentPieces, writeCopy, type Pieces } from "./cart-copy";
import { cartOwner } from "./cart-owner";
import { beginCopy, adoptAccountCart } from "./store-cart";

const LOCK = "ef-cart-turn";
export const NOTHING: Pieces = new Map();
/** Quantities set by hand and not sent yet, by product. Debounced: of ten clicks only the last is sent. */
export const unsentQuantities = new Map<string, number>();
let lastTurn: Promise<unknown> = Promise.resolve();

/** Runs the task after all other tasks of this tab, and while no other tab changes the account's cart. */
export function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(() => withTabLock(LOCK, task));
  lastTurn = turn.catch(() => undefined);
  return turn;
}

let awaited: Promise<boolean> | null = null;

/**
 * Sends unsent changes and reads the account's cart. No-op for guests and staff.
 * @returns false when the server did not respond: the changes stay and are sent next time
 */
export function syncCart(): Promise<boolean> {
  awaited ??= inTurn(() => {
    awaited = null;
    return sync().catch(() => false);
  });
  return awaited;
}

/** Sends unsent changes without reading the cart: for pages that only add to the cart. */
export function sendCartChanges(): Promise<boolean> {
  return inTurn(async () => {
    const owner = await cartOwner();
    if (!owner) return true;
    const isMerge = readCopy()?.owner !== owner;
    beginCopy(owner);
    return sendUnsent(owner, isMerge).then(
      () => true,
      () => false,
    );
  });
}

async function sync(): Promise<boolean> {
  const owner = await cartOwner();
  if (!owner) return true;
  // Another tab may have signed in: that tab holds the merge flag, this tab holds the items.
  const isMerge = consumeMergeFlag() || readCopy()?.owner !== owner;
  beginCopy(owner);
  const hadOwn = unsentPieces().size > 0;
  const notices = await sendUnsent(owner, isMerge);
  if (isMerge && hadOwn && notices.length === 0) notify(MESSAGES.cart.merged, "info");
  await adoptCart(owner, await readAccountCart(), NOTHING);
  return true;
}

/** A merge is attempted once after each sign-in (CART-6). */
function consumeMergeFlag(): boolean {
  const { dispatch, getState } = shopStore();
  const isAllowed = getState().ui.mergeCart;
  if (isAllowed) dispatch(mergeCartSet(false));
  return isAllowed;
}

/**
 * @param isMerge the changes were a guest's cart: its items were reported when they were added
 * @returns the visible notices. @throws when the server did not accept the changes
 */
async function sendUnsent(owner: string, isMerge: boolean): Promise<readonly string[]> {
  const notices = [...(await sendPending(owner))];
  const added = [...unsentPieces()].filter(
    ([productId, count]) => count > 0 && !unsentQuantities.has(productId),
  );
  const copy = readCopy();
  if (copy && added.length > 0) {
    const lines = added.map(([productId, quantity]) => ({ productId, quantity }));
    writeCopy({ ...copy, pending: { key: randomKey(), lines } });
    notices.push(...(await sendPending(owner)));
    if (!isMerge) publishCart(new Map(added));
  }
  for (const [productId, count] of unsentPieces()) {
    if (count >= 0 || unsentQuantities.has(productId)) continue;
    const storedQuantity = readCopy()?.lines.find((line) => line.productId === productId)?.quantity ?? 0;
    const sent = new Map([[productId, count]]);
    await adoptCart(owner, await setPieces(productId, storedQuantity + count), sent);
    publishCart(sent);
  }
  return notices;
}

/** Resends the items of a merge without a response under the same key. */
export async function sendPending(owner: string): Promise<readonly string[]> {
  const pending = readCopy()?.pending;
  if (!pending) return [];
  try {
    const cart = await addPieces(pending);
    const sent = new Map(pending.lines.map(({ productId, quantity }) => [productId, quantity]));
    await adoptCart(owner, cart, sent);
    return cart.notices;
  } catch (error) {
    log(MESSAGES.cart.mergeFailed);
    throw error;
  }
}

/** Adopts the server's response, unless another user has signed in since the request. */
export async function adoptCart(
  owner: string,
  { lines, products, notices }: AccountCart,
  sent: Pieces,
): Promise<void> {
  if ((await cartOwner()) !== owner) return;
  adoptAccountCart(owner, lines, sent);
  const copy = readCopy();
  // Notices stay until dismissed: a message that disappears by itself is easily missed.
  if (copy && notices.length > 0)
    writeCopy({ ...copy, notices: [...new Set([...copy.notices, ...notices])] });
  const news = [...notices, ...recordProducts(products)];
  if (news.length === 0) return;
  if (areChangesVisible()) dispatchEvent(new Event(CART_EVENT));
  else notify(news.join(" "), "warning");
}
