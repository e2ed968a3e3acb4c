import { DIMENSIONS, type Dimension } from "#contract/analytics/dimensions";
import { ANALYTICS_EVENT_KINDS, eventRow } from "#contract/analytics/events";
import { GA4_LIMITS, ga4EventOf, ga4ParametersOf } from "#contract/analytics/ga4";
import { storeChoice } from "../../lib/attribution";
import { openDataLayer } from "./data-layer";

const SEARCH = {
  id: "1",
  kind: "SEARCH",
  texts: { searchText: "tv", pageType: "search", role: "guest", pageLanguage: "en-US" },
} as const;
const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const layer = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === "[object Arguments]" ? [...(entry as unknown[])] : entry,
  );

beforeEach(() => {
  delete window.dataLayer;
  document.head.innerHTML = "";
  history.replaceState(null, "", "/search/");
  storeChoice(true);
});
afterAll(() => storeChoice(false));

test("a shop without settings sends no events to others", () => {
  expect(openDataLayer({ measurementId: "", hasDataLayer: false })).toBeNull();
  expect(openDataLayer()).toBeNull();
});

test("Google gets the named parameters within its limits, and no advertising", () => {
  const sink = openDataLayer({ measurementId: "G-ABCD1234", hasDataLayer: false })!;
  expect(scripts()).toEqual([]);
  sink.add(SEARCH);
  sink.add(SEARCH);
  expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABCD1234"]);
  expect(layer()).toContainEqual(["event", "search", { search_text: "tv", page_type: "search" }]);
  expect(layer()).toContainEqual(["set", "user_properties", { role: "guest" }]);
  expect(layer()[0]).toMatchObject([
    "consent",
    "default",
    { ad_storage: "denied", analytics_storage: "granted" },
  ]);
});

test("a data layer gets events unchanged, and temporary values are cleared there", () => {
  const sink = openDataLayer({ measurementId: "", hasDataLayer: true })!;
  sink.add(SEARCH);
  sink.clear(["searchText", "searchResults"]);
  expect(layer()).toEqual([
    { event: "search", search_text: "tv", page_type: "search", role: "guest" },
    { search_text: undefined },
  ]);
  expect(scripts()).toEqual([]);
});

test.each([
  ["who has not chosen", () => localStorage.clear()],
  ["who has opted out", () => storeChoice(false)],
])("no event of a visitor %s goes to others", (_who, choose) => {
  choose();
  const sink = openDataLayer({ measurementId: "G-ABCD1234", hasDataLayer: true })!;
  sink.add(SEARCH);
  sink.clear(["searchText"]);
  expect([scripts(), layer()]).toEqual([[], []]);
});

test("a payment page loads nothing from Google", () => {
  history.replaceState(null, "", "/checkout/payment/");
  openDataLayer({ measurementId: "G-ABCD1234", hasDataLayer: false })!.add(SEARCH);
  expect(scripts()).toEqual([]);
});

test("no event has more parameters than Google accepts, and each has a name there", () => {
  const lasting = Object.values<Dimension>(DIMENSIONS).filter(({ scope }) =>
    ["page", "visit", "visitor"].includes(scope),
  );
  for (const kind of ANALYTICS_EVENT_KINDS) {
    const { needs, may } = eventRow(kind);
    const names = [...lasting.map(({ name }) => name), ...needs, ...may];
    const { parameters } = ga4ParametersOf(Object.fromEntries(names.map((name) => [name, "x"])));
    expect([kind, Object.keys(parameters).length <= GA4_LIMITS.parameters]).toEqual([kind, true]);
    expect(ga4EventOf(kind, {})).toMatch(/^[a-z_]{1,40}$/);
  }
  expect(ga4EventOf("VIEW", { productId: "1" })).toBe("view_item");
  expect(ga4EventOf("CART", { cartAction: "remove" })).toBe("remove_from_cart");
});
