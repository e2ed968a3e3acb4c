/**
 * Updates prices, plans and stock of a static page with one query to the API, for the postal code this browser keeps and the
 * lessor that approved its visitor. When that fails, the page keeps what it was built with.
 */
import { OFFERS_PATH } from "#contract/rest/paths";
import type { PageOffer } from "#contract/promotions/page-offers";
import { each, follow, mark, stored, stringify } from "../client/page/dom";
import { APPROVER_KEY, PLACE_EVENT, PLACE_KEY } from "../client/page/page-marks";
import { dataset } from "./whole-page";

/** Address of the API host; baked in when the script is compiled. */
declare const API_URL: string;
const patienceMs = 6e3;

/** Updates every card of a product. */
function showOffer({ productId, availability, label, amounts, delivery }: PageOffer): void {
  const eachOf = (mark: string, change: (element: HTMLElement) => void) =>
    each(`[data-product-id="${CSS.escape(productId)}"] [data-${mark}]`, change);
  // A product that is no longer live keeps its prices.
  if (amounts)
    eachOf("money", (element) => {
      const amount = amounts[element.dataset["money"]!];
      // A hidden element keeps its place: nothing on the page may move.
      element.style.visibility = amount ? "" : "hidden";
      if (amount) element.textContent = amount;
    });
  eachOf("availability", (element) => {
    element.dataset["availability"] = availability;
    element.textContent = label;
  });
  eachOf("add-to-cart", (button) => {
    (button as HTMLButtonElement).disabled = availability !== "AVAILABLE";
  });
  eachOf("delivery", (region) => {
    region.textContent = delivery;
  });
}

let turn = 0;

/** Ids of the products on the page; shows the postal code kept, before the first paint. @returns it too, empty without one */
function showPlace(): [ids: (string | undefined)[], zip: string] {
  const ids: (string | undefined)[] = [];
  const zip = stored(PLACE_KEY) || "";
  mark("data-place", zip);
  each("[data-product-id]", (element) => ids.push(element.dataset["productId"]));
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
    const asked = encodeURIComponent(stringify(ids));
    // A plain GET, before which no question of CORS goes.
    const response = await fetch(
      `${API_URL}${OFFERS_PATH}?zip=${zip}&by=${stored(APPROVER_KEY) || ""}&ids=${asked}`,
      {
        // Figures are hidden meanwhile. Older browsers wait as long as the network does.
        signal: AbortSignal.timeout?.(patienceMs) as AbortSignal,
      },
    );
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
  follow(checkOffers as () => void, PLACE_EVENT, showPlace as () => void);
}
