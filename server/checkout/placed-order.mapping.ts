/** What an order costs that was placed before and is to be paid another way. */
import type { CheckoutQuote, PaymentMethod } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { PAYABLE_STATUSES } from "#contract/orders";
import type { OrderRecord } from "../orders/reading/order.port";
import { problem } from "./quote.rules";

const { notPayable } = MESSAGES.checkout;

/** The sums of the order as it was placed; without ways to pay when it cannot be paid any more. */
export function quoteOfPlaced(
  order: OrderRecord,
  methodsFor: (totalCents: number) => PaymentMethod[],
): CheckoutQuote {
  const isPayable = PAYABLE_STATUSES.includes(order.status);
  return {
    lines: order.lines.map(({ productId, product, quantity, priceCents, shippingCents }) => ({
      productId,
      name: product.name,
      quantity,
      price: priceCents,
      subTotal: priceCents * quantity,
      shippingCost: shippingCents * quantity,
      image: product.images[0] ?? null,
      url: product.urlPath,
      // The order holds them.
      availableQuantity: quantity,
    })),
    subTotal: order.subTotalCents,
    shipping: order.shippingCents,
    tax: order.taxCents,
    discount: order.discountCents,
    total: order.totalCents,
    promotion: order.promotionCode,
    paymentMethods: isPayable ? methodsFor(order.totalCents) : [],
    errors: isPayable ? [] : [problem("ORDER_NOT_PAYABLE", notPayable)],
  };
}

/** What is said of an order that is not there, or not theirs. */
export function noSuchOrder(): CheckoutQuote {
  return {
    lines: [],
    subTotal: 0,
    shipping: 0,
    tax: 0,
    discount: 0,
    total: 0,
    promotion: null,
    paymentMethods: [],
    errors: [problem("ORDER_NOT_PAYABLE", notPayable)],
  };
}
