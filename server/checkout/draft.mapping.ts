/** Quoted lines as an order keeps them, and as a gateway is told of them. */
import { cleanAttribution } from "#contract/attribution";
import type { CheckoutInput, PaymentMethod } from "#contract/graphql/generated";
import type { PaymentRequest } from "../payments/vendors/gateway.port";
import type { Origin, Viewer } from "../http/session";
import type { DraftLine, OrderDraft } from "../orders/placing/placing.port";
import { requestText, type Addresses } from "./input.mapping";
import type { QuotedCheckout } from "./quoter.service";
import type { QuotedLine } from "./quote.rules";

const DESCRIPTION_LENGTH = 500;

/** Who sends a checkout and from where. */
export interface Caller {
  /** null: a guest. */
  readonly viewer: Viewer | null;
  readonly origin: Origin;
  readonly acceptLanguages: string;
}

/**
 * The order as it will be written.
 * @param key of readKey
 * @param addresses checked
 */
export function toDraft(
  input: CheckoutInput,
  method: PaymentMethod,
  key: string,
  { viewer, origin, acceptLanguages }: Caller,
  { quote, cartRevision }: QuotedCheckout,
  { email, shipping, billing }: Addresses,
): OrderDraft {
  const { totalCents, subTotalCents, shippingCents, taxCents, discountCents, originalPriceCents } = quote;
  return {
    userId: viewer?.userId ?? null,
    submittedBy: viewer?.username ?? "guest",
    key,
    request: requestText(input),
    deliveryType: input.deliveryType,
    pickupLocationId: input.deliveryType === "DELIVERY_PICKUP" ? (input.pickupLocationId ?? null) : null,
    amounts: { totalCents, subTotalCents, shippingCents, taxCents, discountCents, originalPriceCents },
    promotionCode: quote.promotion?.code ?? null,
    customer: {
      email,
      firstName: billing.firstName,
      lastName: billing.lastName,
      phone: billing.phone ?? shipping.phone ?? "",
      shipping,
      billing,
      ...origin,
      acceptLanguages,
    },
    attribution: cleanAttribution({ ...input.attribution }),
    lines: quote.lines.map(draftLine),
    method,
    cartRevision,
  };
}

/** The product as it is sold now; later changes of the catalogue do not reach it. */
function draftLine({ product, quantity, priceCents, shippingCents, partner }: QuotedLine): DraftLine {
  return {
    productId: product.productId,
    product: {
      sku: product.sku,
      name: product.name,
      brand: product.manufacturer,
      brandId: product.brand?.id ?? null,
      images: product.images.map((image) => image.href),
      description: product.description.slice(0, DESCRIPTION_LENGTH),
      urlPath: product.url,
      productType: "ELECTRONICS",
    },
    quantity,
    priceCents,
    originalPriceCents: product.regularPrice,
    shippingCents,
    partner,
  };
}

/** What a gateway needs to know before there is an order, such as for a Klarna session. */
export function paymentRequestOf(
  { quote }: QuotedCheckout,
  { email, shipping, billing }: Addresses,
  origin: Origin,
): PaymentRequest {
  return {
    orderId: "",
    orderNumber: "",
    totalCents: quote.totalCents,
    taxCents: quote.taxCents,
    shippingCents: quote.shippingCents,
    discountCents: quote.discountCents,
    currency: "USD",
    lines: quote.lines.map(({ product, quantity, priceCents }) => ({
      name: product.name,
      sku: product.sku,
      quantity,
      unitPriceCents: priceCents,
      imageUrl: null,
      productUrl: null,
    })),
    customer: {
      email,
      firstName: billing.firstName,
      lastName: billing.lastName,
      phone: billing.phone,
      ipAddress: origin.ipAddress,
    },
    billing,
    shipping,
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
