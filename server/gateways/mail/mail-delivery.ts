/**
 * Sends what is in the outbox, in every API process. A mail is leased before it is sent and marked after: a process
 * that dies in between leaves it to the others, who may send it a second time but never lose it (docs/decisions/mail.md).
 */
import {
  claimMails,
  forgetOldMails,
  markFailed,
  markGivenUp,
  markSent,
  type ClaimedMail,
} from "../../db/outbox";
import type { Db } from "../../db/client";
import { recipientOf } from "../../db/sent-mails";
import type { Sealer } from "../../db/sealed";
import { startWorker, type Worker, type WorkerLog } from "../worker";
import { fateOf, MailRefused, type MailSender } from "./smtp-sender";

export interface DeliveryParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly sender: MailSender;
  readonly log: WorkerLog;
  /** Whether mails come back to the shop: only then it is kept for a while whose a sent one was. */
  readonly hearsOfBounces: boolean;
  /** No more advertising to an address that is none (CAMPAIGN-9). */
  readonly suppress: (unit: Db, email: string) => Promise<void>;
  /** Of background work (server/gateways/worker.ts). */
  readonly pace: number;
}

const INTERVAL_MS = 1_000;
const AT_ONCE = 4;
const LONGEST_PAUSE_SECONDS = 900;
/** About nine hours: a mail server that is down over night is waited for. */
const ATTEMPTS = 45;
const TIDY_MS = 3_600_000;

export function startMailDelivery(parts: DeliveryParts): Worker {
  let tidiedAt = 0;
  const sendDue = async () => {
    const claimed = await claimMails(parts.db, parts.sealer, AT_ONCE);
    await Promise.all(claimed.map((one) => deliver(parts, one)));
    if (claimed.length > 0) return true;
    if (Date.now() - tidiedAt > TIDY_MS) {
      tidiedAt = Date.now();
      await forgetOldMails(parts.db);
    }
    return false;
  };
  const worker = startWorker({ name: "mail", everyMs: INTERVAL_MS, run: sendDue }, parts.log, parts.pace);
  return {
    async stop() {
      await worker.stop();
      parts.sender.close();
    },
  };
}

async function deliver(parts: DeliveryParts, claimed: ClaimedMail): Promise<void> {
  const { db, sealer, sender, log, hearsOfBounces, suppress } = parts;
  const { id, kind, attempts, mail } = claimed;
  const giveUp = async (reason: string, also?: (unit: Db) => Promise<void>) => {
    await markGivenUp(db, id, reason, also);
    log.warn({ mail: id, kind, attempts, reason }, "a mail was given up");
  };
  if (!mail) return giveUp("sealed with another key");
  try {
    await sender.send(mail);
  } catch (error) {
    // The error itself is not logged: mail servers repeat addresses in their messages.
    const reason = codeOf(error);
    if (fateOf(error) === "NO MAILBOX") return giveUp(reason, (unit) => suppress(unit, mail.to));
    if (error instanceof MailRefused || attempts >= ATTEMPTS) return giveUp(reason);
    const pause = Math.min(2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_SECONDS);
    if (attempts === 1)
      log.warn({ mail: id, kind, reason }, "a mail could not be sent and will be tried again");
    return markFailed(db, id, reason, pause);
  }
  await markSent(db, id, hearsOfBounces ? recipientOf(sealer, mail.to) : null);
}

function codeOf(error: unknown): string {
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
  return [code ?? name ?? "error", responseCode].filter(Boolean).join(" ");
}
