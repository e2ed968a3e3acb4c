/** Coinbase Commerce API calls used by the shop (charges, version 2018-03-22). */
import * as yup from "yup";
import { withoutEndSlashes } from "#contract/fields/web-address";
import type { JsonAnswer } from "../../../gateways/json-call";
import { findShape } from "../../../gateways/fields";
import { GatewayUnavailable } from "../gateway.port";
import { callVendor, CallRefused } from "../vendor.client";
import { CHARGE_ID, findCharge, readCharge, type Charge } from "./charge.mapping";

export interface CoinbaseSettings {
  readonly apiKey: string;
  /** Signs the webhooks. */
  readonly webhookSecret: string;
  readonly apiUrl?: string;
  readonly timeoutMs?: number;
}

const API_VERSION = "2018-03-22";
const PAGE_SIZE = 100;
/** The newest 5,000 charges; also stops a cursor that loops. */
const MAX_PAGES = 50;

const problem = yup.object({ error: yup.object({ type: yup.string().required() }).required() });
const page = yup.object({
  data: yup.array(yup.mixed()).required(),
  pagination: yup.object({ next_uri: yup.string().nullable(), cursor_range: yup.array(yup.string()) }),
});

/**
 * Every call throws GatewayUnavailable when its outcome is unknown, and CallRefused when Coinbase refuses it.
 */
export function createCoinbaseClient({ apiKey, ...settings }: CoinbaseSettings) {
  const { apiUrl = "https://api.commerce.coinbase.com", timeoutMs = 10_000 } = settings;

  function call(path: string, body?: unknown): Promise<JsonAnswer> {
    return callVendor("Coinbase", {
      url: `${withoutEndSlashes(apiUrl)}${path}`,
      method: body === undefined ? "GET" : "POST",
      headers: { "x-cc-api-key": apiKey, "x-cc-version": API_VERSION },
      body,
      timeoutMs,
    });
  }

  return {
    async create(charge: object): Promise<Charge> {
      return readCharge(dataOf(await call("/charges", charge)));
    },
    /** @returns null when it does not exist */
    async find(idOrCode: string): Promise<Charge | null> {
      if (!CHARGE_ID.test(idOrCode)) return null;
      const answer = await call(`/charges/${idOrCode}`);
      return answer.status === 404 ? null : readCharge(dataOf(answer));
    },
    /** Cancels an unpaid charge. */
    async cancel(code: string): Promise<Charge> {
      if (!CHARGE_ID.test(code)) throw new CallRefused("not_found");
      return readCharge(dataOf(await call(`/charges/${code}/cancel`, {})));
    },
    /** Newest first, back to the given time. */
    async listSince(since: Date): Promise<Charge[]> {
      const recent: Charge[] = [];
      let cursor = "";
      for (let count = 0; count < MAX_PAGES; count += 1) {
        const answer = await call(`/charges?limit=${PAGE_SIZE}&order=desc${cursor}`);
        dataOf(answer);
        const list = findShape(page, answer.body);
        if (!list) throw new GatewayUnavailable("Coinbase sent an invalid list of charges");
        const charges = list.data.map(findCharge).filter((charge) => charge !== null);
        recent.push(...charges.filter((charge) => !isBefore(charge, since)));
        const next = list.pagination.cursor_range?.[1];
        const isEnd = !list.pagination.next_uri || !next;
        if (isEnd || charges.some((charge) => isBefore(charge, since))) return recent;
        cursor = `&starting_after=${encodeURIComponent(next)}`;
      }
      throw new GatewayUnavailable("Coinbase lists too many charges to search");
    },
  };
}

function isBefore(charge: Charge, since: Date): boolean {
  return Date.parse(charge.created_at) < since.getTime();
}

/** A rejected key or a rate limit says nothing about the payment: its outcome stays unknown. */
function dataOf({ status, body }: JsonAnswer): unknown {
  if (status >= 200 && status < 300) return (body as { data?: unknown } | null)?.data;
  const type = findShape(problem, body)?.error.type.slice(0, 64) ?? "";
  if ([401, 403, 429].includes(status)) throw new GatewayUnavailable(`Coinbase: status ${status} ${type}`);
  if (!type) throw new GatewayUnavailable(`Coinbase: status ${status} without a reason`);
  throw new CallRefused(type);
}
