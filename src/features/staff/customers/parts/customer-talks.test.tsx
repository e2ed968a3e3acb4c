/** Chats and reviews on a customer's page, collapsed with their counts; fetch is mocked. */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ChatEntry } from "#contract/chat/schema";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../../../client/providers/providers";
import { forgetSession, signIn } from "../../../../client/session/current-session";
import { CustomerReviews } from "./customer-reviews";
import { CustomerTalks } from "./customer-talks";

const day = (of: number) => `2026-11-${of}T15:00:00Z`;
const chat = (id: string, lastText: string, lastAt: string, change: Partial<ChatEntry> = {}): ChatEntry => ({
  id,
  revision: 1,
  name: "Ada",
  email: "ada@mail.example",
  username: null,
  page: "",
  state: "OPEN",
  assignedTo: null,
  isMine: false,
  lastNumber: 1,
  lastAuthor: "VISITOR",
  lastText,
  lastAt,
  waitingSince: null,
  unread: 1,
  visitorSeen: 0,
  ...change,
});
const contactRequest = (id: string, message: string, sentAt: string, answeredAt: string | null = null) => ({
  id,
  name: "Ada",
  email: "ada@mail.example",
  phone: "5125550142",
  message,
  sentAt,
  answeredAt,
  answeredBy: null,
  reply: null,
});
const counts = [{ value: "WAITING", count: 1 }];
const review = {
  id: "r1",
  stars: 2,
  title: "Loud",
  text: "Far too loud.",
  name: "Ada",
  answer: null,
  helpful: 0,
  writtenAt: day(20),
  productId: "1",
  productName: "Washer",
  productUrl: "/product/washer-1/",
  orderId: "o1",
  orderNumber: "EF-7",
  status: "DECLINED",
  declineReason: "UNREADABLE",
  decidedAt: day(21),
  decidedBy: null,
  reports: 0,
  revision: 3,
  pictures: [],
};

/** Response by path, or a refusal; absent: no response. */
let answers: Record<string, object | string>;
let bodies: Record<string, unknown>;
beforeEach(async () => {
  bodies = {};
  answers = {};
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    bodies[pathname] = JSON.parse(body ?? "null");
    const data = answers[pathname];
    if (data === undefined) return new Promise(() => undefined);
    const isSuccess = typeof data !== "string";
    const envelope = {
      isSuccess,
      message: isSuccess ? "" : data,
      data: isSuccess ? data : null,
      fieldErrors: [],
    };
    return { status: isSuccess ? 200 : 400, text: async () => JSON.stringify(envelope) };
  }) as never;
  const person = { username: "kim@shop.example", firstName: "Kim", lastName: "Helper", type: "ADMIN" };
  await act(() =>
    signIn({
      user: { ...person, permissions: ["chat.answer", "reviews.moderate"], isVerified: true },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});
const show = (part: typeof CustomerTalks) => {
  const Part = part;
  render(
    <Providers>
      <Part username="ada@mail.example" />
    </Providers>,
  );
};
const [CHATS, CONTACTS, REVIEWS] = ["/admin/chat/getAll", "/admin/contacts/getAll", "/admin/reviews/getAll"];
const LIST = "?q=ada%40mail.example";

test("conversations of both kinds are in one list, the latest five first", async () => {
  answers[CHATS!] = {
    rows: [
      chat("c1", "Hello?", day(22)),
      chat("c2", "Thank you.", day(11), { state: "CLOSED", lastAuthor: "STAFF" }),
    ],
    total: 2,
    counts,
  };
  answers[CONTACTS!] = {
    rows: [
      contactRequest("9", `Where is it? ${"x".repeat(200)}`, day(23)),
      contactRequest("8", "Is it open?", day(15), day(16)),
      contactRequest("7", "An older one", day(12), day(13)),
      contactRequest("6", "The oldest one", day(10), day(11)),
    ],
    total: 4,
    counts: [{ value: "OPEN", count: 1 }],
  };
  show(CustomerTalks);
  const card = within(screen.getByRole("region", { name: "Conversations" }));
  const summary = await card.findByText("6 in total, 2 to answer");
  expect(summary.closest("details")).not.toHaveAttribute("open");
  fireEvent.click(summary);

  const rows = card.getAllByRole("listitem").map((row) => within(row));
  expect(rows).toHaveLength(5);
  expect(rows[0]!.getByText(/^Where is it\? x+…$/)).toBeVisible();
  expect(rows[0]!.getByRole("link")).toHaveAttribute("href", `/backoffice/contacts/${LIST}`);
  expect(rows[0]!.getByText("Waiting for an answer")).toBeVisible();
  expect(rows[1]!.getByText("Hello?")).toBeVisible();
  expect(rows[1]!.getByRole("link")).toHaveAttribute("href", `/backoffice/chat/c1/${LIST}&show=ALL`);
  expect(rows[2]!.getByText("Answered")).toBeVisible();
  expect(rows[4]!.getByText("Closed")).toBeVisible();
  expect(card.queryByText("The oldest one")).toBeNull();
  expect(card.getByRole("link", { name: "All chats (2)" })).toHaveAttribute(
    "href",
    `/backoffice/chat/${LIST}&show=ALL`,
  );
  expect(card.getByRole("link", { name: "All contact requests (4)" })).toHaveAttribute(
    "href",
    `/backoffice/contacts/${LIST}&show=ALL`,
  );
  const query = { state: "ALL", customer: "ada@mail.example", pageNumber: 1, pageSize: 5 };
  expect(bodies).toMatchObject({ [CHATS!]: query, [CONTACTS!]: query });
});

test("half a response counts as a failure, which says so and can be retried; none is a sentence", async () => {
  answers[CHATS!] = { rows: [], total: 0, counts: [] };
  show(CustomerTalks);
  const card = within(screen.getByRole("region", { name: "Conversations" }));
  expect(await card.findByRole("status")).toBeVisible();
  cleanup();
  answers[CONTACTS!] = MESSAGES.generic.unreachable;
  show(CustomerTalks);
  const again = within(screen.getByRole("region", { name: "Conversations" }));
  expect(await again.findByText("We couldn't load the conversations")).toBeVisible();
  answers[CONTACTS!] = { rows: [], total: 0, counts: [] };
  fireEvent.click(again.getByRole("button", { name: "Try again" }));
  expect(await again.findByText("No conversations.")).toBeVisible();
});

test("reviews show product, rating, status and date, and link to their list", async () => {
  answers[REVIEWS!] = {
    rows: [review],
    total: 1,
    counts: [{ value: "DECLINED", count: 1 }],
  };
  show(CustomerReviews);
  const card = within(screen.getByRole("region", { name: "Reviews" }));
  fireEvent.click(await card.findByText("1 in total"));
  expect(card.getByRole("link", { name: "Washer" })).toHaveAttribute(
    "href",
    `/backoffice/reviews/${LIST}&show=DECLINED`,
  );
  expect(card.getByRole("img", { name: "Rated 2 out of 5" })).toBeVisible();
  expect(card.getByText("Declined")).toBeVisible();
  expect(card.getByRole("link", { name: "View in reviews" })).toHaveAttribute(
    "href",
    `/backoffice/reviews/${LIST}&show=ALL`,
  );
});
