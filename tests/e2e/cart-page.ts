/** Shared by the cart's browser tests: its products, their fields, and a guest's cart. */
import type { Page } from "playwright-core";
import { shippingOfPiece } from "#contract/cart/cart";
import { estimateLeased } from "#contract/leases/estimate";
import { cashPriceCents } from "#contract/money/money";
import { queryApi, siteUrl } from "./open-shop";

export interface CartProduct {
  readonly productId: string;
  readonly name: string;
  readonly url: string;
  readonly regularPrice: number;
  readonly salePrice: number | null;
  readonly freeShipping: boolean;
  readonly shippingCost: number | null;
}

/** Fields that cards and lines request. */
export const CART_PRODUCT = "productId name url regularPrice salePrice freeShipping shippingCost";

/** Products on sale, best seller first. */
export async function someProducts(): Promise<CartProduct[]> {
  const answer = await queryApi<{ searchProducts: { products: CartProduct[] } }>(
    `{ searchProducts(input: { categoryId: "washers-dryers", sort: BEST_SELLING, availability: AVAILABLE }) {
      products { ${CART_PRODUCT} } } }`,
  );
  return answer.searchProducts.products;
}

export const priceOf = (product: CartProduct) => cashPriceCents(product);
/** Lease amount of the units. @param state null = not known at the checkout yet */
export const leasedOf = (product: CartProduct, pieces = 1, state: string | null = null) =>
  estimateLeased(pieces * priceOf(product), pieces * shippingOfPiece(product), state);
export const total = (page: Page) => page.getByRole("region", { name: "Total" });
export const badge = (page: Page, pieces: number) =>
  page.getByRole("banner").getByRole("link", { name: `Cart ${pieces}` });

/** A browser that has these units in a guest's cart, on a page without the app. */
export async function holding(
  page: Page,
  pieces: readonly (readonly [CartProduct, number])[],
): Promise<void> {
  const lines = pieces.map(([{ productId }, quantity]) => ({ productId, quantity }));
  await page.goto(siteUrl("/page/terms/"));
  await page.evaluate((text) => localStorage.setItem("ef-cart", text), JSON.stringify(lines));
}
