/** Hands mails to a mail server over SMTP. */
import { createTransport } from "nodemailer";
import type { StoredMail } from "./outbox.store";
import type { MailSettings } from "../../outside-services";
import { bounceAddressOf, saysNoMailbox } from "./bounce-notice.mapping";

export interface MailSender {
  /**
   * Resolves when the mail server has taken it.
   * @throws MailRefused when it never will; any other error when it may later
   */
  send(mail: StoredMail): Promise<void>;
  close(): void;
}

/** What became of a mail whose sending failed. */
export type MailFate =
  /** There is no such mailbox. */
  | "NO MAILBOX"
  /** This mail is not taken. */
  | "REFUSED"
  /** This mail was not taken, and may be later. */
  | "LATER"
  /** The server takes no mail now, whoever it goes to. */
  | "NO SERVER"
  /** The line broke where it may have been taken. */
  | "UNKNOWN";

/** The mail server says that there is no such mailbox. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/** All together stay below the lease of a mail (outbox.store.ts). */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const MAX_CONNECTIONS = 4;

/** What a signature covers; unsubscribing by one click is taken only when its two headers are among them (RFC 8058). */
const SIGNED = [
  ...["From", "To", "Reply-To", "Subject", "Date", "Message-ID", "List-Unsubscribe", "List-Unsubscribe-Post"],
  ...["MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Auto-Submitted"],
].join(":");

/** @param isOnce true: a mail is never handed over a second time when a line broke, which may have taken it */
export function createSmtpSender({ smtpUrl, from, dkim, bounces }: MailSettings, isOnce = false): MailSender {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === "smtps:";
  const hasLogin = url.username !== "";
  const transport = createTransport({
    // Keeps connections open: greeting the server costs more than sending a mail.
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    ...(isOnce && { maxRequeues: 0 }),
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
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED,
      },
    }),
  });
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? "localhost";
  return {
    async send({ to, subject, text, html, replyTo, unsubscribeUrl, messageName }) {
      try {
        await transport.sendMail({
          from,
          // An object is taken as one address, whatever is in it.
          to: { name: "", address: to },
          ...(bounces && { envelope: { from: bounceAddressOf(bounces.address, messageName), to } }),
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
        if (isRefusal(error)) throw new MailRefused("The recipient was refused", { cause: error });
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

/** Before anything of a mail is sent. */
const BEFORE = {
  codes: ["EDNS", "EAUTH", "ETLS"],
  systemCodes: ["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  timeouts: ["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"],
};

/** @param error what `send` threw */
export function fateOf(error: unknown): MailFate {
  const cause = error instanceof MailRefused ? error.cause : error;
  const failure = (cause ?? {}) as {
    readonly code?: string;
    readonly originalCode?: string;
    readonly timeoutType?: string;
    readonly responseCode?: number;
    readonly response?: string;
    readonly command?: string;
  };
  const { code = "", originalCode = "", timeoutType = "", responseCode = 0, response = "" } = failure;
  if (responseCode >= 500 && failure.command === "RCPT TO") {
    // A full mailbox or a policy is no reason never to write again.
    const [, detail] = /^5\d\d[ -](5\.\d+\.\d+)/.exec(response) ?? [];
    const isMailbox = detail ? saysNoMailbox(detail) : [550, 551, 553].includes(responseCode);
    return isMailbox ? "NO MAILBOX" : "REFUSED";
  }
  if (responseCode >= 500 && failure.command === "DATA") return "REFUSED";
  const isBefore =
    BEFORE.codes.includes(code) ||
    BEFORE.systemCodes.includes(originalCode) ||
    BEFORE.timeouts.includes(timeoutType);
  if (responseCode >= 400 && ["RCPT TO", "DATA"].includes(failure.command ?? "")) return "LATER";
  return responseCode >= 400 || isBefore ? "NO SERVER" : "UNKNOWN";
}
