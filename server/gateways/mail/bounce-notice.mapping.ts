/** Reads what a mail server says of a mail it could not deliver (RFC 3464, RFC 3463). Takes time linear in its length. */

export interface BounceNotice {
  /** Of the mail, as it stood in its envelope sender. */
  readonly messageName: string;
  /** There is no such mailbox: nobody should write to it again. */
  readonly isNoMailbox: boolean;
}

/** What mail servers say comes before the mail they give back. */
const READ_BYTES = 64 * 1_024;
const NAME = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

/** The envelope sender of a mail: what cannot be delivered comes back to it. @param address that of all bounces */
export function bounceAddressOf(address: string, messageName: string): string {
  return address.replace("@", `+${messageName}@`);
}

/** RFC 3463: 5.1.x is the recipient's address, but 5.1.7 and 5.1.8 are the sender's. @param status such as 5.1.1 */
export function saysNoMailbox(status: string): boolean {
  return status.startsWith("5.1.") && status !== "5.1.7" && status !== "5.1.8";
}

/**
 * @param mail as it came @param address that of all bounces
 * @returns null for anything else: an automatic answer, news of a delay, a mail to another address
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
