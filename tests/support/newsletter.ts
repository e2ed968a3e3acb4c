/** Joining the newsletter as a person does: by the form, and by the link of the mail. */
import type { FastifyInstance } from "fastify";
import { callRest, mailsTo, type AccountHost } from "./accounts";

/** The proof in the link of the newest confirmation mail. @throws when none was mailed */
export async function proofMailedTo(host: AccountHost, email: string): Promise<string> {
  const mail = (await mailsTo(host, email)).findLast(({ kind }) => kind === "newsletter-confirm");
  const [, proof] = /#confirm=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  if (!proof) throw new Error(`no confirmation was mailed to ${email}`);
  return proof;
}

export async function joinNewsletter(host: AccountHost, app: FastifyInstance, email: string): Promise<void> {
  await callRest(app, "subscribe", { body: { email } });
  const proof = await proofMailedTo(host, email);
  const { status } = await callRest(app, "confirmSubscription", { body: { proof } });
  if (status !== 200) throw new Error(`the newsletter was not joined: ${status}`);
}
