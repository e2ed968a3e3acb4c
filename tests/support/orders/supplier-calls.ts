/** Orders at the supplier's sandbox, as tests place, submit and track them. */
import { sql } from "kysely";
import type { TestUser } from "../people/accounts";
import { ADDRESS, aGuest, anOrder, type ClientOrder } from "./order-samples";
import type { OrderShop } from "./orders";
import { seededId } from "../catalogue/seed-catalogue";

export type Placed = Awaited<ReturnType<OrderShop["paid"]>>;
export interface StaffOrder extends ClientOrder {
  readonly items: readonly (ClientOrder["items"][number] & {
    readonly id: string;
    readonly partnerOrderId: string | null;
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
    readonly trackingUrl: string | null;
    readonly estimatedDeliveryDate: string | null;
  })[];
}
export interface AtSupplier {
  readonly state: string;
  readonly partnerOrderId: string | null;
  readonly refusalCode: string | null;
  readonly items: readonly {
    readonly itemId: string;
    readonly supplierStatus: string;
    readonly isClosed: boolean;
    readonly cancelRefusal: string | null;
  }[];
}
const FIELDS = `id uniqueId status revision total items { id status quantity partnerOrderId carrier trackingNumber trackingUrl
  estimatedDeliveryDate } paymentDetails { refundedAmount transactionId } history { type summary actor before after }`;
export type Change = {
  readonly success: boolean;
  readonly message: string;
  readonly order: StaffOrder | null;
};

export const PICKUP = { deliveryType: "DELIVERY_PICKUP", pickupLocationId: "austin-downtown" };

/** @param support submits and reads orders, admin changes items */
export function supplierCalls(
  parts: () => { readonly shop: OrderShop; readonly admin: TestUser; readonly support: TestUser },
) {
  /** An order ready for the supplier. @param address2 the sandbox's instructions */
  async function ready(
    email = aGuest(),
    address2 = "",
    change: object = {},
    products = [1],
  ): Promise<Placed> {
    const items = products.map((number) => ({ productId: seededId(number), quantity: 1 }));
    const address = { ...ADDRESS, email, address2 };
    const placed = await parts().shop.paid(anOrder({ items, address, ...change }));
    // A host that submits at once may have confirmed it already.
    await parts().shop.until(placed, ({ status }) =>
      ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER"].includes(status),
    );
    await parts().shop.post(`/braintree/tester/${placed.transactionId}/settle`);
    return placed;
  }

  async function read({ order }: Placed): Promise<StaffOrder> {
    const query = `query ($id: ID!) { getOrder(orderId: $id) { ${FIELDS} } }`;
    return (await parts().shop.query<{ getOrder: StaffOrder }>(query, { id: order.id }, parts().admin.bearer))
      .getOrder;
  }

  async function atSupplier({ order }: Placed): Promise<AtSupplier[]> {
    const query = `query ($id: ID!) { getSupplierOrders(orderId: $id) { state partnerOrderId refusalCode
      items { itemId supplierStatus isClosed cancelRefusal } } }`;
    const answer = await parts().shop.query<{ getSupplierOrders: AtSupplier[] }>(
      query,
      { id: order.id },
      parts().support.bearer,
    );
    return answer.getSupplierOrders;
  }

  async function submit(
    placed: Placed,
    by = parts().support,
    revision?: number,
    includeBoughtElsewhere = false,
  ): Promise<Change> {
    const variables = {
      id: placed.order.id,
      revision: revision ?? (await read(placed)).revision,
      includeBoughtElsewhere,
    };
    const query = `mutation ($id: ID!, $revision: Int!, $includeBoughtElsewhere: Boolean!) {
      submitToSupplier(orderId: $id, revision: $revision, includeBoughtElsewhere: $includeBoughtElsewhere) {
      success message order { ${FIELDS} } } }`;
    return (await parts().shop.query<{ submitToSupplier: Change }>(query, variables, by.bearer))
      .submitToSupplier;
  }

  async function requestCancel(placed: Placed, itemIds: readonly string[]): Promise<Change> {
    const { revision } = await read(placed);
    const query = `mutation ($id: ID!, $revision: Int!, $itemIds: [ID!]!) {
      cancelAtSupplier(orderId: $id, revision: $revision, itemIds: $itemIds) { success message order { ${FIELDS} } } }`;
    const variables = { id: placed.order.id, revision, itemIds };
    return (await parts().shop.query<{ cancelAtSupplier: Change }>(query, variables, parts().support.bearer))
      .cancelAtSupplier;
  }

  async function changeItems(placed: Placed, revision: number, change: object): Promise<void> {
    const query = `mutation ($id: ID!, $revision: Int!, $change: ItemChangeInput!) {
      changed: changeOrderItems(orderId: $id, revision: $revision, change: $change) { success message } }`;
    const { changed } = await parts().shop.query<{ changed: { success: boolean; message: string } }>(
      query,
      { id: placed.order.id, revision, change },
      parts().admin.bearer,
    );
    expect(changed).toMatchObject({ success: true });
  }

  /** Polls until the order satisfies the condition; the supplier is polled now, not later. */
  async function until(placed: Placed, isGood: (order: StaffOrder) => boolean): Promise<StaffOrder> {
    let order: StaffOrder | null = null;
    await parts().shop.untilRow(async () => {
      await sql`UPDATE supplier_orders SET next_try_at = now() WHERE order_id = ${placed.order.id}
        AND state IN ('TO_SUBMIT', 'SUBMITTED') AND next_try_at > now() + interval '1 second'`.execute(
        parts().shop.api.database.db,
      );
      order = await read(placed);
      return isGood(order);
    });
    return order!;
  }
  const confirmed = (placed: Placed) => until(placed, ({ status }) => status === "CONFIRMED_BY_SUPPLIER");
  const untilSupplier = (placed: Placed, isGood: (orders: AtSupplier[]) => boolean) =>
    parts().shop.untilRow(async () => isGood(await atSupplier(placed)));
  return { ready, read, atSupplier, submit, requestCancel, changeItems, until, confirmed, untilSupplier };
}
