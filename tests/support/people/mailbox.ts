/** A test's own mail server, read by recipient; emails reach it over SMTP like any other. */
import { setTimeout as wait } from "node:timers/promises";
import { createMailbox, type Mailbox, type ReceivedMail } from "../../../sandbox/mailbox/mailbox";
import { startSmtpReceiver } from "../../../sandbox/mailbox/smtp-receiver";
import { BookStorage } from "../../../sandbox/payments/book-storage";
import type { MailSettings } from "../../../server/outside-services";

export interface TestMailbox {
  /** For `configFor({ mail })`. */
  readonly mail: MailSettings;
  readonly mailbox: Mailbox;
  /** The newest email to the address whose subject or text contains the words; waits for one. */
  waitFor(recipient: string, words: string): Promise<ReceivedMail>;
  /** The six digits of the newest code email to the address. */
  waitForCode(recipient: string, words?: string): Promise<string>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 90_000;
const LOOK_MS = 50;

/** @param port of a mail server that is restarted; a free one by default */
export async function startTestMailbox(port = 0): Promise<TestMailbox> {
  const mailbox = createMailbox(new BookStorage(null));
  const receiver = await startSmtpReceiver(mailbox, port);
  const waitFor = async (recipient: string, words: string) => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const mail = mailbox.list(recipient).find(({ subject, text }) => `${subject}\n${text}`.includes(words));
      if (mail) {
        refuseRawDays(mail);
        return mail;
      }
      if (Date.now() > deadline)
        throw new Error(
          `Timed out after ${PATIENCE_MS} ms waiting for a mail to ${recipient} with "${words}"`,
        );
      await wait(LOOK_MS);
    }
  };
  return {
    mail: { smtpUrl: `smtp://127.0.0.1:${receiver.port}`, from: "Shop <shop@shop.example>" },
    mailbox,
    waitFor,
    waitForCode: async (recipient, words = "code") => {
      const { text } = await waitFor(recipient, words);
      const [, code] = text.match(/^ {4}(\d{6})$/m) ?? [];
      if (!code) throw new Error(`The mail to ${recipient} has no code:\n${text}`);
      return code;
    },
    stop: () => receiver.stop(),
  };
}

/** Days are written like 05 Mar, 2026 (SITE-12); link addresses may contain ISO dates. */
function refuseRawDays({ subject, text }: ReceivedMail): void {
  const [raw] = /\b\d{4}-\d\d-\d\d\b/.exec(`${subject}\n${text}`.replace(/https?:\S+/g, "")) ?? [];
  if (raw) throw new Error(`The mail "${subject}" contains the unformatted day ${raw}`);
}
