/**
 * HTTP client of the network: JSON by POST with credentials; postbacks are signed over timestamp and body.
 */
import { createHmac } from "node:crypto";
import { DEFAULT_OFFER, SIGNATURE_HEADER } from "#contract/affiliates/network";
import { ATTRIBUTION_ALIASES } from "#contract/analytics/attribution";
import { CallFailed, callText } from "../../gateways/text-call";
import { clickIdOf } from "./click-answer.rules";
import { TrackerTrouble, type AffiliateTracker, type TrackerAccess } from "./tracker.port";

const TIMEOUT_MS = 5_000;
/** 4xx statuses unrelated to the content: credentials, time-out, rate limit. */
const OUR_TROUBLE = [401, 403, 408, 425, 429];

export function createTracker({
  url,
  accountId,
  secret,
  timeoutMs = TIMEOUT_MS,
}: TrackerAccess): AffiliateTracker {
  const credentials = `Basic ${Buffer.from(`${accountId}:${secret}`).toString("base64")}`;

  async function post(
    path: string,
    value: object,
    headers: (body: string) => object = () => ({}),
  ): Promise<string> {
    const body = JSON.stringify(value);
    const call = {
      "content-type": "application/json",
      accept: "application/json",
      authorization: credentials,
    };
    try {
      const { status, text } = await callText({
        url: `${url}/${path}`,
        method: "POST",
        body,
        timeoutMs,
        headers: { ...call, ...headers(body) },
      });
      if (status >= 400)
        throw new TrackerTrouble(
          `The affiliate network responded with status ${status}`,
          !OUR_TROUBLE.includes(status),
        );
      return text;
    } catch (error) {
      if (error instanceof CallFailed) throw new TrackerTrouble(error.message);
      throw error;
    }
  }

  const sign = (body: string) => {
    const time = Math.floor(Date.now() / 1_000);
    const hash = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
    return { [SIGNATURE_HEADER]: `t=${time},k=${accountId},v1=${hash}` };
  };

  return {
    async click({ id, attribution, ...client }) {
      const short = Object.entries(ATTRIBUTION_ALIASES).map(([name, alias]) => [
        alias,
        attribution[name as keyof typeof attribution],
      ]);
      const fields = { ...attribution, ...(Object.fromEntries(short) as object) };
      const text = await post("click", { ...DEFAULT_OFFER, ...fields, ...client, uniqueId: id });
      const clickId = clickIdOf(readJson(text));
      if (clickId === null) throw new TrackerTrouble("The affiliate network's response has no click id");
      return clickId;
    },
    async offer(clickId) {
      await post("offer", { ...DEFAULT_OFFER, clickId });
    },
    async postBack(postback) {
      const text = await post("conversion", postback, sign);
      const { code } = { ...(readJson(text) as { code?: unknown } | null) };
      if (String(code) !== "0")
        throw new TrackerTrouble("The affiliate network did not confirm the postback");
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
