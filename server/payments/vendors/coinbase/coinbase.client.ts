/** The calls of the Coinbase Commerce API that the shop needs (charges, version 2018-03-22). */
import * as yup from "yup";
import { callJson, CallFailed, type JsonAnswer } from "../../../gateways/json-call";
import { GatewayUnavailable } from "../gateway.port";
import { CHARGE_ID, findCharge, readCharge, type Charge } from "./charge.mapping";

export interface CoinbaseSettings {
  readonly apiKey: string;
  /** Signs the webhooks. */
  readonly webhookSecret: string;
  readonly apiUrl?: string;
  readonly timeoutMs?: number;
  /** Smallest order in cents; the shop's setting when absent. */
  readonly minimumCents?: number;
  readonly now?: () => Date;
}

export interface NewCharge {
  readonly name: string;
  readonly description: string;
  readonly amount: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly redirectUrl: string;
  readonly cancelUrl: string;
}

/** Coinbase understood and said no; type is its own word. */
export class ChargeRefused extends Error {
  override readonly name = "ChargeRefused";

  constructor(readonly type: string) {
    super(`Coinbase refused: ${type}`);
  }
}

export interface ChargeApi {
  /** @throws ChargeRefused */
  create(charge: NewCharge): Promise<Charge>;
  /** Null when there is none. */
  get(idOrCode: string): Promise<Charge | null>;
  /** Newest first, back to the given time. */
  listSince(since: Date): Promise<Charge[]>;
  /** cancel works on NEW charges, resolve on UNRESOLVED ones. @throws ChargeRefused */
  act(code: string, action: "cancel" | "resolve"): Promise<Charge>;
}

const API_VERSION = "2018-03-22";
const PAGE_SIZE = 100;
/** A bound, so that a cursor that leads in circles ends; the newest 5,000 charges. */
const MAX_PAGES = 50;

const problem = yup.object({ error: yup.object({ type: yup.string().required() }).required() });
const page = yup.object({
  data: yup.array(yup.mixed()).required(),
  pagination: yup.object({ next_uri: yup.string().nullable(), cursor_range: yup.array(yup.string()) }),
});

/** Every call throws GatewayUnavailable when its outcome is unknown. */
export function createChargeApi(settings: CoinbaseSettings): ChargeApi {
  const { apiUrl = "https://api.commerce.coinbase.com", timeoutMs = 10_000 } = settings;
  const base = apiUrl.replace(/\/+$/, "");

  async function call(path: string, body?: unknown): Promise<JsonAnswer> {
    try {
      return await callJson({
        url: `${base}${path}`,
        method: body === undefined ? "GET" : "POST",
        headers: { "x-cc-api-key": settings.apiKey, "x-cc-version": API_VERSION },
        body,
        timeoutMs,
      });
    } catch (error) {
      if (error instanceof CallFailed) throw new GatewayUnavailable(`Coinbase: ${error.message}`);
      throw error;
    }
  }

  return {
    async create(charge) {
      const answer = await call("/charges", {
        name: charge.name,
        description: charge.description,
        pricing_type: "fixed_price",
        local_price: { amount: charge.amount, currency: "USD" },
        metadata: charge.metadata,
        redirect_url: charge.redirectUrl,
        cancel_url: charge.cancelUrl,
      });
      return readCharge(dataOf(answer));
    },
    async get(idOrCode) {
      if (!CHARGE_ID.test(idOrCode)) return null;
      const answer = await call(`/charges/${idOrCode}`);
      return answer.status === 404 ? null : readCharge(dataOf(answer));
    },
    async act(code, action) {
      if (!CHARGE_ID.test(code)) throw new ChargeRefused("not_found");
      return readCharge(dataOf(await call(`/charges/${code}/${action}`, {})));
    },
    async listSince(since) {
      const found: Charge[] = [];
      let cursor = "";
      for (let count = 0; count < MAX_PAGES; count += 1) {
        const answer = await call(`/charges?limit=${PAGE_SIZE}&order=desc${cursor}`);
        dataOf(answer);
        const { data, pagination } = readPage(answer.body);
        const charges = data.map(findCharge).filter((charge) => charge !== null);
        found.push(...charges.filter((charge) => !isBefore(charge, since)));
        const next = pagination.cursor_range?.[1];
        if (!pagination.next_uri || !next || charges.some((charge) => isBefore(charge, since))) return found;
        cursor = `&starting_after=${encodeURIComponent(next)}`;
      }
      throw new GatewayUnavailable("Coinbase lists more charges than can be looked through");
    },
  };
}

function isBefore(charge: Charge, since: Date): boolean {
  return Date.parse(charge.created_at) < since.getTime();
}

function readPage(body: unknown): yup.InferType<typeof page> {
  try {
    return page.validateSync(body);
  } catch {
    throw new GatewayUnavailable("Coinbase answered something that is no list of charges");
  }
}

/** A refused key or too many calls is no refusal of the customer: the outcome stays unknown until it is put right. */
function dataOf({ status, body }: JsonAnswer): unknown {
  if (status >= 200 && status < 300) return (body as { data?: unknown } | null)?.data;
  const type = problem.isValidSync(body) ? (body as { error: { type: string } }).error.type.slice(0, 64) : "";
  if ([401, 403, 429].includes(status)) throw new GatewayUnavailable(`Coinbase: status ${status} ${type}`);
  if (!type) throw new GatewayUnavailable(`Coinbase: status ${status} without a reason`);
  throw new ChargeRefused(type);
}
