/**
 * Updates prices, plans and stock of a static page with one query to the API, for the postal code this browser keeps. When
 * that fails, the page keeps what it was built with.
 */
import { AVAILABILITY_LABELS, type Availability } from "#contract/catalogue";
import { OFFERS_QUERY } from "#contract/graphql/offers-query";
import { formatMoney, type Cents } from "#contract/money";
import { each, ignoringErrors, on, stringify } from "../client/page/dom";
import { PLACE_EVENT, PLACE_KEY, ROUTE_EVENT } from "../client/page/page-marks";

interface LiveOffer {
  readonly productId: string;
  readonly availability: Availability;
  readonly amounts: readonly { readonly name: string; readonly cents: Cents }[];
  readonly delivery: string | null;
}

/** Address of the API host, whose root answers GraphQL too; baked in when the script is compiled. */
declare const API_URL: string;
const mostIds = 100;
const patienceMs = 6e3;

/** Updates every card of a product. */
function showOffer({ productId, availability, amounts, delivery }: LiveOffer): void {
  const isAvailable = availability === "AVAILABLE";
  const eachOf = (mark: string, change: (element: HTMLElement) => void) =>
    each(`[data-product-id="${CSS.escape(productId)}"] [data-${mark}]`, change);
  // A product that is no longer live keeps its prices.
  if (amounts[0])
    eachOf("money", (element) => {
      const amount = amounts.find(({ name }) => name === element.dataset["money"]);
      // A hidden element keeps its place: nothing on the page may move.
      element.style.visibility = amount ? "" : "hidden";
      if (amount) element.textContent = formatMoney(amount.cents);
    });
  eachOf("availability", (element) => {
    element.dataset["availability"] = availability;
    element.textContent = isAvailable ? AVAILABILITY_LABELS.AVAILABLE : AVAILABILITY_LABELS.NOT_AVAILABLE;
  });
  eachOf("add-to-cart", (button) => {
    (button as HTMLButtonElement).disabled = !isAvailable;
  });
  eachOf("delivery", (region) => {
    region.textContent = delivery;
  });
}

const { dataset } = document.documentElement;
let turn = 0;

/** Ids of the products on the page; shows the postal code kept, before the first paint. @returns it too, null without one */
function showPlace(): [ids: (string | undefined)[], zip: string | null | undefined] {
  const ids: (string | undefined)[] = [];
  const zip = ignoringErrors(() => localStorage[PLACE_KEY] as string | undefined);
  each("[data-place]", (mark) => (mark.dataset["place"] = zip || ""));
  each("[data-product-id]", (mark) => ids.push(mark.dataset["productId"]));
  delete dataset["priced"];
  delete dataset["zip"];
  if (zip && ids[0]) dataset["zip"] = zip;
  return [ids, zip];
}

/** Queries every product on the page for the postal code, and shows the answer unless there is a newer question. */
async function checkOffers(): Promise<void> {
  const mine = ++turn;
  const [ids, zip] = showPlace();
  if (!ids[0]) return;
  try {
    const response = await fetch(API_URL, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: stringify({ query: OFFERS_QUERY, variables: { ids: ids.slice(0, mostIds), zip } }),
      // Figures are hidden meanwhile. Older browsers wait as long as the network does.
      signal: AbortSignal.timeout?.(patienceMs) as AbortSignal,
    });
    const { offers } = (await response.json()).data;
    if (mine < turn) return;
    offers.forEach(showOffer);
    dataset["priced"] = "";
  } catch {
    // The API is down: the page keeps what it was built with, which is an estimate, and says so.
    if (mine === turn) dataset["priced"] = "no";
  }
}

/** Checks once the page has loaded, pictures included, when it is restored, after each route change, and for another postal code. */
export function watchOffers(): void {
  const check = checkOffers as () => void;
  showPlace();
  ["pageshow", ROUTE_EVENT, PLACE_EVENT].forEach((type) => on(type, check));
  on("storage", (event) => (event as StorageEvent).key === PLACE_KEY && check());
}
