/** Staff tools beside the chat's conversations (CHAT-5, CHAT-10). */
import { randomUUID } from "node:crypto";
import { MESSAGES } from "#contract/messages";
import { aCustomer, callRest, signedIn } from "../../support/people/accounts";
import { openChatHosts, type ChatHosts } from "../../support/hosts/chat-hosts";

let hosts: ChatHosts;
beforeAll(async () => {
  hosts = await openChatHosts();
});
afterAll(() => hosts?.close());

test("an order's customer is found among the conversations by the addresses of order and account only", async () => {
  const { api, first, agent, start, write } = hosts;
  const customer = await aCustomer(api);
  const asGuest = await start({ name: "As a guest", email: customer.username.toUpperCase() });
  await write(asGuest.token, "Where is it?");
  const signedInNow = await start({}, customer.bearer);
  await write(signedInNow.token, "Now I am signed in.");
  await start({ name: "Wrote nothing", email: customer.username });
  const otherChat = await start({ name: "Other", email: `x${customer.username}` });
  await write(otherChat.token, "I am somebody else.");

  const listOf = (email: string, bearer: string) =>
    callRest(first, "listChatsOf", { body: { email }, bearer });
  const { rows: chats } = (await listOf(customer.username, agent.bearer)).body.data!;
  expect(chats.map(({ lastText }) => lastText)).toEqual(["Now I am signed in.", "Where is it?"]);
  const ofOrder = { email: `x${customer.username}`, username: customer.username };
  const both = await callRest(first, "listChatsOf", { body: ofOrder, bearer: agent.bearer });
  expect(both.body.data!.rows.map(({ lastText }) => lastText)).toEqual([
    ...["I am somebody else.", "Now I am signed in.", "Where is it?"],
  ]);
  expect((await listOf("nobody@shopper.example", agent.bearer)).body.data!.rows).toEqual([]);
  expect((await listOf("no address", agent.bearer)).status).toBe(400);
  expect((await listOf(customer.username, customer.bearer)).status).toBe(403);
});

test("staff save canned replies, the same one once", async () => {
  const { first, second, agent } = hosts;
  const { bearer } = agent;
  const body = { name: "Opening hours", text: "We are here from 8 to 8." };
  const presses = Array.from({ length: 8 }, (_, press) => (press % 2 ? first : second));
  await Promise.all(presses.map((host) => callRest(host, "saveCannedAnswer", { body, bearer })));
  const { rows: answers } = (await callRest(first, "saveCannedAnswer", { body, bearer })).body.data!;
  expect(answers).toMatchObject([body]);
  const changed = { ...body, id: answers[0]!.id, text: "From 9 to 5." };
  await callRest(first, "saveCannedAnswer", { body: changed, bearer });
  expect((await callRest(second, "listCannedAnswers", { bearer })).body.data!.rows).toEqual([changed]);
  await callRest(first, "deleteCannedAnswer", { params: { id: changed.id }, bearer });
  expect((await callRest(second, "listCannedAnswers", { bearer })).body.data!.rows).toEqual([]);
  expect((await callRest(first, "saveCannedAnswer", { body: changed, bearer })).status).toBe(404);
});

test("a conversation closed by mistake is reopened, once for all clicks", async () => {
  const { api, first, second, agent, start, write, entryOf } = hosts;
  const { bearer } = agent;
  const { token } = await start({ name: "Again" });
  await write(token, "Hello");
  const { id } = await entryOf("Again");
  const params = { id };
  await callRest(first, "closeChat", { params, bearer });
  expect(await entryOf("Again")).toBeUndefined();
  const both = await Promise.all(
    [first, second].map((host) => callRest(host, "reopenChat", { params, bearer })),
  );
  expect(both.map(({ body }) => body.message)).toEqual([MESSAGES.chat.reopened, MESSAGES.chat.reopened]);
  expect(await entryOf("Again")).toMatchObject({ state: "OPEN", lastAuthor: "VISITOR" });
  const missing = await callRest(first, "reopenChat", { params: { id: randomUUID() }, bearer });
  expect(missing.status).toBe(404);
  const owner = await signedIn(api, "ADMIN");
  const query = { pageNumber: "1", pageSize: "25", username: agent.username };
  const { rows: events } = (await callRest(first, "listAudit", { params: query, bearer: owner.bearer })).body
    .data!;
  expect(events.filter(({ note }) => note === `chat ${id}: reopened`)).toHaveLength(1);
});

test("closing a conversation and changing a canned reply are audited once", async () => {
  const { api, first, second, agent, start, write, entryOf } = hosts;
  const { token } = await start({ name: "Closed" });
  await write(token, "Hello");
  const { id } = await entryOf("Closed");
  const close = (host: typeof first) => callRest(host, "closeChat", { params: { id }, bearer: agent.bearer });
  await Promise.all([close(first), close(second), close(first)]);
  const answer = { name: "Returns", text: `Within 30 days. ${randomUUID()}` };
  await callRest(first, "saveCannedAnswer", { body: answer, bearer: agent.bearer });

  const owner = await signedIn(api, "ADMIN");
  const params = { pageNumber: "1", pageSize: "25", username: agent.username };
  const { rows: events } = (await callRest(first, "listAudit", { params, bearer: owner.bearer })).body.data!;
  const notes = events.map(({ note }) => note);
  expect(notes.filter((note) => note === `chat ${id}: closed`)).toHaveLength(1);
  expect(notes.filter((note) => note.startsWith("canned reply Returns"))).toEqual([
    "canned reply Returns: saved",
  ]);
  expect(notes.join()).not.toContain("Within 30 days");
});

test("the longest wait is on top, across further messages, until a reply", async () => {
  const { first, agent, start, write, entryOf, answer } = hosts;
  const { bearer } = agent;
  const listed = async (state: string) => {
    const body = { state, pageSize: 100 };
    const { rows: chats } = (await callRest(first, "listChats", { body, bearer })).body.data!;
    return chats.map(({ name }) => name).filter((name) => /^Queue /.test(name));
  };
  const { token: early } = await start({ name: "Queue early" });
  const { token: late } = await start({ name: "Queue late" });
  await write(early, "Hello");
  await write(late, "Hello");
  const { waitingSince } = await entryOf("Queue early");
  await write(early, "Is anybody there?");
  expect((await entryOf("Queue early")).waitingSince).toBe(waitingSince);
  expect(await listed("WAITING")).toEqual(["Queue early", "Queue late"]);
  expect(await listed("OPEN")).toEqual(["Queue early", "Queue late"]);

  const { id } = await entryOf("Queue early");
  await answer(id, "Yes.");
  expect((await entryOf("Queue early")).waitingSince).toBeNull();
  expect(await listed("OPEN")).toEqual(["Queue late", "Queue early"]);
  await write(early, "Good.");
  expect(await listed("WAITING")).toEqual(["Queue late", "Queue early"]);
  // Closed without a reply, and restarted by the visitor.
  const params = { id: (await entryOf("Queue late")).id };
  await callRest(first, "closeChat", { params, bearer });
  await write(late, "One more thing");
  expect(await listed("WAITING")).toEqual(["Queue early", "Queue late"]);
});
