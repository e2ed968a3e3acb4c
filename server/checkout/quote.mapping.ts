/** Maps quotes to the API: of a purchase, and of an order payable another way. */
import { fitCodeOfProduct } from "#contract/fit/fit-code";
import type { CheckoutQuote, LeaseOffer, PaymentMethod } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { PAYABLE_STATUSES, UNDONE_STATUSES } from "#contract/orders/orders";
import { ownPictures } from "#contract/catalogue/pictures";
import { listOfNames } from "#contract/promotions/scope";
import type { OrderRecord, PlacedPurchase, Purchase, PurchaseDue } from "../orders/reading/order.port";
import { problem, type CheckoutProblem, type Quote } from "./quote.rules";

type MethodsFor = (totalCents: number) => PaymentMethod[];
type Totals = Pick<
  Purchase,
  "subTotalCents" | "shippingCents" | "taxCents" | "isStateTax" | "discountCents" | "totalCents"
>;
type Priced = Pick<Purchase["lines"][number], "quantity" | "priceCents" | "shippingCents">;

export function quoteOfCheckout(
  quote: Quote,
  problems: readonly CheckoutProblem[],
  lease: LeaseOffer,
  methodsFor: MethodsFor,
): CheckoutQuote {
  return {
    ...totalsOf(quote),
    lines: quote.lines.map(({ product, ...priced }) => ({
      ...pricesOf(priced),
      productId: product.productId,
      name: product.name,
      image: ownPictures(product)[0] ?? null,
      url: product.url,
      availableQuantity: product.availableQuantity,
      fitCode: fitCodeOfProduct(product),
    })),
    isTaxEstimated: quote.isTaxEstimated,
    paidAmount: 0,
    promotion: namesOf(quote.applied.map(({ promotion }) => promotion)),
    heldUntil: null,
    lease,
    paymentMethods: waysFor(quote.totalCents, lease, methodsFor),
    errors: [...problems],
  };
}

/** The quote of a placed order or its correction; lists no payment methods when it is no longer payable. */
export function quoteOfPlaced(
  order: OrderRecord,
  purchase: PurchaseDue,
  offer: LeaseOffer,
  methodsFor: MethodsFor,
): CheckoutQuote {
  const isCorrection = purchase.correctionId !== null;
  const lease = isCorrection ? notLeased(offer, purchase) : offerOfPlaced(order, offer);
  const isPayable = isCorrection || PAYABLE_STATUSES.includes(order.status);
  const dueCents = purchase.totalCents - purchase.leasedCents;
  return {
    ...totalsOf(purchase),
    isTaxEstimated: false,
    paidAmount: isCorrection ? purchase.leasedCents : 0,
    lines: purchase.lines.map(({ productId, product, ...priced }) => ({
      ...pricesOf(priced),
      productId,
      name: product.name,
      image: product.images[0] ?? null,
      url: product.urlPath,
      // The order holds these units.
      availableQuantity: priced.quantity,
      fitCode: null,
    })),
    promotion: namesOf(order.promotions),
    heldUntil: purchase.heldUntil?.toISOString() ?? null,
    lease,
    paymentMethods: isPayable ? waysFor(dueCents, lease, methodsFor) : [],
    errors: isPayable ? [] : [closed(order)],
  };
}

/** A correction cannot be leased: the customer pays it at once. */
function notLeased(offer: LeaseOffer, { totalCents, leasedCents }: PlacedPurchase): LeaseOffer {
  const unleasedAmount = totalCents - leasedCents;
  return {
    ...offer,
    isAvailable: false,
    reason: MESSAGES.orderEdits.notLeased,
    leasedAmount: 0,
    unleasedAmount,
  };
}

/** The response for an unknown order, or another customer's. */
export function noSuchOrder(): CheckoutQuote {
  const nothing = {
    subTotalCents: 0,
    shippingCents: 0,
    discountCents: 0,
    totalCents: 0,
    taxCents: 0,
    isStateTax: true,
  };
  return {
    ...totalsOf(nothing),
    lines: [],
    isTaxEstimated: false,
    paidAmount: 0,
    promotion: null,
    heldUntil: null,
    lease: {
      isAvailable: false,
      reason: MESSAGES.checkout.notPayable,
      leaseId: null,
      leasingCompanyId: null,
      remainingAmount: null,
      leasedAmount: 0,
      unleasedAmount: 0,
      minimum: 0,
    },
    paymentMethods: [],
    errors: [notPayable()],
  };
}

/** The leased part stays leased; the rest is due. */
function offerOfPlaced(
  { totalCents, leasedCents, lease, status }: OrderRecord,
  offer: LeaseOffer,
): LeaseOffer {
  if (!PAYABLE_STATUSES.includes(status)) {
    const notOffered = {
      isAvailable: false,
      reason: MESSAGES.checkout.notPayable,
      leasedAmount: leasedCents,
    };
    return { ...offer, ...notOffered, unleasedAmount: 0 };
  }
  if (leasedCents === 0) return offer;
  return {
    ...offer,
    isAvailable: false,
    reason: MESSAGES.leases.leasedAlready,
    leaseId: lease?.applicationId ?? null,
    leasingCompanyId: lease?.lessor ?? null,
    leasedAmount: leasedCents,
    unleasedAmount: totalCents - leasedCents,
  };
}

/** Payment methods for an amount, including a lease if one is offered. */
function waysFor(cents: number, { isAvailable }: LeaseOffer, methodsFor: MethodsFor): PaymentMethod[] {
  return methodsFor(cents).filter((method) => method !== "LEASE" || isAvailable);
}

function namesOf(promotions: readonly { readonly label: string }[]): string | null {
  return listOfNames(promotions.map(({ label }) => label)) || null;
}

function totalsOf({ subTotalCents, shippingCents, taxCents, isStateTax, discountCents, totalCents }: Totals) {
  return {
    isStateTax,
    subTotal: subTotalCents,
    shipping: shippingCents,
    tax: taxCents,
    discount: discountCents,
    total: totalCents,
  };
}

function pricesOf({ quantity, priceCents, shippingCents }: Priced) {
  return {
    quantity,
    price: priceCents,
    subTotal: priceCents * quantity,
    shippingCost: shippingCents * quantity,
  };
}

/** Why an order cannot be paid: paid, leased, cancelled or returned. */
function closed({ status }: OrderRecord): CheckoutProblem {
  if (UNDONE_STATUSES.includes(status)) return notPayable();
  return problem("ORDER_NOT_PAYABLE", MESSAGES.checkout.nothingLeft);
}

function notPayable(): CheckoutProblem {
  return problem("ORDER_NOT_PAYABLE", MESSAGES.checkout.notPayable);
}
