/** The configured carrier of return labels, otherwise the local sandbox (ORDER-52). */
import * as yup from "yup";
import { withoutEndSlashes } from "#contract/fields/web-address";
import { RETURN_LABELS } from "#contract/orders/returning/labels";
import { listHalfSet, listWeakSecrets, textOf, webAddress, type SettingsPart } from "../../settings";
import type { LabelSettings } from "./label.gateway";

const { address, keys, doubleKeys } = RETURN_LABELS;

/** Null on a public site without a carrier: staff send labels themselves. */
export const labelSettings: SettingsPart<LabelSettings | null> = {
  variables: {
    [address]: webAddress(),
    // Other characters are not allowed in a header.
    [keys.token]: yup
      .string()
      .matches(/^[\x21-\x7e]+$/, `${keys.token} must contain only letters, digits and punctuation`),
  },
  listConflicts: (env) => listHalfSet(env, [address, keys.token]),
  listPublicRefusals: (env) => [
    // Names and addresses would be sent unencrypted.
    ...(/^http:/i.test(env[address] ?? "")
      ? [`${address} must start with https://, not ${env[address]}.`]
      : []),
    ...listWeakSecrets(RETURN_LABELS, env),
  ],
  read(values, sandbox) {
    const url = withoutEndSlashes(textOf(values, address));
    if (url) return { url, token: textOf(values, keys.token) };
    return sandbox && { url: `http://127.0.0.1:${sandbox.port}/carrier`, token: doubleKeys.token };
  },
};
