/**
 * The storefront's GraphQL client (CALL-6, CALL-7) against the real API, over a connection with scripted
 * failures.
 */
import { gql } from "@apollo/client";
import { MESSAGES } from "#contract/messages";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { installWindow, openLine, openTab, type ApiLine, type Tab } from "../../support/hosts/browser-tab";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let line: ApiLine;
let customer: TestUser;
let tab: Tab;
const window = installWindow();
const REFRESH = "POST /account/refreshToken";

beforeAll(async () => {
  api = await startTestApi(3);
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
  customer = await signedIn(api);
  tab = await openTab();
  await tab.signIn(customer.session!);
});

const CATEGORIES = gql`
  query Categories {
    getCategories {
      id
      name
    }
  }
`;
const AVAILABILITY = gql`
  query Availability {
    getProductAvailability(productIds: []) {
      productId
    }
  }
`;
const CHANGE = gql`
  mutation Change {
    clearCart {
      items {
        id
      }
    }
  }
`;

const fetchCategories = (context = {}) =>
  tab.shopApollo().query<{ getCategories: { name: string }[] }>({
    query: CATEGORIES,
    fetchPolicy: "network-only",
    context,
  });
const change = (context = {}) => tab.shopApollo().mutate({ mutation: CHANGE, context });
const refusal = (code: string) => ({
  status: 200,
  body: { data: null, errors: [{ message: code, extensions: { code } }] },
});
const count = (call: string) => line.requests.filter((request) => request === call).length;

test("an operation is posted with the session's header; its context sets the path", async () => {
  expect((await fetchCategories()).data?.getCategories.length).toBeGreaterThan(0);
  await fetchCategories({ endpoint: "products" });
  await fetchCategories({ endpoint: "analytics" });
  expect(line.requests).toEqual(["POST /graphql", "POST /products", "POST /analytics"]);
  expect(line.headers[0]!["authorization"]).toBe(customer.bearer);
  expect(line.headers[0]!["content-type"]).toBe("application/json");
});

test("a guest's operation has no session header", async () => {
  await tab.forgetSession();
  await fetchCategories();
  expect(line.headers.at(-1)!["authorization"]).toBeUndefined();
});

test("an expired session is renewed once for all operations, and each is retried", async () => {
  line.trouble.push(refusal("UNAUTHENTICATED"), refusal("UNAUTHENTICATED"));
  const [categories, availability] = await Promise.all([
    fetchCategories(),
    tab.shopApollo().query({ query: AVAILABILITY, fetchPolicy: "network-only" }),
  ]);
  expect(categories.data?.getCategories.length).toBeGreaterThan(0);
  expect(availability.data).toEqual({ getProductAvailability: [] });
  expect(count(REFRESH)).toBe(1);
});

test("an operation rejected again after the renewal is not retried a third time", async () => {
  const { user, tokens } = customer.session!;
  const data = { user, tokens: { ...tokens, accessToken: "new" } };
  const renewed = { isSuccess: true, message: "", fieldErrors: [], data };
  const refused = refusal("UNAUTHENTICATED");
  line.trouble.push(refused, { status: 200, body: renewed }, refused);
  await expect(fetchCategories()).rejects.toThrow("UNAUTHENTICATED");
  expect(line.requests).toEqual(["POST /graphql", REFRESH, "POST /graphql"]);
});

test("a rejected refresh clears the session", async () => {
  await api.database.db.deleteFrom("sessions").where("user_id", "=", customer.userId).execute();
  line.trouble.push(refusal("UNAUTHENTICATED"));
  await expect(fetchCategories()).rejects.toThrow();
  expect(await tab.currentUser()).toBeNull();
  expect(tab.shopStore().getState().ui.redirectToLogin).toBe(true);
});

test("FORBIDDEN shows the visitor a message", async () => {
  line.trouble.push(refusal("FORBIDDEN"));
  await expect(fetchCategories()).rejects.toThrow();
  expect(tab.shopStore().getState().ui.snackbarSettings).toMatchObject({
    message: MESSAGES.access.forbidden,
    severity: "error",
  });
});

describe("a request without a response", () => {
  test.each(["cut", { status: 502, body: {} }] as const)(
    "is sent up to four times for a query (%j)",
    async (trouble) => {
      line.trouble.push(trouble, trouble, trouble);
      expect((await fetchCategories()).data?.getCategories.length).toBeGreaterThan(0);
      expect(count("POST /graphql")).toBe(4);
      line.requests.length = 0;
      line.trouble.push(trouble, trouble, trouble, trouble, trouble);
      await expect(fetchCategories()).rejects.toThrow();
      expect(count("POST /graphql")).toBe(4);
      expect(await tab.currentUser()).not.toBeNull();
    },
  );

  test("is sent once for a mutation, which may have been executed", async () => {
    line.trouble.push("cut", "cut");
    await expect(change()).rejects.toThrow();
    expect(count("POST /graphql")).toBe(1);
  });

  test("is retried for a mutation with an idempotency key, under the same key", async () => {
    line.trouble.push("cut", { status: 200, body: { data: { clearCart: { items: [] } } } });
    await change({ idempotencyKey: "k-1" });
    expect(line.headers.map((headers) => headers["idempotency-key"])).toEqual(["k-1", "k-1"]);
  });
});

test("the cache of one customer is cleared before the next one signs in", async () => {
  const query = { query: CATEGORIES };
  await tab.shopApollo().query(query);
  await tab.signIn((await signedIn(api)).session!);
  line.requests.length = 0;
  await tab.shopApollo().query(query);
  expect(line.requests).toEqual(["POST /graphql"]);
});
