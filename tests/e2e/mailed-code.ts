/** Reads codes and links from the shop's mailbox. */
import { setTimeout as wait } from "node:timers/promises";
import type { ReceivedMail } from "../../sandbox/mailbox/mailbox";
import { sandboxUrl } from "./open-shop";

const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

/** The six digits of the newest email to the address whose subject contains the words; waits for one. */
export function mailedCode(recipient: string, subjectWords: string): Promise<string> {
  return findInMail(recipient, subjectWords, /^\s*(\d{6})$/m);
}

/** The link with a code in such an email. */
export function mailedLink(recipient: string, subjectWords: string): Promise<string> {
  return findInMail(recipient, subjectWords, /(http\S+[#&]code=\S+)/);
}

/**
 * The address behind a button or link in such an email.
 * @param count number of such emails to wait for; the newest is read
 */
export function mailedAddress(
  recipient: string,
  subjectWords: string,
  label: string,
  count = 1,
): Promise<string> {
  return findInMail(recipient, subjectWords, new RegExp(`^${label}: (http\\S+)$`, "m"), count);
}

/** Emails to the address so far whose subject contains the words, newest first. */
export async function mailsAbout(recipient: string, subjectWords: string): Promise<readonly ReceivedMail[]> {
  const address = sandboxUrl(`/mailbox/messages.json?to=${encodeURIComponent(recipient)}`);
  const mails = (await (await fetch(address)).json()) as readonly ReceivedMail[];
  return mails.filter(({ subject }) => subject.includes(subjectWords));
}

async function findInMail(
  recipient: string,
  subjectWords: string,
  pattern: RegExp,
  count = 1,
): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const about = await mailsAbout(recipient, subjectWords);
    const code = about.length >= count && pattern.exec(about[0]!.text)?.[1];
    if (code) return code;
    await wait(LOOK_MS);
  }
  throw new Error(
    `Timed out after ${PATIENCE_MS} ms waiting for a mail to ${recipient} about "${subjectWords}" with ${pattern}`,
  );
}
