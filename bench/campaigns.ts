/**
 * Campaign benchmark with 100,000 readers: preparation time, and the cost of sending for orders placed at the
 * same time. BENCH_RATE=3000 sends at the maximum rate.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { CampaignMove } from "#contract/marketing/campaign-statuses";
import type { Campaign } from "#contract/marketing/campaigns";
import type { Envelope } from "#contract/rest/envelope";
import { LIMITS } from "#contract/limits";
import { readConfig } from "../server/config";
import { aCustomer } from "../tests/support/people/accounts";
import { A_CAMPAIGN } from "../tests/support/people/campaigns";
import { addReaders } from "../tests/support/people/newsletter";
import type { BenchReport } from "./support/bench-report";
import { measureOrdersBeside } from "./support/orders-beside";
import { readSize } from "./support/read-size";
import { inSellingShop } from "./support/selling-shop";

const READERS = readSize("BENCH_READERS", 100_000);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 10);
/** Mails per minute: the form's default. */
const RATE = readSize("BENCH_RATE", LIMITS.campaigns.usualPerMinute);
/** Minimum percentage of the rate: a stalled campaign would cost the orders nothing. */
const MIN_OF_RATE = 80;
const LOOK_MS = 50;

export async function run(report: BenchReport): Promise<void> {
  await inSellingShop(async ({ database, env, withHost }) => {
    const accounts = { database, configFor: () => readConfig(env) };
    await addReaders(
      accounts,
      Array.from({ length: READERS }, (_, at) => `reader-${at}@mail.example`),
    );
    const { bearer } = await aCustomer(accounts, { role: "ADMIN" });
    await withHost(({ port }) => measureCampaign(report, port, bearer));
  });
}

async function measureCampaign(report: BenchReport, port: number, authorization: string): Promise<void> {
  const campaign = campaignAt(`http://127.0.0.1:${port}/admin/campaigns/${randomUUID()}`, authorization);
  await campaign.write();
  const begun = performance.now();
  await campaign.move("SCHEDULE");
  while ((await campaign.read()).recipients !== READERS) await wait(LOOK_MS);
  report.figure(`prepared for ${READERS} readers`, (performance.now() - begun) / 1_000, "s", { max: 60 });
  await campaign.move("PAUSE");
  const sentOf = async () => (await campaign.read()).figures?.sent ?? 0;
  const sentBefore = await sentOf();
  let seconds = 0;
  await measureOrdersBeside(report, {
    name: `a campaign of ${RATE} mails a minute`,
    port,
    seconds: SECONDS,
    async run(turn) {
      await campaign.move("RESUME");
      await wait(turn * 1_000);
      await campaign.move("PAUSE");
      seconds += turn;
    },
  });
  const perMinute = (((await sentOf()) - sentBefore) / seconds) * 60;
  report.figure("mails sent meanwhile", perMinute, "mails/min", { min: (RATE * MIN_OF_RATE) / 100 });
}

/** Calls of the campaign admin for one campaign. Each throws on a rejection. */
function campaignAt(url: string, authorization: string) {
  const send = async (method: string, address: string, body?: object): Promise<Campaign> => {
    const answer = await fetch(address, {
      method,
      headers: { authorization, ...(body && { "content-type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
    const envelope = (await answer.json()) as Envelope<{ campaign: Campaign }>;
    if (!envelope.data)
      throw new Error(`${method} of a campaign answered ${answer.status}: ${envelope.message}`);
    return envelope.data.campaign;
  };
  const read = () => send("GET", url);
  return {
    read,
    write: () => send("PUT", url, { ...A_CAMPAIGN, rate: RATE, revision: 0 }),
    async move(move: CampaignMove) {
      const { revision } = await read();
      return send("POST", `${url}/move`, { move, revision });
    },
  };
}
