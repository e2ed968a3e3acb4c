/**
 * Corrections of leased orders: the lessor agreed to exactly these items at this price (ORDER-34, ORDER-35).
 */
import type { OrderEditInput } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { signedIn, type TestUser } from "../../support/people/accounts";
import { leaseAdmin, type SignedLeases } from "../../support/leases/lease-admin";
import { seededId } from "../../support/catalogue/seed-catalogue";
import { openSignedLeases, type SignedLease } from "../../support/leases/signed-leases";

let leases: SignedLeases;
let admin: TestUser;
let lease: SignedLease;
beforeAll(async () => {
  leases = await openSignedLeases();
  admin = await signedIn(leases.shop.api, "ADMIN");
  lease = await leaseAdmin(leases, admin).signed();
});
afterAll(() => leases?.stop());

interface EditedOrder {
  readonly revision: number;
  readonly total: number;
  readonly shipAddress1: string;
  readonly shipState: string;
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
}

const { orderEdits: sentences } = MESSAGES;
const FIELDS = "revision total shipAddress1 shipState items { id quantity }";
const PLACE = {
  firstName: "Ada",
  lastName: "Byron",
  address1: "1 Congress Ave",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
};

async function readOrder(): Promise<EditedOrder> {
  const query = `query ($id: ID!) { getOrder(orderId: $id) { ${FIELDS} } }`;
  return (await leases.shop.query<{ getOrder: EditedOrder }>(query, { id: lease.orderId }, admin.bearer))
    .getOrder;
}

/** The preview of an edit, and its result. */
async function edit(change: OrderEditInput) {
  const { revision } = await readOrder();
  const variables = { id: lease.orderId, revision, edit: change };
  const { looked } = await leases.shop.query<{ looked: { isPossible: boolean; message: string } }>(
    `query ($id: ID!, $edit: OrderEditInput!) {
      looked: previewOrderEdit(orderId: $id, edit: $edit) { isPossible message } }`,
    variables,
    admin.bearer,
  );
  const { made } = await leases.shop.query<{ made: { success: boolean; message: string } }>(
    `mutation ($id: ID!, $revision: Int!, $edit: OrderEditInput!) {
      made: editOrder(orderId: $id, revision: $revision, edit: $edit) { success message } }`,
    variables,
    admin.bearer,
  );
  return { looked, made };
}

test.each<[string, (first: string) => OrderEditInput]>([
  ["a line less", (itemId) => ({ items: [{ itemId, quantity: 0 }] })],
  ["one more unit", (itemId) => ({ items: [{ itemId, quantity: 2 }] })],
  ["another product", () => ({ items: [{ productId: seededId(3), quantity: 1 }] })],
  [
    "a state with less tax",
    () => ({ shipping: { ...PLACE, city: "Portland", state: "OR", postalCode: "97201" } }),
  ],
])("%s is rejected with the alternative, and nothing changes", async (_what, changeOf) => {
  const before = await readOrder();
  const { looked, made } = await edit(changeOf(lease.itemIds[0]!));
  expect(looked).toEqual({ isPossible: false, message: sentences.leased });
  expect(made).toEqual({ success: false, message: sentences.leased });
  expect(await readOrder()).toEqual(before);
  expect(await leases.rowOf(lease)).toMatchObject({ cents: lease.cents });
});

test("its address is corrected when the cost stays the same", async () => {
  const { total } = await readOrder();
  const { looked, made } = await edit({ shipping: { ...PLACE, address1: "7 Corrected Road" } });
  expect(looked.isPossible).toBe(true);
  expect(made).toEqual({ success: true, message: sentences.done });
  expect(await readOrder()).toMatchObject({ total, shipAddress1: "7 Corrected Road", shipState: "TX" });
  expect(await leases.rowOf(lease)).toMatchObject({ cents: lease.cents });
});
