/** Attribution of this visit: the site's cookies when the store was created (src/lib/attribution.ts). */
import { createSlice } from "@reduxjs/toolkit";
import type { Attribution } from "#contract/analytics/attribution";
import { forgetAttribution, readAttribution, readFirstTouch, refusesTracking } from "../../lib/attribution";
import { ignoringErrors, storedJson } from "../page/dom";
import { ATTRIBUTION_KEY } from "../page/page-keys";

interface StoredTouches {
  /** The last touch. */
  readonly attribution: Attribution;
  readonly firstTouch: Attribution;
}

/** Reads the current values for a call: the visitor may have opted out since the store was created. */
export function readTouches(): StoredTouches {
  return { attribution: readAttribution(), firstTouch: readFirstTouch(storedJson(ATTRIBUTION_KEY)) };
}

const attributionSlice = createSlice({
  name: "attribution",
  initialState: (): Attribution => {
    if (refusesTracking()) {
      forgetAttribution();
      ignoringErrors(() => localStorage.removeItem(ATTRIBUTION_KEY));
    }
    return readAttribution();
  },
  reducers: {},
});

export const attributionReducer = attributionSlice.reducer;
