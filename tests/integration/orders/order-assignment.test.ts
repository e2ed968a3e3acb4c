/** Orders are assigned to colleagues and tagged; the list shows and filters both (ORDER-55). */
import { addManyOrders } from "../../../demo/history/many-orders";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { UNASSIGNED } from "#contract/orders/list-words";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { enrolledStaff } from "../../support/people/second-factor";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

jest.setTimeout(120_000);

interface Assignment {
  readonly assignee: { readonly id: string; readonly username: string } | null;
  readonly tags: string[];
}
interface Listed {
  readonly id: string;
  readonly uniqueId: string;
  readonly assignee: string | null;
  readonly tags: string[];
}

let api: TestApi;
let admin: TestUser;
let support: TestUser;
let orders: Listed[];
beforeAll(async () => {
  api = await startTestApi(20);
  await addManyOrders(api.database.db, { orders: 30, customers: 10 });
  admin = await enrolledStaff(api, api.app);
  support = await signedIn(api, "CUSTOMERSUPPORT");
  orders = await list({});
});
afterAll(() => api.close());

async function call<Data>(query: string, variables: object, by: TestUser = support): Promise<Data> {
  const { data, errors } = await api.query(query, variables, { authorization: by.bearer });
  if (errors[0]) throw new Error(errors[0].message);
  return data as Data;
}
const list = async (filter: object) => {
  const query = `query ($filter: OrderFilterInput) {
    listOrders(filter: $filter, pageNumber: 1, pageSize: 100) { orders { id uniqueId assignee tags } } }`;
  return (await call<{ listOrders: { orders: Listed[] } }>(query, { filter })).listOrders.orders;
};
const FIELDS = "id assignee { id username } tags";
const read = async (orderId: string) =>
  (
    await call<{ getOrderAssignment: Assignment }>(
      `query ($orderId: ID!) { getOrderAssignment(orderId: $orderId) { ${FIELDS} } }`,
      { orderId },
    )
  ).getOrderAssignment;
const assign = (orderId: string, assigneeId: string | null, by: TestUser = support) =>
  call<{ assignOrder: Assignment }>(
    `mutation ($orderId: ID!, $assigneeId: ID) { assignOrder(orderId: $orderId, assigneeId: $assigneeId) { ${FIELDS} } }`,
    { orderId, assigneeId },
    by,
  );
const tag = (orderId: string, change: { add?: string[]; remove?: string[] }, by: TestUser = support) =>
  call<{ changeOrderTags: Assignment }>(
    `mutation ($orderId: ID!, $add: [String!], $remove: [String!]) {
      changeOrderTags(orderId: $orderId, add: $add, remove: $remove) { ${FIELDS} } }`,
    { orderId, ...change },
    by,
  );
const namesOf = async () => {
  const query = "{ getOrderNames { colleagues { id username } tags } }";
  return (
    await call<{ getOrderNames: { colleagues: { id: string; username: string }[]; tags: string[] } }>(
      query,
      {},
    )
  ).getOrderNames;
};
const auditOf = async (uniqueId: string) => {
  const params = { username: support.username, pageSize: "25" } as never;
  const { rows } = (await callRest(api.app, "listAudit", { bearer: admin.bearer, params })).body.data!;
  return rows.flatMap(({ what }) => (what.includes(uniqueId) ? [what] : []));
};
const idsOf = (rows: readonly Listed[]) => rows.map(({ id }) => id).sort();

test("an order is assigned to a colleague, filtered by the colleague, and recorded once", async () => {
  const [one, two] = orders as [Listed, Listed];
  const colleague = (await namesOf()).colleagues.find(({ username }) => username === admin.username)!;
  const before = (await list({})).length;
  await Promise.all([1, 2, 3].map(() => assign(one.id, colleague.id)));
  await assign(two.id, colleague.id);
  await assign(two.id, null);

  expect(await read(one.id)).toMatchObject({ assignee: colleague, tags: [] });
  expect((await list({ assignee: colleague.id })).map(({ id, assignee }) => [id, assignee])).toEqual([
    [one.id, admin.username],
  ]);
  expect(idsOf(await list({ assignee: UNASSIGNED }))).toEqual(
    idsOf(orders.filter(({ id }) => id !== one.id)),
  );
  expect((await list({})).length).toBe(before);
  expect(await auditOf(one.uniqueId)).toEqual([`Order ${one.uniqueId}: assigned`]);
  expect(await auditOf(two.uniqueId)).toEqual([
    `Order ${two.uniqueId}: assignment ended`,
    `Order ${two.uniqueId}: assigned`,
  ]);
});

test("orders are assigned only to active staff who may see orders, by staff who may edit them", async () => {
  const [order] = orders as [Listed];
  const customer = await signedIn(api);
  const { colleagues } = await namesOf();
  expect(colleagues.map(({ username }) => username)).toContain(support.username);
  expect(colleagues.map(({ username }) => username)).not.toContain(customer.username);
  await expect(assign(order.id, order.id)).rejects.toThrow(MESSAGES.orders.notAssignable);
  await expect(assign(order.id, "ada")).rejects.toThrow(MESSAGES.validation.unexpected);
  await expect(assign("0d0c5f1e-1111-4111-8111-000000000001", null)).rejects.toThrow(
    MESSAGES.generic.notFound,
  );
  await expect(assign(order.id, null, customer)).rejects.toThrow(MESSAGES.access.forbidden);
  await expect(tag(order.id, { add: ["vip"] }, customer)).rejects.toThrow(MESSAGES.access.forbidden);
});

test("tags are kept once, in one spelling, up to the limit, and filter the list", async () => {
  const [, , one, two] = orders as [Listed, Listed, Listed, Listed];
  await Promise.all([1, 2, 3].map(() => tag(one.id, { add: ["Call back", " call   back"] })));
  await tag(one.id, { add: ["urgent"] });
  await tag(two.id, { add: ["urgent"] });
  await tag(two.id, { remove: ["urgent", "unknown"] });

  expect((await read(one.id)).tags).toEqual(["call back", "urgent"]);
  expect((await list({ tag: "Urgent" })).map(({ id, tags }) => [id, tags])).toEqual([
    [one.id, ["call back", "urgent"]],
  ]);
  expect((await namesOf()).tags).toEqual(["call back", "urgent"]);
  expect(await auditOf(one.uniqueId)).toEqual([`Order ${one.uniqueId}: tags`, `Order ${one.uniqueId}: tags`]);

  const many = Array.from({ length: LIMITS.orders.tagsPerOrder }, (_, i) => `tag ${i}`);
  await expect(tag(one.id, { add: many })).rejects.toThrow(MESSAGES.orders.tooManyTags);
  expect((await read(one.id)).tags).toEqual(["call back", "urgent"]);
});
