import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BookStorage } from "../payments/book-storage";
import { createMailbox } from "./mailbox";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "mailbox-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const raw = (subject: string) =>
  Buffer.from(`From: shop@shop.example\r\nTo: someone@else.example\r\nSubject: ${subject}\r\n\r\nHello\r\n`);

test("emails survive a restart, also after a kill during a write", async () => {
  const mailbox = createMailbox(new BookStorage(folder));
  await mailbox.receive(raw("First"), ["Ada@Mail.example"]);
  await mailbox.receive(raw("Second"), ["ben@mail.example", "ada@mail.example"]);
  appendFileSync(path.join(folder, "mails.jsonl"), '["half", {"id": "ha');
  const again = createMailbox(new BookStorage(folder));
  expect(again.list().map(({ subject }) => subject)).toEqual(["Second", "First"]);
  expect(again.list()).toEqual(mailbox.list());
});

test("an email belongs to its envelope recipient, whatever its header says", async () => {
  const mailbox = createMailbox(new BookStorage(null));
  const mail = await mailbox.receive(raw("Hidden"), ["eve@mail.example"]);
  expect(mailbox.list(" EVE@mail.example ")).toEqual([mail]);
  expect(mailbox.list("someone@else.example")).toEqual([]);
  expect(mailbox.find(mail.id)).toEqual(mail);
  expect(mailbox.find("nothing")).toBeNull();
});
