/** Delivery text of a product page for a postal code while the API responds, is slow, refuses or is down. */
import { readFileSync } from "node:fs";
import { act, render, screen, waitFor } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import { watchOffers } from "../boot/live-offers";
import { usePlace } from "../client/page/use-place";
import { DeliveryPlace } from "../features/catalogue/product/delivery-place";
import { watchPlaceForms } from "./runtime/place-forms";

const DELIVERS = "Delivers to 97209: Available, arrives 02 Dec – 08 Dec, 2026";
const OFFER = { productId: "7", availability: "AVAILABLE", amounts: [{ name: "cash", cents: 500_00 }] };
const STORE = { id: "s", name: "Portland", address: "1 Pine Street", distanceMiles: 5 };
const DETAILS = { maxQuantity: 4, availablePickup: true, pickupLocations: [STORE] };

const { checking, notChecked, noStores } = MESSAGES.checkout;
const { dataset } = document.documentElement;

type Respond = (signal: AbortSignal) => Promise<object>;
let respond: Respond;
let requestCount: number;
let patience: AbortController;

const reply = (status: number, body: object) => ({ status, ok: status < 400, json: async () => body });
const answers: Respond = async () =>
  reply(200, {
    data: { offers: [{ ...OFFER, delivery: DELIVERS }], getProductAvailabilityDetails: [DETAILS] },
  });
const neverAnswers: Respond = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

function Page() {
  return (
    <article data-product-id="7">
      <p className="plan-line">
        <span className="est">about</span> $12.00 a week
      </p>
      <DeliveryPlace productId="7" place={usePlace()} />
    </article>
  );
}

beforeAll(() => {
  Object.assign(globalThis, {
    CSS: { escape: String },
    API_URL: "/",
    fetch: (_url: string, { signal }: { signal: AbortSignal }) => {
      requestCount += 1;
      return respond(signal);
    },
  });
  AbortSignal.timeout = () => patience.signal;
  const style = document.createElement("style");
  style.textContent = readFileSync("src/design/catalogue.css", "utf8");
  document.head.append(style);
  watchOffers();
  watchPlaceForms();
});

beforeEach(() => {
  requestCount = 0;
  patience = new AbortController();
  respond = answers;
  localStorage.clear();
  delete dataset["zip"];
  delete dataset["priced"];
  render(<Page />);
});
afterEach(() => jest.useRealTimers());

/** Visible text of the live region. */
const visibleText = () => {
  const region = screen.getByLabelText("Your ZIP code").closest("section")!.querySelector(":scope > p");
  return [...region!.children]
    .filter((child) => getComputedStyle(child).display !== "none")
    .map(({ textContent }) => textContent)
    .join("");
};
const isEstimate = () => getComputedStyle(screen.getByText("about")).display !== "none";
const isPlanVisible = () => getComputedStyle(screen.getByText(/a week/)).visibility !== "hidden";

async function give(zip: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>("Your ZIP code");
  await act(async () => {
    field.value = zip;
    field.form!.requestSubmit();
  });
}

test("without a postal code nothing is shown and amounts are estimates", () => {
  expect([visibleText(), isEstimate(), isPlanVisible()]).toEqual(["", true, true]);
});

test("a response shows the days, the stores and the largest quantity", async () => {
  await give("97209");
  await waitFor(() => expect(visibleText()).toBe(DELIVERS));
  expect([isEstimate(), isPlanVisible()]).toEqual([false, true]);
  expect(await screen.findByText("Limit 4 per order")).toBeVisible();
  expect(screen.getByText(/1 Pine Street, about 5 miles away/)).toBeInTheDocument();
});

test("a slow API shows a waiting text; later the page says it cannot check, and shows estimates", async () => {
  jest.useFakeTimers();
  respond = neverAnswers;
  await give("97209");
  expect([visibleText(), isEstimate(), isPlanVisible()]).toEqual([checking, false, false]);
  await act(async () => patience.abort());
  expect([visibleText(), isEstimate(), isPlanVisible()]).toEqual([notChecked, true, true]);
  await act(async () => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole("alert")).toHaveTextContent(noStores("97209"));
});

test.each<[string, Respond]>([
  ["refuses", async () => reply(400, { errors: [{ message: "No" }] })],
  [
    "answers 429 with a page",
    async () => ({ status: 429, json: async () => JSON.parse("<html>") as object }),
  ],
  ["answers without data", async () => reply(200, { data: null })],
  ["cannot be reached", async () => Promise.reject(new TypeError("Failed to fetch"))],
])("an API that %s leaves estimates, a message and a retry", async (_name, failing) => {
  respond = failing;
  await give("97209");
  await waitFor(() => expect(visibleText()).toBe(notChecked));
  expect([isEstimate(), isPlanVisible()]).toEqual([true, true]);
  expect(await screen.findByRole("alert", {}, { timeout: 3000 })).toHaveTextContent(noStores("97209"));

  respond = answers;
  await give("97209");
  await waitFor(() => expect(visibleText()).toBe(DELIVERS));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(isEstimate()).toBe(false);
});

test("a response for an earlier postal code is never shown for the new one", async () => {
  await give("97209");
  await waitFor(() => expect(visibleText()).toBe(DELIVERS));
  respond = neverAnswers;
  await give("96813");
  expect(visibleText()).toBe(checking);
  await act(async () => patience.abort());
  expect(visibleText()).toBe(notChecked);
  expect(requestCount).toBeGreaterThan(2);
});
