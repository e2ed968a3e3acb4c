/** The REST calls of campaigns, a part of contract/rest/staff-endpoints.ts. */
import * as campaigns from "./campaigns";
import { staff } from "../rest/endpoint";

const write = staff("campaigns.write");

export const CAMPAIGN_REST = {
  listCampaigns: write("POST", "/admin/campaigns/getAll", "Campaigns by their last change", {
    body: campaigns.campaignsInput,
    data: campaigns.campaignsAnswer,
  }),
  previewCampaign: write("POST", "/admin/campaigns/preview", "A campaign as its readers would see it", {
    body: campaigns.campaignContent,
    data: campaigns.previewAnswer,
  }),
  getCampaign: write("GET", "/admin/campaigns/:id", "One campaign, with its figures", {
    params: campaigns.campaignParams,
    data: campaigns.campaignAnswer,
  }),
  saveCampaign: write("PUT", "/admin/campaigns/:id", "Write or change a draft", {
    params: campaigns.campaignParams,
    body: campaigns.campaignInput,
    data: campaigns.campaignAnswer,
  }),
  countCampaignReaders: write("GET", "/admin/campaigns/:id/readers", "To how many it would go now", {
    params: campaigns.campaignParams,
    data: campaigns.readersAnswer,
  }),
  testCampaign: write("POST", "/admin/campaigns/:id/test", "Send it to oneself", {
    params: campaigns.campaignParams,
    body: campaigns.testCampaignInput,
  }),
  moveCampaign: write("POST", "/admin/campaigns/:id/move", "Schedule, pause, resume or cancel a campaign", {
    params: campaigns.campaignParams,
    body: campaigns.moveCampaignInput,
    data: campaigns.campaignAnswer,
  }),
} as const;
