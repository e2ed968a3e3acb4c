/** Staff calls for campaigns. */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { actOf } from "../audit/audit.port";
import type { Rest } from "../http/rest/rest";
import type { CampaignService } from "./campaigns.service";

const sentences = MESSAGES.campaigns;

export function registerCampaigns(rest: Rest, campaigns: CampaignService): void {
  rest.signedIn(REST.listCampaigns, async ({ body }) => ({ data: await campaigns.list(body) }));
  rest.signedIn(REST.previewCampaign, async ({ viewer, body }) => ({
    data: await campaigns.preview(viewer.username, body),
  }));
  rest.signedIn(REST.getCampaign, async ({ params }) => ({
    data: { campaign: await campaigns.get(params.id) },
  }));
  rest.signedIn(REST.saveCampaign, async (call) => ({
    data: { campaign: await campaigns.save(actOf(REST.saveCampaign, call), call.params.id, call.body) },
    message: sentences.saved,
  }));
  rest.signedIn(REST.countCampaignReaders, async ({ params }) => ({
    data: { readers: await campaigns.countReaders(params.id) },
  }));
  rest.signedIn(REST.testCampaign, async (call) => {
    await campaigns.test(actOf(REST.testCampaign, call), call.params.id, call.body.key);
    return { data: null, message: sentences.tested };
  });
  rest.signedIn(REST.moveCampaign, async (call) => ({
    data: { campaign: await campaigns.move(actOf(REST.moveCampaign, call), call.params.id, call.body) },
    message: sentences.moved[call.body.move],
  }));
}
