/** The demo customer's account, as its screens read it. */
import { print } from "graphql";
import type { FastifyInstance } from "fastify";
import { demoLogin } from "#contract/accounts/demo-logins";
import { bearerOf } from "#contract/accounts/session";
import { AccountOverviewDocument } from "#contract/graphql/documents/account-overview.generated";
import { LeaseAgreementDocument } from "#contract/graphql/documents/lease-agreement.generated";
import { OrderHistoryDocument } from "#contract/graphql/documents/orders.generated";
import { OwnSearchesDocument } from "#contract/graphql/documents/saved.generated";
import { ORDER_STATUSES } from "#contract/orders/orders";
import type {
  AccountOverviewQuery,
  LeaseAgreementQuery,
  OrderHistoryQuery,
  OwnSearchesQuery,
} from "#contract/graphql/generated";
import { addDemoCustomer } from "../../../demo/customer/demo-customer";
import { addDemoUsers } from "../../../demo/demo-users";
import { readConfig } from "../../../server/config";
import { createSealer } from "../../../server/db/sealed";
import { startLessorSandbox, type TestLessors } from "../../support/leases/lessor-sandbox";
import { orderCalls } from "../../support/orders/order-calls";
import { callRest } from "../../support/people/accounts";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let lessors: TestLessors;
let host: FastifyInstance;
let bearer: string;
beforeAll(async () => {
  [api, lessors] = await Promise.all([startTestApi(400), startLessorSandbox()]);
  const { leases } = readConfig({ NODE_ENV: "test", SANDBOX_PORT: new URL(lessors.url).port });
  host = await api.anotherHost({ leases });
  const sealer = createSealer(api.configFor().piiKeys);
  await addDemoUsers(api.database.db, sealer);
  const [{ type }] = leases.lessors as [(typeof leases.lessors)[number]];
  const access = {
    type,
    lessor: lessors.lessor(type),
    pagesUrl: lessors.url,
    siteUrl: "http://localhost:8000",
  };
  expect(await addDemoCustomer(api.database.db, sealer, access)).toBe(6);
  const { body } = await callRest(host, "login", { body: demoLogin("customer") });
  bearer = bearerOf(body.data!.tokens!);
});
afterAll(async () => {
  await api?.close();
  await lessors?.stop();
});

const send = <Data>(document: Parameters<typeof print>[0], variables: object = {}) =>
  orderCalls(host).query<Data>(print(document), variables, bearer);
const overview = () => send<AccountOverviewQuery>(AccountOverviewDocument, { statuses: [...ORDER_STATUSES] });

test("has six orders in different states, one of them on its way", async () => {
  const { getOrdersByUser } = await send<OrderHistoryQuery>(OrderHistoryDocument, {
    pageNumber: 1,
    pageSize: 10,
    statuses: null,
  });
  expect(getOrdersByUser.orders.map(({ status }) => status)).toEqual([
    "PENDING_FULFILMENT",
    "CONFIRMED_BY_SUPPLIER",
    "COMPLETED",
    "PAYMENT_FAILED",
    "COMPLETED",
    "CANCELLED",
  ]);
  const { orders } = await overview();
  const items = orders.orders.flatMap((order) => order.items);
  expect(items.map(({ status }) => status)).toEqual([
    "PENDING_SHIPMENT",
    "PENDING_SHIPMENT",
    "SHIPPED",
    "PAYMENT_FAILED",
    "DELIVERED",
    "CANCELLED",
  ]);
  expect(Date.parse(items[2]!.estimatedDeliveryDate!)).toBeGreaterThan(Date.now());
});

test("has an approval, partly used by a signed lease with its lessor's next payment", async () => {
  const { approval, leases } = await overview();
  const [lease] = leases.applications.flatMap((application) => application.leases);
  expect(lease?.state).toBe("SIGNED");
  expect(approval!.usedAmount).toBeGreaterThan(30_000);
  expect(approval!.remainingAmount).toBe(approval!.approvedAmount! - approval!.usedAmount);
  const { getLeaseAgreement } = await send<LeaseAgreementQuery>(LeaseAgreementDocument, {
    orderId: lease!.orderId,
    orderKey: null,
  });
  const [plan, ...others] = getLeaseAgreement!.plans;
  expect(others).toEqual([]);
  expect(plan).toMatchObject({ frequency: "WEEKLY", nextPayment: plan!.payment });
  expect(Date.parse(plan!.nextPaymentOn!)).toBeGreaterThan(Date.now());
});

test("has two addresses, a wish list and a saved search", async () => {
  const { body } = await callRest(host, "listAddresses", { bearer });
  expect(body.data!.addresses.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  const { list } = await overview();
  expect(list.items.length).toBeGreaterThan(2);
  const { searches } = await send<OwnSearchesQuery>(OwnSearchesDocument);
  expect(searches).toMatchObject([{ name: "Laptops", emailAlerts: true }]);
});
