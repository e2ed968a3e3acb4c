import { cleanup, render, screen } from "@testing-library/react";
import type { ItemStatus, OrderStatus } from "#contract/orders/orders";
import { Providers } from "../../client/providers/providers";
import { ArrivingOrders } from "./account/arriving-orders";
import { OrderCard } from "./account/order-card";
import { ORDER } from "./backoffice/staff-order-for-tests";
import { OrderHeading } from "./view/order-heading";
import { OrderTimeline } from "./view/order-timeline";

const orderOf = (status: OrderStatus, ...items: readonly ItemStatus[]) => ({
  ...ORDER,
  status,
  shipState: "TX",
  items: items.map((itemStatus, at) => ({ ...ORDER.items[0]!, id: String(at), status: itemStatus })),
});

afterEach(cleanup);

test.each<[string, OrderStatus, readonly ItemStatus[]]>([
  ["Shipped", "COMPLETED", ["DELIVERED", "SHIPPED"]],
  ["Ready for pickup", "COMPLETED", ["READY_TO_PICKUP"]],
  ["Confirmed", "CONFIRMED_BY_SUPPLIER", ["SHIPPED", "PENDING_SHIPMENT"]],
])(
  "an order that is %s has this word in the overview, in the list and on its page",
  (word, status, items) => {
    const order = orderOf(status, ...items);
    const screens = [
      <ArrivingOrders key="overview" orders={[order]} />,
      <OrderCard key="list" order={order} path="/account/orders/" />,
      <OrderHeading key="page" order={order} />,
    ];
    for (const content of screens) {
      render(<Providers>{content}</Providers>);
      expect(screen.getByText(word)).toBeVisible();
      cleanup();
    }
  },
);

test("an order with all items received is delivered; returned and canceled items do not count", () => {
  const order = orderOf("COMPLETED", "RETURNED", "DELIVERED", "CANCELLED");
  render(
    <Providers>
      <OrderCard order={order} path="/account/orders/" />
    </Providers>,
  );
  expect(screen.getByText("Delivered")).toBeVisible();
});

test("staff read the order's own status, and the history has the reader's word", () => {
  const order = orderOf("COMPLETED", "DELIVERED");
  const move = { ...ORDER.history[0]!, type: "STATUS_CHANGED" as const, summary: "Everything has shipped" };
  const events = [{ ...move, before: "CONFIRMED_BY_SUPPLIER", after: "COMPLETED" }];
  render(
    <Providers>
      <OrderHeading order={order} isForStaff />
    </Providers>,
  );
  expect(screen.getByText("Completed")).toBeVisible();
  cleanup();
  render(
    <Providers>
      <OrderTimeline events={events} deliveryType="DELIVERY_SHIPPING" />
    </Providers>,
  );
  expect(screen.getByText("Shipped")).toBeVisible();
  expect(screen.queryByText("Completed")).toBeNull();
});
