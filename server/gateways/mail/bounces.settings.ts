/** Settings for bounces: the address for notices (RFC 3464), and the secret for handing them to the shop. */
import * as yup from "yup";
import type { Environment } from "#contract/site/public-shop";
import type { BounceSettings } from "../../outside-services";
import { listHalfSet } from "../../settings";
import { DNS_NAME } from "./dkim.settings";

const NAMES = ["MAIL_BOUNCES_TO", "MAIL_BOUNCES_SECRET"];
const MIN_SECRET = 16;
/** With the email's name appended, the local part stays within the 64 characters of RFC 5321. */
const LOCAL_PART = /^[a-z0-9](?:[a-z0-9._-]{0,25}[a-z0-9])?$/i;

export const BOUNCE_VARIABLES = {
  MAIL_BOUNCES_TO: yup
    .string()
    .test("address", "MAIL_BOUNCES_TO must be an address such as bounces@shop.example", isBounceAddress),
  MAIL_BOUNCES_SECRET: yup
    .string()
    .min(MIN_SECRET, `MAIL_BOUNCES_SECRET must have at least ${MIN_SECRET} characters`),
};

/** @returns a message for each setting that lacks its counterpart */
export const listBounceConflicts = (env: Environment): string[] => listHalfSet(env, NAMES);

/** Returns undefined without settings. */
export function readBounces(address: string, secret: string): BounceSettings | undefined {
  return address && secret ? { address: address.toLowerCase(), secret } : undefined;
}

function isBounceAddress(value: string | undefined): boolean {
  if (!value) return true;
  const [local = "", domain = "", ...more] = value.split("@");
  return more.length === 0 && LOCAL_PART.test(local) && DNS_NAME.test(domain);
}
