/** The customer's orders and lease applications, and the gateway result of this tab's last payment. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type {
  AllCountersFragment,
  CheckoutAnswerFragment,
  LeaseRowFragment,
  OrderRowFragment,
} from "#contract/graphql/generated";
import { visitorChanged } from "./auth-slice";

interface ReadOrders {
  /** The query of these orders, as text; null before the first. */
  readonly requestKey: string | null;
  readonly orders: readonly OrderRowFragment[];
  /** Number of orders on all pages. */
  readonly totalOrders: number;
  readonly counters: AllCountersFragment | null;
}

interface ReadApplications {
  /** The query of these applications; null before the first. */
  readonly requestKey: string | null;
  /** Lease applications of one page. */
  readonly read: readonly LeaseRowFragment[];
  /** Number of applications on all pages. */
  readonly total: number;
}

interface OrderHistoryState extends ReadOrders {
  readonly applications: ReadApplications;
  /** Payment status of the order; null until a checkout of this tab queries it. */
  readonly checkoutGatewayResponse: CheckoutAnswerFragment | null;
}

const EMPTY: OrderHistoryState = {
  requestKey: null,
  orders: [],
  totalOrders: 0,
  counters: null,
  applications: { requestKey: null, read: [], total: 0 },
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
    applicationsRead: (state, { payload }: PayloadAction<ReadApplications>): OrderHistoryState => ({
      ...state,
      applications: payload,
    }),
    /** A payment changes its order: lists read before are stale. */
    gatewayAnswered: (_state, { payload }: PayloadAction<CheckoutAnswerFragment>): OrderHistoryState => ({
      ...EMPTY,
      checkoutGatewayResponse: payload,
    }),
    /** An order or lease may have changed: lists are reloaded before display. */
    ordersChanged: ({ checkoutGatewayResponse }): OrderHistoryState => ({
      ...EMPTY,
      checkoutGatewayResponse,
    }),
  },
  extraReducers: (builder) => builder.addCase(visitorChanged, () => EMPTY),
});

export const { ordersRead, applicationsRead, gatewayAnswered, ordersChanged } = orderHistorySlice.actions;
export const orderHistoryReducer = orderHistorySlice.reducer;
