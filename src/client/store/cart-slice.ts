/**
 * The cart this browser shows, a guest's or a copy of the account's (src/client/cart): a mirror of
 * src/client/store/cart-storage.ts, its one home. Kept by store/persist.ts.
 */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { CartLine } from "./cart-storage";

export interface CartState {
  readonly lines: readonly CartLine[];
}

const EMPTY: CartState = { lines: [] };

const cartSlice = createSlice({
  name: "cart",
  initialState: EMPTY,
  reducers: {
    /** Also emptied so once the guest cart was merged into the account's. */
    guestCartSet: (_state, { payload }: PayloadAction<readonly CartLine[]>): CartState => ({
      lines: payload,
    }),
    guestCartCleared: (): CartState => EMPTY,
  },
});

export const { guestCartSet, guestCartCleared } = cartSlice.actions;
export const cartReducer = cartSlice.reducer;
