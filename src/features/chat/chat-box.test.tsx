import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ChatMessage } from "#contract/chat/schema";
import { fail, succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { CART_EVENT, CART_KEY } from "../../client/page/page-keys";
import { forgetSession, signIn } from "../../client/session/current-session";
import { ChatBox } from "./chat-box";
import { storeChat, storedChat } from "./chat-storage";

const hours = { isStaffed: true, opensAt: null };
const chat = (messages: object[] = []) => ({
  token: "token-1",
  name: "Ada",
  isReachable: true,
  state: "OPEN",
  staffSeen: 0,
  messages,
  hours,
});
const message = (number: number, text: string, rest: Partial<ChatMessage> = {}): ChatMessage => ({
  number,
  text,
  clientId: `client-${number}`,
  author: "STAFF",
  name: "Grace",
  writtenAt: "2026-11-05T10:00:00.000Z",
  ...rest,
});

let requests: { path: string; body: Record<string, unknown> }[];
/** By path; an envelope, also a later one, or null for no response. */
let answers: Record<string, object | Promise<object> | null>;
/** The open streams, latest last. */
let streams: { readonly after: number; send(name: string, data: object): void; end(): void }[];

beforeEach(() => {
  [requests, streams] = [[], []];
  answers = { "/chat/hours": succeed(hours, ""), "/chat/note": succeed(null, "") };
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const path = new URL(url).pathname;
    const sent = JSON.parse(body ?? "{}") as Record<string, unknown>;
    requests.push({ path, body: sent });
    if (path === "/chat/stream") return openStream(Number(sent["after"]));
    const answer = await answers[path];
    if (!answer) throw new TypeError("no network");
    const status = (answer as { isSuccess: boolean }).isSuccess ? 200 : path === "/chat/get" ? 404 : 400;
    return { status, text: async () => JSON.stringify(answer) };
  }) as never;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  storeChat(null);
});

function openStream(after: number) {
  const pending: { done: boolean; value: Uint8Array }[] = [];
  let wake: () => void = () => undefined;
  const push = (done: boolean, text: string) => {
    pending.push({ done, value: new TextEncoder().encode(text) });
    wake();
  };
  streams.push({
    after,
    send: (name, data) => push(false, `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => push(true, ""),
  });
  const read = async () => {
    while (pending.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return pending.shift()!;
  };
  return { ok: true, status: 200, body: { getReader: () => ({ read }) } };
}
const sent = () => requests.filter(({ path }) => path === "/chat/message").map(({ body }) => body);
const log = () => screen.getByRole("log", { name: "Messages" });
const write = (text: string) => {
  fireEvent.change(screen.getByRole("textbox", { name: "Your message" }), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
};
const open = () => act(async () => void render(<ChatBox />));

test("a guest enters a name, and an error is shown at the field", async () => {
  await open();
  const errors = [{ property: "name", constraints: { required: MESSAGES.chat.name } }];
  answers["/chat/start"] = fail(MESSAGES.chat.name, errors);
  fireEvent.click(await screen.findByRole("button", { name: "Start chat" }));
  const name = await screen.findByRole("textbox", {
    name: "Your name",
    description: MESSAGES.chat.name,
  });
  expect(name).toHaveFocus();
  answers["/chat/start"] = succeed(chat(), "");
  fireEvent.change(name, { target: { value: "Ada" } });
  fireEvent.click(screen.getByRole("button", { name: "Start chat" }));
  expect(await screen.findByRole("textbox", { name: "Your message" })).toHaveFocus();
  const [first, second] = requests.filter(({ path }) => path === "/chat/start").map(({ body }) => body);
  expect(second).toMatchObject({ name: "Ada", startKey: first!["startKey"] });
  expect(storedChat()).toEqual({ token: "token-1", unsent: [] });
});

test("a chat that starts after its box was closed opens no stream, and continues in the next box", async () => {
  await open();
  let start: (envelope: object) => void = () => undefined;
  answers["/chat/start"] = new Promise<object>((resolve) => (start = resolve));
  fireEvent.change(await screen.findByRole("textbox", { name: "Your name" }), { target: { value: "Ada" } });
  fireEvent.click(screen.getByRole("button", { name: "Start chat" }));
  cleanup();
  await act(async () => start(succeed(chat(), "")));
  expect(streams).toEqual([]);
  answers["/chat/get"] = succeed(chat([message(1, "Hello")]), "");
  await open();
  expect(await screen.findByText("Hello")).toBeVisible();
  expect(requests.filter(({ path }) => path === "/chat/start")).toHaveLength(1);
});

test("a chat that starts after its box was closed replaces no other, nor its unsent messages", async () => {
  await open();
  let start: (envelope: object) => void = () => undefined;
  answers["/chat/start"] = new Promise<object>((resolve) => (start = resolve));
  fireEvent.change(await screen.findByRole("textbox", { name: "Your name" }), { target: { value: "Ada" } });
  fireEvent.click(screen.getByRole("button", { name: "Start chat" }));
  cleanup();
  const other = { token: "token-2", unsent: [{ clientId: "client-1", text: "Hello" }] };
  storeChat(other);
  await act(async () => start(succeed(chat(), "")));
  expect(storedChat()).toEqual(other);
});

test.each([
  ["2026-11-30T14:00:00.000Z", "We're back today at 8:00 AM CT. Leave a message and we'll reply then."],
  [
    "2026-12-01T14:00:00.000Z",
    "We're back on 01 Dec, 2026 at 8:00 AM CT. Leave a message and we'll reply then.",
  ],
  [null, "We're away right now. Leave a message and we'll reply."],
])("outside its hours the chat opens again in the shop's time: %s", async (opensAt, sentence) => {
  jest.useFakeTimers({ now: new Date("2026-11-30T08:00:00.000Z"), advanceTimers: true });
  answers["/chat/hours"] = succeed({ isStaffed: false, opensAt }, "");
  await open();
  expect(await screen.findByText(sentence)).toBeVisible();
  jest.useRealTimers();
});

test("an unsent message stays, is resent under the same id, and appears once", async () => {
  storeChat({ token: "token-1", unsent: [] });
  answers["/chat/get"] = succeed(chat([message(1, "Hello <b>you</b>")]), "");
  await open();
  expect(await screen.findByText("Hello <b>you</b>")).toBeVisible();
  answers["/chat/message"] = null;
  await act(async () => write("Is it quiet?"));
  expect(await screen.findByText(/Connection lost/)).toBeVisible();
  const clientId = String(sent()[0]!["clientId"]);
  expect(storedChat()?.unsent).toEqual([{ clientId, text: "Is it quiet?" }]);
  const own = message(2, "Is it quiet?", { clientId, author: "VISITOR", name: null });
  answers["/chat/message"] = succeed({ message: own }, "");
  // The stream breaks and reconnects after its last message.
  await act(async () => streams[0]!.end());
  await act(async () => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(streams).toHaveLength(2));
  expect(streams[1]!.after).toBe(1);
  await waitFor(() => expect(sent().at(-1)!["clientId"]).toBe(clientId));
  await act(async () => {
    streams[1]!.send("message", own);
    streams[1]!.send("message", message(3, "Very."));
    streams[1]!.send("status", { staffSeen: 2, state: "OPEN" });
  });
  expect(await screen.findByText("Very.")).toBeVisible();
  expect(within(log()).getAllByText("Is it quiet?")).toHaveLength(1);
  expect(within(log()).getByText(/Seen/)).toBeVisible();
  expect(storedChat()?.unsent).toEqual([]);
  expect(requests.findLast(({ path }) => path === "/chat/note")?.body).toMatchObject({ seen: 3 });
});

test("an email's link continues its conversation, and an expired one leads to a new one", async () => {
  history.replaceState(null, "", "/chat/#chat=token-2");
  answers["/chat/get"] = succeed({ ...chat([message(1, "By mail")]), token: "token-3" }, "");
  await open();
  expect(await screen.findByText("By mail")).toBeVisible();
  expect(requests.find(({ path }) => path === "/chat/get")?.body).toMatchObject({ token: "token-2" });
  expect([location.hash, storedChat()?.token]).toEqual(["", "token-3"]);
  cleanup();
  answers["/chat/get"] = fail(MESSAGES.chat.over);
  await open();
  expect(await screen.findByRole("button", { name: "Start chat" })).toBeVisible();
  expect(storedChat()).toBeNull();
});

test("a guest's cart is sent when the chat opens and when it changes, not before, and again after a loss", async () => {
  const reportedCarts = () =>
    requests.filter(({ path }) => path === "/chat/cart").map(({ body }) => body["lines"]);
  const fill = (lines: object[]) => {
    localStorage.setItem(CART_KEY, JSON.stringify(lines));
    dispatchEvent(new Event(CART_EVENT));
  };
  storeChat({ token: "token-1", unsent: [] });
  answers["/chat/get"] = succeed(chat(), "");
  fill([
    { productId: "p1", quantity: 1 },
    { productId: "p1", quantity: 200 },
    { productId: "x".repeat(200), quantity: 1 },
  ]);
  expect(reportedCarts()).toEqual([]);
  // The first report is lost; the reconnect repeats it.
  await open();
  const first = [{ productId: "p1", quantity: 99 }];
  await waitFor(() => expect(reportedCarts()).toContainEqual(first));
  const lost = reportedCarts().length;
  answers["/chat/cart"] = succeed(null, "");
  await act(async () => streams[0]!.end());
  await act(async () => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(reportedCarts()).toHaveLength(lost + 1));
  const second = [...first, { productId: "p2", quantity: 2 }];
  await act(async () => fill(second));
  await act(async () => fill(second));
  expect(reportedCarts().slice(lost)).toEqual([first, second]);
  expect(requests.find(({ path }) => path === "/chat/cart")?.body["token"]).toBe("token-1");
  // A signed-in visitor's cart is in the account.
  await act(() =>
    signIn({
      user: {
        username: "ada@mail.example",
        firstName: "Ada",
        lastName: "L",
        type: "CUSTOMER",
        permissions: [],
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
  await waitFor(() => expect(reportedCarts().at(-1)).toEqual([]));
  const before = reportedCarts().length;
  cleanup();
  await act(async () => fill([{ productId: "p4", quantity: 1 }]));
  expect(reportedCarts()).toHaveLength(before);
  await act(() => forgetSession());
});

test("a draft is still there when the chat reopens, and is cleared with the conversation", async () => {
  storeChat({ token: "token-1", unsent: [] });
  answers["/chat/get"] = succeed(chat([message(1, "Hello")]), "");
  await open();
  const textOf = () => screen.findByRole("textbox", { name: "Your message" });
  fireEvent.change(await textOf(), { target: { value: "Half a sent" } });
  cleanup();
  await open();
  expect(await textOf()).toHaveValue("Half a sent");
  answers["/chat/message"] = succeed({ message: message(2, "x") }, "");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send" })));
  expect(await textOf()).toHaveValue("");
  cleanup();
  await open();
  expect(await textOf()).toHaveValue("");
});

test("a visitor who came from another page of the shop writes from that page", async () => {
  const pages = () => requests.filter(({ path }) => path === "/chat/message").map(({ body }) => body["page"]);
  const referrer = jest.spyOn(document, "referrer", "get");
  answers["/chat/get"] = succeed(chat([message(1, "Hello")]), "");
  history.replaceState(null, "", "/chat/");
  for (const [from, page] of [
    [`${location.origin}/product/washer-1/?color=red`, "/product/washer-1/?color=red"],
    ["https://elsewhere.example/a/", "/chat/"],
    [`${location.origin}/chat/`, "/chat/"],
    ["", "/chat/"],
  ] as const) {
    referrer.mockReturnValue(from);
    storeChat({ token: "token-1", unsent: [] });
    await open();
    await screen.findByRole("textbox", { name: "Your message" });
    await act(async () => write("Is it quiet?"));
    expect(pages().at(-1)).toBe(page);
    cleanup();
  }
  history.replaceState(null, "", "/product/dryer-1/");
  storeChat({ token: "token-1", unsent: [] });
  await open();
  await screen.findByRole("textbox", { name: "Your message" });
  await act(async () => write("And this one?"));
  expect(pages().at(-1)).toBe("/product/dryer-1/");
  referrer.mockRestore();
});
