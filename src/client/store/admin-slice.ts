/** What staff last read in the back office. */
import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import type { ListOrdersQuery } from "#contract/graphql/generated";
import { visitorChanged } from "./auth-slice";
import { ordersChanged } from "./order-history-slice";

interface AdminState {
  /** What was asked, as text; null before anything was. The rest answers it. */
  readonly asked: string | null;
  readonly orders: ListOrdersQuery["listOrders"]["orders"];
  /** Orders over all pages. */
  readonly totalOrders: number;
  /** Of every status, whatever statuses were asked for. */
  readonly statusCounts: ListOrdersQuery["listOrders"]["statusCounts"];
  /** Orders with money a person has to look after. */
  readonly byHand: number;
}

const EMPTY: AdminState = { asked: null, orders: [], totalOrders: 0, statusCounts: [], byHand: 0 };

const adminSlice = createSlice({
  name: "admin",
  initialState: EMPTY,
  reducers: { ordersFound: (_state, { payload }: PayloadAction<AdminState>): AdminState => payload },
  extraReducers: (builder) => builder.addMatcher(isAnyOf(visitorChanged, ordersChanged), () => EMPTY),
});

export const { ordersFound } = adminSlice.actions;
export const adminReducer = adminSlice.reducer;
