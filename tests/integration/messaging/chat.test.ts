/** The chat between visitors and staff, on two hosts of one database (CHAT-1 to CHAT-8). */
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { ChatEvents, ChatMessage } from "#contract/chat/schema";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { buildApp } from "../../../server/app";
import { hoursAt, readHours } from "../../../server/chat/hours.rules";
import type { Db } from "../../../server/db/client";
import { aCustomer, callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { openChatHosts, type ChatHosts } from "../../support/hosts/chat-hosts";
import type { TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let first: FastifyInstance;
let second: FastifyInstance;
let secondDb: Db;
let agent: TestUser;
let start: ChatHosts["start"];
let write: ChatHosts["write"];
let read: ChatHosts["read"];
let entryOf: ChatHosts["entryOf"];
let answerAs: ChatHosts["answer"];
let hosts: ChatHosts;
beforeAll(async () => {
  hosts = await openChatHosts();
  ({ api, first, second, secondDb, agent, start, write, read, entryOf, answer: answerAs } = hosts);
});
afterAll(() => hosts?.close());
const wordsOf = (messages: readonly ChatMessage[]) => messages.map(({ number, text }) => [number, text]);

/** Events of a stream as they arrive. */
async function listen(app: FastifyInstance, path: string, body: object, bearer = "") {
  const { port } = app.server.address() as { port: number };
  const ending = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(bearer ? { authorization: bearer } : {}) },
    body: JSON.stringify(body),
    signal: ending.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = "";
  const received: { name: string; id: string | null; data: unknown }[] = [];
  /** @returns the next event of that name; null when the stream has ended */
  const next = async <Data>(name: string): Promise<Data | null> => {
    for (;;) {
      const end = buffer.indexOf("\n\n");
      if (end < 0) {
        const { done, value } = await reader.read();
        if (done) return null;
        buffer += value;
        continue;
      }
      const lines = buffer.slice(0, end).split("\n");
      buffer = buffer.slice(end + 2);
      const field = (key: string) => lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
      const event = field("event");
      if (event === undefined) continue;
      const data = JSON.parse(field("data")!) as Data;
      received.push({ name: event, id: field("id") ?? null, data });
      if (event === name) return data;
    }
  };
  return { response, next, received, close: () => ending.abort() };
}
const listenTo = (app: FastifyInstance, token: string, after = 0) =>
  listen(app, REST.streamChat.path, { token, after });
const listenAsStaff = (app: FastifyInstance) =>
  listen(app, REST.streamChats.path, { tab: randomUUID() }, agent.bearer);

describe("a conversation", () => {
  test("is started once however often it is sent, and is opened by its token only", async () => {
    const startKey = randomUUID();
    const begun = await Promise.all(Array.from({ length: 6 }, () => start({ startKey, name: "Once" })));
    await write(begun[0]!.token, "Hello");
    for (const { token } of begun) expect((await read(token)).messages).toHaveLength(1);
    const { token } = begun[0]!;
    const [id, end, signature] = token.split(".");
    for (const forged of [
      `${randomUUID()}.${end}.${signature}`,
      `${id}.${Number(end) + 1}.${signature}`,
      `${id}.${end}.${"A".repeat(43)}`,
      `${id}.1.${signature}`,
      "\0",
    ]) {
      const answer = await callRest(first, "getChat", { body: { token: forged } });
      expect([answer.status, answer.body.message]).toEqual([404, MESSAGES.chat.over]);
    }
  });

  test("carries a message from one host to the other, once for every retry, numbered without a gap", async () => {
    const { token } = await start({ name: "Retry" });
    const clientId = randomUUID();
    const sent = await Promise.all([
      ...Array.from({ length: 5 }, () => write(token, "The same", clientId)),
      ...Array.from({ length: 5 }, () => write(token, "The same", clientId, second)),
      ...Array.from({ length: 8 }, (_none, at) =>
        write(token, `Other ${at}`, randomUUID(), at % 2 ? first : second),
      ),
    ]);
    expect(new Set(sent.slice(0, 10).map(({ body }) => body.data!.message.number)).size).toBe(1);
    const { messages } = await read(token);
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(messages.filter(({ text }) => text === "The same")).toHaveLength(1);
  });

  test("is live: each side sees the other on another host, and a stream resumes where it broke", async () => {
    const { token } = await start({ name: "Live" });
    const staff = await listenAsStaff(second);
    await staff.next("reload");
    const { bearer } = await signedIn(api, "CUSTOMERSUPPORT");
    const colleague = await listen(second, REST.streamChats.path, { tab: randomUUID() }, bearer);
    const visitor = await listenTo(first, token);
    expect(visitor.response.headers.get("content-type")).toContain("text/event-stream");
    await write(token, "Is it in stock?");
    const { id, unread } = await entryOf("Live");
    expect(unread).toBe(1);
    for (let receivedId = ""; receivedId !== id;) receivedId = (await staff.next<{ id: string }>("chat"))!.id;
    expect(await visitor.next<ChatMessage>("message")).toMatchObject({ number: 1, author: "VISITOR" });

    const receipt = await callRest(second, "sendStaffChatReceipts", {
      params: { id },
      body: { isTyping: true, seen: 1 },
      bearer: agent.bearer,
    });
    expect(receipt.status).toBe(200);
    await visitor.next<ChatEvents["typing"]>("typing");
    // The typing user knows it; colleagues are notified.
    expect(await colleague.next("typing")).toEqual({ id, author: "STAFF" });
    await answerAs(id, "Yes, four.");
    expect(await visitor.next<ChatMessage>("message")).toMatchObject({
      number: 2,
      author: "STAFF",
      name: "Ada",
      text: "Yes, four.",
    });
    visitor.close();
    await answerAs(id, "Shall I hold them?");
    await answerAs(id, "Until tonight.");
    const again = await listenTo(second, token, 2);
    expect((await again.next<ChatMessage>("message"))!.number).toBe(3);
    expect((await again.next<ChatMessage>("message"))!.number).toBe(4);
    expect(again.received.filter(({ name }) => name === "message").map(({ id: number }) => number)).toEqual([
      "3",
      "4",
    ]);
    expect(await entryOf("Live")).toMatchObject({
      isMine: true,
      unread: 0,
      visitorSeen: 1,
      lastText: "Until tonight.",
    });
    again.close();
    staff.close();
  });

  test("keeps text as typed without invisible characters, and shows no page elsewhere", async () => {
    const { token } = await start({ name: "<b>Eve</b>", page: "https://evil.example/" });
    const text = `<script>alert(1)</script> javascript:alert(1) \u202Eevil\u0000 [a](http://x.example)`;
    const sent = await write(token, text);
    const stored = "<script>alert(1)</script> javascript:alert(1) evil [a](http://x.example)";
    expect(sent.body.data!.message.text).toBe(stored);
    expect(await entryOf("<b>Eve</b>")).toMatchObject({ page: "", lastText: stored });
    const { rows } = await sql<{
      plain: string;
    }>`SELECT encode(sealed_text, 'escape') AS plain FROM chat_messages`.execute(api.database.db);
    expect(rows.some(({ plain }) => plain.includes("script"))).toBe(false);
    for (const page of ["//evil.example/", "/\\evil.example", "javascript:alert(1)", "/a b"]) {
      await callRest(first, "writeChat", { body: { token, text: "here", clientId: randomUUID(), page } });
      expect((await entryOf("<b>Eve</b>")).page).toBe("");
    }
  });

  test("rejects texts that are too long or too many", async () => {
    const { token } = await start({ name: "Flood" });
    const long = await write(token, "x".repeat(LIMITS.chat.textLength + 1));
    expect([long.status, long.body.fieldErrors.map(({ property }) => property)]).toEqual([400, ["text"]]);
    expect((await write(token, " \u200B ")).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 50 }, (_none, at) => write(token, `${at}`)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]!.body.message).toBe(MESSAGES.chat.tooMany);
    expect((await read(token)).messages).toHaveLength(40);
    const nameless = await callRest(first, "startChat", { body: { startKey: randomUUID() } });
    expect([nameless.status, nameless.body.message]).toEqual([400, MESSAGES.chat.name]);
  });

  test("of a signed-in customer has the account's name, is in the data export, and is deleted with the account", async () => {
    const customer = await aCustomer(api, { firstName: "Grace", password: "Correct-Horse-7" });
    const { token, isReachable } = await start({ name: "Somebody else" }, customer.bearer);
    expect(isReachable).toBe(true);
    await write(token, "Where is my order?");
    expect(await entryOf("Grace")).toMatchObject({ username: customer.username, email: customer.username });
    const download = await callRest(first, "exportAccount", { bearer: customer.bearer });
    expect(download.body.data).toMatchObject({ chats: [{ messages: [{ text: "Where is my order?" }] }] });
    const body = { password: "Correct-Horse-7" };
    const deletion = await callRest(first, "deleteAccount", { body, bearer: customer.bearer });
    expect(deletion.status).toBe(200);
    expect((await callRest(first, "getChat", { body: { token } })).status).toBe(404);
  });
});

describe("staff", () => {
  test("assign, release and close conversations; a new message reopens one", async () => {
    const { token } = await start({ name: "Desk" });
    await write(token, "Hello?");
    const { id } = await entryOf("Desk");
    const params = { id };
    const { bearer } = agent;
    await callRest(first, "assignChat", { params, body: { isMine: true }, bearer });
    expect(await entryOf("Desk")).toMatchObject({ isMine: true, assignedTo: "Ada", lastAuthor: "VISITOR" });
    await callRest(first, "assignChat", { params, body: { isMine: false }, bearer });
    expect(await entryOf("Desk")).toMatchObject({ isMine: false, assignedTo: null });
    expect((await callRest(first, "closeChat", { params, bearer })).body.message).toBe(MESSAGES.chat.closed);
    expect(await entryOf("Desk")).toBeUndefined();
    expect((await read(token)).state).toBe("CLOSED");
    await write(token, "One more thing");
    expect(await entryOf("Desk")).toMatchObject({ state: "OPEN", unread: 2 });
    const page = await callRest(first, "getStaffChat", { params, body: { after: 1 }, bearer });
    expect(wordsOf(page.body.data!.messages)).toEqual([[2, "One more thing"]]);
    for (const [name, body] of [
      ["closeChat", undefined],
      ["assignChat", { isMine: true }],
      ["answerChat", { clientId: randomUUID(), text: "x" }],
      ["getStaffChat", { after: 0 }],
    ] as const) {
      const call = { params: { id: randomUUID() }, bearer, ...(body && { body }) };
      const answer = await callRest(first, name, call as never);
      expect([name, answer.status]).toEqual([name, 404]);
    }
  });
});

test("a host that shuts down ends its streams, and the next one continues without loss", async () => {
  const { token } = await start({ name: "Restart" });
  const third = await buildApp({ config: api.configFor({ databaseUrl: api.database.url }), db: secondDb });
  await third.listen({ host: "127.0.0.1", port: 0 });
  const stream = await listenTo(third, token);
  await write(token, "Before");
  await stream.next("message");
  await third.close();
  expect(await stream.next("message")).toBeNull();
  await write(token, "While away");
  const again = await listenTo(first, token, 1);
  expect(await again.next<ChatMessage>("message")).toMatchObject({ number: 2, text: "While away" });
  again.close();
});

test("business hours say when staff reply, over a night, a weekend and a clock change", () => {
  const hours = readHours("Mon-Fri 08:00-20:00, Sat 10:00-14:00")!;
  const at = (moment: string) => hoursAt(hours, new Date(moment));
  expect(at("2026-11-27T15:00:00Z")).toEqual({ isStaffed: true, opensAt: null });
  expect(at("2026-11-27T13:59:00Z")).toEqual({ isStaffed: false, opensAt: "2026-11-27T14:00:00.000Z" });
  expect(at("2026-11-28T02:00:00Z")).toEqual({ isStaffed: false, opensAt: "2026-11-28T16:00:00.000Z" });
  // Saturday afternoon before the clock changes on Sunday, 8 March 2026.
  expect(at("2026-03-07T22:00:00Z")).toEqual({ isStaffed: false, opensAt: "2026-03-09T13:00:00.000Z" });
  expect(hoursAt([], new Date())).toEqual({ isStaffed: false, opensAt: null });
  for (const wrong of ["Mon", "Xyz 08:00-09:00", "Mon 09:00-08:00", "Mon 08:00-25:00"])
    expect(readHours(wrong)).toBeNull();
});
