/** Computes what an order costs. Pure except for the given tax calculator. */
import { maxPerOrder, shippingOfPiece } from "#contract/cart/cart";
import { PARTNER } from "#contract/suppliers/suppliers";
import { CHECKOUT_ERROR_NAMES, isOrderTooLarge, type CheckoutErrorCode } from "#contract/checkout/schema";
import type { Product } from "#contract/graphql/generated";
import { usualTax } from "#contract/leases/estimate";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { cashPriceCents, formatMoney } from "#contract/money/money";
import type { DeliveryType } from "#contract/orders/orders";
import { shippingOffOf } from "#contract/orders/line-cents";
import { shortageOf, shortageSentence } from "#contract/cart/shortage";
import type { Promotion } from "./checkout.store";
import { combine, type Combination, type Taken } from "./offers/combining.rules";
import type { PromotedLine } from "./offers/promotion.rules";
import type { TaxAnswer, TaxCalculator } from "./sales-tax/sales-tax.port";

const { checkout: sentences } = MESSAGES;

export interface QuotedLine {
  readonly product: Product;
  readonly quantity: number;
  readonly priceCents: number;
  /** For one piece. */
  readonly shippingCents: number;
  readonly partner: string;
  /** What the promotion takes off all its pieces, and off the shipping of one. */
  readonly discountCents: number;
  readonly shippingOffCents: number;
}

export interface Quote extends TaxAnswer {
  readonly lines: readonly QuotedLine[];
  readonly subTotalCents: number;
  readonly shippingCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  readonly originalPriceCents: number;
  /** The promotions that count, in the order they were taken off. */
  readonly taken: readonly Taken<Promotion>[];
  /** Why the code of the question takes nothing off; null when it does, and without one. */
  readonly codeRefused: Combination<Promotion>["codeRefused"];
  /** The state is not known: the tax is the usual one. */
  readonly isTaxEstimated: boolean;
}

export interface CheckoutProblem {
  readonly name: string;
  readonly code: CheckoutErrorCode;
  readonly message: string;
  readonly property?: string;
}

export interface QuoteQuestion {
  readonly lines: readonly { readonly product: Product; readonly quantity: number }[];
  readonly deliveryType: DeliveryType;
  /** Where the goods go; null: unknown, so the usual tax (LEASE-73). */
  readonly place: { readonly state: string; readonly postalCode: string } | null;
  /** Whose code was typed in. */
  readonly promotion: Promotion | null;
  /** Those that count by themselves. */
  readonly offers: readonly Promotion[];
}

/** Sums an order in cents: items, shipping by delivery type, promotion, tax on what is left. */
export async function quoteOrder(question: QuoteQuestion, taxes: TaxCalculator): Promise<Quote> {
  const isPickup = question.deliveryType === "DELIVERY_PICKUP";
  const priced = question.lines.map(({ product, quantity }) => ({
    product,
    quantity,
    priceCents: cashPriceCents(product),
    shippingCents: isPickup ? 0 : shippingOfPiece(product),
    partner: PARTNER,
  }));
  const off = combine(question.promotion, question.offers, priced.map(promotedLine));
  const lines = priced.map((line, at): QuotedLine => ({ ...line, ...off.lines[at]! }));
  const sum = (cents: (line: QuotedLine) => number) =>
    lines.reduce((total, line) => total + cents(line) * line.quantity, 0);
  const subTotalCents = sum((line) => line.priceCents);
  const shippingCents = sum((line) => line.shippingCents);
  const shippingOffCents = shippingOffOf(lines);
  const goodsOffCents = lines.reduce((total, line) => total + line.discountCents, 0);
  const discountCents = goodsOffCents + shippingOffCents;
  const goodsCents = subTotalCents - goodsOffCents;
  const taxed = { goodsCents, shippingCents: shippingCents - shippingOffCents };
  const tax = question.place
    ? await taxes.taxOf({ ...placeOf(question.place), ...taxed })
    : usualTaxOf(goodsCents);
  return {
    lines,
    subTotalCents,
    shippingCents,
    ...tax,
    discountCents,
    totalCents: subTotalCents + shippingCents + tax.taxCents - discountCents,
    originalPriceCents: sum((line) => line.product.regularPrice),
    taken: off.taken,
    codeRefused: off.codeRefused,
    isTaxEstimated: question.place === null,
  };
}

/** The place alone: an address has names in it that no outside service may see. */
function placeOf({ state, postalCode }: NonNullable<QuoteQuestion["place"]>) {
  return { state, postalCode };
}

function usualTaxOf(goodsCents: number): TaxAnswer {
  return { taxCents: usualTax(goodsCents), taxOnShippingCents: 0, isStateTax: true };
}

/** The code that was typed in and counts; null without one. */
export function codeOf({ taken }: Pick<Quote, "taken">): string | null {
  return taken.find(({ promotion }) => !promotion.isAutomatic)?.promotion.code ?? null;
}

type PricedProduct = Pick<QuotedLine, "product" | "quantity" | "priceCents" | "shippingCents">;

function promotedLine({ product, quantity, priceCents, shippingCents }: PricedProduct): PromotedLine {
  const { category, brand } = product;
  return {
    quantity,
    priceCents,
    shippingCents,
    categoryId: category?.id ?? null,
    brandId: brand?.id ?? null,
  };
}

/** Problems of the lines that keep the quote from being ordered (CART-12). */
export function stockProblems(lines: readonly QuotedLine[]): CheckoutProblem[] {
  return lines.flatMap(({ product, quantity }) => {
    const shortage = shortageOf(quantity, product.availableQuantity, maxPerOrder(product));
    if (!shortage) return [];
    return [problem("OUT_OF_STOCK", shortageSentence(product.name, shortage), product.productId)];
  });
}

/** Problems for products that others bought since the quote. */
export function soldOut(productIds: readonly string[], lines: readonly QuotedLine[]): CheckoutProblem[] {
  return lines
    .filter(({ product }) => productIds.includes(product.productId))
    .map(({ product }) => problem("OUT_OF_STOCK", sentences.outOfStock(product.name, 0), product.productId));
}

/** The total is nothing, or the order is larger than one may be. */
export function totalProblems(quote: Quote): CheckoutProblem[] {
  if (isOrderTooLarge(quote)) {
    const most = formatMoney(LIMITS.checkout.mostTotalCents);
    return [problem("INVALID_INPUT", sentences.tooLarge(most), "items")];
  }
  if (quote.lines.length > 0 && quote.totalCents <= 0) {
    return [problem("BELOW_MINIMUM", sentences.nothingToPay, "promotionCode")];
  }
  return [];
}

/** @param property the input field it is about */
export function problem(code: CheckoutErrorCode, message: string, property?: string): CheckoutProblem {
  return { name: CHECKOUT_ERROR_NAMES[code], code, message, ...(property === undefined ? {} : { property }) };
}
