/** REST routes of the affiliate admin. */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf } from "../../audit/audit.port";
import type { Rest } from "../../http/rest/rest";
import type { AffiliateAdminService } from "./admin.service";
import type { PayoutRunService } from "./payout-runs.service";

const { affiliates: sentences } = MESSAGES;

export function registerAffiliateAdmin(rest: Rest, admin: AffiliateAdminService): void {
  rest.signedIn(REST.listAffiliates, async ({ body }) => ({ data: await admin.list(body) }));
  rest.signedIn(REST.getAffiliate, async ({ params }) => ({
    data: { affiliate: await admin.get(params.code) },
  }));
  rest.signedIn(REST.addAffiliate, async (call) => ({
    data: { affiliate: await admin.add(call.body, actOf(REST.addAffiliate, call)) },
    message: sentences.added,
  }));
  rest.signedIn(REST.changeAffiliate, async (call) => ({
    data: { affiliate: await admin.change(call.params.code, call.body, actOf(REST.changeAffiliate, call)) },
    message: sentences.changed,
  }));
  rest.signedIn(REST.addSubAffiliate, async (call) => ({
    data: { affiliate: await admin.addSub(call.params.code, call.body, actOf(REST.addSubAffiliate, call)) },
    message: sentences.subAdded,
  }));
  rest.signedIn(REST.addAffiliateTerms, async (call) => ({
    data: {
      affiliate: await admin.addTerms(call.params.code, call.body, actOf(REST.addAffiliateTerms, call)),
    },
    message: sentences.termsAdded,
  }));
  rest.signedIn(REST.addAffiliatePayout, async (call) => ({
    data: {
      affiliate: await admin.addPayout(call.params.code, call.body, actOf(REST.addAffiliatePayout, call)),
    },
    message: sentences.payoutRecorded,
  }));
  rest.signedIn(REST.undoAffiliatePayout, async (call) => {
    const { code, payoutId } = call.params;
    return {
      data: { affiliate: await admin.undoPayout(code, payoutId, actOf(REST.undoAffiliatePayout, call)) },
      message: sentences.payoutUndone,
    };
  });
  rest.download(REST.exportAffiliateStatement, ({ params, body }) =>
    admin.exportStatement(params.code, body.month),
  );
}

export function registerPayoutRuns(rest: Rest, runs: PayoutRunService): void {
  rest.signedIn(REST.listPayoutsDue, async () => ({ data: await runs.due() }));
  rest.signedIn(REST.recordPayoutRun, async (call) => {
    await runs.record(call.params.id, call.body, actOf(REST.recordPayoutRun, call));
    return { data: null, message: sentences.runRecorded };
  });
  rest.signedIn(REST.listPayoutRuns, async ({ body }) => ({ data: await runs.list(body) }));
  rest.download(REST.exportPayoutRun, ({ params }) => runs.exportRun(params.id));
}
