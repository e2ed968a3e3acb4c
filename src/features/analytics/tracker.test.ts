import { dimensionIndex, type DimensionName } from "#contract/analytics/dimensions";
import { bytesOf, idAt } from "#contract/analytics/event-id";
import { CHOICE_EVENT, ROUTE_EVENT } from "../../client/page/page-keys";
import { markStaffBrowser } from "../../client/page/staff-browser";
import { track } from "../../client/page/track";
import { reportOrder } from "../../client/page/outcomes";
import type { PlacedOrderFragment } from "#contract/graphql/generated";
import { storeChoice } from "../../lib/attribution";
import { MAX_BATCH_SIZE, MAX_QUEUED } from "./own-sink";
import { startTracker } from "./tracker";

interface Sent {
  readonly id: string;
  readonly kind: string;
  readonly values: readonly { readonly dimension: number; readonly value: string }[];
}

const calls: { readonly url: string; readonly events: readonly Sent[]; readonly keepalive: boolean }[] = [];
let statuses: number[] = [];
const events = () => calls.flatMap((call) => call.events);
const kinds = () => events().map(({ kind }) => kind);
const valueOf = (event: Sent | undefined, name: DimensionName) =>
  event?.values.find(({ dimension }) => dimension === dimensionIndex(name))?.value;

/** Lets the page become idle, and settles its promises. */
async function becomeIdle(ms = 5_000): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

function open(path: string, body: string): void {
  history.pushState(null, "", path);
  document.body.innerHTML = body;
  dispatchEvent(new Event(ROUTE_EVENT));
}

const PRODUCT = `<article class="product" data-product-id="w1"><p class="brand">Norvik</p><h1>Washer 9</h1>
  <p class="price"><b><span data-money="cash">$1,299.99</span></b></p><span data-availability="AVAILABLE">Available</span></article>`;

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  performance.getEntriesByType = () => [];
  globalThis.matchMedia = ((query: string) => ({ matches: query.includes("light"), media: query })) as never;
  globalThis.fetch = (async (url: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
    const { variables } = JSON.parse(body) as { variables: { events: Sent[] } };
    calls.push({ url, events: variables.events, keepalive });
    return { status: statuses.shift() ?? 200, text: async () => "" };
  }) as never;
  localStorage.setItem("ef-attribution", JSON.stringify({ id: "0192-visit", at: Date.now() }));
  document.cookie = "utm_source=news;path=/";
  // Before the tracker has loaded, as by the interaction that starts the app.
  track("CART", { cartAction: "add", productId: "w0", productQuantity: 1 });
  history.pushState(null, "", "/product/washer-9/");
  document.body.innerHTML = PRODUCT;
  startTracker();
  startTracker();
});
beforeEach(async () => {
  await becomeIdle();
  calls.length = 0;
});

test("queued events and the page view are sent together, once", async () => {
  // The first batch of this file was sent before this test; the next page shows the same.
  open("/cart/", "");
  open("/product/washer-9/", PRODUCT);
  await becomeIdle();
  expect(kinds()).toEqual(["VIEW", "VIEW"]);
  const [cart, product] = events();
  expect([valueOf(cart, "pageType"), valueOf(cart, "productId")]).toEqual(["cart", undefined]);
  expect(
    (
      ["pageType", "productId", "productName", "productBrand", "productPrice", "productAvailability"] as const
    ).map((name) => valueOf(product, name)),
  ).toEqual(["product", "w1", "Washer 9", "Norvik", "129999", "available"]);
  expect([
    valueOf(product, "utmSource"),
    valueOf(product, "landingType"),
    valueOf(product, "pageEntry"),
  ]).toEqual(["news", "product", "navigate"]);
  expect(calls[0]!.url).toMatch(/\/analytics$/);
});

test("a repeated route of the same page is no second view", async () => {
  dispatchEvent(new Event(ROUTE_EVENT));
  await becomeIdle();
  expect(events()).toEqual([]);
});

test("temporary dimensions last 100 ms and no longer", async () => {
  track("CART", { cartAction: "add", productId: "w1" });
  await becomeIdle(50);
  track("COMPARE", { compareCount: 2 });
  await becomeIdle(200);
  track("COMPARE", { compareCount: 3 });
  await becomeIdle();
  const [, soon, later] = events();
  expect([valueOf(soon, "productId"), valueOf(soon, "productPrice"), valueOf(soon, "cartAction")]).toEqual([
    "w1",
    "129999",
    undefined,
  ]);
  expect([valueOf(later, "compareCount"), valueOf(later, "productId")]).toEqual(["3", undefined]);
});

test("a server event repeated on every page load counts once", async () => {
  const order = {
    id: "o1",
    createdAt: new Date().toISOString(),
    uniqueId: "EF-1",
    status: "PAYMENT_RECEIVED",
    total: 10_000,
    tax: 700,
    shippingCost: 0,
    discount: 0,
    leaseDetails: null,
    items: [{ quantity: 2 }],
    paymentDetails: [
      { gatewayName: "BRAINTREE", state: "PAID" },
      { gatewayName: "KLARNA", state: "FAILED" },
    ],
  } as unknown as PlacedOrderFragment;
  reportOrder(order);
  reportOrder(order);
  reportOrder({ ...order, id: "o2", createdAt: new Date(Date.now() - 25 * 3_600_000).toISOString() });
  reportOrder({ ...order, id: "o3", status: "PENDING_PAYMENT" });
  await becomeIdle();
  expect(kinds()).toEqual(["BUY"]);
  // Derived from the order alone: another tab or a reload sends the same id, and the server counts one.
  expect(events()[0]!.id).toBe(idAt(Date.parse(order.createdAt), bytesOf("BUY o1")));
  expect(bytesOf("BUY o1")).not.toEqual(bytesOf("BUY o2"));
  expect([valueOf(events()[0], "orderTotal"), valueOf(events()[0], "orderItems")]).toEqual(["10000", "2"]);
  expect(valueOf(events()[0], "checkoutMethod")).toBe("BRAINTREE");
});

test("a hidden page sends the rest at once, so that it arrives after the page is gone", async () => {
  track("COMPARE", { compareCount: 2 });
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
  await becomeIdle(0);
  expect(calls).toMatchObject([{ keepalive: true, events: [{ kind: "COMPARE" }] }]);
  await becomeIdle();
  expect(kinds()).toHaveLength(1);
});

test.each([
  ["fails once is sent again, under the same ids", [503], 2],
  ["keeps failing is given up after the second time", [503, 503, 503], 2],
  ["is refused is not sent again", [400], 1],
])("a batch that %s", async (_what, answers, times) => {
  statuses = [...answers];
  track("COMPARE", { compareCount: 2 });
  await becomeIdle(30_000);
  statuses = [];
  expect(calls).toHaveLength(times);
  expect(new Set(events().map(({ id }) => id)).size).toBe(1);
});

test("overflow is dropped, and batches stay small", async () => {
  for (let count = 0; count < MAX_QUEUED + 50; count += 1) track("COMPARE", { compareCount: 2 });
  await becomeIdle(30_000);
  expect(events()).toHaveLength(MAX_QUEUED);
  expect(Math.max(...calls.map((call) => call.events.length))).toBe(MAX_BATCH_SIZE);
});

test("an opt-out applies at once: no queued event is sent", async () => {
  track("COMPARE", { compareCount: 2 });
  storeChoice(false);
  dispatchEvent(new Event(CHOICE_EVENT));
  track("COMPARE", { compareCount: 2 });
  open("/", "");
  await becomeIdle();
  expect(calls).toEqual([]);
  storeChoice(true);
});

test("a staff browser records back-office events, and none of the shop", async () => {
  track("COMPARE", { compareCount: 2 });
  markStaffBrowser();
  open("/compare/", "");
  track("COMPARE", { compareCount: 2 });
  await becomeIdle();
  expect(calls).toEqual([]);
  open("/backoffice/orders/", "");
  track("RETURN", { returnPieces: 2 });
  open("/", "");
  await becomeIdle();
  expect(kinds()).toEqual(["RETURN"]);
  storeChoice(true);
});

test("a browser that sends Global Privacy Control records nothing", async () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  open("/compare/", "");
  track("COMPARE", { compareCount: 2 });
  await becomeIdle();
  Object.defineProperty(navigator, "globalPrivacyControl", { value: undefined, configurable: true });
  expect(calls).toEqual([]);
});

test("the back office is not a visitor page", async () => {
  open("/backoffice/orders/", "");
  await becomeIdle();
  expect(calls).toEqual([]);
});
