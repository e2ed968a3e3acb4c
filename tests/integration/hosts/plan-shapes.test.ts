/** Which lists of the back office and of the account read a whole table that grows. */
import { print, type DocumentNode } from "graphql";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { FindLeasesDocument } from "#contract/graphql/documents/lease-admin.generated";
import { ListOrdersDocument } from "#contract/graphql/documents/order-list.generated";
import type { OrderFilterInput } from "#contract/graphql/generated";
import type { RestName } from "#contract/rest/endpoints";
import { listWholeReads } from "../../support/hosts/plan-shapes";
import { logStatements, type StatementLog } from "../../support/hosts/statements";
import { queryHost, startTestApi, type TestApi } from "../../support/hosts/test-api";
import { aCustomer, requestRest } from "../../support/people/accounts";

let api: TestApi;
let host: FastifyInstance;
let log: StatementLog;
let bearer = "";
beforeAll(async () => {
  api = await startTestApi(2);
  log = logStatements(api.database.db);
  host = await api.anotherHost({ requestsPerMinute: 0 }, { db: log.db, backgroundDb: api.database.db });
  ({ bearer } = await aCustomer(api, { role: "SUPERADMIN", hasSecondFactor: true }));
});
afterAll(async () => {
  await api?.close();
});

const PAGE = { pageNumber: 1, pageSize: 20 };
const MONTH = { from: "2026-01-01", to: "2026-01-31" };

/** Each with its body, null for a GET, and the tables it reads whole. */
const LISTS: readonly (readonly [RestName, object | null, readonly string[]])[] = [
  // Their heads count all rows by state.
  ["findProducts", PAGE, ["products"]],
  ["listContactRequests", PAGE, ["contact_requests"]],
  ["listChats", PAGE, ["chat_conversations"]],
  // Redemptions of all orders, and the brands with a live product.
  ["listPromotions", null, ["orders", "products"]],
  // Called a few times a year by one person.
  ["exportAccount", null, ["sessions", "social_identities"]],
  ["listCustomers", PAGE, []],
  ["listReviewQueue", PAGE, []],
  ["listUsers", PAGE, []],
  ["listMoneyCases", PAGE, []],
  ["countMoneyCases", null, []],
  ["listImports", PAGE, []],
  ["listHeldImports", null, []],
  ["listSearches", PAGE, []],
  ["listUnplaced", PAGE, []],
  ["listSubscribers", PAGE, []],
  ["listAffiliates", PAGE, []],
  ["listCampaigns", PAGE, []],
  ["getProfile", null, []],
  ["listAddresses", null, []],
  ["listSessions", null, []],
  ["listSignIns", null, []],
  ["getLeaseDraft", null, []],
  ["readTransactionsReport", MONTH, []],
  ["readRevenueReport", MONTH, []],
  ["readSalesReport", MONTH, []],
  ["readCustomervalueReport", MONTH, []],
  ["readGooglekeywordsReport", MONTH, []],
  ["readSourcesReport", MONTH, []],
  ["readMostpopularproductsReport", MONTH, []],
  ["readBestbuybillingReport", MONTH, []],
  ["readAffiliateoverviewReport", MONTH, []],
  ["readAffiliatesummaryReport", MONTH, []],
];

test.each(LISTS)("%s with %j reads whole: %j", async (name, body, tables) => {
  const call = () => requestRest(host, name, { bearer, ...(body && { body }) });
  const { result, statements } = await log.during(call);
  expect(result.statusCode).toBe(200);
  expect(statements).not.toEqual([]);
  expect(await listWholeReads(api.database.db, statements)).toEqual(tables);
});

/** Rows of the order list are counted by status within the other filters. */
const ORDERS: readonly (readonly [OrderFilterInput, readonly string[]])[] = [
  [{}, ["order_list"]],
  [{ statuses: ["PENDING_REVIEW"] }, ["order_list"]],
  [{ methods: ["KLARNA"], delivery: "DELIVERY_SHIPPING" }, []],
  [MONTH, []],
  [{ text: "Meyer" }, []],
  [{ hasPaymentException: true }, []],
];

test.each(ORDERS)("the order list with %j reads whole: %j", async (filter, tables) => {
  expect(await wholeReadsOf(ListOrdersDocument, { ...PAGE, filter })).toEqual(tables);
});

test("the lease list reads only applications whole, to count them by state", async () => {
  expect(await wholeReadsOf(FindLeasesDocument, { ...PAGE, text: "" })).toEqual(["lease_applications"]);
});

async function wholeReadsOf(query: DocumentNode, variables: object): Promise<readonly string[]> {
  const call = () => queryHost(host, print(query), variables, { authorization: bearer });
  const { result, statements } = await log.during(call);
  expect(result.errors).toEqual([]);
  return listWholeReads(api.database.db, statements);
}

test("a lost index shows", async () => {
  const statement = "SELECT 1 FROM addresses WHERE user_id = $1";
  expect(await listWholeReads(api.database.db, [statement])).toEqual([]);
  await sql`DROP INDEX addresses_of_user`.execute(api.database.db);
  expect(await listWholeReads(api.database.db, [statement])).toEqual(["addresses"]);
});
