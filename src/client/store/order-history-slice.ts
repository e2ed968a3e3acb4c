/** The customer's orders as they were last read, and what the gateway of this tab's last payment answered. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type {
  AllCountersFragment,
  CheckoutAnswerFragment,
  OrderRowFragment,
} from "#contract/graphql/generated";
import { visitorChanged } from "./auth-slice";

interface ReadOrders {
  /** What was asked, as text; null before anything was. The rest answers it. */
  readonly asked: string | null;
  readonly orders: readonly OrderRowFragment[];
  /** Orders over all pages. */
  readonly totalOrders: number;
  readonly counters: AllCountersFragment | null;
}

interface OrderHistoryState extends ReadOrders {
  /** How the payment of the order it names stands; null until a checkout of this tab asked. */
  readonly checkoutGatewayResponse: CheckoutAnswerFragment | null;
}

const EMPTY: OrderHistoryState = {
  asked: null,
  orders: [],
  totalOrders: 0,
  counters: null,
  checkoutGatewayResponse: null,
};

const orderHistorySlice = createSlice({
  name: "orderHistory",
  initialState: EMPTY,
  reducers: {
    ordersRead: (state, { payload }: PayloadAction<ReadOrders>): OrderHistoryState => ({
      ...state,
      ...payload,
    }),
    /** A payment changes the state of its order: the lists read before are out of date. */
    gatewayAnswered: (_state, { payload }: PayloadAction<CheckoutAnswerFragment>): OrderHistoryState => ({
      ...EMPTY,
      checkoutGatewayResponse: payload,
    }),
    /** An order was changed, or may have been: lists are read anew before they are shown. */
    ordersChanged: ({ checkoutGatewayResponse }): OrderHistoryState => ({
      ...EMPTY,
      checkoutGatewayResponse,
    }),
  },
  extraReducers: (builder) => builder.addCase(visitorChanged, () => EMPTY),
});

export const { ordersRead, gatewayAnswered, ordersChanged } = orderHistorySlice.actions;
export const orderHistoryReducer = orderHistorySlice.reducer;
