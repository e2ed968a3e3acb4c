/** The shop's core journeys in Firefox and WebKit: npm run test:engines. Chromium has tests/e2e. */
import { existsSync } from "node:fs";
import { reportPath } from "#contract/site/backoffice-paths";
import { REPORT_KEYS } from "#contract/reports/reports";
import { PASSWORD, aCustomer, type AccountHost } from "../support/people/accounts";
import { aLeaseForm, ENDS_IN } from "../support/leases/lease-calls";
import { startShop, type TestShop } from "../support/hosts/start-shop";
import { readConfig } from "../../server/config";
import { openEveryAdmin } from "./admin-journey";
import { EngineTab } from "./engine-tab";
import { findByTyping, findTiresByVehicle } from "./finding-journeys";
import { FIREFOX, openFirefox } from "./firefox";
import { MINI_BROWSER, openWebKit, SCREEN, WEBKIT_DRIVER } from "./webkit";

jest.setTimeout(240_000);

/** Each program and its Debian package. */
const PROGRAMS = {
  [FIREFOX]: "firefox-esr",
  [WEBKIT_DRIVER]: "webkit2gtk-driver",
  [MINI_BROWSER]: "libwebkit2gtk-4.1-0",
  [SCREEN]: "xvfb xauth",
};

let shop: TestShop;
beforeAll(async () => {
  const missing = Object.entries(PROGRAMS).flatMap(([program, name]) => (existsSync(program) ? [] : [name]));
  if (missing.length > 0) {
    throw new Error(`Other browsers are missing. On Debian: apt-get install ${missing.join(" ")}`);
  }
  shop = await startShop({}, { isAlone: true });
}, 15 * 60_000);
afterAll(() => shop?.stop(), 60_000);

describe.each([
  ["Firefox", openFirefox],
  ["WebKit", openWebKit],
] as const)("in %s", (_name, openEngine) => {
  let tab: EngineTab;
  beforeEach(async () => {
    tab = new EngineTab(await openEngine());
  });
  afterEach(() => tab?.close());

  const comeToPay = async () => {
    await tab.open(shop.siteUrl + (await aWasherUrl()));
    await tab.press("Add to Cart");
    await tab.sees("Added to your cart.");
    await tab.press("Checkout");
    await tab.until("location.pathname === '/checkout/'");
    const typed = {
      "Email address": "ada@example.com",
      "First name": "Ada",
      "Last name": "Byron",
      Address: "1 Congress Ave",
      City: "Austin",
      "ZIP code": "78701",
      Phone: "5125550142",
    };
    for (const [label, text] of Object.entries(typed)) await tab.type(label, text);
    await tab.choose("State", "TX");
    await tab.sees("Everything in your cart ships to 78701.");
    await tab.press("Continue to payment");
    await tab.until("location.pathname === '/checkout/payment/'");
  };

  test("a shopper finds a washer by typing, filters the list, saves and compares it", async () => {
    await findByTyping(tab, shop.siteUrl);
  });

  test("a shopper finds tires for a car and reaches the checkout with four", async () => {
    await findTiresByVehicle(tab, shop.siteUrl);
  });

  test("a guest adds a product to the cart, orders it and pays", async () => {
    await comeToPay();
    await tab.press("Coinbase Commerce");
    await tab.press("Place order and pay");
    await tab.until("location.pathname.includes('/pay/')");
    await tab.press("Pay ");
    await tab.press("Continue to the shop");
    await tab.sees("Thank you, Ada. Your order is placed.");
  });

  test("a guest applies for a lease in the checkout, is approved and signs", async () => {
    const { identity, income, bank } = aLeaseForm(ENDS_IN.partial);
    await comeToPay();
    await tab.press("Lease Credit");
    await tab.press("Apply for a lease");
    await tab.sees("About you");
    await tab.choose("Date of birth", identity.dateOfBirth);
    await tab.type("Social Security number or ITIN", identity.ssn);
    await tab.press("No");
    await tab.press("Save and continue");
    await tab.sees("Your income");
    await tab.type("Employer or income source", income.employerName);
    await tab.type("Monthly income after taxes", "2400");
    await tab.choose("How often you're paid", income.payFrequency);
    await tab.choose("Last payday", income.lastPayDate);
    await tab.choose("Next payday", income.nextPayDate);
    await tab.press("Save and continue");
    await tab.sees("Your bank account");
    await tab.type("Bank name", bank.bankName);
    await tab.press("Checking");
    await tab.type("Routing number", bank.routingNumber);
    await tab.type("Account number", bank.accountNumber);
    await tab.press("Save and continue");
    await tab.sees("Review and submit");
    await tab.press("I've read this and agree");
    await tab.press("Submit application");
    await tab.press("Read and sign your lease");
    await tab.sees("Lease agreement");
    await tab.press("$");
    await tab.press("Sign the agreement");
    await tab.press("Back to the shop");
    await tab.sees("Thank you, Ada. Your order is placed.");
  });

  test("an owner opens every screen of the back office", async () => {
    const paths = await openEveryAdmin(tab, shop.siteUrl, await aCustomer(host(), { role: "SUPERADMIN" }));
    expect(paths).toEqual(expect.arrayContaining(REPORT_KEYS.map((report) => reportPath(report))));
  });

  test("a customer signs in and opens their orders", async () => {
    const { username } = await aCustomer(host(), { password: PASSWORD, firstName: "Grace" });
    await tab.open(`${shop.siteUrl}/login/?returnUrl=${encodeURIComponent("/account/orders/")}`);
    await tab.type("Email address", username);
    await tab.type("Password", `${PASSWORD}\n`);
    await tab.until("location.pathname === '/account/orders/'");
    await tab.until("document.querySelector('.account')?.dataset.account === 'Grace'");
    await tab.sees("No orders yet");
  });
});

function host(): AccountHost {
  return { database: shop, configFor: () => readConfig({ NODE_ENV: "test" }) };
}

async function aWasherUrl(): Promise<string> {
  const query = `{ searchProducts(input: { categoryId: "washers-dryers", sort: BEST_SELLING, availability: AVAILABLE }) {
    products { url } } }`;
  const response = await fetch(shop.apiUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { searchProducts: { products: { url: string }[] } } };
  return data.searchProducts.products[0]!.url;
}
