/** Email goes over real SMTP, survives a mail server outage, and is sent by one process only. */
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { passwordReset } from "../../../server/auth/mails/password-reset.mail";
import { verification } from "../../../server/auth/mails/verification.mail";
import { enqueueMail, type OutgoingMail } from "../../../server/gateways/mail/outbox.store";
import { createSealer } from "../../../server/db/sealed";
import { createMailJob } from "../../../server/gateways/mail/mail-delivery";
import { writeMail } from "../../../server/gateways/mail/mail-row";
import { createSmtpSender } from "../../../server/gateways/mail/smtp-sender";
import { startJobs } from "../../../server/jobs/scheduler";
import { contactNotice } from "../../../server/marketing/mails/contact-notice.mail";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";
import { startTestMailbox } from "../../support/people/mailbox";
import { findFreePort } from "../../../server/db/embedded/free-port";
import type { MailSettings } from "../../../server/outside-services";

let database: TestDatabase;
const sealer = createSealer(["a key of this test"]);
const shop = {
  name: "Test Shop",
  siteUrl: "https://shop.example",
  postalAddress: "1 Main St, Austin, TX 78701",
  supportEmail: "help@shop.example",
  supportPhone: "1-800-555-0142",
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

function deliver(mail: MailSettings, logged: object[] = []) {
  const log = { warn: (details: object) => void logged.push(details) };
  const sender = createSmtpSender(mail);
  const suppress = () => Promise.reject(new Error("no mailbox was refused"));
  const { db } = database;
  const job = createMailJob({
    db,
    sealer,
    sender,
    log,
    suppress,
    hearsOfBounces: mail.bounces !== undefined,
  });
  const scheduler = startJobs([job], { db, backgroundDb: db, databaseUrl: null, pace: 5, log });
  return {
    async stop() {
      await scheduler.stop();
      sender.close();
    },
  };
}
const aMail = (to: string, subject = "Hello"): OutgoingMail => ({
  kind: "welcome",
  to,
  subject,
  text: "Text",
  html: "<p>HTML</p>",
});
const rows = () => database.db.selectFrom("outgoing_mails").selectAll().execute();
async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 40_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Timed out after 40,000 ms waiting for ${String(isTrue)}`);
    await wait(50);
  }
}

test("an email arrives with its text and HTML, and no content stays in the database", async () => {
  const box = await startTestMailbox();
  const delivery = deliver(box.mail);
  await enqueueMail(
    database.db,
    sealer,
    writeMail(
      verification,
      { to: "ada@mail.example", firstName: "Ada", code: "012345", linkCode: "ab".repeat(16) },
      shop,
    ),
  );
  const mail = await box.waitFor("ada@mail.example", "verification");
  expect(mail.subject).toBe("012345 is your Test Shop verification code");
  expect(mail.from).toBe("shop@shop.example");
  expect(mail.text).toContain("    012345");
  expect(mail.html).toContain("012345");
  expect(mail.text).toContain("https://shop.example/verify/#username=ada%40mail.example");
  await until(async () => (await rows()).every(({ sent_at }) => sent_at !== null));
  const nothing = { sealed_mail: null, sealed_to: null, email_index: null, message_name: null };
  expect(await rows()).toMatchObject([{ kind: "verification", attempts: 1, ...nothing }]);
  await delivery.stop();
  await box.stop();
});

test("an email of a failed transaction is never sent", async () => {
  const box = await startTestMailbox();
  const delivery = deliver(box.mail);
  const failing = database.db.transaction().execute(async (trx) => {
    await enqueueMail(trx, sealer, aMail("ghost@mail.example"));
    throw new Error("something else went wrong");
  });
  await expect(failing).rejects.toThrow("something else");
  await enqueueMail(database.db, sealer, aMail("real@mail.example"));
  await box.waitFor("real@mail.example", "Hello");
  expect(box.mailbox.list("ghost@mail.example")).toEqual([]);
  await delivery.stop();
  await box.stop();
});

test("during a mail server outage emails wait, and each arrives once afterwards", async () => {
  const port = await findFreePort();
  const logged: object[] = [];
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, from: "shop@shop.example" };
  const delivery = deliver(settings, logged);
  for (const name of ["one", "two", "three"]) {
    await enqueueMail(database.db, sealer, aMail(`${name}@later.example`, "Later"));
  }
  await until(() => logged.length >= 3);
  expect(JSON.stringify(logged)).not.toContain("later.example");
  const box = await startTestMailbox(port);
  for (const name of ["one", "two", "three"]) await box.waitFor(`${name}@later.example`, "Later");
  await until(async () => (await rows()).every(({ sealed_mail }) => sealed_mail === null));
  expect(box.mailbox.list()).toHaveLength(3);
  await delivery.stop();
  await box.stop();
});

test("of many processes one sends each email", async () => {
  const box = await startTestMailbox();
  const names = Array.from({ length: 40 }, (_, i) => `shared-${i}@mail.example`);
  for (const to of names) await enqueueMail(database.db, sealer, aMail(to, "Shared"));
  const deliveries = [deliver(box.mail), deliver(box.mail), deliver(box.mail)];
  await until(async () => (await rows()).every(({ sealed_mail }) => sealed_mail === null));
  expect(
    box.mailbox
      .list()
      .flatMap(({ to }) => to)
      .sort(),
  ).toEqual([...names].sort());
  for (const delivery of deliveries) await delivery.stop();
  await box.stop();
});

test("another process sends a dead process's email, with the same message id", async () => {
  const box = await startTestMailbox();
  await enqueueMail(database.db, sealer, aMail("twice@mail.example", "Once or twice"));
  const first = deliver(box.mail);
  const sent = await box.waitFor("twice@mail.example", "Once or twice");
  await until(async () => (await rows()).every(({ sealed_mail }) => sealed_mail === null));
  await first.stop();
  // The state left by a process killed between sending and recording: content present, claim expired.
  const mail = { ...aMail("twice@mail.example", "Once or twice"), messageName: sent.messageId.slice(1, 37) };
  await database.db
    .insertInto("outgoing_mails")
    .values({
      kind: "welcome",
      sealed_mail: sealer.seal(mail, "outgoing_mails"),
      attempts: 1,
      next_attempt_at: new Date(0),
    })
    .execute();
  const second = deliver(box.mail);
  await until(() => box.mailbox.list("twice@mail.example").length === 2);
  const names = box.mailbox.list("twice@mail.example").map(({ messageId }) => messageId);
  expect(new Set(names).size).toBe(1);
  await second.stop();
  await box.stop();
});

test("an email encrypted with a lost key is abandoned and blocks nothing", async () => {
  const box = await startTestMailbox();
  const logged: object[] = [];
  await enqueueMail(database.db, createSealer(["another key of old"]), aMail("lost@mail.example"));
  await enqueueMail(database.db, sealer, aMail("found@mail.example"));
  const delivery = deliver(box.mail, logged);
  await box.waitFor("found@mail.example", "Hello");
  await until(() => logged.length > 0);
  expect(logged).toMatchObject([{ kind: "welcome", reason: "sealed with another key" }]);
  await delivery.stop();
  await box.stop();
});

test("a name, a message and an address cannot inject headers, recipients or markup", async () => {
  const box = await startTestMailbox();
  const delivery = deliver(box.mail);
  const request = {
    name: "Eve\r\nBcc: everybody@mail.example",
    email: "eve@mail.example",
    phone: "5125550142",
    message: "<script>alert(1)</script>\r\n.\r\nMAIL FROM:<x@y.example>\r\n\r\nBcc: all@mail.example",
  };
  await enqueueMail(database.db, sealer, writeMail(contactNotice, { to: shop.supportEmail, request }, shop));
  const forged = aMail("victim@mail.example\r\nBcc: more@mail.example", "Hi\r\nBcc: third@mail.example");
  await enqueueMail(database.db, sealer, forged);
  const notice = await box.waitFor("help@shop.example", "Contact request");
  expect(notice).toMatchObject({ to: ["help@shop.example"], replyTo: "eve@mail.example" });
  expect(notice.html).not.toContain("<script>");
  expect(notice.text).toContain("> <script>alert(1)</script>");
  await until(async () => (await rows()).every(({ attempts }) => attempts > 0));
  const recipients = box.mailbox.list().flatMap(({ to }) => to);
  for (const name of ["everybody", "all", "more", "third"]) {
    expect(recipients).not.toContain(`${name}@mail.example`);
  }
  await database.db.deleteFrom("outgoing_mails").execute();
  await delivery.stop();
  await box.stop();
});

test("the account code is in no subject and no link, and link fragments never reach a server", () => {
  const mail = writeMail(
    passwordReset,
    { to: "ada@mail.example", firstName: "<b>Ada</b>", code: "987654", linkCode: "cd".repeat(16) },
    shop,
  );
  expect(mail.subject).not.toContain("987654");
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((href) => href?.includes("987654"))).toEqual([]);
  expect(links.filter((href) => /#.*&(amp;)?code=cdcd/.test(href ?? ""))).toHaveLength(1);
  expect(links.filter((href) => href?.split("#")[0]?.includes("cdcd"))).toEqual([]);
  expect(mail.html).toContain("&lt;b&gt;Ada");
});

test("pending emails in the database are unreadable without the key", async () => {
  await enqueueMail(database.db, sealer, aMail("secret@mail.example", "A secret subject"));
  const [row] = await rows();
  const bytes = Buffer.concat([row!.sealed_mail!, createHash("sha256").digest()]).toString("latin1");
  expect(bytes).not.toContain("secret");
  await database.db.deleteFrom("outgoing_mails").execute();
});
