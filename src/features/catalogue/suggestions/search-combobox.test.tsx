import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { offerSuggestions } from "./search-combobox";
import { SUGGESTIONS_ID } from "./suggestion-list";

const WASHER = {
  __typename: "Product",
  productId: "7",
  slug: "tide",
  url: "/product/tide-7/",
  name: "Tide Washer",
  manufacturer: "Halden",
  images: [],
  category: { id: "washers-dryers" },
  regularPrice: 400_00,
  salePrice: 362_99,
  freeShipping: true,
  shippingCost: 0,
  customerReviewCount: 0,
  customerReviewAverage: null,
  availability: "AVAILABLE",
  productLabels: [],
  condition: "New",
};
const SUGGESTIONS = {
  products: [WASHER],
  categories: [{ label: "Washers & Dryers", url: "/products/washers-dryers/", productCount: 14 }],
  brands: [{ label: "Washington", url: "/brands/washington/", productCount: 1 }],
  totalCount: 14,
  correctedText: null as string | null,
  notSold: null as { item: string; productType: string | null } | null,
};

let answers: Record<string, () => unknown> = {};
let queries: string[] = [];
let clicks: unknown[] = [];
const submitted = jest.fn();

beforeEach(() => {
  [answers, queries] = [{}, []];
  submitted.mockReset();
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  clicks = [];
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    if (url.endsWith("/search/click")) return clicks.push(JSON.parse(body));
    const { text } = (JSON.parse(body) as { variables: { text: string } }).variables;
    queries.push(text);
    const suggestions = (await answers[text]?.()) ?? {
      ...SUGGESTIONS,
      products: [],
      categories: [],
      brands: [],
      totalCount: 0,
    };
    return { status: 200, json: async () => ({ data: { suggestions } }) };
  }) as never;
  document.body.innerHTML = `<form class="find" role="search" action="/search/">
    <input type="search" name="q" aria-label="Search products"><button>Search</button></form>`;
  document.querySelector("form")!.addEventListener("submit", (event) => {
    event.preventDefault();
    submitted();
  });
  act(() => offerSuggestions(document.querySelector("input")!));
});
afterEach(() => act(() => field().blur()));

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Search products" });
const list = () => screen.findByRole("listbox", { name: "Suggestions" });
const press = (key: string) => act(() => void fireEvent.keyDown(field(), { key }));
function type(text: string) {
  act(() => {
    field().focus();
    fireEvent.input(field(), { target: { value: text } });
  });
}
const active = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

test("the field is a combobox whose list is closed until there are suggestions", async () => {
  expect(field()).toHaveAttribute("aria-expanded", "false");
  expect(field()).toHaveAttribute("aria-controls", SUGGESTIONS_ID);
  answers["wash"] = () => SUGGESTIONS;
  type("wash");
  const options = within(await list()).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent!.slice(0, 16))).toEqual([
    "Washers & Dryers",
    "Washington 1 pro",
    "Tide WasherCash ",
  ]);
  expect(options[2]).toHaveTextContent(/\$362\.99.*\/wk.*52 payments.*total/);
  expect(field()).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByRole("status")).toHaveTextContent("3 suggestions");
  expect(screen.getByRole("group", { name: "Categories" })).toBeVisible();
});

test("arrows move through the suggestions and back to the field, Enter follows the active one", async () => {
  answers["wash"] = () => SUGGESTIONS;
  type("wash");
  await list();
  press("ArrowDown");
  expect(active()).toMatch(/^Washers/);
  press("ArrowUp");
  expect(field()).not.toHaveAttribute("aria-activedescendant");
  press("ArrowUp");
  press("ArrowUp");
  expect(active()).toMatch(/^Washington/);
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Washington");
  const followed: string[] = [];
  document.addEventListener("click", (event) => {
    event.preventDefault();
    followed.push((event.target as Element).closest("a")!.getAttribute("href")!);
  });
  press("Enter");
  expect(followed).toEqual(["/brands/washington/"]);
  expect(field()).toHaveAttribute("aria-expanded", "false");
});

test("Escape closes the list and keeps the text; leaving the field closes it too", async () => {
  answers["wash"] = () => SUGGESTIONS;
  type("wash");
  await list();
  press("Escape");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field()).toHaveValue("wash");
  press("ArrowDown");
  await list();
  act(() => field().blur());
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("a question leads to its help page, without a request", async () => {
  type("Return policy");
  expect(
    within(await list())
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Returns"]);
  expect(screen.getByRole("option")).toHaveAttribute("href", "/page/returns/");
  expect(queries).toEqual([]);
});

test("a late response does not replace one for newer text", async () => {
  let answerLate: (suggestions: unknown) => void = () => undefined;
  answers["was"] = () => new Promise((resolve) => (answerLate = resolve));
  answers["wash"] = () => SUGGESTIONS;
  type("was");
  await waitFor(() => expect(queries).toEqual(["was"]));
  type("wash");
  await list();
  await act(async () => answerLate({ ...SUGGESTIONS, products: [] }));
  expect(within(await list()).getAllByRole("option")).toHaveLength(3);
});

test("a selected product or place is counted with the typed text, unless the browser opts out", async () => {
  answers["wash"] = () => ({ ...SUGGESTIONS, correctedText: "washer" });
  const choose = async (name: RegExp) => {
    type("wash");
    const option = within(await list()).getByRole("option", { name });
    option.addEventListener("click", (event) => event.preventDefault());
    act(() => option.click());
    await waitFor(() => expect(field()).toHaveAttribute("aria-expanded", "false"));
  };
  await choose(/^Tide Washer/);
  await choose(/^Washington/);
  await choose(/^washer 14/);
  expect(clicks).toEqual([
    { text: "wash", productId: "7", isSuggestion: true },
    { text: "wash", isSuggestion: true },
  ]);
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  await choose(/^Tide Washer/);
  Object.defineProperty(navigator, "globalPrivacyControl", { value: undefined, configurable: true });
  expect(clicks).toHaveLength(2);
});

test("without a response the field searches as before", async () => {
  answers["wash"] = () => {
    throw new TypeError("no network");
  };
  type("wash");
  await waitFor(() => expect(queries.length).toBeGreaterThan(0));
  act(() => field().form!.requestSubmit());
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("corrected words come first, and an empty field offers recent searches", async () => {
  answers["wahser"] = () => ({ ...SUGGESTIONS, correctedText: "washer" });
  type("wahser");
  const [first] = within(await list()).getAllByRole("option");
  expect(first).toHaveAttribute("href", "/search/?q=washer");
  expect(first).toHaveTextContent("washer 14 products");
  act(() => field().form!.requestSubmit());
  type("");
  expect(within(await list()).getByRole("option")).toHaveAttribute("href", "/search/?q=wahser");
});

test("an unsold item is reported with what it belongs to", async () => {
  const nothing = { products: [], categories: [], brands: [], totalCount: 0 };
  answers["tv charger"] = () => ({
    ...SUGGESTIONS,
    ...nothing,
    notSold: { item: "charger", productType: "tv" },
  });
  type("tv charger");
  const group = within(await list()).getByRole("group", { name: "We don't sell “charger”." });
  expect(within(group).getByRole("option", { name: "tv" })).toHaveAttribute("href", "/search/?q=tv");
});
