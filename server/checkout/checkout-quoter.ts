/** Gathers what a quote needs (lines, promotion, place) and what stands in the way of the order. */
import { CART_LIMITS } from "#contract/cart";
import type { CheckoutInput, Product } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import type { CartReading } from "../cart/cart.port";
import type { Viewer } from "../http/session";
import { readPromotionCode, type Addresses } from "./checkout-input";
import type { CheckoutStore, Promotion } from "./checkout.store";
import { isLargeEnough, problem, quoteOrder, stockProblems, type CheckoutProblem, type Quote } from "./quote";
import type { TaxCalculator } from "./sales-tax";

export interface QuoterParts {
  readonly catalog: { findProduct(productId: string): Promise<Product | null> };
  readonly carts: CartReading;
  readonly store: CheckoutStore;
  readonly taxes: TaxCalculator;
}

export interface QuotedCheckout {
  readonly quote: Quote;
  readonly problems: readonly CheckoutProblem[];
}

interface WantedLine {
  readonly productId: string;
  readonly quantity: number;
}

const { checkout: sentences } = MESSAGES;

export class CheckoutQuoter {
  constructor(private readonly parts: QuoterParts) {}

  /** @param addresses null while the customer has not given them: then there is no tax and delivery is not checked */
  async quote(
    input: CheckoutInput,
    viewer: Viewer | null,
    addresses: Addresses | null,
  ): Promise<QuotedCheckout> {
    const wanted = await this.wantedLines(input, viewer);
    const found = await Promise.all(
      wanted.map(async ({ productId, quantity }) => ({
        quantity,
        product: await this.parts.catalog.findProduct(productId),
      })),
    );
    const lines = found.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
    const code = readPromotionCode(input);
    const promotion = code === null ? null : await this.parts.store.findPromotion(code);
    const place = await this.placeOf(input, addresses);
    const quote = await quoteOrder(
      { lines, deliveryType: input.deliveryType, place: place.known, promotion },
      this.parts.taxes,
    );
    const problems = [
      ...lineProblems(wanted, lines.length),
      ...stockProblems(quote.lines),
      ...(code === null ? [] : promotionProblems(promotion, quote)),
      ...deliveryProblems(input, quote),
      ...place.problems,
    ];
    return { quote, problems };
  }

  /** Of the account's cart or of the input, each product once, absurd quantities left for the stock to refuse. */
  private async wantedLines(input: CheckoutInput, viewer: Viewer | null): Promise<WantedLine[]> {
    if (input.mode === "CREATE_ORDER_FOR_CART") {
      return viewer ? [...((await this.parts.carts.findCart(viewer.userId))?.items ?? [])] : [];
    }
    const quantities = new Map<string, number>();
    for (const { productId, quantity } of (input.items ?? []).slice(0, CART_LIMITS.lines)) {
      if (quantity >= 1) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
    }
    return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  }

  /** Goods that are picked up are taxed where they are handed over. */
  private async placeOf(
    input: CheckoutInput,
    addresses: Addresses | null,
  ): Promise<{ known: { state: string; postalCode: string } | null; problems: CheckoutProblem[] }> {
    if (input.deliveryType === "DELIVERY_SHIPPING")
      return { known: addresses?.shipping ?? null, problems: [] };
    const store = input.pickupLocationId
      ? await this.parts.store.findPickupPlace(input.pickupLocationId)
      : null;
    if (store) return { known: store, problems: [] };
    const isAsked = addresses !== null || !!input.pickupLocationId;
    const missing = problem("DELIVERY_NOT_POSSIBLE", sentences.pickupPlace, "pickupLocationId");
    return { known: null, problems: isAsked ? [missing] : [] };
  }
}

function lineProblems(wanted: readonly WantedLine[], found: number): CheckoutProblem[] {
  if (wanted.length === 0) return [problem("EMPTY_CART", sentences.emptyCart)];
  return found < wanted.length ? [problem("PRODUCT_GONE", sentences.gone)] : [];
}

function promotionProblems(promotion: Promotion | null, { subTotalCents }: Quote): CheckoutProblem[] {
  if (!promotion) return [problem("PROMOTION_INVALID", sentences.promotionInvalid, "promotionCode")];
  if (isLargeEnough(subTotalCents, promotion)) return [];
  const least = sentences.promotionTooSmall(formatMoney(promotion.smallestSubTotalCents));
  return [problem("PROMOTION_INVALID", least, "promotionCode")];
}

function deliveryProblems({ deliveryType }: CheckoutInput, quote: Quote): CheckoutProblem[] {
  return quote.lines.flatMap(({ product }) => {
    if (deliveryType === "DELIVERY_PICKUP" && !product.inStorePickup) {
      return [problem("DELIVERY_NOT_POSSIBLE", sentences.noPickup(product.name), "deliveryType")];
    }
    const isPickupOnly = !product.onlineAvailability && product.inStorePickup;
    if (deliveryType === "DELIVERY_SHIPPING" && isPickupOnly) {
      return [problem("DELIVERY_NOT_POSSIBLE", sentences.noShipping(product.name), "deliveryType")];
    }
    return [];
  });
}
