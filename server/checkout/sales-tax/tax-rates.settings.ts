/**
 * The configured provider of local sales tax rates. The sandbox is used only when the URL points to it
 * (MONEY-4).
 */
import * as yup from "yup";
import { TAX_RATES } from "#contract/money/tax-rates";
import { withoutEndSlashes } from "#contract/fields/web-address";
import { listHalfSet, listWeakSecrets, textOf, webAddress, type SettingsPart } from "../../settings";
import type { TaxRateSettings } from "./tax-rates.gateway";

const { address, keys } = TAX_RATES;

/** A path is appended, and calls cannot be made with credentials in the URL. */
function isBase(value: string | undefined): boolean {
  if (value === undefined || !URL.canParse(value)) return true;
  const { username, password, search, hash } = new URL(value);
  return [username, password, search, hash].every((part) => part === "");
}

/** Null without a provider: the checkout then estimates with the state's rate. */
export const taxRateSettings: SettingsPart<TaxRateSettings | null> = {
  variables: {
    [address]: webAddress().test("base", `${address} must be a URL without a query or password`, isBase),
    // Other characters are not allowed in a header.
    [keys.token]: yup
      .string()
      .matches(/^[\x21-\x7e]+$/, `${keys.token} must contain only letters, digits and punctuation`),
  },
  listConflicts: (env) => listHalfSet(env, [address, keys.token]),
  listPublicRefusals: (env) => [
    // Over http the token would be sent unencrypted.
    ...(/^http:/i.test(env[address] ?? "")
      ? [`${address} must start with https://, not ${env[address]}.`]
      : []),
    ...listWeakSecrets(TAX_RATES, env),
  ],
  read(values) {
    const url = withoutEndSlashes(textOf(values, address));
    return url ? { url, token: textOf(values, keys.token) } : null;
  },
};
