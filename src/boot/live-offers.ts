/**
 * Updates prices and stock of a static page with one query to the API. When that fails, the page silently keeps what
 * it was built with.
 */
import { AVAILABILITY_LABELS, type Availability } from "#contract/catalogue";
import { OFFERS_QUERY } from "#contract/graphql/offers-query";
import { planAmounts, type PaymentFrequency, type PlanAmounts } from "#contract/financing";
import { cashPriceCents, formatMoney, type Cents } from "#contract/money";
import { each, on, stringify } from "../client/page/dom";
import { ROUTE_EVENT } from "../client/page/page-marks";
import { SHOP_LESSOR } from "../lib/shop-lessor";

interface LiveOffer {
  readonly productId: string;
  readonly availability: Availability;
  readonly regularPrice: Cents | null;
  readonly salePrice: Cents | null;
  /** What leasing one piece comes to (LEASE-73). */
  readonly estimate: Cents | null;
}

interface PricedOffer extends LiveOffer {
  readonly regularPrice: Cents;
  readonly estimate: Cents;
}

/** Address of the API host, whose root answers GraphQL too; baked in when the script is compiled. */
declare const API_URL: string;
const mostIds = 100;

/** The amounts of an offer by their name in data-money; only those above 0 are shown. */
export function amountsOf(offer: PricedOffer): Record<string, Cents | null> {
  const cash = cashPriceCents(offer);
  const leased = offer.estimate;
  const amounts: Record<string, Cents | null> = {
    cash,
    // Figures that are not recomputed are named after the amount they hold for.
    [leased]: leased,
    extra: leased - cash,
    regular: offer.salePrice && offer.regularPrice,
    need: SHOP_LESSOR.minimumCartCents - leased,
  };
  let frequency: PaymentFrequency;
  let name: keyof PlanAmounts;
  for (frequency in SHOP_LESSOR.payments) {
    const plan = planAmounts(leased, frequency, SHOP_LESSOR)!;
    // Without a plan, null has no keys.
    for (name in plan) amounts[`${frequency}-${name}`] = plan[name];
  }
  return amounts;
}

/** Updates every card of a product. */
function showOffer(offer: LiveOffer): void {
  const { productId, availability } = offer;
  const isAvailable = availability === "AVAILABLE";
  const amounts = offer.regularPrice && amountsOf(offer as PricedOffer);
  const scope = `[data-product-id="${CSS.escape(productId)}"] `;
  if (amounts) {
    each(`${scope}[data-money]`, (element) => {
      const cents = amounts[element.dataset["money"]!];
      const isShown = cents! > 0;
      // A hidden element keeps its place: nothing on the page may move.
      element.style.visibility = isShown ? "" : "hidden";
      if (isShown) element.textContent = formatMoney(cents!);
    });
  }
  each(`${scope}[data-availability]`, (element) => {
    element.dataset["availability"] = availability;
    element.textContent = isAvailable ? AVAILABILITY_LABELS.AVAILABLE : AVAILABILITY_LABELS.NOT_AVAILABLE;
  });
  each(`${scope}[data-add-to-cart]`, (button) => {
    (button as HTMLButtonElement).disabled = !isAvailable;
  });
}

/** Queries every product on the page and shows the answer. */
async function checkOffers(): Promise<void> {
  const ids: (string | undefined)[] = [];
  each("[data-product-id]", (mark) => ids.push(mark.dataset["productId"]));
  if (!ids[0]) return;
  const body = stringify({
    query: OFFERS_QUERY,
    variables: { ids: ids.slice(0, mostIds) },
  });
  try {
    const response = await fetch(API_URL, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    (await response.json()).data.offers.forEach(showOffer);
  } catch {
    // The API is down: the page keeps what it was built with.
  }
}

/** Checks once the page has loaded, pictures included, and after each route change. */
export function watchOffers(): void {
  const check = checkOffers as () => void;
  on("load", check);
  on(ROUTE_EVENT, check);
}
