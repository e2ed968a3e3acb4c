/** The port of carts for other rooms. */
import type { Cart, CartNotice } from "#contract/graphql/generated";
import type { Db } from "../db/client";

export interface CartReading {
  findCart(userId: string): Promise<Cart | null>;
}

/** Who may get advertising by mail. */
export interface AdvertisingReaders {
  /** How they end it; null for who has not asked for it. The answer holds until the transaction ends. */
  find(unit: Db, email: string): Promise<{ readonly path: string; readonly unsubscribeUrl: string } | null>;
}

/** Goods on their way into a cart. */
export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
  /** Most pieces of a product in one cart. */
  readonly most: number;
}

/** Goods of an order, as they were sold. */
export interface OrderedGoods {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly priceCents: number;
}

export interface CartFilling {
  /** What of these goods can be had today, and what is not as it was (CART-10). */
  offerAgain(
    goods: readonly OrderedGoods[],
  ): Promise<{ readonly lines: readonly CartLine[]; readonly notices: readonly CartNotice[] }>;
  /** Puts lines into a customer's cart within the caller's transaction, once for each key. */
  fill(unit: Db, userId: string, key: string, lines: readonly CartLine[]): Promise<void>;
}
