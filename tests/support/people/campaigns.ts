/** Campaigns as staff send them. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Campaign } from "#contract/marketing/campaigns";
import type { CampaignMove } from "#contract/marketing/campaign-statuses";
import { callRest, type TestUser } from "./accounts";
import { waitFor } from "../hosts/wait-for";

export const A_CAMPAIGN = {
  subject: "New arrivals",
  text: "Have a look.",
  products: "",
  segment: "EVERYBODY",
  category: "",
  rate: 3_000,
};

export interface CampaignCalls {
  /** Writes a draft. */
  write(change?: Partial<Record<keyof typeof A_CAMPAIGN, unknown>>): Promise<Campaign>;
  read(id: string): Promise<Campaign>;
  /** @throws when it is rejected */
  move(id: string, move: CampaignMove, sendAt?: string): Promise<Campaign>;
  until(id: string, isGood: (campaign: Campaign) => boolean): Promise<Campaign>;
  /** Writes and starts a campaign, and waits until all emails are sent. */
  sendAll(change?: Partial<Record<keyof typeof A_CAMPAIGN, unknown>>): Promise<Campaign>;
}

export function campaignCalls(app: () => FastifyInstance, staff: () => TestUser): CampaignCalls {
  const read: CampaignCalls["read"] = async (id) => {
    const { body } = await callRest(app(), "getCampaign", { bearer: staff().bearer, params: { id } });
    return body.data!.campaign;
  };
  const write: CampaignCalls["write"] = async (change = {}) => {
    const { status, body } = await callRest(app(), "saveCampaign", {
      bearer: staff().bearer,
      params: { id: randomUUID() },
      body: { ...A_CAMPAIGN, ...change, revision: 0 },
    });
    if (status !== 200) throw new Error(body.message);
    return body.data!.campaign;
  };
  const move: CampaignCalls["move"] = async (id, move, sendAt) => {
    const { revision } = await read(id);
    const { status, body } = await callRest(app(), "moveCampaign", {
      bearer: staff().bearer,
      params: { id },
      body: { move, revision, sendAt },
    });
    if (status !== 200) throw new Error(body.message);
    return body.data!.campaign;
  };
  const until: CampaignCalls["until"] = (id, isGood) =>
    waitFor(async () => {
      const campaign = await read(id);
      return isGood(campaign) ? campaign : null;
    });
  return {
    read,
    write,
    move,
    until,
    async sendAll(change) {
      const { id } = await write(change);
      await move(id, "SCHEDULE");
      return until(id, ({ state }) => state === "DONE");
    },
  };
}
