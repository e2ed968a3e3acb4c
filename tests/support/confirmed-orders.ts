/** Orders the supplier has confirmed, and what staff note of their items. */
import { type TestUser } from "./accounts";
import { ADDRESS, anOrder, type OrderOfTest, type SeenOrder } from "./order-samples";
import type { OrderShop } from "./orders";
import { seededId } from "./seed-catalogue";

export interface OrderWithItems extends SeenOrder {
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

type Seen = Pick<OrderWithItems, "id" | "revision">;

/** @param staff whoever makes the changes, unless another one is named */
export function confirmedOrders(shop: OrderShop, staff: () => TestUser) {
  const ask = async (call: string, variables: object, by: TestUser): Promise<ItemsChanged> => {
    const declared = "$id: ID!, $revision: Int!";
    const given = "orderId: $id, revision: $revision";
    const query = `mutation (${declared}, ${call.replace("|", `) { change: `).replace("(", `(${given}, `)} { ${FIELDS} } }`;
    return (await shop.ask<{ change: ItemsChanged }>(query, variables, by.bearer)).change;
  };
  const ship = ({ id, revision }: Seen, shipment: object, by = staff()) =>
    ask("$shipment: ShipmentInput!|shipOrderItems(shipment: $shipment)", { id, revision, shipment }, by);
  const note = ({ id, revision }: Seen, change: object, by = staff()) =>
    ask("$change: ItemChangeInput!|changeOrderItems(change: $change)", { id, revision, change }, by);
  const confirm = async (placed: OrderOfTest): Promise<OrderWithItems> => {
    const ready = await shop.until(placed, ({ status }) => status === "PENDING_FULFILMENT");
    const { id, revision } = { id: ready.id, revision: ready.revision };
    const call = "$status: OrderStatus!|changeOrderStatus(status: $status)";
    const { order } = await ask(call, { id, revision, status: "CONFIRMED_BY_SUPPLIER" }, staff());
    return order!;
  };
  return {
    ship,
    note,
    confirm,
    /** Two products, one piece of the first and two of the second, paid by card and confirmed. */
    async confirmed(email: string, change: object = {}) {
      const items = [1, 2].map((number) => ({ productId: seededId(number), quantity: number }));
      const placed = await shop.paid(anOrder({ items, address: { ...ADDRESS, email }, ...change }));
      return { placed, order: await confirm(placed) };
    },
  };
}
