/** Stores the cart that a guest's browser reports (CHAT-11). */
import type { ReportedCart } from "./chat.record";
import { lockCart, notifyChat, writeCart } from "./chat.store";
import type { ChatChangeParts } from "./write-message.change";

/**
 * An account's conversation stores none. An unchanged cart is a no-op.
 * @returns null when the conversation does not exist
 */
export async function saveCart(
  { db, sealer }: ChatChangeParts,
  id: string,
  cart: ReportedCart,
): Promise<true | null> {
  const outcome = await db.transaction().execute(async (unit) => {
    const before = await lockCart(unit, sealer, id);
    if (!before) return null;
    if (!before.isGuest || JSON.stringify(before.cart) === JSON.stringify(cart)) return "AS_BEFORE";
    await writeCart(unit, sealer, id, cart);
    return "CHANGED";
  });
  if (outcome === "CHANGED") await notifyChat(db, id);
  return outcome && true;
}
