/** What other words may ask of carts. */
import type { Cart } from "#contract/graphql/generated";

export interface CartReading {
  findCart(userId: string): Promise<Cart | null>;
}
