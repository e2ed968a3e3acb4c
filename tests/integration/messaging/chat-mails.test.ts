/** Emails to visitors who left before the reply (CHAT-6). */
import { sql } from "kysely";
import { callRest, mailsTo } from "../../support/people/accounts";
import { openChatHosts, type ChatHosts } from "../../support/hosts/chat-hosts";
import { waitFor } from "../../support/hosts/wait-for";

let hosts: ChatHosts;
beforeAll(async () => {
  hosts = await openChatHosts();
});
afterAll(() => hosts?.close());

const ageChat = async (name: string) => {
  await sql`UPDATE chat_conversations SET last_at = last_at - interval '1 hour'
    WHERE id = ${(await hosts.entryOf(name)).id}`.execute(hosts.api.database.db);
};
const answersTo = async (email: string) =>
  (await mailsTo(hosts.api, email)).filter(({ kind }) => kind === "chat-answers");

test("a visitor who left is emailed the reply, once, and continues by its link", async () => {
  const email = "left@shopper.example";
  const { token } = await hosts.start({ name: "Left", email });
  await hosts.write(token, "Do you deliver to Alaska?");
  const { id } = await hosts.entryOf("Left");
  await hosts.answer(id, "We do.");
  await hosts.answer(id, "<b>Within</b> nine days.");
  expect(await answersTo(email)).toEqual([]);

  await ageChat("Left");
  const [mail] = await waitFor(async () => {
    const mails = await answersTo(email);
    return mails.length > 0 ? mails : null;
  });
  expect(mail!.text).toContain("We do.");
  expect(mail!.text).not.toContain("Do you deliver");
  expect(mail!.html).toContain("&lt;b&gt;Within&lt;/b&gt; nine days.");
  const [, linked] = /\/chat\/#chat=([\w.-]+)/.exec(mail!.text)!;
  expect((await hosts.read(linked!)).messages).toHaveLength(3);
  await hosts.write(linked!, "Then I order.");
  expect((await hosts.read(token)).messages).toHaveLength(4);

  await hosts.answer(id, "Thank you!");
  await ageChat("Left");
  const both = await waitFor(async () => {
    const mails = await answersTo(email);
    return mails.length > 1 ? mails : null;
  });
  expect(both).toHaveLength(2);
  const last = both.find(({ text }) => text.includes("Thank you!"))!;
  expect(last.text).not.toContain("We do.");
});

test("no email is sent for messages already seen, or without an address", async () => {
  const email = "here@shopper.example";
  for (const [name, visitor] of [
    ["Here", { email }],
    ["Nameless", {}],
  ] as const) {
    const { token } = await hosts.start({ name, ...visitor });
    await hosts.write(token, "Hello");
    await hosts.answer((await hosts.entryOf(name)).id, "Hello!");
    if (name === "Here") await callRest(hosts.first, "sendChatReceipts", { body: { token, seen: 2 } });
    await ageChat(name);
  }
  // A visitor who left later gets an email, so every earlier one has been sent.
  const { token } = await hosts.start({ name: "Later", email: "later@shopper.example" });
  await hosts.write(token, "Hello");
  await hosts.answer((await hosts.entryOf("Later")).id, "Hello!");
  await ageChat("Later");
  await waitFor(async () => ((await answersTo("later@shopper.example")).length > 0 ? true : null));
  expect(await answersTo(email)).toEqual([]);
});
