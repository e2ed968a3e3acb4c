/** The storefront's client session against the real API (CALL-1 to CALL-5, SESSION-4). */
import type { Session } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import { aCustomer, signedIn, type TestUser } from "../../support/people/accounts";
import { installWindow, openLine, openTab, type ApiLine, type Tab } from "../../support/hosts/browser-tab";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let line: ApiLine;
let customer: TestUser;
let tab: Tab;
const window = installWindow();
const REFRESH = "POST /account/refreshToken";
const PROFILE = "GET /user/profile/get";

beforeAll(async () => {
  api = await startTestApi(1);
  line = await openLine(api.app);
  process.env["GATSBY_API_URL"] = line.url;
});
afterAll(async () => {
  await line?.close();
  await api?.close();
});
beforeEach(async () => {
  window.localStorage.isFull = false;
  window.localStorage.clear();
  line.requests.length = 0;
  line.headers.length = 0;
  line.trouble.length = 0;
  customer = await signedIn(api);
  tab = await openTab();
  await tab.signIn(customer.session!);
});

const stored = (): Session | null =>
  JSON.parse(window.localStorage.getItem("ef-session") ?? "null") as Session | null;
const count = (call: string) => line.requests.filter((name) => name === call).length;
const signedInAs = (browserTab: Tab) =>
  browserTab.sessionOf(browserTab.shopStore().getState().auth)?.user.username ?? null;

/** Expires the access token: the API rejects it, the refresh token stays valid. */
function spoilAccessToken(): void {
  const session = stored()!;
  const accessToken = `${session.tokens.accessToken.slice(0, -8)}AAAAAAAA`;
  window.localStorage.setItem(
    "ef-session",
    JSON.stringify({ ...session, tokens: { ...session.tokens, accessToken } }),
  );
}

/** Two tabs with an expired access token, and the profile each one gets. */
async function askFromTwoTabs() {
  const other = await openTab();
  spoilAccessToken();
  return Promise.all([tab, other].map((browserTab) => browserTab.callApi("getProfile")));
}

describe("a request", () => {
  test("sends access and ID token in one header, and gets the server's envelope", async () => {
    const answer = await tab.callApi("getProfile");
    expect(answer).toMatchObject({ isSuccess: true, data: { profile: { username: customer.username } } });
    expect(line.headers[0]!["authorization"]).toBe(customer.bearer);
  });

  test("fails when the status is 200 and isSuccess is not true", async () => {
    line.trouble.push({
      status: 200,
      body: { isSuccess: false, message: "No", fieldErrors: [], data: null },
    });
    expect(await tab.callApi("getProfile")).toMatchObject({ isSuccess: false, message: "No" });
  });

  test("fails when isSuccess is true and the status is not 200", async () => {
    line.trouble.push({
      status: 500,
      body: { isSuccess: true, message: "Yes", fieldErrors: [], data: null },
    });
    expect((await tab.callApi("getProfile"))?.isSuccess).toBe(false);
  });

  test("returns nothing for a 404", async () => {
    line.trouble.push({ status: 404, body: {} });
    expect(await tab.callApi("getProfile")).toBeNull();
  });

  test("returns the server's errors, field by field", async () => {
    const body = { firstName: "A", lastName: "Shopper", phone: "5125550142", isCheckout: false };
    const answer = await tab.callApi("updateProfile", { body });
    expect(answer?.fieldErrors[0]).toMatchObject({ property: "firstName" });
  });

  test("of a guest is not sent; the page is asked to request sign-in", async () => {
    await tab.forgetSession();
    line.requests.length = 0;
    const answer = await tab.callApi("getProfile");
    expect(answer).toMatchObject({ isSuccess: false, message: MESSAGES.access.unauthenticated });
    expect(line.requests).toEqual([]);
    expect(tab.shopStore().getState().ui.redirectToLogin).toBe(true);
  });

  test.each(["accessToken", "idToken", "refreshToken"] as const)(
    "is not sent when the stored %s is missing",
    async (name) => {
      const session = stored()!;
      const tokens = { ...session.tokens, [name]: "" };
      window.localStorage.setItem("ef-session", JSON.stringify({ ...session, tokens }));
      expect((await tab.callApi("getProfile"))?.isSuccess).toBe(false);
      expect(line.requests).toEqual([]);
    },
  );

  test("increments the loading indicator while it runs, except when silent", async () => {
    const counts: number[] = [];
    const { store } = { store: tab.shopStore() };
    store.subscribe(() => counts.push(store.getState().ui.loaderCount));
    await Promise.all([tab.callApi("getProfile"), tab.callApi("getProfile")]);
    await tab.callApi("getProfile", { isQuiet: true });
    expect(Math.max(...counts)).toBe(2);
    expect(store.getState().ui).toMatchObject({ loaderCount: 0, showLoader: false });
  });
});

describe("an expired access token", () => {
  test("is renewed once, and the request retried", async () => {
    spoilAccessToken();
    const before = stored()!.tokens.refreshToken;
    expect((await tab.callApi("getProfile"))?.isSuccess).toBe(true);
    expect(line.requests).toEqual([PROFILE, REFRESH, PROFILE]);
    expect(stored()!.tokens.refreshToken).not.toBe(before);
  });

  test("is renewed once for many requests of one tab", async () => {
    spoilAccessToken();
    const answers = await Promise.all(Array.from({ length: 6 }, () => tab.callApi("getProfile")));
    expect(answers.every((answer) => answer?.isSuccess)).toBe(true);
    expect(count(REFRESH)).toBe(1);
  });

  test("is renewed once for two tabs that notice together", async () => {
    const answers = await askFromTwoTabs();
    expect(answers.map((answer) => answer?.isSuccess)).toEqual([true, true]);
    expect(count(REFRESH)).toBe(1);
  });

  test("that stays rejected is tried five times at most", async () => {
    const refused = { status: 401, body: { isSuccess: false, message: "No", fieldErrors: [], data: null } };
    const { user, tokens } = customer.session!;
    for (let round = 1; round <= 5; round += 1) {
      const next = { ...tokens, accessToken: `a${round}`, refreshToken: `r${round}` };
      const renewed = { isSuccess: true, message: "", fieldErrors: [], data: { user, tokens: next } };
      line.trouble.push(refused, { status: 200, body: renewed });
    }
    expect((await tab.callApi("getProfile"))?.isSuccess).toBe(false);
    expect(count(PROFILE)).toBe(5);
  });
});

describe("the session", () => {
  test("ends when its refresh token is rejected; the cart stays", async () => {
    tab.addToCart("p1");
    await api.database.db.deleteFrom("sessions").where("user_id", "=", customer.userId).execute();
    spoilAccessToken();
    const answer = await tab.callApi("getProfile");
    expect(answer).toMatchObject({ isSuccess: false, message: MESSAGES.auth.sessionOver });
    expect(stored()).toBeNull();
    expect(window.cookie).toContain("Max-Age=0");
    expect(tab.readCart()).toEqual([{ productId: "p1", quantity: 1 }]);
    expect(tab.shopStore().getState().ui).toMatchObject({ redirectToLogin: true, hasSignedOut: false });
  });

  test.each([["the line is cut", "cut"] as const, ["the host fails", { status: 503, body: {} }] as const])(
    "outlives a renewal while %s",
    async (_name, trouble) => {
      spoilAccessToken();
      line.trouble.push({ status: 401, body: {} }, trouble);
      await expect(tab.callApi("getProfile")).rejects.toBeInstanceOf(tab.NetworkFailure);
      expect(signedInAs(tab)).toBe(customer.username);
      expect((await tab.callApi("getProfile"))?.isSuccess).toBe(true);
    },
  );

  test("outlives a request without a response, which reports that", async () => {
    line.trouble.push("cut");
    await expect(tab.callApi("getProfile")).rejects.toBeInstanceOf(tab.NetworkFailure);
    expect(signedInAs(tab)).toBe(customer.username);
    expect(tab.shopStore().getState().ui.loaderCount).toBe(0);
  });

  test("is stored in a cookie for five days", () => {
    const { accessToken, idToken } = stored()!.tokens;
    expect(window.cookie).toBe(
      `auth=${encodeURIComponent(`Bearer ${accessToken} ${idToken}`)}; Path=/; Max-Age=432000; SameSite=Lax`,
    );
  });

  test("of a customer triggers a merge of the guest cart, one of staff does not", async () => {
    expect(tab.shopStore().getState().ui.mergeCart).toBe(true);
    const staffTab = await openTab();
    await staffTab.signIn((await aCustomer(api, { role: "CUSTOMERSUPPORT" })).session!);
    expect(staffTab.shopStore().getState().ui.mergeCart).toBe(false);
  });

  test("ends in every tab, at the server and in storage on sign-out", async () => {
    const other = await openTab();
    tab.addToCart("p1");
    await tab.signOut();
    expect(window.localStorage.getItem("ef-session")).toBeNull();
    expect(tab.readCart()).toEqual([]);
    window.notifyTabs();
    expect([signedInAs(tab), signedInAs(other)]).toEqual([null, null]);
    const answer = await api.app.inject({
      url: "/user/profile/get",
      headers: { authorization: customer.bearer },
    });
    expect(answer.statusCode).toBe(401);
  });

  test("ends here even when the server is unreachable, and says so", async () => {
    line.trouble.push("cut");
    await tab.signOut();
    expect(stored()).toBeNull();
    expect(tab.shopStore().getState().ui.snackbarSettings).toMatchObject({
      message: MESSAGES.auth.logoutFailed,
      severity: "warning",
    });
  });

  test("of another tab is adopted, with its changed cart", async () => {
    const other = await openTab();
    const next = await signedIn(api);
    await other.signIn(next.session!);
    other.addToCart("p9");
    window.notifyTabs();
    expect(signedInAs(tab)).toBe(next.username);
    expect(tab.shopStore().getState().cart.lines).toEqual([{ productId: "p9", quantity: 1 }]);
  });

  test("works in a browser without storage, for this tab", async () => {
    window.localStorage.clear();
    window.localStorage.isFull = true;
    const other = await openTab();
    await other.signIn(customer.session!);
    expect((await other.callApi("getProfile"))?.isSuccess).toBe(true);
  });

  test.each([
    "{",
    "null",
    "42",
    "[]",
    '{"user":{},"tokens":{}}',
    '{"user":null,"tokens":{"accessToken":"a"}}',
  ])("is none when %s is stored, which is removed", async (garbage) => {
    window.localStorage.setItem("ef-session", garbage);
    const other = await openTab();
    expect(await other.currentUser()).toBeNull();
    expect(window.localStorage.getItem("ef-session")).toBeNull();
  });

  test("puts nothing but session and cart into storage", async () => {
    tab.shopStore().dispatch(tab.mergeCartSet(true));
    tab.addToCart("p1");
    await tab.persistNow();
    expect(Object.keys(stored()!)).toEqual(["user", "tokens"]);
    expect((await openTab()).shopStore().getState().ui.mergeCart).toBe(false);
  });
});
