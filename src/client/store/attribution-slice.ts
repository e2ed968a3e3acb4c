/** Where this visit came from, as the cookies of the site said when the store was made (src/lib/attribution.ts). */
import { createSlice } from "@reduxjs/toolkit";
import type { Attribution } from "#contract/analytics/attribution";
import { forgetAttribution, readAttribution, readFirstTouch, refusesTracking } from "../../lib/attribution";
import { ignoringErrors, storedJson } from "../page/dom";
import { ATTRIBUTION_KEY } from "../page/page-marks";

interface KeptTouches {
  /** The last. */
  readonly attribution: Attribution;
  readonly firstTouch: Attribution;
}

/** As they are kept now, for a call that takes them along: the visitor may have refused since the store was made. */
export function readTouches(): KeptTouches {
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
