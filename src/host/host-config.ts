/** Reads the site host's settings from the environment. */
import path from "node:path";
import { isMeasurementId } from "#contract/analytics/ga4";
import { listChatRefusals, readHostedChat } from "#contract/chat/hosted/hosted";
import type { HostedChat } from "#contract/chat/hosted/providers";
import { SERVED_SITE } from "#contract/site/publishing";
import {
  DEVELOPMENT_KEYS,
  explainRefusals,
  listOf,
  listOpenings,
  listRefusals,
} from "#contract/site/public-shop";
import { areProxies, NO_PROXIES } from "#contract/site/trusted-proxies";
import { withoutEndSlashes } from "#contract/fields/web-address";

interface HostConfig {
  readonly port: number;
  /** Interface to listen on. */
  readonly hostname: string;
  /** Browser-facing origin of the API host, which pages may connect to. */
  readonly apiUrl: string;
  /** Origin of the API host for this host's own calls. */
  readonly internalApiUrl: string;
  /** The built site, or a link to the current build. */
  readonly siteFolder: string;
  /** Folder of supplier pictures. */
  readonly mediaFolder: string;
  /** Browser-facing address of the payment vendors' sandboxes; null without sandboxes. */
  readonly paymentSandboxUrl: string | null;
  /** Frame sources that payment vendors embed without declaring them, such as a bank's page. */
  readonly paymentFrames: readonly string[];
  /** Pages send data to Google Analytics. */
  readonly isGa4On: boolean;
  /** The third-party chat; null = the shop's own chat. */
  readonly hostedChat: HostedChat | null;
  readonly buildKey: string;
  /** Addresses and networks of proxies trusted to forward a shopper's address. */
  readonly trustedProxies: readonly string[];
  readonly isPublic: boolean;
}

/** The message has one sentence for each invalid variable. */
export class HostConfigError extends Error {}

/**
 * Reads SITE_PORT (8000), SITE_HOST, API_URL (http://localhost:4000), SITE_FOLDER (site/current), MEDIA_DIR,
 * BUILD_KEY, TRUST_PROXY, PAYMENT_SANDBOX_URL, PAYMENT_FRAMES, GATSBY_MEASUREMENT_ID, CHAT_PROVIDER with its
 * settings, and the variables that make a shop public. @throws HostConfigError
 */
export function readHostConfig(env: NodeJS.ProcessEnv): HostConfig {
  const openings = listOpenings(env);
  const refusals = openings.length > 0 ? listRefusals(env, ["BUILD_KEY"]) : [];
  if (refusals.length > 0) throw new HostConfigError(explainRefusals(openings, refusals));
  const port = Number(env["SITE_PORT"] || 8000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new HostConfigError("SITE_PORT must be a port number.");
  }
  const apiUrl = withoutEndSlashes(env["API_URL"] || `http://localhost:${env["API_PORT"] || 4000}`);
  const internalApiUrl = withoutEndSlashes(env["INTERNAL_API_URL"] || apiUrl);
  if (!URL.canParse(apiUrl) || !/^https?:/.test(apiUrl)) {
    throw new HostConfigError("API_URL must be an http or https URL.");
  }
  const trustedProxies = listOf(env["TRUST_PROXY"]);
  if (!areProxies(trustedProxies)) throw new HostConfigError(`${NO_PROXIES}.`);
  const paymentSandboxUrl = env["PAYMENT_SANDBOX_URL"] || null;
  if (paymentSandboxUrl !== null && !URL.canParse(paymentSandboxUrl)) {
    throw new HostConfigError("PAYMENT_SANDBOX_URL must be a URL.");
  }
  const paymentFrames = listOf(env["PAYMENT_FRAMES"]);
  if (!paymentFrames.every((source) => /^https:(\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?)?$/.test(source))) {
    throw new HostConfigError(
      "PAYMENT_FRAMES must be a comma-separated list of sources such as https://acs.bank.example, or https:",
    );
  }
  const measurementId = env["GATSBY_MEASUREMENT_ID"] || null;
  if (measurementId !== null && !isMeasurementId(measurementId)) {
    throw new HostConfigError("GATSBY_MEASUREMENT_ID must be a measurement id such as G-ABCD1234.");
  }
  const [chatRefusal] = listChatRefusals(env);
  if (chatRefusal !== undefined) throw new HostConfigError(`${chatRefusal}.`);
  return {
    port,
    hostname: env["SITE_HOST"] || "127.0.0.1",
    apiUrl,
    internalApiUrl,
    paymentSandboxUrl,
    paymentFrames,
    isGa4On: measurementId !== null,
    hostedChat: readHostedChat(env),
    buildKey: env["BUILD_KEY"] || DEVELOPMENT_KEYS.BUILD_KEY,
    trustedProxies,
    isPublic: openings.length > 0,
    siteFolder: path.resolve(env["SITE_FOLDER"] || SERVED_SITE),
    mediaFolder: path.resolve(env["MEDIA_DIR"] || path.join(env["DATA_DIR"] || ".data", "media")),
  };
}
