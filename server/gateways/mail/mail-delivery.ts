/**
 * Sends the outbox, in every API process. An email is claimed before sending and marked afterwards. If a
 * process dies in between, another process resends the email: duplicates are possible, losses are not
 * (docs/decisions/mail.md).
 */
import {
  claimMails,
  forgetOldMails,
  MAILS,
  markFailed,
  markGivenUp,
  markSent,
  type ClaimedMail,
} from "./outbox.store";
import type { Db } from "../../db/client";
import { recipientOf } from "./sent-mails.store";
import type { Sealer } from "../../db/sealed";
import type { Feature, Host } from "../../feature";
import { backoff } from "../../jobs/backoff";
import type { Job, JobLog } from "../../jobs/job";
import type { MailSettings } from "../../outside-services";
import { createSmtpSender, fateOf, MailRefused, type MailSender } from "./smtp-sender";

export interface DeliveryParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly sender: MailSender;
  readonly log: JobLog;
  /** Whether bounces reach the shop: only then are recipients of sent emails retained for a while. */
  readonly hearsOfBounces: boolean;
  /** Stops advertising to an invalid address (CAMPAIGN-9). */
  readonly suppress: (unit: Db, email: string) => Promise<void>;
}

interface MailParts extends Pick<DeliveryParts, "suppress"> {
  readonly settings: MailSettings;
}

const AT_ONCE = 4;
const MAX_PAUSE_SECONDS = 900;
/** About nine hours, to outlast a mail server that is down overnight. */
const ATTEMPTS = 45;

export function openMail(
  { backgroundDb: db, sealer, log }: Host,
  { settings, suppress }: MailParts,
): Feature {
  const sender = createSmtpSender(settings);
  const parts = { db, sealer, sender, log, hearsOfBounces: settings.bounces !== undefined, suppress };
  return {
    hooks: (app) => void app.addHook("onClose", () => sender.close()),
    jobs: [createMailJob(parts)],
    cleanUp: [() => forgetOldMails(db)],
  };
}

export function createMailJob(parts: DeliveryParts): Job {
  return { name: "mail.outbox", due: MAILS.due, run: () => sendDue(parts) };
}

async function sendDue(parts: DeliveryParts): Promise<boolean> {
  const claimed = await claimMails(parts.db, parts.sealer, AT_ONCE);
  await Promise.all(claimed.map((mail) => deliver(parts, mail)));
  return claimed.length > 0;
}

async function deliver(parts: DeliveryParts, claimed: ClaimedMail): Promise<void> {
  const { db, sealer, sender, log, hearsOfBounces, suppress } = parts;
  const { id, kind, attempts, mail } = claimed;
  const giveUp = async (reason: string, also?: (unit: Db) => Promise<void>) => {
    await markGivenUp(db, id, reason, also);
    log.warn({ mail: id, kind, attempts, reason }, "giving up on a mail");
  };
  if (!mail) return giveUp("sealed with another key");
  try {
    await sender.send(mail);
  } catch (error) {
    // The error itself is not logged: mail servers repeat addresses in their messages.
    const reason = codeOf(error);
    if (fateOf(error) === "NO MAILBOX") return giveUp(reason, (unit) => suppress(unit, mail.to));
    if (error instanceof MailRefused || attempts >= ATTEMPTS) return giveUp(reason);
    const pause = backoff(attempts - 1, MAX_PAUSE_SECONDS);
    if (attempts === 1) log.warn({ mail: id, kind, reason }, "sending a mail failed, will retry");
    return markFailed(db, id, reason, pause);
  }
  await markSent(db, id, hearsOfBounces ? recipientOf(sealer, mail.to) : null);
}

function codeOf(error: unknown): string {
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
  return [code ?? name ?? "error", responseCode].filter(Boolean).join(" ");
}
