/**
 * Updates prices, plans and stock of a static page with one API request, for the stored postal code and the
 * visitor's approving lessor. On failure the page keeps its build-time values.
 */
import { OFFERS_PATH } from "#contract/rest/paths";
import type { PageOffer } from "#contract/promotions/page-offers";
import { each, renderOnChange, setOnAll, stored, stringify } from "../client/page/dom";
import { APPROVER_KEY, PLACE_EVENT, PLACE_KEY } from "../client/page/page-keys";
import { dataset } from "./page";

/** Origin of the API host; inlined when the script is compiled. */
declare const API_URL: string;
const patienceMs = 6e3;

/** Updates every card of a product. */
function showOffer({ productId, availability, label, amounts, delivery }: PageOffer): void {
  const eachOf = (attribute: string, change: (element: HTMLElement) => void) =>
    each(`[data-product-id="${CSS.escape(productId)}"] [data-${attribute}]`, change);
  // A product that is no longer live keeps its prices.
  if (amounts)
    eachOf("money", (element) => {
      const amount = amounts[element.dataset["money"]!];
      // A hidden element keeps its space, to avoid layout shift.
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

/**
 * Shows the stored postal code before the first paint. @returns product ids on the page, and the postal code,
 * empty without one
 */
function showPlace(): [ids: (string | undefined)[], zip: string] {
  const ids: (string | undefined)[] = [];
  const zip = stored(PLACE_KEY) || "";
  setOnAll("data-place", zip);
  each("[data-product-id]", (element) => ids.push(element.dataset["productId"]));
  delete dataset["priced"];
  delete dataset["zip"];
  if (zip && ids[0]) dataset["zip"] = zip;
  return [ids, zip];
}

/** Requests offers for all products on the page; ignores a response once a newer request exists. */
async function checkOffers(): Promise<void> {
  const mine = ++turn;
  const [ids, zip] = showPlace();
  if (!ids[0]) return;
  try {
    const encodedIds = encodeURIComponent(stringify(ids));
    // A simple GET, which needs no CORS preflight.
    const response = await fetch(
      `${API_URL}${OFFERS_PATH}?zip=${zip}&by=${stored(APPROVER_KEY) || ""}&ids=${encodedIds}`,
      {
        // Figures are hidden until the response. Browsers without AbortSignal.timeout use the network's
        // timeout.
        signal: AbortSignal.timeout?.(patienceMs) as AbortSignal,
      },
    );
    const { offers } = (await response.json()).data;
    if (mine < turn) return;
    offers.forEach(showOffer);
    dataset["priced"] = "";
  } catch {
    // The API is down: the page keeps its build-time estimate and labels it as one.
    if (mine === turn) dataset["priced"] = "no";
  }
}

/** Checks after full page load, on restore, after each route change, and for a new postal code. */
export function watchOffers(): void {
  renderOnChange(checkOffers as () => void, PLACE_EVENT, showPlace as () => void);
}
