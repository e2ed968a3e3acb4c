/** The code of a mail in the shop's mailbox, as its reader would copy it. */
import { setTimeout as wait } from "node:timers/promises";
import type { ReceivedMail } from "../../sandbox/mailbox/mailbox";
import { sandboxUrl } from "./open-shop";

const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

/** The six digits of the newest mail to the address whose subject holds the words; waits until there is one. */
export function mailedCode(recipient: string, subjectWords: string): Promise<string> {
  return findInMail(recipient, subjectWords, /^\s*(\d{6})$/m);
}

/** The link of such a mail that carries a code. */
export function mailedLink(recipient: string, subjectWords: string): Promise<string> {
  return findInMail(recipient, subjectWords, /(http\S+[#&]code=\S+)/);
}

/** The address behind a button or link of such a mail. @param count of such mails there have to be; the newest is read */
export function mailedAddress(
  recipient: string,
  subjectWords: string,
  label: string,
  count = 1,
): Promise<string> {
  return findInMail(recipient, subjectWords, new RegExp(`^${label}: (http\\S+)$`, "m"), count);
}

/** The mails to the address so far whose subject holds the words, the newest first. */
export async function mailsAbout(recipient: string, subjectWords: string): Promise<readonly ReceivedMail[]> {
  const address = sandboxUrl(`/mailbox/messages.json?to=${encodeURIComponent(recipient)}`);
  const mails = (await (await fetch(address)).json()) as readonly ReceivedMail[];
  return mails.filter(({ subject }) => subject.includes(subjectWords));
}

async function findInMail(
  recipient: string,
  subjectWords: string,
  wanted: RegExp,
  count = 1,
): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const about = await mailsAbout(recipient, subjectWords);
    const found = about.length >= count && wanted.exec(about[0]!.text)?.[1];
    if (found) return found;
    await wait(LOOK_MS);
  }
  throw new Error(
    `Timed out after ${PATIENCE_MS} ms waiting for a mail to ${recipient} about "${subjectWords}" with ${wanted}`,
  );
}
