/** A provider with TaxJar's GET /v2/rates/:zip. One request per lookup, without retries. */
import * as yup from "yup";
import { callJson, type JsonAnswer } from "../../gateways/json-call";
import { plainJson } from "../../gateways/plain-json";
import { CallFailed } from "../../gateways/text-call";
import { readRate, type LocalRate } from "./local-rate.rules";
import { RateUnavailable, type LocalRates } from "./local-rates.port";
import type { TaxedPlace } from "./sales-tax.port";

export interface TaxRateSettings {
  /** Without the path and a trailing slash. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs?: number;
}

/** Short, because a shopper waits. */
const TIMEOUT_MS = 2_000;

const answer = yup.object({
  rate: yup
    .object({
      zip: yup.string().required(),
      state: yup.string().required(),
      combined_rate: yup.string().required(),
      freight_taxable: yup.boolean().required(),
    })
    .required(),
});

export function createTaxRates({ url, token, timeoutMs = TIMEOUT_MS }: TaxRateSettings): LocalRates {
  async function request({ state, postalCode }: TaxedPlace): Promise<JsonAnswer> {
    const query = new URLSearchParams({ country: "US", state });
    try {
      return await callJson({
        url: `${url}/v2/rates/${encodeURIComponent(postalCode)}?${query}`,
        headers: { authorization: `Bearer ${token}` },
        timeoutMs,
      });
    } catch (error) {
      if (error instanceof CallFailed) throw new RateUnavailable(error.message);
      throw error;
    }
  }
  return {
    async findRate(place) {
      const { status, body } = await request(place);
      if (status !== 200) throw new RateUnavailable(`Refused with status ${status}`);
      return read(body, place);
    },
  };
}

function read(body: unknown, { state, postalCode }: TaxedPlace): LocalRate {
  const plain = plainJson(body);
  if (!answer.isValidSync(plain, { strict: true })) throw new RateUnavailable("Response has no rate");
  const { rate: response } = answer.cast(plain);
  const isOfPlace = response.state === state && response.zip.slice(0, postalCode.length) === postalCode;
  if (!isOfPlace) throw new RateUnavailable("Response is for another place");
  const rate = readRate(response.combined_rate);
  if (rate === null) throw new RateUnavailable("Response has an invalid rate");
  return { rate, isShippingTaxed: response.freight_taxable };
}
