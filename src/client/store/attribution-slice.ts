/** Where this visit came from, as the cookies of the site said when the store was made (src/lib/attribution.ts). */
import { createSlice } from "@reduxjs/toolkit";
import type { Attribution } from "#contract/attribution";
import { forgetAttribution, readAttribution } from "../../lib/attribution";
import { ignoringErrors } from "../page/dom";
import { ATTRIBUTION_KEY } from "../page/page-marks";

const attributionSlice = createSlice({
  name: "attribution",
  initialState: (): Attribution => {
    if (navigator.globalPrivacyControl) {
      forgetAttribution();
      ignoringErrors(() => localStorage.removeItem(ATTRIBUTION_KEY));
    }
    return readAttribution();
  },
  reducers: {},
});

export const attributionReducer = attributionSlice.reducer;
