/**
 * MaxMind minFraud Insights, called with fetch. MaxMind's own package only supports HTTPS, so it cannot reach
 * a local server, and its time-out never aborts a request.
 */
import * as yup from "yup";
import { withoutEndSlashes } from "#contract/fields/web-address";
import { plainJson } from "../../gateways/plain-json";
import { callJson, type JsonAnswer } from "../../gateways/json-call";
import { CallFailed } from "../../gateways/text-call";
import { FraudCheckUnavailable, type FraudCheck, type FraudQuestion } from "./fraud-check.port";
import {
  DEFAULT_FRAUD_THRESHOLDS,
  assessFindings,
  type FraudFindings,
  type FraudThresholds,
} from "./policy.rules";
import { minFraudRequest } from "./minfraud-request.mapping";

export interface MinFraudSettings {
  readonly accountId: string;
  readonly licenseKey: string;
  /** Base URL of the service, without a path. */
  readonly apiUrl?: string;
  readonly timeoutMs?: number;
  readonly thresholds?: Partial<FraudThresholds>;
  readonly now?: () => Date;
}

const distance = yup.object({ distance_to_ip_location: yup.number().min(0).nullable() }).default(undefined);

const insights = yup.object({
  risk_score: yup.number().min(0).max(99).required(),
  email: yup
    .object({
      first_seen: yup
        .string()
        .matches(/^\d{4}-\d{2}-\d{2}$/)
        .nullable(),
      is_disposable: yup.boolean().nullable(),
    })
    .default(undefined),
  billing_address: distance,
  shipping_address: distance,
  ip_address: yup
    .object({
      anonymizer: yup.object({ is_anonymous: yup.boolean().nullable() }).default(undefined),
      traits: yup.object({ is_anonymous: yup.boolean().nullable() }).default(undefined),
    })
    .default(undefined),
  disposition: yup.object({ action: yup.string().nullable() }).default(undefined),
});

const refusal = yup.object({ code: yup.string().required() });

/** Creates a minFraud check; each order is one request, without retries. */
export function createMinFraudCheck(settings: MinFraudSettings): FraudCheck {
  const {
    accountId,
    licenseKey,
    apiUrl = "https://minfraud.maxmind.com",
    timeoutMs = 3_000,
    now = () => new Date(),
  } = settings;
  const thresholds = { ...DEFAULT_FRAUD_THRESHOLDS, ...settings.thresholds };
  const credentials = Buffer.from(`${accountId}:${licenseKey}`).toString("base64");

  async function requestInsights(order: FraudQuestion): Promise<JsonAnswer> {
    try {
      return await callJson({
        url: `${withoutEndSlashes(apiUrl)}/minfraud/v2.0/insights`,
        method: "POST",
        headers: { authorization: `Basic ${credentials}` },
        body: minFraudRequest(order),
        timeoutMs,
      });
    } catch (error) {
      if (error instanceof CallFailed) throw new FraudCheckUnavailable(`minFraud: ${error.message}`);
      throw error;
    }
  }

  return {
    async check(order) {
      const answer = await requestInsights(order);
      if (answer.status !== 200) throw refused(answer);
      return assessFindings(readFindings(answer.body), thresholds, now());
    },
  };
}

function refused({ status, body }: JsonAnswer): FraudCheckUnavailable {
  const code = refusal.isValidSync(plainJson(body))
    ? String((body as { code: unknown }).code).slice(0, 64)
    : null;
  return new FraudCheckUnavailable(`minFraud refused with status ${status}${code ? ` (${code})` : ""}`, code);
}

function readFindings(body: unknown): FraudFindings {
  try {
    const response = insights.validateSync(plainJson(body), { strict: true });
    return {
      score: response.risk_score,
      distanceKm:
        response.billing_address?.distance_to_ip_location ??
        response.shipping_address?.distance_to_ip_location ??
        null,
      emailFirstSeen: response.email?.first_seen ?? null,
      isEmailDisposable: response.email?.is_disposable ?? false,
      isIpAnonymous:
        response.ip_address?.anonymizer?.is_anonymous ?? response.ip_address?.traits?.is_anonymous ?? false,
      disposition: response.disposition?.action ?? null,
    };
  } catch (error) {
    if (error instanceof yup.ValidationError) {
      throw new FraudCheckUnavailable(`minFraud sent an invalid response: ${error.message}`);
    }
    throw error;
  }
}
