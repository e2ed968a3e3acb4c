/** The port of bounces to other features. */
import type { Db } from "../db/client";
import type { BounceNotice } from "../gateways/mail/bounce-notice.mapping";

export interface Suppressing {
  /** Stops advertising to an invalid address. Idempotent. */
  suppress(unit: Db, email: string): Promise<void>;
}

/** Emails outside the outbox, whose feature counts its own bounces. */
export interface CountedMails {
  /** Ignores emails this feature did not send. */
  bounce(notice: BounceNotice): Promise<void>;
}
