import type { CheckoutAnswerFragment } from "#contract/graphql/generated";
import { adminReducer, ordersFound } from "./admin-slice";
import { visitorChanged } from "./auth-slice";
import { gatewayAnswered, orderHistoryReducer, ordersChanged, ordersRead } from "./order-history-slice";

const read = { requestKey: "{}", orders: [], totalOrders: 3, counters: null };

test("one user's data is cleared with their session, in the account and in the back office", () => {
  const history = orderHistoryReducer(undefined, ordersRead(read));
  expect(history).toMatchObject({ requestKey: "{}", totalOrders: 3, checkoutGatewayResponse: null });
  expect(orderHistoryReducer(history, visitorChanged())).toMatchObject({ requestKey: null, totalOrders: 0 });
  const loaded = adminReducer(
    undefined,
    ordersFound({ requestKey: "{}", orders: [], totalOrders: 3, statusCounts: [], paymentExceptions: 1 }),
  );
  expect(adminReducer(loaded, visitorChanged())).toEqual({
    requestKey: null,
    orders: [],
    totalOrders: 0,
    statusCounts: [],
    paymentExceptions: 0,
  });
});

test("a change of an order invalidates loaded lists, and so does its payment", () => {
  const answer = { success: true } as CheckoutAnswerFragment;
  const paid = orderHistoryReducer(orderHistoryReducer(undefined, ordersRead(read)), gatewayAnswered(answer));
  expect(paid).toMatchObject({ requestKey: null, totalOrders: 0, checkoutGatewayResponse: answer });
  const changed = orderHistoryReducer(orderHistoryReducer(paid, ordersRead(read)), ordersChanged());
  expect(changed).toEqual(paid);
  const loaded = adminReducer(
    undefined,
    ordersFound({ requestKey: "{}", orders: [], totalOrders: 3, statusCounts: [], paymentExceptions: 1 }),
  );
  expect(adminReducer(loaded, ordersChanged())).toEqual({
    requestKey: null,
    orders: [],
    totalOrders: 0,
    statusCounts: [],
    paymentExceptions: 0,
  });
});
