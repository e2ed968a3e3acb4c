import { ROLE_PERMISSIONS, type Role } from "#contract/staff/roles";
import {
  pathAfterSignIn,
  rememberReturnUrl,
  returnUrlOf,
  safeReturnUrl,
  consumeReturnUrl,
} from "./return-url";

test.each([
  "//evil.example",
  "///evil.example",
  "https://evil.example/",
  "http:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/../..//evil.example",
  " /account/",
  "account/",
  "",
  null,
  `/${"a".repeat(3_000)}`,
])("%j is not a page of the shop", (address) => {
  expect(safeReturnUrl(address)).toBeNull();
});

test.each([
  ["/account/addresses/?a=1#b", "/account/addresses/?a=1#b"],
  ["/search/?q=%2F%2Fevil", "/search/?q=%2F%2Fevil"],
  ["/a/../brands/", "/brands/"],
  ["/@evil.example", "/@evil.example"],
])("%s leads to %s", (address, path) => {
  expect(safeReturnUrl(address)).toBe(path);
});

test.each(["/login/", "/login?returnUrl=/login/", "/register/", "/social/return/?code=1"])(
  "no user is returned to %s, a page for guests",
  (address) => {
    expect(safeReturnUrl(address)).toBeNull();
  },
);

test("signing in returns to the previous page, otherwise to the first page the user may see", () => {
  const customer = { type: "CUSTOMER", permissions: [] };
  const landingOf = (type: Role, permissions: readonly string[] = ROLE_PERMISSIONS[type]) =>
    pathAfterSignIn({ type, permissions: [...permissions] }, "");
  expect(pathAfterSignIn(customer, "?returnUrl=%2Fbrands%2F")).toBe("/brands/");
  expect(pathAfterSignIn(customer, "?returnUrl=%2F%2Fevil.example")).toBe("/");
  expect(landingOf("ADMIN")).toBe("/backoffice/orders/");
  expect(landingOf("WAREHOUSE")).toBe("/backoffice/orders/");
  expect(landingOf("MARKETING")).toBe("/backoffice/campaigns/");
  expect(landingOf("FINANCE", ["reports.revenue"])).toBe("/backoffice/reports/revenue/");
  expect(landingOf("FINANCE", [])).toBe("/");
  expect(returnUrlOf("?other=1")).toBeNull();
});

describe("across a visit to another site", () => {
  beforeEach(() => sessionStorage.clear());

  test("the return page is stored under returnURL and read once", () => {
    rememberReturnUrl("/brands/");
    expect(sessionStorage.getItem("returnURL")).toBe("/brands/");
    expect(consumeReturnUrl()).toBe("/brands/");
    expect(consumeReturnUrl()).toBe("/");
  });

  test("an address of another site is neither stored nor followed", () => {
    rememberReturnUrl("https://evil.example");
    expect(sessionStorage.getItem("returnURL")).toBeNull();
    sessionStorage.setItem("returnURL", "//evil.example");
    expect(consumeReturnUrl()).toBe("/");
  });
});
