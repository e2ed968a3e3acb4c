/** REST route by which an island reports a click. */
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../../http/rest/rest";
import type { ClickService } from "./clicks.service";

export function registerClicks(rest: Rest, clicks: ClickService): void {
  rest.open(REST.reportAffiliateClick, async (call) => ({
    data: { clickHash: await clicks.report(call, call.body) },
  }));
}
