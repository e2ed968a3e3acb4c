/** Back-office data as staff last read it. */
import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import type { ListOrdersQuery } from "#contract/graphql/generated";
import { visitorChanged } from "./auth-slice";
import { ordersChanged } from "./order-history-slice";

interface AdminState {
  /** The query of these orders, as text; null before the first. */
  readonly requestKey: string | null;
  readonly orders: ListOrdersQuery["listOrders"]["orders"];
  /** Number of orders on all pages. */
  readonly totalOrders: number;
  /** Counts for every status, regardless of the status filter. */
  readonly statusCounts: ListOrdersQuery["listOrders"]["statusCounts"];
  /** Number of orders with payment exceptions. */
  readonly paymentExceptions: number;
}

const EMPTY: AdminState = {
  requestKey: null,
  orders: [],
  totalOrders: 0,
  statusCounts: [],
  paymentExceptions: 0,
};

const adminSlice = createSlice({
  name: "admin",
  initialState: EMPTY,
  reducers: { ordersFound: (_state, { payload }: PayloadAction<AdminState>): AdminState => payload },
  extraReducers: (builder) => builder.addMatcher(isAnyOf(visitorChanged, ordersChanged), () => EMPTY),
});

export const { ordersFound } = adminSlice.actions;
export const adminReducer = adminSlice.reducer;
