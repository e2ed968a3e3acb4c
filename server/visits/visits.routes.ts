/** REST route that records a visit. */
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../http/rest/rest";
import type { VisitService } from "./visits.service";

export function registerVisits(rest: Rest, visits: VisitService): void {
  rest.open(REST.recordVisit, async (call) => {
    await visits.record(call, call.body);
    return { data: null };
  });
}
