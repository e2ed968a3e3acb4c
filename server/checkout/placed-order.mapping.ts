/** An order that was placed before and is to be paid another way: what it costs, and what a gateway is told of it. */
import type { CheckoutQuote, Order, OrderAddress, PaymentMethod } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { PaymentAddress, PaymentRequest } from "../payments/vendors/gateway.port";
import type { Origin } from "../http/session";
import { problem } from "./quote.rules";

const { notPayable } = MESSAGES.checkout;
const PAYABLE: readonly Order["status"][] = ["PENDING_PAYMENT", "PAYMENT_FAILED"];

/** The sums of the order as it was placed; without ways to pay when it cannot be paid any more. */
export function quoteOfPlaced(
  order: Order,
  methodsFor: (totalCents: number) => PaymentMethod[],
): CheckoutQuote {
  const isPayable = PAYABLE.includes(order.status);
  return {
    lines: order.items.map((item) => ({
      productId: item.productId,
      name: item.name,
      quantity: item.quantity,
      price: item.price,
      subTotal: item.subTotal,
      shippingCost: item.totalShippingCost,
      image: item.images[0] ?? null,
      url: item.urlPath,
      // The order holds them.
      availableQuantity: item.quantity,
    })),
    subTotal: order.subTotal,
    shipping: order.shippingCost,
    tax: order.tax,
    discount: order.discount,
    total: order.total,
    promotion: order.promotionCode ?? null,
    paymentMethods: isPayable ? methodsFor(order.total) : [],
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

/** What a gateway needs to begin with, such as for a Klarna session. */
export function requestOfPlaced(order: Order, origin: Origin): PaymentRequest {
  return {
    orderId: "",
    orderNumber: "",
    totalCents: order.total,
    taxCents: order.tax,
    shippingCents: order.shippingCost,
    discountCents: order.discount,
    currency: "USD",
    lines: order.items.map(({ name, sku, quantity, price }) => ({
      name,
      sku,
      quantity,
      unitPriceCents: price,
      imageUrl: null,
      productUrl: null,
    })),
    customer: {
      email: order.email,
      firstName: order.firstName,
      lastName: order.lastName,
      phone: order.phone || null,
      ipAddress: origin.ipAddress,
    },
    billing: toAddress(order.billingAddress),
    shipping: toAddress({
      firstName: order.shipFirstName,
      lastName: order.shipLastName,
      address1: order.shipAddress1,
      address2: order.shipAddress2,
      city: order.shipCity,
      state: order.shipState,
      postalCode: order.shipPostalCode,
      phone: order.shipPhone,
    }),
    token: null,
    deviceData: null,
    cryptoCurrency: null,
    returnUrl: "",
    cancelUrl: "",
    webhookUrl: "",
    idempotencyKey: "",
    isThreeDSecureRequired: false,
  };
}

function toAddress(address: OrderAddress): PaymentAddress {
  const { firstName, lastName, address1, address2, city, state, postalCode, phone } = address;
  return {
    firstName,
    lastName,
    address1,
    address2: address2 ?? null,
    city,
    state,
    postalCode,
    country: "US",
    phone: phone || null,
  };
}
