/** The storefront's cart against the real API (CART-5, CART-6): no lost and no duplicate changes. */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { aCustomer, signedIn, type TestUser } from "../../support/people/accounts";
import { installWindow, openLine, openTab, type ApiLine, type Tab } from "../../support/hosts/browser-tab";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let line: ApiLine;
let customer: TestUser;
let tab: Tab;
let logged: string[] = [];
const window = installWindow();
const [first, second, third] = [seededId(0), seededId(1), seededId(2)];

beforeAll(async () => {
  api = await startTestApi(5);
  await sql`UPDATE product_stock SET available_quantity = 10`.execute(api.database.db);
  line = await openLine(api.app);
  process.env["GATSBY_API_URL"] = line.url;
});
afterAll(async () => {
  await line?.close();
  await api?.close();
});
beforeEach(async () => {
  window.localStorage.clear();
  [line.requests, line.headers, line.trouble].forEach((list) => (list.length = 0));
  logged = [];
  jest.spyOn(console, "info").mockImplementation((text: string) => void logged.push(text));
  customer = await signedIn(api);
  tab = await openTab();
});

const refused = { status: 200, body: { data: null, errors: [{ message: "No", extensions: { code: "X" } }] } };
const cartOf = (browserTab: Tab = tab) =>
  browserTab.readCart().map((item) => [item.productId, item.quantity]);
const message = (browserTab: Tab = tab) =>
  browserTab.shopStore().getState().ui.snackbarSettings?.message ?? null;

/** Units in the database, whatever a browser shows. */
async function account(of: TestUser = customer) {
  const { rows } = await sql<{ product_id: string; quantity: number }>`
    SELECT product_id, quantity FROM cart_items JOIN carts ON carts.id = cart_id
    WHERE user_id = ${of.userId} ORDER BY product_id`.execute(api.database.db);
  return rows.map((row) => [row.product_id, row.quantity]);
}

/** Adds units to the account from another device. */
async function putElsewhere(productId: string, quantity: number) {
  await api.query(
    `mutation { addItem(productId: "${productId}", quantity: ${quantity}) { id } }`,
    {},
    { authorization: customer.bearer },
  );
}

/** Cart events a tab records from now on: product and units, negative when removed. */
function eventsOf(browserTab: Tab): (readonly [unknown, number])[] {
  const events: (readonly [unknown, number])[] = [];
  browserTab.listenToEvents(({ values }) => {
    const pieces = Number(values.productQuantity);
    events.push([values.productId, values.cartAction === "remove" ? -pieces : pieces]);
  });
  return events;
}

describe("signing in", () => {
  test("records no new event: a guest's units were recorded when added (ANALYTICS-9)", async () => {
    const events = eventsOf(tab);
    await tab.setQuantity(first, 2);
    expect(events).toEqual([[first, 2]]);
    await tab.signIn(customer.session!);
    await tab.syncCart();
    expect(await account()).toEqual([[first, 2]]);
    expect(events).toHaveLength(1);
  });

  test("merges the guest cart into the account cart, once, and shows both", async () => {
    await putElsewhere(first, 1);
    tab.addToCart(first);
    tab.addToCart(second);
    await tab.signIn(customer.session!);
    const secondTab = await openTab();
    expect(await Promise.all([tab.syncCart(), secondTab.syncCart(), tab.syncCart()])).toEqual([
      true,
      true,
      true,
    ]);
    expect(await account()).toEqual([
      [first, 2],
      [second, 1],
    ]);
    expect(cartOf()).toEqual(await account());
    expect(message()).toBe(MESSAGES.cart.merged);
    expect(tab.shopStore().getState().ui.mergeCart).toBe(false);
    await (await openTab()).syncCart();
    expect(await account()).toEqual([
      [first, 2],
      [second, 1],
    ]);
  });

  test("merges once even if the response is lost, across a reload too", async () => {
    tab.addToCart(first);
    await tab.signIn(customer.session!);
    line.lost.push(true, true, true, true);
    expect(await tab.syncCart()).toBe(false);
    expect(await account()).toEqual([[first, 1]]);
    expect(tab.readCopy()?.pending).not.toBeNull();
    const reloaded = await openTab();
    reloaded.addToCart(second);
    await reloaded.syncCart();
    expect(await account()).toEqual([
      [first, 1],
      [second, 1],
    ]);
    expect(cartOf(reloaded)).toEqual(await account());
  });

  test("without a successful merge resets the flag, logs it, shows nothing and retains the guest cart", async () => {
    tab.addToCart(first);
    await tab.signIn(customer.session!);
    line.trouble.push(refused);
    expect(await tab.syncCart()).toBe(false);
    expect(logged).toEqual(["We could not merge carts"]);
    expect(message()).toBeNull();
    expect(tab.shopStore().getState().ui.mergeCart).toBe(false);
    expect(cartOf()).toEqual([[first, 1]]);
    await tab.syncCart();
    expect(await account()).toEqual([[first, 1]]);
  });

  test("reports capped quantities, discontinued products and price changes until dismissed", async () => {
    for (let piece = 1; piece <= 12; piece += 1) tab.addToCart(first);
    tab.addToCart("no-longer-sold");
    tab.addToCart(second);
    tab.recordProducts([{ productId: second, name: "Earlier name", price: 1 }]);
    await tab.signIn(customer.session!);
    await tab.syncCart();
    expect(cartOf()).toEqual([
      [first, 10],
      [second, 1],
    ]);
    const notices = tab.readNotices();
    expect(notices).toHaveLength(3);
    expect(notices.filter((notice) => notice.endsWith("each, was $0.01."))).toHaveLength(1);
    expect(notices).toContain(MESSAGES.cart.gone);
    expect(message()).toBe(notices.join(" "));
    tab.dismissNotices();
    await tab.syncCart();
    expect(tab.readNotices()).toEqual([]);
  });

  test("as staff leaves the cart in the browser", async () => {
    tab.addToCart(first);
    const support = await aCustomer(api, { role: "CUSTOMERSUPPORT" });
    await tab.signIn(support.session!);
    expect(await tab.syncCart()).toBe(true);
    expect(await account(support)).toEqual([]);
    expect(cartOf()).toEqual([[first, 1]]);
  });
});

describe("a signed-in customer", () => {
  beforeEach(async () => {
    await tab.signIn(customer.session!);
    await putElsewhere(first, 3);
    await tab.syncCart();
  });

  test("sees additions from other devices, and an empty cart that cannot be created is ignored", async () => {
    expect(cartOf()).toEqual([[first, 3]]);
    line.trouble.push(refused);
    expect(await tab.syncCart()).toBe(false);
    expect([logged, message(), cartOf()]).toEqual([[], null, [[first, 3]]]);
  });

  test("retains what was added before the app started", async () => {
    tab.addToCart(second);
    expect(tab.hasUnsentChanges()).toBe(true);
    await tab.sendCartChanges();
    expect(tab.hasUnsentChanges()).toBe(false);
    expect(await account()).toEqual([
      [first, 3],
      [second, 1],
    ]);
  });

  test("sees a change at once; after many clicks in a row the account has the last value", async () => {
    const changes = [4, 5, 6, 7].map((quantity) => tab.setQuantity(first, quantity));
    expect(cartOf()).toEqual([[first, 7]]);
    await Promise.all(changes);
    expect([cartOf(), await account()]).toEqual([[[first, 7]], [[first, 7]]]);
    expect(line.requests.filter((call) => call === "POST /graphql").length).toBeLessThan(6);
  });

  test("records each change the account accepted once, and none it rejected", async () => {
    const events = eventsOf(tab);
    tab.addToCart(second);
    await tab.sendCartChanges();
    line.trouble.push(refused);
    await tab.setQuantity(first, 9);
    line.lost.push(true, true, true, true);
    await tab.setQuantity(first, 1);
    await tab.emptyCart();
    expect(events).toEqual([
      [second, 1],
      [first, -2],
      [first, -1],
      [second, -1],
    ]);
  });

  test("adds in one tab while another tab changes, and both count", async () => {
    const secondTab = await openTab();
    const change = tab.setQuantity(first, 5);
    secondTab.addToCart(second);
    await Promise.all([change, secondTab.sendCartChanges()]);
    expect(await account()).toEqual([
      [first, 5],
      [second, 1],
    ]);
    expect(cartOf()).toEqual(await account());
  });

  test("removes a product and restores it in the same position", async () => {
    await tab.setQuantity(second, 2);
    await tab.setQuantity(first, 0);
    expect(await account()).toEqual([[second, 2]]);
    await tab.setQuantity(first, 3, 0);
    expect(cartOf()).toEqual([
      [first, 3],
      [second, 2],
    ]);
    expect(await account()).toEqual(cartOf());
  });

  test.each([["refused", [refused]] as const, ["not answered", ["cut", "cut", "cut", "cut"]] as const])(
    "sees a change reverted that is %s, with a message",
    async (_what, trouble) => {
      line.trouble.push(...trouble);
      const change = tab.setQuantity(first, 9);
      expect(cartOf()).toEqual([[first, 9]]);
      await change;
      expect(cartOf()).toEqual([[first, 3]]);
      expect(message()).toBe(trouble[0] === "cut" ? MESSAGES.cart.notChanged : "No");
      expect(await account()).toEqual([[first, 3]]);
    },
  );

  test("retains a change whose response was lost", async () => {
    line.lost.push(true, true, true, true);
    await tab.setQuantity(first, 9);
    expect([cartOf(), await account(), message()]).toEqual([[[first, 9]], [[first, 9]], null]);
  });

  test("is notified once of a discontinued product, and sees its new price when it is sold again (CART-13)", async () => {
    const change = (isLive: boolean, cents: number) =>
      sql`UPDATE products SET is_live = ${isLive}, hidden_reason = ${isLive ? null : "test"},
        regular_price_cents = regular_price_cents + ${cents}, sale_price_cents = NULL, revision = revision + 1
        WHERE product_id = ${first}`.execute(api.database.db);
    await change(true, 0);
    await tab.syncCart();
    tab.dismissNotices();
    const { name } = (await tab.readAccountCart()).products[0]!;
    await change(false, 0);
    await tab.syncCart();
    expect([tab.readNotices(), message()]).toEqual([
      [MESSAGES.cart.noLongerSold(name)],
      MESSAGES.cart.noLongerSold(name),
    ]);
    expect([cartOf(), await account()]).toEqual([[[first, 3]], [[first, 3]]]);
    tab.dismissNotices();
    await tab.syncCart();
    expect(tab.readNotices()).toEqual([]);
    const before = tab.readSeenPrices()[first]!;
    await change(true, 10_00);
    await tab.syncCart();
    const risen = MESSAGES.cart.newPrice(name, formatMoney(before + 10_00), formatMoney(before));
    expect([tab.readNotices(), cartOf()]).toEqual([[risen], [[first, 3]]]);
    tab.dismissNotices();
    await tab.setQuantity(first, 4);
    expect(tab.readNotices()).toEqual([]);
  });

  test("empties the cart, and sees it restored when that is rejected", async () => {
    line.trouble.push(refused);
    await tab.emptyCart();
    expect(cartOf()).toEqual([[first, 3]]);
    await tab.emptyCart();
    expect([cartOf(), await account()]).toEqual([[], []]);
  });

  test("who closes a tab mid-change has the change recorded by the next page", async () => {
    tab.storeCart([{ productId: first, quantity: 1 }]);
    await (await openTab()).syncCart();
    expect(await account()).toEqual([[first, 1]]);
  });

  test("leaves no data in the browser after signing out", async () => {
    await tab.signOut();
    expect([cartOf(), tab.readCopy()]).toEqual([[], null]);
    expect(await account()).toEqual([[first, 3]]);
  });

  test("whose session expired has every unit once after signing in again", async () => {
    await tab.endSession({ isByChoice: false });
    tab.addToCart(third);
    expect(cartOf()).toEqual([
      [first, 3],
      [third, 1],
    ]);
    const again = await signedIn(api);
    await tab.signIn({ ...customer.session!, tokens: customer.session!.tokens });
    await tab.syncCart();
    expect(await account()).toEqual([
      [first, 3],
      [third, 1],
    ]);
    await tab.endSession({ isByChoice: false });
    await tab.signIn(again.session!);
    await tab.syncCart();
    expect([cartOf(), await account(again)]).toEqual([[], []]);
  });
});
