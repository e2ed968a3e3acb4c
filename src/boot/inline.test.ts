/** @jest-environment jsdom */
import { estimateLeased } from "#contract/lease-estimate";
import { showAccount, watchAccount } from "./account-name";
import { showCartCount, watchCart } from "../client/cart/cart-clicks";
import { rememberedListing, takeReturnScroll, watchListing } from "./listing-memory";
import { amountsOf } from "./live-offers";
import { watchEscape } from "./menu";

beforeAll(() => {
  Object.assign(window, { scrollBy: () => undefined });
  watchAccount();
  watchCart();
  watchEscape();
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
    <button data-add-to-cart="7"><b>Add</b></button>`;

  test("keeps the piece, counts it on the badge and leaves word for the app", () => {
    document.body.innerHTML = page;
    find("b").click();
    expect(find("[data-cart-count]").dataset["cartCount"]).toBe("1");
    expect(find("a").getAttribute("aria-label")).toBe("Cart, items: 1");
    expect(find("button").dataset["added"]).toBe("true");
  });

  test("leaves word when the browser keeps nothing", () => {
    document.body.innerHTML = page;
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("QuotaExceededError");
    });
    find("b").click();
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

test("Escape closes an open menu and brings the focus back to its button", () => {
  document.body.innerHTML = `<details data-menu open><summary>TV</summary><a href="#x">All</a></details>`;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(find("details").hasAttribute("open")).toBe(false);
  expect(document.activeElement).toBe(find("summary"));
});

describe("the way back to the listing", () => {
  test("leaving a listing by a link remembers it", () => {
    document.body.innerHTML = `<main data-listing><a href="#x">A TV</a></main>`;
    find("a").click();
    expect(rememberedListing()).toEqual(["/products/televisions/?page=2", 0]);
  });

  test("coming back scrolls once to where it was left", () => {
    sessionStorage.setItem("ef-listing", '["/products/televisions/?page=2",640]');
    expect(takeReturnScroll()).toBe(0);
    document.body.innerHTML = `<a data-back-to-listing href="#x">Back to Listing</a>`;
    find("a").click();
    expect(takeReturnScroll()).toBe(640);
    expect(takeReturnScroll()).toBe(0);
  });

  test("an address of somebody else's in storage is not trusted", () => {
    sessionStorage.setItem("ef-listing", '["//evil.example/",1]');
    expect(rememberedListing()).toBeUndefined();
  });
});

describe("live amounts", () => {
  const priced = (regularPrice: number, salePrice: number | null) =>
    ({
      productId: "7",
      availability: "AVAILABLE",
      regularPrice,
      salePrice,
      estimate: estimateLeased(salePrice ?? regularPrice, 20_00),
    }) as const;

  test("without an offer the crossed-out price is not shown", () => {
    expect(amountsOf(priced(50_000, null))).toMatchObject({ cash: 50_000, regular: null });
  });

  test("a plan's payment times its payments is its total", () => {
    const amounts = amountsOf(priced(50_000, 40_000));
    expect(amounts["regular"]).toBe(50_000);
    expect(amounts["WEEKLY-payment"]! * 52).toBe(amounts["WEEKLY-total"]);
  });

  test("what is not leased has no plan", () => {
    expect(amountsOf(priced(900_000, null))["WEEKLY-payment"]).toBeUndefined();
    expect(amountsOf(priced(26_415, null))["WEEKLY-payment"]).toBeUndefined();
  });

  test("what is still needed is above 0 only below the smallest lease, with shipping and usual tax", () => {
    expect(amountsOf(priced(26_415, null))["need"]).toBe(1);
    expect(amountsOf(priced(60_000, 26_416))["need"]).toBe(0);
    expect(amountsOf(priced(26_417, null))["need"]).toBeLessThan(0);
  });

  test("shipping and usual tax are what the lease is of beside the cash price", () => {
    expect(amountsOf(priced(60_000, 50_000))["extra"]).toBe(20_00 + 30_00);
  });

  test("figures that hold for one amount find it under its own name, and no other", () => {
    const amounts = amountsOf(priced(60_000, 50_000));
    expect(amounts["55000"]).toBe(55_000);
    expect(amounts["65600"]).toBeUndefined();
  });
});

describe("who is signed in", () => {
  const page = `<div data-account=""><a data-sign-in href="/login/">Sign in</a><span data-account=""></span></div>`;
  const keep = (value: unknown) => localStorage.setItem("ef-session", JSON.stringify(value));

  test("shows by first name and role, and follows another tab", () => {
    document.body.innerHTML = page;
    keep({ user: { firstName: "Ada", type: "ADMIN" } });
    dispatchEvent(new StorageEvent("storage", { key: "ef-session" }));
    expect(find("span").dataset).toMatchObject({ account: "Ada", role: "ADMIN" });
    localStorage.removeItem("ef-session");
    dispatchEvent(new StorageEvent("storage", { key: "ef-session" }));
    expect(find("span").dataset["account"]).toBe("");
  });

  test("without a first name says Account; of garbage it makes a guest", () => {
    document.body.innerHTML = page;
    keep({ user: { firstName: "", type: "CUSTOMER" } });
    showAccount();
    expect(find("div").dataset["account"]).toBe("Account");
    localStorage.setItem("ef-session", "{");
    showAccount();
    expect(find("div").dataset["account"]).toBe("");
  });

  test("a guest who signs in comes back to this page", () => {
    document.body.innerHTML = page;
    find("a").addEventListener("click", (event) => event.preventDefault());
    find("a").click();
    expect(find("a").getAttribute("href")).toBe("/login/?returnUrl=%2Fproducts%2Ftelevisions%2F%3Fpage%3D2");
  });
});
