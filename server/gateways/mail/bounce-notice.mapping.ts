/** Reads a bounce notice of a mail server (RFC 3464, RFC 3463), in time linear in its length. */

export interface BounceNotice {
  /** Name of the bounced email, from its envelope sender. */
  readonly messageName: string;
  /** True if the mailbox does not exist: never write to it again. */
  readonly isNoMailbox: boolean;
}

/** The mail server's report precedes the returned email. */
const READ_BYTES = 64 * 1_024;
const NAME = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

/** Returns an email's envelope sender, where bounces arrive. @param address base address of all bounces */
export function bounceAddressOf(address: string, messageName: string): string {
  return address.replace("@", `+${messageName}@`);
}

/**
 * RFC 3463: 5.1.x is the recipient's address, except 5.1.7 and 5.1.8 (sender). @param status such as 5.1.1
 */
export function saysNoMailbox(status: string): boolean {
  return status.startsWith("5.1.") && status !== "5.1.7" && status !== "5.1.8";
}

/**
 * @param mail raw bytes @param address base address of all bounces
 * @returns null for anything else: an automatic reply, a delay notice, an email to another address
 */
export function readBounceNotice(mail: Buffer, address: string): BounceNotice | null {
  const text = mail.toString("latin1", 0, READ_BYTES);
  const [local = "", domain = ""] = address.split("@").map((part) => part.replaceAll(".", "\\."));
  const [, messageName] = new RegExp(`${local}\\+(${NAME})@${domain}`, "i").exec(text) ?? [];
  const [, action] = /^Action:[ \t]{0,9}([a-z]{1,20})/im.exec(text) ?? [];
  const [, status] = /^Status:[ \t]{0,9}([245]\.\d{1,3}\.\d{1,3})/im.exec(text) ?? [];
  if (!messageName || action?.toLowerCase() !== "failed" || !status) return null;
  return { messageName: messageName.toLowerCase(), isNoMailbox: saysNoMailbox(status) };
}
