/** REST calls of campaigns, a part of contract/rest/staff-endpoints.ts. */
import * as campaigns from "./campaigns";
import { staff } from "../rest/endpoint";

const write = staff("campaigns.write");

export const CAMPAIGN_REST = {
  listCampaigns: write("POST", "/admin/campaigns/getAll", "List campaigns by last change", {
    body: campaigns.campaignsInput,
    data: campaigns.campaignsAnswer,
  }),
  previewCampaign: write("POST", "/admin/campaigns/preview", "Preview a campaign", {
    body: campaigns.campaignContent,
    data: campaigns.previewAnswer,
  }),
  getCampaign: write("GET", "/admin/campaigns/:id", "Get a campaign with its statistics", {
    params: campaigns.campaignParams,
    data: campaigns.campaignAnswer,
  }),
  saveCampaign: write("PUT", "/admin/campaigns/:id", "Create or update a draft", {
    params: campaigns.campaignParams,
    body: campaigns.campaignInput,
    data: campaigns.campaignAnswer,
  }),
  countCampaignReaders: write(
    "GET",
    "/admin/campaigns/:id/readers",
    "Count a campaign's current recipients",
    {
      params: campaigns.campaignParams,
      data: campaigns.readersAnswer,
    },
  ),
  testCampaign: write("POST", "/admin/campaigns/:id/test", "Send yourself a test email", {
    params: campaigns.campaignParams,
    body: campaigns.testCampaignInput,
  }),
  moveCampaign: write("POST", "/admin/campaigns/:id/move", "Schedule, pause, resume or cancel a campaign", {
    params: campaigns.campaignParams,
    body: campaigns.moveCampaignInput,
    data: campaigns.campaignAnswer,
  }),
} as const;
