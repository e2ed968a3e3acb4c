/** Orders the supplier has confirmed, and item changes that staff record. */
import { type TestUser } from "../people/accounts";
import { ADDRESS, anOrder, type OrderOfTest, type ClientOrder } from "./order-samples";
import type { OrderShop } from "./orders";
import { seededId } from "../catalogue/seed-catalogue";

export interface OrderWithItems extends ClientOrder {
  readonly items: readonly {
    readonly id: string;
    readonly status: string;
    readonly quantity: number;
    readonly subTotal: number;
    readonly trackingUrl: string | null;
    readonly shippedDate: string | null;
    readonly deliveredDate: string | null;
  }[];
}

export interface ItemsChanged {
  readonly success: boolean;
  readonly message: string;
  readonly order: OrderWithItems | null;
}

const FIELDS = `success message order { id uniqueId status revision total items { id status quantity subTotal trackingUrl
  shippedDate deliveredDate } paymentDetails { state transactionId paidAmount refundedAmount }
  history { type summary actor before after } }`;

type OrderRevision = Pick<OrderWithItems, "id" | "revision">;

/**
 * Changes of an order, with the revision that was read.
 * @param staff makes them unless a call names another user
 */
export function adminCalls(queryHost: OrderShop["query"], staff: () => TestUser) {
  const send = async (call: string, variables: object, by: TestUser): Promise<ItemsChanged> => {
    const declared = "$id: ID!, $revision: Int!";
    const passed = "orderId: $id, revision: $revision";
    const query = `mutation (${declared}, ${call.replace("|", `) { change: `).replace("(", `(${passed}, `)} { ${FIELDS} } }`;
    return (await queryHost<{ change: ItemsChanged }>(query, variables, by.bearer)).change;
  };
  return {
    ship: ({ id, revision }: OrderRevision, shipment: object, by = staff()) =>
      send("$shipment: ShipmentInput!|shipOrderItems(shipment: $shipment)", { id, revision, shipment }, by),
    changeItems: ({ id, revision }: OrderRevision, change: object, by = staff()) =>
      send("$change: ItemChangeInput!|changeOrderItems(change: $change)", { id, revision, change }, by),
    move: ({ id, revision }: OrderRevision, status: string, by = staff()) =>
      send("$status: OrderStatus!|changeOrderStatus(status: $status)", { id, revision, status }, by),
  };
}

/** @param staff makes the changes unless a call names another user */
export function confirmedOrders(shop: OrderShop, staff: () => TestUser) {
  const calls = adminCalls(shop.query, staff);
  const confirm = async (placed: OrderOfTest): Promise<OrderWithItems> => {
    const ready = await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    return (await calls.move(ready, "CONFIRMED_BY_SUPPLIER")).order!;
  };
  return {
    ...calls,
    confirm,
    /** Two products, one unit of the first and two of the second, paid by card and confirmed. */
    async confirmed(email: string, change: object = {}) {
      const items = [1, 2].map((number) => ({ productId: seededId(number), quantity: number }));
      const placed = await shop.paid(anOrder({ items, address: { ...ADDRESS, email }, ...change }));
      return { placed, order: await confirm(placed) };
    },
  };
}
