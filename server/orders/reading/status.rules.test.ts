import { ORDER_STATUS_ROWS } from "#contract/orders/statuses";
import { ORDER_TRANSITIONS, type OrderStatus } from "#contract/orders/orders";
import { areAllOnTheirWay, itemStatusAfter } from "./status.rules";

describe("a status change of an order", () => {
  test("changes its items as their own table allows", () => {
    expect(itemStatusAfter("PENDING", "DELIVERY_SHIPPING", "PENDING_FULFILMENT")).toBe("PENDING_SHIPMENT");
    expect(itemStatusAfter("PENDING", "DELIVERY_PICKUP", "PENDING_FULFILMENT")).toBe("PENDING_PICKUP");
    expect(itemStatusAfter("SHIPPED", "DELIVERY_SHIPPING", "CANCELLED")).toBe("SHIPPED");
    expect(itemStatusAfter("DELIVERED", "DELIVERY_SHIPPING", "RETURNED")).toBe("RETURNED");
  });

  test.each(["RETURNED", "CANCELLED", "CANCELLED_BY_SUPPLIER"] as const)(
    "to %s leaves no item waiting for shipment",
    (to) => {
      for (const [from, next] of Object.entries(ORDER_TRANSITIONS) as [
        OrderStatus,
        readonly OrderStatus[],
      ][]) {
        if (!next.includes(to)) continue;
        const before = itemStatusAfter("PENDING", "DELIVERY_SHIPPING", "PENDING_FULFILMENT");
        const item = from === "COMPLETED" ? "SHIPPED" : before;
        expect([from, itemStatusAfter(item, "DELIVERY_SHIPPING", to)]).toEqual([from, to]);
        expect(itemStatusAfter("PENDING_PICKUP", "DELIVERY_PICKUP", to)).toBe(to);
      }
    },
  );

  test("releases stock when the items will not ship, and reserves it when they will", () => {
    expect(ORDER_STATUS_ROWS.CANCELLED.goods.stock).toBe("give back");
    expect(ORDER_STATUS_ROWS.PAYMENT_FAILED.goods.stock).toBe("give back");
    expect(ORDER_STATUS_ROWS.CANCELLED_BY_SUPPLIER.goods.stock).toBe("forget");
    expect(ORDER_STATUS_ROWS.PENDING_PAYMENT.goods.stock).toBe("take");
    expect(ORDER_STATUS_ROWS.PAYMENT_RECEIVED.goods.stock).toBe("keep");
  });

  test("an order is complete when every active item has shipped", () => {
    expect(areAllOnTheirWay(["SHIPPED", "CANCELLED", "PICKUPED"])).toBe(true);
    expect(areAllOnTheirWay(["SHIPPED", "PENDING_SHIPMENT"])).toBe(false);
    expect(areAllOnTheirWay(["CANCELLED"])).toBe(false);
  });
});
