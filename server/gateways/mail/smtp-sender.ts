/** Sends emails to a mail server over SMTP. */
import { createTransport } from "nodemailer";
import type { StoredMail } from "./outbox.store";
import type { MailSettings } from "../../outside-services";
import { bounceAddressOf, saysNoMailbox } from "./bounce-notice.mapping";

export interface MailSender {
  /**
   * Resolves when the mail server has accepted the email.
   * @throws MailRefused for a permanent refusal; any other error is transient
   */
  send(mail: StoredMail): Promise<void>;
  close(): void;
}

/** The outcome of a failed attempt. */
export type MailFate =
  /** The mailbox does not exist. */
  | "NO MAILBOX"
  /** This email is refused. */
  | "REFUSED"
  /** This email is refused for now. */
  | "LATER"
  /** The server accepts no email at the moment. */
  | "NO SERVER"
  /** The connection broke; the email may have been accepted. */
  | "UNKNOWN";

/** The mail server reports that the mailbox does not exist. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/** Together shorter than an email's claim (outbox.store.ts). */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const MAX_CONNECTIONS = 4;

/** The signed headers; one-click unsubscribe requires its two headers among them (RFC 8058). */
const SIGNED = [
  ...["From", "To", "Reply-To", "Subject", "Date", "Message-ID", "List-Unsubscribe", "List-Unsubscribe-Post"],
  ...["MIME-Version", "Content-Type", "Content-Transfer-Encoding", "Auto-Submitted"],
].join(":");

/** @param isOnce true = never resend after a broken connection, because the email may have been accepted */
export function createSmtpSender({ smtpUrl, from, dkim, bounces }: MailSettings, isOnce = false): MailSender {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === "smtps:";
  const hasLogin = url.username !== "";
  const transport = createTransport({
    // Keeps connections open: a new connection costs more than sending an email.
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    ...(isOnce && { maxRequeues: 0 }),
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // Never sends a password in clear text over the network.
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
          // An object is always read as one address, whatever its content.
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

/** 550, 551, 553: the mailbox does not exist. Other errors may be transient or caused by a setting. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === "EENVELOPE" && [550, 551, 553].includes(responseCode ?? 0);
}

/** Errors before any part of an email is sent. */
const BEFORE = {
  codes: ["EDNS", "EAUTH", "ETLS"],
  systemCodes: ["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  timeouts: ["CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"],
};

/** @param error as thrown by `send` */
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
    // A full mailbox or a policy does not rule out later emails.
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
