import { adminReducer, ordersFound } from "./admin-slice";
import { visitorChanged } from "./auth-slice";
import { orderHistoryReducer, ordersRead } from "./order-history-slice";

const read = { asked: "{}", orders: [], totalOrders: 3, counters: null };

test("what one visitor read is forgotten with them, in the account and in the back office", () => {
  const history = orderHistoryReducer(undefined, ordersRead(read));
  expect(history).toMatchObject({ asked: "{}", totalOrders: 3, checkoutGatewayResponse: null });
  expect(orderHistoryReducer(history, visitorChanged())).toMatchObject({ asked: null, totalOrders: 0 });
  const found = adminReducer(undefined, ordersFound({ asked: "{}", orders: [], totalOrders: 3 }));
  expect(adminReducer(found, visitorChanged())).toEqual({ asked: null, orders: [], totalOrders: 0 });
});
