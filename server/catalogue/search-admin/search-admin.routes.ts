/** Search calls of staff, and shoppers' clicks. */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf } from "../../audit/audit.port";
import type { Rest } from "../../http/rest/rest";
import type { SearchedService } from "../searched/searched.service";
import type { SearchRulesService } from "./rules.service";

const { staff } = MESSAGES;

export function registerSearchAdmin(rest: Rest, rules: SearchRulesService, searched: SearchedService): void {
  rest.open(REST.recordSearchClick, async (call) => {
    await searched.recordClick(call, call.body);
    return { data: null };
  });
  rest.signedIn(REST.listSearches, async ({ body }) => ({ data: await searched.list(body) }));
  rest.signedIn(REST.listSearchRules, async () => ({ data: await rules.list() }));
  rest.signedIn(REST.saveSearchRule, async (call) => {
    await rules.save(actOf(REST.saveSearchRule, call), call.params.id, call.body);
    const message = call.body.kind === "PAGE" ? staff.attributePageSaved : staff.searchRuleSaved;
    return { data: await rules.list(), message };
  });
  rest.signedIn(REST.deleteSearchRule, async (call) => {
    await rules.remove(actOf(REST.deleteSearchRule, call), call.params.id);
    return { data: await rules.list(), message: staff.searchRuleDeleted };
  });
  rest.signedIn(REST.previewSearchRule, async ({ body }) => ({ data: await rules.preview(body) }));
}
