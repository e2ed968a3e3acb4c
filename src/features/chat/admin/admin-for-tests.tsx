/** The chat admin with a fake API, for tests. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ChatEntry, ChatMessage } from "#contract/chat/schema";
import { allRows } from "#contract/fields/page";
import { MESSAGES } from "#contract/messages";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { ChatAdmin } from "./chat-admin";

export const entry = (id: string, name: string, rest: Partial<ChatEntry> = {}): ChatEntry => ({
  id,
  name,
  revision: 1,
  email: "ada@mail.example",
  username: null,
  page: "/product/washer-1/",
  state: "OPEN",
  assignedTo: null,
  isMine: false,
  lastNumber: 1,
  lastAuthor: "VISITOR",
  lastText: `Words of ${name}`,
  lastAt: "2026-11-20T15:00:00Z",
  waitingSince: null,
  unread: 1,
  visitorSeen: 1,
  ...rest,
});
export const message = (number: number, text: string, rest: Partial<ChatMessage> = {}): ChatMessage => ({
  number,
  text,
  clientId: `client-${number}`,
  author: "VISITOR",
  name: null,
  writtenAt: "2026-11-20T15:00:00Z",
  ...rest,
});
export const GUEST = "7c1d5c4e-1111-4222-8333-444455556666";
export const CUSTOMER = "7c1d5c4e-1111-4222-8333-444455557777";

interface FakeApi {
  requests: [string, Record<string, unknown>][];
  /** Response by path, or a refusal; absent: no response. */
  answers: Record<string, object | string | null>;
  /** Field errors by path. */
  refusals: Record<string, object[]>;
  /** Sends an event to the streams of all staff. */
  send(name: string, data: object): void;
}
export const fakeApi: FakeApi = { requests: [], answers: {}, refusals: {}, send: () => undefined };

/** A staff member called Kim, a waiting guest, and a customer assigned to Kim. */
export async function beginAdmin(): Promise<void> {
  fakeApi.requests = [];
  fakeApi.refusals = {};
  const queue = {
    rows: [
      entry(GUEST, "Ada"),
      entry(CUSTOMER, "Grace", {
        username: "grace@mail.example",
        assignedTo: "Kim",
        isMine: true,
        unread: 0,
      }),
    ],
    total: 2,
    counts: [
      { value: "WAITING", count: 2 },
      { value: "MINE", count: 1 },
      { value: "OPEN", count: 2 },
    ],
  };
  fakeApi.answers = {
    "/admin/chat/getAll": queue,
    "/admin/chat/canned/getAll": allRows([{ id: "c1", name: "Hours", text: "We are here from 8 to 8." }]),
    [`/admin/chat/${GUEST}/get`]: {
      chat: queue.rows[0]!,
      messages: [message(1, "<b>Is it quiet?</b>")],
      cart: [],
    },
    [`/admin/chat/${CUSTOMER}/get`]: { chat: queue.rows[1]!, messages: [message(1, "Hello")], cart: [] },
    [`/admin/chat/${GUEST}/note`]: null,
  };
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    fakeApi.requests.push([pathname, JSON.parse(body ?? "{}") as Record<string, unknown>]);
    if (pathname === "/admin/chat/stream") return openStream();
    const data = fakeApi.answers[pathname];
    if (data === undefined) return new Promise(() => undefined);
    const isSuccess = typeof data !== "string";
    const messageText = isSuccess ? MESSAGES.chat.assigned : data;
    const envelope = {
      isSuccess,
      message: messageText,
      data: isSuccess ? data : null,
      fieldErrors: fakeApi.refusals[pathname] ?? [],
    };
    return { ok: isSuccess, status: isSuccess ? 200 : 400, text: async () => JSON.stringify(envelope) };
  }) as never;
  await act(() => signIn(sessionOf("kim@shop.example")));
}

export async function endAdmin(): Promise<void> {
  cleanup();
  await act(() => forgetSession());
}

export const sessionOf = (username: string) => ({
  user: {
    username,
    firstName: "Kim",
    lastName: "Helper",
    type: "ADMIN" as const,
    permissions: ["chat.answer" as const],
    isVerified: true,
  },
  tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
});

function openStream() {
  const pending: Uint8Array[] = [];
  let wake: () => void = () => undefined;
  fakeApi.send = (name, data) => {
    pending.push(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
    wake();
  };
  const read = async () => {
    while (pending.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return { done: false, value: pending.shift()! };
  };
  return { ok: true, status: 200, body: { getReader: () => ({ read }) } };
}
export const bodiesTo = (path: string) =>
  fakeApi.requests.filter(([name]) => name === path).map(([, body]) => body);
export const open = (id = "") =>
  act(async () => {
    render(
      <Providers>
        <ChatAdmin
          location={{ pathname: BACKOFFICE_ROUTES.chat + (id && `${id}/`), search: "" }}
          drawAccount={(username) => <p>Account of {username}</p>}
        />
      </Providers>,
    );
  });
export const field = () => screen.getByRole("textbox", { name: "Reply to the visitor" });
export const type = (value: string) => fireEvent.change(field(), { target: { value } });
export const enter = () => fireEvent.keyDown(field(), { key: "Enter" });
