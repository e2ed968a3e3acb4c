/** REST routes to merge two accounts (STAFF-64). */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf } from "../../audit/audit.port";
import type { Rest } from "../../http/rest/rest";
import type { MergeService } from "./merge.service";

export function registerMergeRoutes(rest: Rest, merges: MergeService): void {
  rest.signedIn(REST.previewMerge, async ({ body }) => ({ data: await merges.preview(body) }));
  rest.signedIn(REST.mergeCustomers, async (call) => ({
    data: { customer: await merges.merge(actOf(REST.mergeCustomers, call), call.body) },
    message: MESSAGES.customers.merged,
  }));
}
