/** The configured affiliate network, otherwise the local sandbox; on a public site none. */
import * as yup from "yup";
import { AFFILIATE_NETWORK } from "#contract/affiliates/network";
import { withoutEndSlashes } from "#contract/fields/web-address";
import { listHalfSet, listWeakSecrets, textOf, webAddress, type SettingsPart } from "../settings";
import type { TrackerAccess } from "./tracker/tracker.port";

const { address, keys, doubleKeys } = AFFILIATE_NETWORK;

/** Null = no network; commissions are recorded all the same. */
export const affiliateSettings: SettingsPart<TrackerAccess | null> = {
  variables: { [address]: webAddress(), [keys.accountId]: yup.string(), [keys.secret]: yup.string() },
  listConflicts: (env) => listHalfSet(env, [address, keys.accountId, keys.secret]),
  listPublicRefusals: (env) => [
    // IP addresses and the secret would be sent unencrypted.
    ...(/^http:/i.test(env[address] ?? "")
      ? [`${address} must start with https://, not ${env[address]}.`]
      : []),
    ...listWeakSecrets(AFFILIATE_NETWORK, env),
  ],
  read(values, sandbox) {
    const url = withoutEndSlashes(textOf(values, address));
    if (url) return { url, accountId: textOf(values, keys.accountId), secret: textOf(values, keys.secret) };
    return sandbox && { url: `http://127.0.0.1:${sandbox.port}/affiliates`, ...doubleKeys };
  },
};
