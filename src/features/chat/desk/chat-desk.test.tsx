import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ChatEntry, ChatMessage } from "#contract/chat";
import { MESSAGES } from "#contract/messages";
import { CHAT_ROUTES } from "#contract/site-paths";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { takeBack } from "../../../client/store/undo";
import { stopsBetween } from "../../../ui/list/tab-stops-for-tests";
import { ChatDesk } from "./chat-desk";

jest.setTimeout(60_000);

const entry = (id: string, name: string, rest: Partial<ChatEntry> = {}): ChatEntry => ({
  ...{ id, name, revision: 1, email: "ada@mail.example", username: null, page: "/product/washer-1/" },
  ...{ state: "OPEN", assignedTo: null, isMine: false, lastNumber: 1, lastAuthor: "VISITOR" },
  ...{ lastText: `Words of ${name}`, lastAt: "2026-11-20T15:00:00Z", unread: 1, visitorSeen: 1, ...rest },
});
const message = (number: number, text: string, rest: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ number, text, clientId: `client-${number}`, author: "VISITOR", name: null },
  ...{ writtenAt: "2026-11-20T15:00:00Z", ...rest },
});
const GUEST = "7c1d5c4e-1111-4222-8333-444455556666";
const CUSTOMER = "7c1d5c4e-1111-4222-8333-444455557777";

let asked: [string, Record<string, unknown>][];
/** What a path answers, or a refusal; nothing: no answer comes. */
let answers: Record<string, object | string | null>;
let say: (name: string, data: object) => void;

beforeEach(async () => {
  asked = [];
  const queue = {
    chats: [
      entry(GUEST, "Ada"),
      entry(CUSTOMER, "Grace", {
        username: "grace@mail.example",
        assignedTo: "Kim",
        isMine: true,
        unread: 0,
      }),
    ],
    counts: { WAITING: 2, MINE: 1, OPEN: 2, CLOSED: 0 },
  };
  answers = {
    "/admin/chat/getAll": queue,
    "/admin/chat/canned/getAll": { answers: [{ id: "c1", name: "Hours", text: "We are here from 8 to 8." }] },
    [`/admin/chat/${GUEST}/get`]: {
      chat: queue.chats[0]!,
      messages: [message(1, "<b>Is it quiet?</b>")],
      cart: [],
    },
    [`/admin/chat/${CUSTOMER}/get`]: { chat: queue.chats[1]!, messages: [message(1, "Hello")], cart: [] },
    [`/admin/chat/${GUEST}/note`]: null,
  };
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    asked.push([pathname, JSON.parse(body ?? "{}") as Record<string, unknown>]);
    if (pathname === "/admin/chat/stream") return openStream();
    const data = answers[pathname];
    if (data === undefined) return new Promise(() => undefined);
    const isSuccess = typeof data !== "string";
    const said = isSuccess ? MESSAGES.chat.assigned : data;
    const envelope = { isSuccess, message: said, data: isSuccess ? data : null, fieldErrors: [] };
    return { ok: isSuccess, status: isSuccess ? 200 : 400, text: async () => JSON.stringify(envelope) };
  }) as never;
  await act(() =>
    signIn({
      user: {
        ...{ username: "kim@shop.example", firstName: "Kim", lastName: "Helper", type: "ADMIN" },
        ...{ permissions: ["chat.answer"], isVerified: true },
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
});
afterEach(async () => {
  cleanup();
  await act(() => forgetSession());
});

function openStream() {
  const waiting: Uint8Array[] = [];
  let wake: () => void = () => undefined;
  say = (name, data) => {
    waiting.push(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
    wake();
  };
  const read = async () => {
    while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return { done: false, value: waiting.shift()! };
  };
  return { ok: true, status: 200, body: { getReader: () => ({ read }) } };
}
const bodiesTo = (path: string) => asked.filter(([name]) => name === path).map(([, body]) => body);
const open = (id = "") =>
  act(async () => {
    render(
      <Providers>
        <ChatDesk
          location={{ pathname: CHAT_ROUTES.backoffice + (id && `${id}/`), search: "" }}
          drawAccount={(username) => <p>Account of {username}</p>}
        />
      </Providers>,
    );
  });
const field = () => screen.getByRole("textbox", { name: "Answer to the visitor" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = () => fireEvent.keyDown(field(), { key: "Enter" });

test("those who wait are listed with what is new, and what comes is read at once", async () => {
  await open();
  const list = await screen.findByRole("region", { name: "Conversations" });
  const ada = await within(list).findByRole("link", { name: /Ada.*1 new.*Words of Ada/ });
  expect(ada).toHaveAttribute("href", `${CHAT_ROUTES.backoffice}${GUEST}/`);
  expect(within(list).getByRole("link", { name: /Grace.*yours/ })).toBeVisible();
  const current = within(list).getByRole("link", { name: "Waiting for an answer 2" });
  expect(stopsBetween(current, ada)).toBeLessThanOrEqual(3);
  const before = bodiesTo("/admin/chat/getAll").length;
  answers["/admin/chat/getAll"] = {
    chats: [entry(GUEST, "Ada", { lastText: "Are you there?", unread: 2 })],
    counts: { WAITING: 1, MINE: 0, OPEN: 1, CLOSED: 0 },
  };
  await act(async () => say("chat", { id: GUEST, revision: 2, lastNumber: 2 }));
  expect(await within(list).findByRole("link", { name: /Ada.*2 new.*Are you there\?/ })).toBeVisible();
  expect(bodiesTo("/admin/chat/getAll").length).toBeGreaterThan(before);
});

test("an answer is sent by Enter, once more under the same id when it was lost, and is seen", async () => {
  await open(GUEST);
  expect(await screen.findByText("<b>Is it quiet?</b>")).toBeVisible();
  expect(field()).toHaveFocus();
  await waitFor(() =>
    expect(bodiesTo(`/admin/chat/${GUEST}/note`)).toContainEqual({ seen: 1, isTyping: false }),
  );
  answers[`/admin/chat/${GUEST}/message`] = "no";
  type("Very.");
  await act(async () => void enter());
  expect(await screen.findByText("Not sent")).toBeVisible();
  answers[`/admin/chat/${GUEST}/message`] = {
    message: message(2, "Very.", { author: "STAFF", name: "Kim" }),
  };
  answers[`/admin/chat/${GUEST}/get`] = {
    chat: entry(GUEST, "Ada", { revision: 3, unread: 0, lastNumber: 2, visitorSeen: 2 }),
    messages: [message(2, "Very.", { author: "STAFF", name: "Kim" })],
    cart: [],
  };
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send once more" })));
  expect(await screen.findByText(/Kim, .* · Seen/)).toBeVisible();
  expect(screen.getAllByText("Very.")).toHaveLength(1);
  const [first, second] = bodiesTo(`/admin/chat/${GUEST}/message`);
  expect(second).toEqual(first);
  expect(bodiesTo(`/admin/chat/${GUEST}/get`).at(-1)).toEqual({ after: 1 });
  await act(async () => say("typing", { id: GUEST, author: "VISITOR" }));
  expect(await screen.findByText("The visitor is writing…")).toBeVisible();
});

test("a slash finds a prepared answer, and Enter puts it into the field", async () => {
  await open(GUEST);
  await screen.findByText("Prepared answers (1)");
  type("/hou");
  expect(await screen.findByRole("button", { name: "Hours" })).toBeVisible();
  enter();
  expect(field()).toHaveValue("We are here from 8 to 8.");
  expect(bodiesTo(`/admin/chat/${GUEST}/message`)).toEqual([]);
});

test("Alt with the arrow keys follows the links of the neighbours, round the ends of the list", async () => {
  await open(GUEST);
  const followed: (string | null)[] = [];
  const note = (event: Event) => {
    event.preventDefault();
    followed.push((event.target as Element).closest("a")!.getAttribute("href"));
  };
  document.addEventListener("click", note);
  await screen.findByRole("link", { name: /Grace/ });
  fireEvent.keyDown(field(), { key: "ArrowDown", altKey: true });
  fireEvent.keyDown(field(), { key: "ArrowUp", altKey: true });
  document.removeEventListener("click", note);
  const next = `${CHAT_ROUTES.backoffice}${CUSTOMER}/`;
  expect(followed).toEqual([next, next]);
});

test("beside it stands who the visitor is; the account of one who is signed in is asked for by a press", async () => {
  await open(CUSTOMER);
  const visitor = await screen.findByRole("complementary", { name: "The visitor" });
  expect(await within(visitor).findByRole("link", { name: "/product/washer-1/" })).toBeVisible();
  expect(screen.queryByText(/Account of/)).toBeNull();
  fireEvent.click(within(visitor).getByRole("button", { name: "Cart, orders and leases" }));
  expect(within(visitor).getByText("Account of grace@mail.example")).toBeVisible();
  answers[`/admin/chat/${CUSTOMER}/assign`] = null;
  await act(async () => void fireEvent.click(within(visitor).getByRole("button", { name: "Give it free" })));
  expect(bodiesTo(`/admin/chat/${CUSTOMER}/assign`)).toEqual([{ isMine: false }]);
  await act(async () => void takeBack());
  expect(bodiesTo(`/admin/chat/${CUSTOMER}/assign`)).toEqual([{ isMine: false }, { isMine: true }]);
  answers[`/admin/chat/${CUSTOMER}/close`] = null;
  answers[`/admin/chat/${CUSTOMER}/reopen`] = null;
  await act(async () => void fireEvent.click(within(visitor).getByRole("button", { name: "Close it" })));
  expect(bodiesTo(`/admin/chat/${CUSTOMER}/reopen`)).toEqual([]);
  await act(async () => void takeBack());
  expect(bodiesTo(`/admin/chat/${CUSTOMER}/close`)).toHaveLength(1);
  expect(bodiesTo(`/admin/chat/${CUSTOMER}/reopen`)).toHaveLength(1);
});

test("a conversation that was taken from a colleague is given back by them alone", async () => {
  const chat = entry(GUEST, "Ada", { assignedTo: "Lee" });
  answers[`/admin/chat/${GUEST}/get`] = { chat, messages: [message(1, "Hello")], cart: [] };
  answers[`/admin/chat/${GUEST}/assign`] = null;
  await open(GUEST);
  fireEvent.click(await screen.findByRole("button", { name: "Take it" }));
  await waitFor(() => expect(bodiesTo(`/admin/chat/${GUEST}/assign`)).toEqual([{ isMine: true }]));
  await act(async () => undefined);
  expect(takeBack()).toBe(false);
});

test("a guest's cart stands beside the conversation, and follows what the guest changes", async () => {
  const washer = { name: "Washer", slug: "washer-1", price: 50_050 };
  const cart = [
    { productId: "w1", quantity: 2, product: washer },
    { productId: "old", quantity: 1, product: null },
  ];
  const read = { messages: [message(1, "Hello")], cart };
  answers[`/admin/chat/${GUEST}/get`] = { chat: entry(GUEST, "Ada"), ...read };
  await open(GUEST);
  const shown = await screen.findByRole("region", { name: "In the cart" });
  expect(within(shown).getByRole("link", { name: "Washer" })).toHaveAttribute("href", "/product/washer-1/");
  const lines = within(shown).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "2 × Washer $500.50 each",
    "1 × old, no longer sold",
  ]);
  expect(within(shown).getByText("$1,001.00")).toBeVisible();
  answers[`/admin/chat/${GUEST}/get`] = { chat: entry(GUEST, "Ada", { revision: 2 }), ...read, cart: [] };
  await act(async () => say("chat", { id: GUEST, revision: 2, lastNumber: 1 }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "In the cart" })).toBeNull());
});
