/** Computes the cost of an order. Pure except for the given tax calculator. */
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
import { combine, type Combination, type AppliedPromotion } from "#contract/promotions/combining";
import type { PromotedLine } from "#contract/promotions/discount";
import type { TaxAnswer, TaxCalculator } from "./sales-tax/sales-tax.port";

const { checkout: sentences } = MESSAGES;

export interface QuotedLine {
  readonly product: Product;
  readonly quantity: number;
  readonly priceCents: number;
  /** Per unit. */
  readonly shippingCents: number;
  readonly partner: string;
  /** Promotion discount on all units, and on the shipping of one. */
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
  /** The applied promotions, in sequence. */
  readonly applied: readonly AppliedPromotion<Promotion>[];
  /** Why the requested code has no effect; null when it applies, and without a code. */
  readonly codeRefused: Combination<Promotion>["codeRefused"];
  /** The state is unknown: the tax uses the default rate. */
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
  /** Destination; null = unknown, so the default tax rate applies (LEASE-73). */
  readonly place: { readonly state: string; readonly postalCode: string } | null;
  /** Promotion of the typed code. */
  readonly promotion: Promotion | null;
  /** Automatic promotions. */
  readonly offers: readonly Promotion[];
}

/** Totals an order in cents: items, shipping by delivery type, promotions, tax on the rest. */
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
    applied: off.applied,
    codeRefused: off.codeRefused,
    isTaxEstimated: question.place === null,
  };
}

/** The location without names, which no external service may receive. */
function placeOf({ state, postalCode }: NonNullable<QuoteQuestion["place"]>) {
  return { state, postalCode };
}

function usualTaxOf(goodsCents: number): TaxAnswer {
  return { taxCents: usualTax(goodsCents), taxOnShippingCents: 0, isStateTax: true };
}

/** The typed code if it applies; otherwise null. */
export function codeOf({ applied }: Pick<Quote, "applied">): string | null {
  return applied.find(({ promotion }) => !promotion.isAutomatic)?.promotion.code ?? null;
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

/** Problems of the lines that prevent ordering the quote (CART-12). */
export function stockProblems(lines: readonly QuotedLine[]): CheckoutProblem[] {
  return lines.flatMap(({ product, quantity }) => {
    const shortage = shortageOf(quantity, product.availableQuantity, maxPerOrder(product));
    if (!shortage) return [];
    return [problem("OUT_OF_STOCK", shortageSentence(product.name, shortage), product.productId)];
  });
}

/** Problems for products sold out since the quote. */
export function soldOut(productIds: readonly string[], lines: readonly QuotedLine[]): CheckoutProblem[] {
  return lines
    .filter(({ product }) => productIds.includes(product.productId))
    .map(({ product }) => problem("OUT_OF_STOCK", sentences.outOfStock(product.name, 0), product.productId));
}

/** The total is zero, or exceeds the maximum order. */
export function totalProblems(quote: Quote): CheckoutProblem[] {
  if (isOrderTooLarge(quote)) {
    const max = formatMoney(LIMITS.checkout.maxTotalCents);
    return [problem("INVALID_INPUT", sentences.tooLarge(max), "items")];
  }
  if (quote.lines.length > 0 && quote.totalCents <= 0) {
    return [problem("BELOW_MINIMUM", sentences.nothingToPay, "promotionCode")];
  }
  return [];
}

/** @param property the input field at fault */
export function problem(code: CheckoutErrorCode, message: string, property?: string): CheckoutProblem {
  return { name: CHECKOUT_ERROR_NAMES[code], code, message, ...(property === undefined ? {} : { property }) };
}
