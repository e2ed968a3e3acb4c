/** Removes a user's second factor, so that they set up a new one at the next sign-in (STAFF-6). */
import type { ShopSettings } from "../../shop.settings";
import { writeMail } from "../../gateways/mail/mail-row";
import { secondFactor } from "../mails/second-factor.mail";
import type { Origin } from "../../http/session";
import type { AccountChangeParts } from "../users/add-user.change";
import type { UsersStore } from "../users/users.store";
import { removeFactor } from "./remove-factor.change";

/** The staff member or operator who resets a second factor, with their network address. */
export interface ResetBy extends Origin {
  /** The REST call or the operator's command. */
  readonly call: string;
}

export interface SecondFactorResetParts extends AccountChangeParts {
  readonly users: Pick<UsersStore, "findByUsername">;
  readonly shop: ShopSettings;
  /** Writes the reset to the audit log (STAFF-7). */
  recordReset(user: { readonly userId: string; readonly username: string }, by: ResetBy): Promise<void>;
}

/** Ends the user's sessions and emails the user. */
export type SecondFactorReset = (
  username: string,
  by: ResetBy,
) => Promise<"DONE" | "NO_USER" | "NO_SECOND_FACTOR">;

export function createSecondFactorReset(parts: SecondFactorResetParts): SecondFactorReset {
  const { users, shop, recordReset } = parts;
  return async (username, by) => {
    const user = await users.findByUsername(username);
    if (!user) return "NO_USER";
    const facts = { to: user.username, firstName: user.firstName, change: "reset" } as const;
    const mail = writeMail(secondFactor, facts, shop);
    if (!(await removeFactor(parts, user.userId, mail))) return "NO_SECOND_FACTOR";
    await recordReset(user, by);
    return "DONE";
  };
}
