import type { CheckoutAnswerFragment } from "#contract/graphql/generated";
import { adminReducer, ordersFound } from "./admin-slice";
import { visitorChanged } from "./auth-slice";
import { gatewayAnswered, orderHistoryReducer, ordersChanged, ordersRead } from "./order-history-slice";

const read = { asked: "{}", orders: [], totalOrders: 3, counters: null };

test("one user's data is cleared with their session, in the account and in the back office", () => {
  const history = orderHistoryReducer(undefined, ordersRead(read));
  expect(history).toMatchObject({ asked: "{}", totalOrders: 3, checkoutGatewayResponse: null });
  expect(orderHistoryReducer(history, visitorChanged())).toMatchObject({ asked: null, totalOrders: 0 });
  const found = adminReducer(
    undefined,
    ordersFound({ asked: "{}", orders: [], totalOrders: 3, statusCounts: [], paymentExceptions: 1 }),
  );
  expect(adminReducer(found, visitorChanged())).toEqual({
    asked: null,
    orders: [],
    totalOrders: 0,
    statusCounts: [],
    paymentExceptions: 0,
  });
});

test("a change of an order invalidates loaded lists, and so does its payment", () => {
  const answer = { success: true } as CheckoutAnswerFragment;
  const paid = orderHistoryReducer(orderHistoryReducer(undefined, ordersRead(read)), gatewayAnswered(answer));
  expect(paid).toMatchObject({ asked: null, totalOrders: 0, checkoutGatewayResponse: answer });
  const changed = orderHistoryReducer(orderHistoryReducer(paid, ordersRead(read)), ordersChanged());
  expect(changed).toEqual(paid);
  const found = adminReducer(
    undefined,
    ordersFound({ asked: "{}", orders: [], totalOrders: 3, statusCounts: [], paymentExceptions: 1 }),
  );
  expect(adminReducer(found, ordersChanged())).toEqual({
    asked: null,
    orders: [],
    totalOrders: 0,
    statusCounts: [],
    paymentExceptions: 0,
  });
});
