/** Where this visit came from, as the cookies of the site said when the store was made (src/lib/attribution.ts). */
import { createSlice } from "@reduxjs/toolkit";
import type { Attribution } from "#contract/attribution";
import { readAttribution } from "../../lib/attribution";

const attributionSlice = createSlice({
  name: "attribution",
  initialState: (): Attribution => readAttribution(),
  reducers: {},
});

export const attributionReducer = attributionSlice.reducer;
