/**
 * Tells of the click of a partner's link that a visit began with, at the visit's first island: the network names the click,
 * and an order takes the name along (ATTRIBUTION-5). Nobody waits for it.
 */
import type { StoredVisit } from "#contract/analytics/attribution";
import { sendRequest } from "../http/send-request";
import { storeClick, readAttribution } from "../../lib/attribution";
import { ignoringErrors, storedJson } from "../page/dom";
import { ATTRIBUTION_KEY } from "../page/page-marks";

/** The visit whose click was told. */
const CLICK_KEY = "ef-click";

export async function reportClick(): Promise<void> {
  const touch = readAttribution();
  const { id } = { ...(storedJson(ATTRIBUTION_KEY) as Partial<StoredVisit> | undefined) };
  if (touch.aid === undefined || typeof id !== "string") return;
  if (ignoringErrors(() => sessionStorage.getItem(CLICK_KEY)) === id) return;
  // Without an answer the next island tells of it again.
  const answer = await sendRequest("reportAffiliateClick", { body: { visitId: id, touch } }, null).catch(
    () => null,
  );
  const clickHash = answer?.envelope.data?.clickHash;
  if (!clickHash) return;
  storeClick(clickHash);
  ignoringErrors(() => sessionStorage.setItem(CLICK_KEY, id));
}
