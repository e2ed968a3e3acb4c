/** Wish list and saved searches for guests and customers, and merging the first into the second. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { Session } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import { readCart } from "../../client/cart/cart-storage";
import { READY_EVENT } from "../../client/page/page-keys";
import {
  storeSavedSearch,
  storeWish,
  readSavedSearches,
  readAccountWishes,
  readRecentlyViewed,
  readWishes,
} from "../../client/saved/saved-storage";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { EndWatchScreen } from "./end-watch-screen";
import { showRecentlyViewed } from "./recently-viewed";
import { SavedSearchesScreen } from "./saved-searches-screen";
import { watchWishes } from "./wish-button";
import { WishListScreen } from "./wish-list-screen";

const session: Session = {
  user: {
    username: "ada@example.com",
    type: "CUSTOMER",
    firstName: "Ada",
    lastName: "Byron",
    permissions: [],
    isVerified: true,
  },
  tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
};
const product = (id: string, change: object = {}) => ({
  __typename: "Product",
  productId: id,
  slug: id,
  name: `The ${id}`,
  manufacturer: "Halden",
  images: [],
  category: null,
  regularPrice: 600_00,
  salePrice: null,
  freeShipping: true,
  shippingCost: null,
  customerReviewCount: 0,
  customerReviewAverage: null,
  availability: "AVAILABLE",
  productLabels: [],
  condition: "New",
  ...change,
});
const PRODUCTS: Readonly<Record<string, object>> = {
  washer: product("washer"),
  dryer: product("dryer", { availability: "NOT_AVAILABLE" }),
};

const HONDA = {
  vehicle: { year: 2019, name: "2019 Honda CR-V EX-L" },
  hub: { bolts: 5, circleMm: 114.3 },
  sets: [],
};

interface ApiRequest {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
}
let requests: ApiRequest[] = [];
/** The account's wish list. */
let wishes: string[] = [];
let searches: { name: string; address: string; emailAlerts: boolean }[] = [];
let shareKey: string | null = null;

const items = (ids: readonly string[]) =>
  ids.map((productId) => ({ __typename: "WishListItem", productId, product: PRODUCTS[productId] ?? null }));
const ownList = () => ({
  list: { __typename: "WishList", shareKey, emailAlerts: false, items: items(wishes) },
});
const ownSearches = () => ({
  searches: searches.map((search) => ({ __typename: "SavedSearch", ...search })),
});

/** Fake API responses. */
function answerTo({ operationName, variables }: ApiRequest): object {
  if (operationName === "KeptProducts") {
    const ids = variables["productIds"] as string[];
    return {
      getCartProducts: ids.map((id) => ({ __typename: "CartProduct", id, product: PRODUCTS[id] ?? null })),
    };
  }
  if (operationName === "SharedWishList") {
    const isKnown = variables["shareKey"] === "known";
    return { list: isKnown ? { __typename: "SharedWishList", items: items(["washer"]) } : null };
  }
  if (operationName === "AddToWishList")
    wishes = [...(variables["productIds"] as string[]).reverse(), ...wishes];
  if (operationName === "RemoveFromWishList") wishes = wishes.filter((id) => id !== variables["productId"]);
  if (operationName === "ShareWishList") shareKey = variables["isShared"] ? "key-1" : null;
  if (operationName === "SaveSearch") {
    const { name, address, emailAlerts } = variables["input"] as {
      name: string;
      address: string;
      emailAlerts?: boolean;
    };
    searches = [
      { name, address, emailAlerts: emailAlerts ?? false },
      ...searches.filter((search) => search.name !== name),
    ];
  }
  return operationName.includes("Search") ? ownSearches() : ownList();
}

beforeEach(() => {
  [requests, wishes, searches, shareKey] = [[], [], [], null];
  localStorage.clear();
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    const call = JSON.parse(body || "{}") as ApiRequest;
    requests.push(call);
    const text = async () =>
      JSON.stringify(
        url.includes("/watch/end/")
          ? { isSuccess: true, message: MESSAGES.saved.ended, data: null }
          : url.includes("model=cr-v")
            ? { isSuccess: true, message: "", data: HONDA }
            : { data: answerTo(call) },
      );
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      text,
      json: async () => JSON.parse(await text()),
    };
  }) as never;
});
afterEach(async () => {
  cleanup();
  await forgetSession();
});

function open(path: string, Screen: () => React.JSX.Element | null) {
  history.replaceState(null, "", path);
  return render(
    <Providers>
      <Screen />
    </Providers>,
  );
}
const names = () => requests.map(({ operationName }) => operationName);

describe("a guest's wish list", () => {
  test("shows current prices, sold-out and discontinued products, and moves items to the cart", async () => {
    ["gone", "dryer", "washer"].forEach(storeWish);
    open("/wish-list/", WishListScreen);
    const row = (await screen.findByRole("link", { name: "The washer" })).closest("li")!;
    expect(row).toHaveTextContent("$600.00");
    expect(screen.getByText(/A product on your list is no longer sold/)).toBeVisible();
    const soldOut = screen.getByRole("link", { name: "The dryer" }).closest("li")!;
    expect(within(soldOut).getByRole("link", { name: "Notify me when it's back" })).toBeVisible();
    expect(within(soldOut).queryByRole("button", { name: /Move to cart/ })).toBeNull();
    fireEvent.click(within(row).getByRole("button", { name: /Move to cart/ }));
    expect(readCart()).toEqual([{ productId: "washer", quantity: 1 }]);
    expect(readWishes()).toEqual(["dryer", "gone"]);
    expect(screen.getByRole("group", { name: "Products" })).toHaveFocus();
    await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ productIds: ["dryer", "gone"] }));
    await act(async () => undefined);
    expect(screen.queryByRole("link", { name: "The washer" })).toBeNull();
  });

  test("moves to the account at sign-in, in order, and leaves the browser", async () => {
    ["washer", "dryer"].forEach(storeWish);
    storeSavedSearch({ name: "TVs", address: "/search/?q=tv", search: { text: "tv" } });
    await signIn(session);
    open("/account/wish-list/", WishListScreen);
    await waitFor(() => expect(readSavedSearches()).toEqual([]));
    expect([wishes, readWishes()]).toEqual([["dryer", "washer"], []]);
    expect(searches).toEqual([{ name: "TVs", address: "/search/?q=tv", emailAlerts: false }]);
  });
});

test("the account's wish list is shared by a link, which can be revoked", async () => {
  wishes = ["washer"];
  await signIn(session);
  open("/account/wish-list/", WishListScreen);
  fireEvent.click(await screen.findByRole("button", { name: "Create a link to share" }));
  expect(await screen.findByRole("link", { name: /wish-list\/#key=key-1$/ })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Remove link" }));
  expect(await screen.findByRole("button", { name: "Create a link to share" })).toBeVisible();
});

test("an empty list has nothing to share and no alerts, and an earlier link can be revoked", async () => {
  await signIn(session);
  open("/account/wish-list/", WishListScreen);
  expect(await screen.findByRole("heading", { name: "Your wish list is empty" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Create a link to share" })).toBeNull();
  cleanup();
  shareKey = "key-1";
  await forgetSession();
  await signIn(session);
  open("/account/wish-list/", WishListScreen);
  expect(await screen.findByRole("button", { name: "Remove link" })).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a shared link opened over the user's own list shows the shared one", async () => {
  open("/wish-list/", WishListScreen);
  expect(await screen.findByRole("heading", { name: "Your wish list is empty" })).toBeVisible();
  act(() => {
    history.replaceState(null, "", "/wish-list/#key=known");
    dispatchEvent(new Event("hashchange"));
  });
  expect(await screen.findByRole("link", { name: "The washer" })).toBeVisible();
});

test("a shared list is read-only, and a revoked one says so", async () => {
  open("/wish-list/#key=known", WishListScreen);
  expect(await screen.findByRole("link", { name: "The washer" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();
  cleanup();
  open("/wish-list/#key=withdrawn", WishListScreen);
  expect(await screen.findByText(MESSAGES.saved.sharedNoMore)).toBeVisible();
});

describe("saved searches", () => {
  test("of a guest stay in the browser, newest first, one per name", async () => {
    storeSavedSearch({ name: "tv", address: "/search/?q=old", search: {} });
    storeSavedSearch({ name: "Other", address: "/search/?q=other", search: {} });
    open(`/saved-searches/?save=${encodeURIComponent("/search/?q=tv&f.rating=4")}`, SavedSearchesScreen);
    expect(await screen.findByRole("textbox", { name: /Name/ })).toHaveValue("tv");
    expect(screen.queryByRole("checkbox")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Save search" }));
    await waitFor(() => expect(readSavedSearches()).toHaveLength(2));
    await waitFor(() =>
      expect(readSavedSearches()[0]).toEqual({
        name: "tv",
        address: "/search/?q=tv&f.rating=4",
        search: { text: "tv", minRating: 4 },
      }),
    );
    const rows = screen.getByRole("group", { name: "Saved searches" });
    expect(
      within(rows)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["tv", "Other"]);
    fireEvent.click(screen.getByRole("button", { name: "Delete Other" }));
    expect(within(rows).queryByRole("link", { name: "Other" })).toBeNull();
  });

  test("of a customer are stored in the account, with email alerts set per search", async () => {
    searches = [{ name: "TVs", address: "/search/?q=tv", emailAlerts: true }];
    await signIn(session);
    open("/account/searches/", SavedSearchesScreen);
    fireEvent.click(await screen.findByRole("checkbox", { name: "Email me updates about TVs" }));
    await waitFor(() => expect(searches[0]!.emailAlerts).toBe(false));
    expect(await screen.findByRole("checkbox", { name: "Email me updates about TVs" })).not.toBeChecked();
    expect(names()).toContain("SaveSearch");
  });

  test.each([
    ["", "2019 Honda CR-V EX-L"],
    ["&for=wheels", "2019 Honda CR-V EX-L wheels"],
  ])("of a vehicle not selected in this browser are named by its name%s", async (goods, name) => {
    const address = `/finder/?year=2019&make=honda&model=cr-v&trim=ex-l${goods}`;
    open(`/saved-searches/?save=${encodeURIComponent(address)}`, SavedSearchesScreen);
    expect(await screen.findByRole("textbox", { name: /Name/ })).toHaveValue(name);
    fireEvent.click(screen.getByRole("button", { name: "Save search" }));
    await waitFor(() => expect(readSavedSearches()).toMatchObject([{ name, address }]));
  });

  test("are not created from another site's address", async () => {
    open(`/saved-searches/?save=${encodeURIComponent("//evil.example/search/?q=tv")}`, SavedSearchesScreen);
    expect(await screen.findByRole("heading", { name: "No saved searches yet" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Save search" })).toBeNull();
  });
});

test("an email's link unsubscribes on a click, and changes nothing by itself", async () => {
  open("/no-more-mail/#key=k", EndWatchScreen);
  expect(requests).toEqual([]);
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Unsubscribe" }));
  });
  expect(await screen.findByText(MESSAGES.saved.ended)).toBeVisible();
});

test("an unsubscribe link without its key says so and offers no button", () => {
  open("/no-more-mail/", EndWatchScreen);
  expect(screen.getByText(MESSAGES.saved.linkIncomplete)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

describe("on a catalogue page", () => {
  const page = (id: string) => {
    document.body.innerHTML = `<div data-snackbar></div><main><article class="product" data-product-id="${id}">
      <section class="gallery"></section><h1>The ${id}</h1></article></main><footer></footer>`;
    // Below the viewport.
    document.querySelector("footer")!.getBoundingClientRect = () => ({ top: innerHeight + 1 }) as DOMRect;
  };
  const heart = (pressed: boolean) => screen.findByRole("button", { name: /^Save The washer/, pressed });
  beforeAll(() => watchWishes());
  afterEach(() => void (document.body.innerHTML = ""));

  test("the heart on a picture adds a product to a guest's list and removes it, without a call", async () => {
    page("washer");
    dispatchEvent(new Event(READY_EVENT));
    fireEvent.click(await heart(false));
    expect(await heart(true)).toBeVisible();
    expect(readWishes()).toEqual(["washer"]);
    expect(document.querySelector("[data-snackbar]")).toHaveTextContent(MESSAGES.saved.wished);
    fireEvent.click(await heart(true));
    expect([readWishes(), requests]).toEqual([[], []]);
  });

  test("a customer's heart shows the account's list, also after a reload, and removes the product", async () => {
    wishes = ["washer"];
    await act(() => signIn(session));
    open("/account/searches/", SavedSearchesScreen);
    await screen.findByRole("heading", { name: "No saved searches yet" });
    await waitFor(() => expect(readAccountWishes()).toEqual(["washer"]));
    cleanup();
    page("washer");
    dispatchEvent(new Event(READY_EVENT));
    fireEvent.click(await heart(true));
    expect(await heart(false)).toBeVisible();
    await waitFor(() => expect(wishes).toEqual([]));
    await act(forgetSession);
    expect(readAccountWishes()).toBeNull();
  });

  test("recently viewed products load near the viewport, newest first, and can be cleared", async () => {
    let comeNear: () => void = () => undefined;
    globalThis.IntersectionObserver = class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    } as never;
    for (const id of ["washer", "dryer", "washer", "gone"]) {
      page(id);
      showRecentlyViewed();
    }
    expect([requests, readRecentlyViewed()]).toEqual([[], ["gone", "washer", "dryer"]]);
    await act(async () => comeNear());
    const section = await screen.findByRole("region", { name: "Recently viewed" });
    const links = within(section).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["The washer$600.00", "The dryer$600.00"]);
    await act(async () => void fireEvent.click(within(section).getByRole("button", { name: /^Clear/ })));
    expect(readRecentlyViewed()).toEqual([]);
    expect(screen.queryByRole("link", { name: /washer/ })).toBeNull();
  });
});
