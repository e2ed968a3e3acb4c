/** Newsletter signup as a person does it: by the form, and by the email's link. */
import type { FastifyInstance } from "fastify";
import { emailIndex } from "../../../server/db/identity";
import { createSealer } from "../../../server/db/sealed";
import { callRest, mailsTo, type AccountHost } from "./accounts";

/** The token in the newest confirmation email's link. @throws when none was sent */
export async function proofMailedTo(host: AccountHost, email: string): Promise<string> {
  const mail = (await mailsTo(host, email)).findLast(({ kind }) => kind === "newsletter-confirm");
  const [, proof] = /#confirm=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  if (!proof) throw new Error(`No confirmation was mailed to ${email}`);
  return proof;
}

export async function joinNewsletter(host: AccountHost, app: FastifyInstance, email: string): Promise<void> {
  await callRest(app, "subscribe", { body: { email } });
  const proof = await proofMailedTo(host, email);
  const { status } = await callRest(app, "confirmSubscription", { body: { proof } });
  if (status !== 200) throw new Error(`Confirming the newsletter failed with status ${status}`);
}

/** Confirmed subscribers, without their emails. @returns their ids by their addresses */
export async function addReaders(
  host: AccountHost,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const sealer = createSealer(host.configFor().piiKeys);
  const { db } = host.database;
  const table = "newsletter_subscribers";
  const ids = new Map<string, string>();
  for (let from = 0; from < emails.length; from += ROWS_AT_ONCE) {
    const some = emails.slice(from, from + ROWS_AT_ONCE);
    const rows = await db
      .insertInto(table)
      .values(
        some.map((email) => ({
          email_index: emailIndex(sealer, email, table),
          sealed_email: sealer.seal({ email }, table),
          confirmed_at: new Date(),
        })),
      )
      .returning("id")
      .execute();
    rows.forEach(({ id }, at) => ids.set(some[at]!, id));
  }
  return ids;
}

const ROWS_AT_ONCE = 1_000;
