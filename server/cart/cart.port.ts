/** Carts, as other features use them. */
import type { Cart, CartNotice } from "#contract/graphql/generated";
import type { Db } from "../db/client";

export interface CartReading {
  findCart(userId: string): Promise<Cart | null>;
}

/** Opted-in recipients of advertising mail. */
export interface AdvertisingReaders {
  /** Unsubscribe links of an opted-in address, or null. Locks the row until commit. */
  find(unit: Db, email: string): Promise<{ readonly path: string; readonly unsubscribeUrl: string } | null>;
}

/** Items to add to a cart. */
export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
  /** Maximum units of a product per cart. */
  readonly most: number;
}

/** Items of an order, as sold. */
export interface OrderedGoods {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly priceCents: number;
}

export interface CartFilling {
  /** Which of these items are available today, and what changed since (CART-10). */
  offerAgain(
    goods: readonly OrderedGoods[],
  ): Promise<{ readonly lines: readonly CartLine[]; readonly notices: readonly CartNotice[] }>;
  /** Adds lines to a customer's cart in the caller's transaction. Idempotent per key. */
  fill(unit: Db, userId: string, key: string, lines: readonly CartLine[]): Promise<void>;
}
