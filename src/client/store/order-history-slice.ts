/** The customer's orders and lease applications as they were last read, and what the gateway of this tab's last payment answered. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type {
  AllCountersFragment,
  CheckoutAnswerFragment,
  LeaseRowFragment,
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

interface ReadApplications {
  /** The query these answer; null before the first. */
  readonly asked: string | null;
  /** Of one page. */
  readonly read: readonly LeaseRowFragment[];
  /** Applications over all pages. */
  readonly total: number;
}

interface OrderHistoryState extends ReadOrders {
  readonly applications: ReadApplications;
  /** How the payment of the order it names stands; null until a checkout of this tab asked. */
  readonly checkoutGatewayResponse: CheckoutAnswerFragment | null;
}

const EMPTY: OrderHistoryState = {
  asked: null,
  orders: [],
  totalOrders: 0,
  counters: null,
  applications: { asked: null, read: [], total: 0 },
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
    /** A payment changes the state of its order: the lists read before are out of date. */
    gatewayAnswered: (_state, { payload }: PayloadAction<CheckoutAnswerFragment>): OrderHistoryState => ({
      ...EMPTY,
      checkoutGatewayResponse: payload,
    }),
    /** An order or a lease was changed, or may have been: lists are read anew before they are shown. */
    ordersChanged: ({ checkoutGatewayResponse }): OrderHistoryState => ({
      ...EMPTY,
      checkoutGatewayResponse,
    }),
  },
  extraReducers: (builder) => builder.addCase(visitorChanged, () => EMPTY),
});

export const { ordersRead, applicationsRead, gatewayAnswered, ordersChanged } = orderHistorySlice.actions;
export const orderHistoryReducer = orderHistorySlice.reducer;
