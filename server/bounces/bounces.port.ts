/** What mails that come back ask of other rooms. */
import type { Db } from "../db/client";
import type { BounceNotice } from "../gateways/mail/bounce-notice.mapping";

export interface Suppressing {
  /** No more advertising to an address that is none; twice is once. */
  suppress(unit: Db, email: string): Promise<void>;
}

/** Mails that are not in the outbox and count by themselves what comes back. */
export interface CountedMails {
  /** Nothing for a mail that is none of theirs. */
  bounce(notice: BounceNotice): Promise<void>;
}
