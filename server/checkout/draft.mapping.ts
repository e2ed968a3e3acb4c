/** Maps a quoted checkout to a purchase, and to the draft of its order. */
import { cleanAttribution } from "#contract/analytics/attribution";
import type { CheckoutInput } from "#contract/graphql/generated";
import { ipv4Of, isOwnMachine, networkOf } from "../http/client/networks";
import { ownPictures } from "#contract/catalogue/pictures";
import { catalogueLineOf, sizeTextOf } from "#contract/catalogue/lines";
import type { Origin, Viewer } from "../http/session";
import type { DraftPromotion, OrderDraft } from "../orders/placing/placing.port";
import type { OrderLine, Purchase } from "../orders/reading/order.port";
import { requestText, type Addresses } from "./input.mapping";
import { codeOf, type QuotedLine, type Quote } from "./quote.rules";

const DESCRIPTION_LENGTH = 500;

/** The sender of a checkout and their connection. */
export interface Caller {
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  readonly origin: Origin;
  readonly acceptLanguages: string;
  readonly refusesTracking: boolean;
}

/** @param addresses validated */
export function toPurchase(
  quote: Quote,
  { email, shipping, billing }: Addresses,
  { origin, acceptLanguages }: Pick<Caller, "origin" | "acceptLanguages">,
): Purchase {
  const { totalCents, subTotalCents, shippingCents, discountCents, originalPriceCents } = quote;
  const { taxCents, taxOnShippingCents, isStateTax } = quote;
  return {
    totalCents,
    subTotalCents,
    shippingCents,
    taxCents,
    taxOnShippingCents,
    isStateTax,
    discountCents,
    originalPriceCents,
    customer: {
      email,
      firstName: billing.firstName,
      lastName: billing.lastName,
      phone: billing.phone ?? shipping.phone ?? "",
      shipping,
      billing,
      userAgent: origin.userAgent,
      ipAddress: ipv4Of(origin.ipAddress),
      acceptLanguages,
    },
    lines: quote.lines.map(toLine),
  };
}

/**
 * @param promotions of the quote
 * @param facts key: from readKey
 */
export function toDraft(
  purchase: Purchase,
  input: CheckoutInput,
  { viewer, origin, refusesTracking }: Caller,
  promotions: Pick<OrderDraft, "promotionCode" | "promotions">,
  facts: Pick<OrderDraft, "method" | "approvalId" | "key" | "cartRevision">,
): OrderDraft {
  return {
    ...purchase,
    ...promotions,
    ...facts,
    userId: viewer?.userId ?? null,
    accountEmail: viewer?.username ?? null,
    submittedBy: viewer?.userId ?? "guest",
    request: requestText(input),
    deliveryType: input.deliveryType,
    pickupLocationId: input.deliveryType === "DELIVERY_PICKUP" ? (input.pickupLocationId ?? null) : null,
    attribution: refusesTracking ? {} : cleanAttribution({ ...input.attribution }),
    firstTouch: refusesTracking ? {} : cleanAttribution({ ...input.firstTouch }),
    network: networkOfCaller(origin),
  };
}

/** The promotions of a quote, as the order stores them. */
export function promotionsOf(quote: Quote): Pick<OrderDraft, "promotionCode" | "promotions"> {
  const promotions = quote.applied.map(
    ({ promotion: { code, label, isAutomatic }, ...cents }): DraftPromotion => ({
      code,
      label,
      isAutomatic,
      ...cents,
    }),
  );
  return { promotionCode: codeOf(quote), promotions };
}

/** @returns null for a local caller, such as the shop's site host or tests */
export function networkOfCaller({ ipAddress }: Origin): string | null {
  return isOwnMachine(ipAddress) ? null : networkOf(ipAddress);
}

/** The product as sold now; later catalogue changes do not affect the order. */
export function toLine({ product, ...sold }: QuotedLine): OrderLine {
  return {
    productId: product.productId,
    product: {
      sku: product.sku,
      name: product.name,
      brand: product.manufacturer,
      brandId: product.brand?.id ?? null,
      images: ownPictures(product),
      description: product.description.slice(0, DESCRIPTION_LENGTH),
      urlPath: product.url,
      productType: catalogueLineOf(product.category?.id),
      size: sizeTextOf(product),
      attributes: product.attributes.map(({ name, value }) => ({ name, value })),
      condition: product.condition,
      priceMarkupGroupId: product.winnerMarkupId ?? null,
    },
    ...sold,
    originalPriceCents: product.regularPrice,
  };
}
