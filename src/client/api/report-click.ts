/**
 * Reports the partner-link click that started a visit, once per visit and without blocking. The network
 * returns the click's id, which orders carry (ATTRIBUTION-5).
 */
import type { StoredVisit } from "#contract/analytics/attribution";
import { sendRequest } from "../http/send-request";
import { storeClick, readAttribution } from "../../lib/attribution";
import { ignoringErrors, storedJson } from "../page/dom";
import { ATTRIBUTION_KEY } from "../page/page-keys";

/** Storage key of the visit whose click was reported. */
const CLICK_KEY = "ef-click";

export async function reportClick(): Promise<void> {
  const touch = readAttribution();
  const { id } = { ...(storedJson(ATTRIBUTION_KEY) as Partial<StoredVisit> | undefined) };
  if (touch.aid === undefined || typeof id !== "string") return;
  if (ignoringErrors(() => sessionStorage.getItem(CLICK_KEY)) === id) return;
  // Without a response the next island reports the click again.
  const answer = await sendRequest("reportAffiliateClick", { body: { visitId: id, touch } }, null).catch(
    () => null,
  );
  const clickHash = answer?.envelope.data?.clickHash;
  if (!clickHash) return;
  storeClick(clickHash);
  ignoringErrors(() => sessionStorage.setItem(CLICK_KEY, id));
}
