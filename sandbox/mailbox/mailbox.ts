/** All mail sent while no mail server is configured, newest first; survives restarts. */
import PostalMime from "postal-mime";
import { randomUUID } from "node:crypto";
import type { BookStorage } from "../payments/book-storage";

export interface ReceivedMail {
  readonly id: string;
  readonly receivedAt: string;
  /** Envelope recipients. */
  readonly to: readonly string[];
  readonly from: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly messageId: string;
  /** By lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

export interface Mailbox {
  receive(raw: Buffer, recipients: readonly string[]): Promise<ReceivedMail>;
  /** @param recipient filters by recipient address */
  list(recipient?: string): readonly ReceivedMail[];
  find(id: string): ReceivedMail | null;
}

export function createMailbox(books: BookStorage): Mailbox {
  const book = books.open<ReceivedMail>("mails");
  return {
    async receive(raw, recipients) {
      const parsed = await PostalMime.parse(raw);
      const mail: ReceivedMail = {
        id: randomUUID(),
        receivedAt: new Date().toISOString(),
        to: recipients.map((address) => address.toLowerCase()),
        from: parsed.from?.address ?? "",
        replyTo: parsed.replyTo?.[0]?.address ?? "",
        subject: parsed.subject ?? "",
        messageId: parsed.messageId ?? "",
        headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
        text: parsed.text ?? "",
        html: parsed.html ?? "",
      };
      book.put(mail.id, mail);
      return mail;
    },
    list: (recipient) => {
      const all = book.list().reverse();
      const address = recipient?.trim().toLowerCase();
      return address ? all.filter(({ to }) => to.includes(address)) : all;
    },
    find: (id) => book.get(id) ?? null,
  };
}
