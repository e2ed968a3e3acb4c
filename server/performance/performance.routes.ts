/** REST routes of page speed: reported by browsers, read by staff. */
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../http/rest/rest";
import type { PerformanceService } from "./performance.service";

export function registerPerformance(rest: Rest, performance: PerformanceService): void {
  rest.open(REST.recordPageView, async (call) => {
    await performance.record(call, call.body);
    return { data: null };
  });
  rest.signedIn(REST.readPerformance, async ({ body }) => ({ data: await performance.read(body) }));
}
