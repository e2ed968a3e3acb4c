/** A customer's chats on their order; fetch is mocked. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ChatEntry } from "#contract/chat/schema";
import { allRows } from "#contract/fields/page";
import { succeed } from "#contract/rest/envelope";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { ChatsOfPerson } from "./chats-of-person";

const ID = "7c1d5c4e-1111-4222-8333-444455556666";
const CHAT: ChatEntry = {
  id: ID,
  name: "Ada",
  revision: 3,
  email: "ada@mail.example",
  username: null,
  page: "",
  state: "CLOSED",
  assignedTo: null,
  isMine: false,
  lastNumber: 2,
  lastAuthor: "STAFF",
  lastText: "On Monday.",
  lastAt: "2026-11-20T15:00:00Z",
  waitingSince: null,
  unread: 0,
  visitorSeen: 1,
};
const message = (number: number, author: "VISITOR" | "STAFF", text: string) => ({
  number,
  author,
  text,
  clientId: `c${number}`,
  name: author === "STAFF" ? "Kim" : null,
  writtenAt: "2026-11-20T15:00:00Z",
});
let chats: ChatEntry[];
let requests: [string, unknown][];

beforeEach(async () => {
  chats = [CHAT];
  requests = [];
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    const { pathname } = new URL(url);
    requests.push([pathname, JSON.parse(body)]);
    const messages = [message(1, "VISITOR", "<b>When?</b>"), message(2, "STAFF", "On Monday.")];
    const data = pathname.endsWith("/getAllOf") ? allRows(chats) : { chat: CHAT, messages };
    return { ok: true, status: 200, text: async () => JSON.stringify(succeed(data, "Successful")) };
  }) as never;
  await act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Helper",
        type: "ADMIN",
        permissions: ["chat.answer"],
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
});
afterEach(async () => {
  cleanup();
  await act(() => forgetSession());
});

const show = () =>
  render(
    <Providers>
      <ChatsOfPerson email="ada@mail.example" />
    </Providers>,
  );

test("each conversation is a line, and loads when opened", async () => {
  show();
  expect(await screen.findByRole("heading", { name: "Chat" })).toBeVisible();
  expect(screen.getByText(/2 messages, closed/)).toBeVisible();
  expect(requests).toEqual([["/admin/chat/getAllOf", { email: "ada@mail.example" }]]);
  const chat = screen.getByRole("group") as HTMLDetailsElement;
  chat.open = true;
  fireEvent(chat, new Event("toggle"));
  // Shown verbatim.
  expect(await screen.findByText("<b>When?</b>")).toBeVisible();
  expect(screen.getByText(/^Ada, /)).toBeVisible();
  expect(screen.getByText(/^Kim, /)).toBeVisible();
  expect(screen.getByRole("link", { name: "Reply in chat" })).toHaveAttribute(
    "href",
    `/backoffice/chat/${ID}/`,
  );
});

test("an order of an account with another address is looked up by both", async () => {
  render(
    <Providers>
      <ChatsOfPerson email="ada@mail.example" username="lovelace@mail.example" />
    </Providers>,
  );
  await screen.findByRole("heading", { name: "Chat" });
  const body = { email: "ada@mail.example", username: "lovelace@mail.example" };
  expect(requests).toEqual([["/admin/chat/getAllOf", body]]);
});

test("without conversations nothing is shown", async () => {
  chats = [];
  const { container } = show();
  await act(async () => {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  });
  expect(requests).toHaveLength(1);
  expect(container.querySelector("section")).toBeNull();
});
