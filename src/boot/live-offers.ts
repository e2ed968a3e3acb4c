/**
 * Checks the prices and the stock a static page shows against the API: one GET query for everything on the page.
 * It fails silently: then the page keeps what it was built with.
 */
import { AVAILABILITY_LABELS, type Availability } from "#contract/catalog";
import { GRAPHQL_PATH } from "#contract/endpoints";
import { PAYMENT_FREQUENCIES, paymentPlan } from "#contract/financing";
import { cashPriceCents, formatMoney, type Cents } from "#contract/money";
import { each, on } from "../client/page/dom";
import { ROUTE_EVENT } from "../client/page/page-marks";

interface LiveOffer {
  readonly productId: string;
  readonly availability: Availability;
  readonly regularPrice: Cents | null;
  readonly salePrice: Cents | null;
}

interface PricedOffer extends LiveOffer {
  readonly regularPrice: Cents;
}

/** Address of the API host, baked in when the script is compiled. */
declare const API_URL: string;
const mostIds = 100;

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** The amounts a page may show of an offer, by their name in data-money; null is not shown. */
export function amountsOf(offer: PricedOffer): Record<string, Cents | null> {
  const cash = cashPriceCents(offer);
  const amounts: Record<string, Cents | null> = { cash, regular: offer.salePrice && offer.regularPrice };
  PAYMENT_FREQUENCIES.forEach((frequency) => {
    const plan = paymentPlan(cash, frequency);
    if (!plan) return;
    amounts[`${frequency}-payment`] = plan.paymentCents;
    amounts[`${frequency}-total`] = plan.totalCostCents;
    amounts[`${frequency}-cost`] = plan.costOfLeaseCents;
  });
  return amounts;
}

/** Puts an offer on every card of its product. */
function showOffer(offer: LiveOffer): void {
  const { productId, availability } = offer;
  const amounts = offer.regularPrice && amountsOf(offer as PricedOffer);
  const scope = `[data-product-id="${CSS.escape(productId)}"] `;
  if (amounts) {
    each(`${scope}[data-money]`, (element) => {
      const cents = amounts[element.dataset["money"]!];
      // Hidden, it still holds its place: nothing on the page may move.
      element.style.visibility = cents ? "" : "hidden";
      if (cents) setText(element, formatMoney(cents));
    });
  }
  each(`${scope}[data-availability]`, (element) => {
    element.dataset["availability"] = availability;
    setText(element, AVAILABILITY_LABELS[availability]);
  });
  each(`${scope}[data-add-to-cart]`, (button) => {
    (button as HTMLButtonElement).disabled = availability !== "AVAILABLE";
  });
}

/** Asks for every product on the page and shows the answer. */
async function checkOffers(): Promise<void> {
  const ids: (string | undefined)[] = [];
  each("[data-product-id]", (mark) => ids.push(mark.dataset["productId"]));
  if (!ids[0]) return;
  const list = JSON.stringify(ids.slice(0, mostIds));
  const query = `{offers:getProductAvailability(productIds:${list}){productId availability regularPrice salePrice}}`;
  try {
    const response = await fetch(`${API_URL}${GRAPHQL_PATH}?query=${encodeURIComponent(query)}`);
    (await response.json()).data.offers.forEach(showOffer);
  } catch {
    // The API is not there: the page shows what it was built with.
  }
}

/** Checks once the page has loaded and the browser is idle, and after each route change. */
export function watchOffers(): void {
  const whenIdle = () => (window.requestIdleCallback || setTimeout)(checkOffers as () => void);
  on("load", whenIdle);
  on(ROUTE_EVENT, whenIdle);
}
