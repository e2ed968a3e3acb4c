/** Hands mails to a mail server over SMTP. */
import { createTransport } from "nodemailer";
import type { KeptMail } from "../../db/outbox";
import type { MailSettings } from "../../outside-services";

export interface MailSender {
  /**
   * Resolves when the mail server has taken it.
   * @throws MailRefused when it never will; any other error when it may later
   */
  send(mail: KeptMail): Promise<void>;
  close(): void;
}

/** The mail server says that there is no such mailbox. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/** All together stay below the lease of a mail (server/db/outbox.ts). */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const MOST_CONNECTIONS = 4;

export function createSmtpSender({ smtpUrl, from }: MailSettings): MailSender {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === "smtps:";
  const hasLogin = url.username !== "";
  const transport = createTransport({
    // Keeps connections open: greeting the server costs more than sending a mail.
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // A password never goes over the net in clear.
    requireTLS: hasLogin && !isOwnMachine(url.hostname),
    ...(hasLogin && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? "localhost";
  return {
    async send({ to, subject, text, html, replyTo, unsubscribeUrl, messageName }) {
      try {
        await transport.sendMail({
          from,
          // An object is taken as one address, whatever is in it.
          to: { name: "", address: to },
          ...(replyTo && { replyTo: { name: "", address: replyTo } }),
          subject,
          text,
          html,
          messageId: `<${messageName}@${domain}>`,
          headers: {
            "Auto-Submitted": "auto-generated",
            ...(unsubscribeUrl && {
              "List-Unsubscribe": `<${unsubscribeUrl}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
        });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused("The mailbox was refused");
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

function isOwnMachine(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** 550, 551, 553: no such mailbox. Everything else may be the fault of a moment or of a setting. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === "EENVELOPE" && [550, 551, 553].includes(responseCode ?? 0);
}
