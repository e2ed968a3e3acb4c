/** Badges and paths of account statuses. */
import type { AccountStatus } from "#contract/customers/care";
import type { BadgeTone } from "#contract/orders/orders";

export const STATUS_TONES: Readonly<Record<AccountStatus, BadgeTone>> = { ACTIVE: "green", DISABLED: "red" };

/** The status as a path segment in lower case; the server ignores case. */
export function statusInPath(status: AccountStatus): AccountStatus {
  return status.toLowerCase() as AccountStatus;
}
