/** REST routes of the affiliate admin. */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf } from "../../audit/audit.port";
import type { Rest } from "../../http/rest/rest";
import type { AffiliateAdminService } from "./admin.service";

const { affiliates: sentences } = MESSAGES;

export function registerAffiliateAdmin(rest: Rest, desk: AffiliateAdminService): void {
  rest.signedIn(REST.listAffiliates, async ({ body }) => ({ data: await desk.list(body) }));
  rest.signedIn(REST.getAffiliate, async ({ params }) => ({
    data: { affiliate: await desk.get(params.code) },
  }));
  rest.signedIn(REST.addAffiliate, async (call) => ({
    data: { affiliate: await desk.add(call.body, actOf(REST.addAffiliate, call)) },
    message: sentences.added,
  }));
  rest.signedIn(REST.changeAffiliate, async (call) => ({
    data: { affiliate: await desk.change(call.params.code, call.body, actOf(REST.changeAffiliate, call)) },
    message: sentences.changed,
  }));
  rest.signedIn(REST.addSubAffiliate, async (call) => ({
    data: { affiliate: await desk.addSub(call.params.code, call.body, actOf(REST.addSubAffiliate, call)) },
    message: sentences.subAdded,
  }));
  rest.signedIn(REST.addAffiliateTerms, async (call) => ({
    data: {
      affiliate: await desk.addTerms(call.params.code, call.body, actOf(REST.addAffiliateTerms, call)),
    },
    message: sentences.termsAdded,
  }));
  rest.signedIn(REST.addAffiliatePayout, async (call) => ({
    data: {
      affiliate: await desk.addPayout(call.params.code, call.body, actOf(REST.addAffiliatePayout, call)),
    },
    message: sentences.payoutNoted,
  }));
  rest.signedIn(REST.undoAffiliatePayout, async (call) => {
    const { code, payoutId } = call.params;
    return {
      data: { affiliate: await desk.undoPayout(code, payoutId, actOf(REST.undoAffiliatePayout, call)) },
      message: sentences.payoutUndone,
    };
  });
  rest.download(REST.exportAffiliateStatement, ({ params, body }) =>
    desk.exportStatement(params.code, body.month),
  );
}
