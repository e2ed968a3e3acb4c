/** The cart lines for screens, read from and written to cart-storage.ts by src/client/store/persist.ts. */
import { createSlice } from "@reduxjs/toolkit";
import type { CartLine } from "./cart-storage";

export interface CartState {
  readonly lines: readonly CartLine[];
}

const EMPTY: CartState = { lines: [] };

const cartSlice = createSlice({
  name: "cart",
  initialState: EMPTY,
  reducers: { cartCleared: (): CartState => EMPTY },
});

export const { cartCleared } = cartSlice.actions;
export const cartReducer = cartSlice.reducer;
