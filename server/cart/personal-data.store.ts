/** Exports the cart with a customer's data, and deletes it with all lines. */
import type { PersonalData } from "../feature";
import type { Db } from "../db/client";

export function createCartData(db: Db): PersonalData {
  return {
    async read({ userId }) {
      const cart = await db
        .selectFrom("cart_items")
        .innerJoin("carts", "carts.id", "cart_items.cart_id")
        .innerJoin("products", "products.product_id", "cart_items.product_id")
        .select(["cart_items.product_id as productId", "products.name", "quantity", "added_at as addedAt"])
        .where("carts.user_id", "=", userId)
        .orderBy("added_at")
        .execute();
      return { cart };
    },
    async forget(unit, { userId }) {
      await unit.deleteFrom("carts").where("user_id", "=", userId).execute();
    },
  };
}
