/** Structured data for search engines (schema.org as JSON-LD), built from the page's visible content. */
import { conditionOf, type Condition } from "#contract/catalogue/lists";
import { gtinOf } from "#contract/catalogue/gtin";
import { decimalMoney } from "#contract/money/money";
import { isVector } from "#contract/catalogue/pictures";
import { countOf, meanOf } from "#contract/reviews/figures";
import { reviewPicturePath } from "#contract/reviews/media";
import { lastDayOf, priceEndOf, displayedPriceCents } from "#contract/promotions/displayed-offers";
import { PROMISES } from "#contract/checkout/promises";
import { ROUTES } from "#contract/site/paths";
import type { LinkView, ListingView, ProductView } from "../../catalogue/views/catalogue-views";
import type { Shop } from "../../catalogue/views/use-shop";

export type JsonLd = Readonly<Record<string, unknown>>;

/** Converts a path to an absolute address. */
export type ToAbsolute = (path: string) => string;

const context = "https://schema.org";

/** A product with its single offer: the visible cash price, never an installment. */
export function productJsonLd(
  product: ProductView,
  pictures: readonly string[],
  toAbsolute: ToAbsolute,
): JsonLd {
  const endsAt = priceEndOf(product);
  return {
    "@context": context,
    "@type": "Product",
    name: product.name,
    url: toAbsolute(product.url),
    sku: product.sku,
    ...optional("description", product.description),
    ...optional("mpn", product.modelNumber),
    ...optional("gtin", gtinOf(product.upc)),
    ...(product.brand ? { brand: { "@type": "Brand", name: product.brand } } : {}),
    ...(pictures.length > 0 ? { image: searchPictures(pictures).map(toAbsolute) } : {}),
    ...reviewsOf(product, toAbsolute),
    offers: {
      "@type": "Offer",
      price: decimalMoney(displayedPriceCents(product)),
      priceCurrency: "USD",
      ...(endsAt ? { priceValidUntil: lastDayOf(new Date(endsAt)) } : {}),
      availability: `${context}/${product.availability === "AVAILABLE" ? "InStock" : "OutOfStock"}`,
      itemCondition: `${context}/${ITEM_CONDITIONS[conditionOf(product.condition)]}`,
      ...shippingDetails(product),
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "US",
        returnPolicyCategory: `${context}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: PROMISES.returnDays,
        returnMethod: `${context}/ReturnByMail`,
        returnFees: `${context}/FreeReturn`,
      },
    },
  };
}

/** Drawings are limited to the first: more of them only lengthen every page. */
function searchPictures(pictures: readonly string[]): readonly string[] {
  return pictures.every(isVector) ? pictures.slice(0, 1) : pictures;
}

/** Ratings of our own buyers only, as on the page: supplier ratings come from another site (REVIEW-9). */
function reviewsOf({ reviews }: ProductView, toAbsolute: ToAbsolute): JsonLd {
  const ratingValue = reviews && meanOf(reviews.stars);
  if (!reviews || !ratingValue) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue,
      reviewCount: countOf(reviews.stars),
      bestRating: 5,
    },
    review: reviews.newest.map(({ stars, title, text, name, writtenAt, pictures = [] }) => ({
      "@type": "Review",
      reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5 },
      name: title,
      reviewBody: text,
      author: { "@type": "Person", name },
      datePublished: writtenAt,
      ...(pictures.length > 0
        ? { image: pictures.map((id) => toAbsolute(reviewPicturePath(id, "large"))) }
        : {}),
    })),
  };
}

/**
 * Shipping cost and time for one item; empty for items that are not shipped, or when only the checkout knows
 * the cost.
 */
function shippingDetails({ isSent, freeShipping, shippingCost }: ProductView): JsonLd {
  const cost = freeShipping ? 0 : shippingCost;
  if (!isSent || cost === null) return {};
  const { deliveryDays, handlingDays } = PROMISES;
  const transitDays = {
    min: deliveryDays.min - handlingDays.min,
    max: deliveryDays.max - handlingDays.max,
  };
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: decimalMoney(cost), currency: "USD" },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "US" },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: daysJsonLd(handlingDays),
        transitTime: daysJsonLd(transitDays),
      },
    },
  };
}

function daysJsonLd({ min, max }: { readonly min: number; readonly max: number }): JsonLd {
  return { "@type": "QuantitativeValue", minValue: min, maxValue: max, unitCode: "DAY" };
}

/** The breadcrumbs of a page. */
export function breadcrumbsJsonLd(links: readonly LinkView[], toAbsolute: ToAbsolute): JsonLd {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: links.map(({ label, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: toAbsolute(url),
    })),
  };
}

/** Links of a listing page in order; positions continue across its pages. */
export function itemListJsonLd(listing: ListingView, toAbsolute: ToAbsolute): JsonLd {
  const before = (listing.page - 1) * listing.pageSize;
  return {
    "@context": context,
    "@type": "ItemList",
    name: listing.title,
    numberOfItems: listing.totalCount,
    itemListElement: listing.cards.map((card, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      url: toAbsolute(card.url),
    })),
  };
}

/** The organization behind the shop and its search address. */
export function shopJsonLd(
  shop: Pick<Shop, "name" | "phone" | "email" | "socialUrl">,
  toAbsolute: ToAbsolute,
): JsonLd[] {
  const url = toAbsolute("/");
  return [
    {
      "@context": context,
      "@type": "Organization",
      name: shop.name,
      url,
      logo: toAbsolute("/icon-512.png"),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: shop.phone,
        email: shop.email,
      },
      ...(shop.socialUrl ? { sameAs: [shop.socialUrl] } : {}),
    },
    {
      "@context": context,
      "@type": "WebSite",
      name: shop.name,
      url,
      potentialAction: {
        "@type": "SearchAction",
        target: `${toAbsolute(ROUTES.search)}?q={search_term_string}`,
        "query-input": "required name=search_term_string",
      },
    },
  ];
}

/** JSON that is safe inside a script element, for any supplier text. */
export function serializeJsonLd(value: JsonLd): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function optional(name: string, value: string | null): JsonLd {
  return value ? { [name]: value } : {};
}

/** Schema.org has no term for open-box products: they count as used. */
const ITEM_CONDITIONS: Readonly<Record<Condition, string>> = {
  NEW: "NewCondition",
  OPEN_BOX: "UsedCondition",
  REFURBISHED: "RefurbishedCondition",
  PRE_OWNED: "UsedCondition",
};
