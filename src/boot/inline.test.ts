/** @jest-environment jsdom */
import { showAccount, watchAccount } from "./account-name";
import { showCartCount, watchCart } from "../client/cart/cart-clicks";
import { storedVehicle } from "../client/page/vehicle";
import { rememberedListing, consumeReturnScroll, watchListing } from "./listing-memory";
import { watchOffers } from "./live-offers";

beforeAll(() => {
  Object.assign(window, { scrollBy: () => undefined });
  watchAccount();
  watchCart();
  watchListing();
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/products/televisions/?page=2");
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

describe("add to cart before the app runs", () => {
  const page = `<a href="/cart/"><span data-cart-count=""></span></a>
    <button type="button" data-add-to-cart="7"><b>Add</b></button>`;

  test("adds the unit, counts it on the badge and leaves a marker for the app", () => {
    document.body.innerHTML = page;
    find("b").click();
    expect(find("[data-cart-count]").dataset["cartCount"]).toBe("1");
    expect(find("button").dataset["added"]).toBe("true");
  });

  test("adds one unit for a double tap; the app's report makes room for another", () => {
    document.body.innerHTML = page;
    find("b").click();
    find("b").click();
    expect(find("[data-cart-count]").dataset["cartCount"]).toBe("1");
    delete find("button").dataset["added"];
    find("b").click();
    expect(find("[data-cart-count]").dataset["cartCount"]).toBe("2");
  });

  test("adds as many as the button's form says", () => {
    document.body.innerHTML = `${page}<form id="set"><select name="quantity"><option>4</option></select></form>`;
    find("button").setAttribute("form", "set");
    find("b").click();
    expect(find("[data-cart-count]").dataset["cartCount"]).toBe("4");
  });

  test("leaves a marker in a browser without storage", () => {
    document.body.innerHTML = page;
    const storage = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("SecurityError");
    });
    find("b").click();
    storage.mockRestore();
    expect(find("[data-cart-count]").dataset["cartCount"]).toBe("");
    expect(find("button").dataset["added"]).toBe("false");
  });

  test("a change in another tab shows on the badge", () => {
    document.body.innerHTML = page;
    localStorage.setItem("ef-cart", '[{"productId":"9","quantity":3}]');
    dispatchEvent(new StorageEvent("storage", { key: "ef-cart" }));
    expect(find("[data-cart-count]").dataset["cartCount"]).toBe("3");
    showCartCount();
  });
});

describe("returning to the listing", () => {
  test("leaving a listing by a link saves its position", () => {
    document.body.innerHTML = `<main data-listing><a href="#x">A TV</a></main>`;
    find("a").click();
    expect(rememberedListing()).toEqual(["/products/televisions/?page=2", 0]);
  });

  test("returning scrolls once to the saved position", () => {
    sessionStorage.setItem("ef-listing", '["/products/televisions/?page=2",640]');
    expect(consumeReturnScroll()).toBe(0);
    document.body.innerHTML = `<a data-back href="#x">Back to Listing</a>`;
    find("a").click();
    expect(consumeReturnScroll()).toBe(640);
    expect(consumeReturnScroll()).toBe(0);
  });
});

describe("the vehicle of a finder result", () => {
  const result = (name: string) =>
    JSON.stringify({ key: { year: 2019, make: "toyota", model: "camry", trim: "le" }, name });
  const tapOn = (vehicle: string) => {
    document.body.innerHTML = `<section><a href="#x">All 4 with this size</a></section>`;
    find("section").dataset["vehicle"] = vehicle;
    find("a").click();
  };

  test("stays selected from the first tap, before the app runs, until another is shown", () => {
    tapOn(result("2019 Toyota Camry LE"));
    expect(storedVehicle()?.name).toBe("2019 Toyota Camry LE");
    document.body.innerHTML = `<a href="#x">A brand</a>`;
    find("a").click();
    expect(storedVehicle()?.key.model).toBe("camry");
    tapOn(result("2019 Toyota Camry XSE"));
    expect(storedVehicle()?.name).toBe("2019 Toyota Camry XSE");
  });

  test("is ignored when invalid", () => {
    tapOn("{");
    expect(storedVehicle()).toBeNull();
  });
});

describe("live offers", () => {
  const page = `<b data-place=""></b><article data-product-id="7"><b data-money="cash">$600.00</b>
    <b data-money="WEEKLY-payment">$1.00</b><p role="status" data-delivery></p></article>`;
  const offer = {
    productId: "7",
    availability: "AVAILABLE",
    label: "Available",
    amounts: { cash: "$500.00" },
    delivery: "Delivers to 55425",
  };
  const root = document.documentElement.dataset;
  const zips: string[] = [];
  const lessors: string[] = [];
  let answer: () => Promise<unknown>;
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  beforeAll(() => {
    Object.assign(globalThis, {
      CSS: { escape: String },
      API_URL: "http://api.example",
      fetch: async (url: string) => {
        zips.push(new URL(url).searchParams.get("zip")!);
        lessors.push(new URL(url).searchParams.get("by")!);
        return { json: answer };
      },
    });
    watchOffers();
  });
  beforeEach(() => {
    [zips, lessors].forEach((list) => (list.length = 0));
    answer = async () => ({ data: { offers: [offer] } });
    document.body.innerHTML = page;
  });
  const change = async (zip: string) => {
    localStorage.setItem("ef-zip", zip);
    dispatchEvent(new Event("ef-zip"));
    await settle();
  };

  test("use the terms of the lessor that approved this visitor (LEASE-3)", async () => {
    localStorage.setItem("ef-approver", "ACIMA.1795000000000");
    await change("55425");
    localStorage.removeItem("ef-approver");
    await change("55425");
    expect(lessors).toEqual(["ACIMA.1795000000000", ""]);
  });

  test("use the saved postal code, which the page shows; an amount unknown to the API is hidden", async () => {
    await change("55425");
    expect(zips).toEqual(["55425"]);
    expect(root).toMatchObject({ zip: "55425", priced: "" });
    expect(find("[data-place]").dataset["place"]).toBe("55425");
    expect(find("[data-money=cash]").textContent).toBe("$500.00");
    expect(find("[data-money=WEEKLY-payment]").style.visibility).toBe("hidden");
    expect(find("[role=status]").textContent).toBe("Delivers to 55425");
  });

  test("without a response leave the page's estimates, labeled as estimates", async () => {
    answer = async () => Promise.reject(new TypeError("offline"));
    await change("55425");
    expect(root).toMatchObject({ zip: "55425", priced: "no" });
    expect(find("[data-money=cash]").textContent).toBe("$600.00");
  });

  test("for another tab's postal code are requested, and nothing else stored there", async () => {
    localStorage.setItem("ef-zip", "97209");
    dispatchEvent(new StorageEvent("storage", { key: "ef-cart" }));
    await settle();
    expect(zips).toEqual([]);
    dispatchEvent(new StorageEvent("storage", { key: "ef-zip" }));
    await settle();
    expect(zips).toEqual(["97209"]);
  });

  test("from an older request do not replace newer ones", async () => {
    let late: (value: unknown) => void = () => undefined;
    answer = () => new Promise((resolve) => (late = resolve));
    await change("55425");
    answer = async () => ({ data: { offers: [offer] } });
    await change("97209");
    late({ data: { offers: [{ ...offer, delivery: "Delivers to nobody" }] } });
    await settle();
    expect(find("[role=status]").textContent).toBe("Delivers to 55425");
    expect(root["zip"]).toBe("97209");
  });
});

describe("the signed-in user", () => {
  const page = `<div data-account="" data-role=""><a data-sign-in href="/login/">Sign in</a><span data-account=""></span></div>`;
  const storeSession = (value: unknown) => localStorage.setItem("ef-session", JSON.stringify(value));

  test("is shown by first name and role, and follows another tab", () => {
    document.body.innerHTML = page;
    storeSession({ user: { firstName: "Ada", type: "ADMIN" } });
    dispatchEvent(new StorageEvent("storage", { key: "ef-session" }));
    expect(find("div").dataset).toMatchObject({ account: "Ada", role: "ADMIN" });
    localStorage.removeItem("ef-session");
    dispatchEvent(new StorageEvent("storage", { key: "ef-session" }));
    expect(find("span").dataset["account"]).toBe("");
  });

  test("without a first name is shown as Account; an invalid one as a guest", () => {
    document.body.innerHTML = page;
    storeSession({ user: { firstName: "", type: "CUSTOMER" } });
    showAccount();
    expect(find("div").dataset["account"]).toBe("Account");
    localStorage.setItem("ef-session", "{");
    showAccount();
    expect(find("div").dataset["account"]).toBe("");
  });

  test("who was a guest returns to this page after signing in", () => {
    document.body.innerHTML = page;
    find("a").addEventListener("click", (event) => event.preventDefault());
    find("a").click();
    expect(find("a")).toMatchObject({
      host: location.host,
      pathname: "/login/",
      search: "?returnUrl=%2Fproducts%2Ftelevisions%2F%3Fpage%3D2",
    });
  });
});
