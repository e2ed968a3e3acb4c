/**
 * Many conversations at once: drafts survive, sent messages stay visible, and the scroll position stays
 * during reading (CHAT-5).
 */
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import { endSession, forgetSession, signIn } from "../../../client/session/current-session";
import {
  beginAdmin,
  bodiesTo,
  CUSTOMER,
  fakeApi,
  endAdmin,
  enter,
  entry,
  field,
  GUEST,
  message,
  open,
  type,
  sessionOf,
} from "./admin-for-tests";

jest.setTimeout(60_000);
beforeEach(beginAdmin);
afterEach(endAdmin);

test("a draft stays in its conversation while another is answered, and is deleted when its author signs out", async () => {
  await open(GUEST);
  type("Half a sent");
  const list = screen.getByRole("region", { name: "Conversations" });
  expect(await within(list).findByText("Draft: Half a sent")).toBeVisible();
  cleanup();
  await open(CUSTOMER);
  expect(field()).toHaveValue("");
  cleanup();
  await open(GUEST);
  expect(field()).toHaveValue("Half a sent");
  cleanup();
  await act(() => forgetSession());
  await act(() => signIn(sessionOf("lee@shop.example")));
  await open(GUEST);
  expect(field()).toHaveValue("");
});

test("a draft is restored for its author after the session ended", async () => {
  await open(GUEST);
  type("Half a sent");
  await act(() => endSession({ isByChoice: false }));
  cleanup();
  await act(() => signIn(sessionOf("kim@shop.example")));
  await open(GUEST);
  expect(field()).toHaveValue("Half a sent");
});

test("unsent replies are sent when the connection is back, in order, from another conversation too", async () => {
  await open(GUEST);
  fakeApi.answers[`/admin/chat/${GUEST}/message`] = "no";
  type("First.");
  await act(async () => void enter());
  type("Second.");
  await act(async () => void enter());
  expect(screen.getAllByText(/Not sent|Sending…/)).toHaveLength(2);
  cleanup();
  await open(CUSTOMER);
  const list = screen.getByRole("region", { name: "Conversations" });
  expect(await within(list).findByText("Reply not sent yet")).toBeVisible();
  fakeApi.answers[`/admin/chat/${GUEST}/message`] = {
    message: message(2, "First.", { author: "STAFF", name: "Kim" }),
  };
  const before = bodiesTo(`/admin/chat/${GUEST}/message`).length;
  await act(async () => fakeApi.send("reload", {}));
  await waitFor(() => expect(screen.queryByText("Reply not sent yet")).toBeNull());
  const sent = bodiesTo(`/admin/chat/${GUEST}/message`);
  expect(sent.slice(before).map(({ text }) => text)).toEqual(["First.", "Second."]);
  expect(sent[before]).toEqual(sent[0]);
});

test("an outage the stream missed ends with the browser's online event", async () => {
  await open(GUEST);
  fakeApi.answers[`/admin/chat/${GUEST}/message`] = "no";
  type("First.");
  await act(async () => void enter());
  expect(await screen.findByText("Not sent")).toBeVisible();
  const before = bodiesTo(`/admin/chat/${GUEST}/message`).length;
  fakeApi.answers[`/admin/chat/${GUEST}/message`] = {
    message: message(2, "First.", { author: "STAFF", name: "Kim" }),
  };
  await act(async () => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByText("Not sent")).toBeNull());
  expect(bodiesTo(`/admin/chat/${GUEST}/message`)).toHaveLength(before + 1);
});

test("a permanently rejected reply can be edited", async () => {
  await open(GUEST);
  fakeApi.refusals[`/admin/chat/${GUEST}/message`] = [
    { property: "text", constraints: { required: "Empty" } },
  ];
  fakeApi.answers[`/admin/chat/${GUEST}/message`] = "Please enter a message.";
  fireEvent.change(field(), { target: { value: "x\u200b" } });
  await act(async () => void enter());
  expect(await screen.findByText(/Not sent. Please enter a message./)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Rewrite" }));
  expect(field()).toHaveValue("x\u200b");
  expect(screen.queryByText(/Not sent/)).toBeNull();
});

test("a new message leaves a reader scrolled up in place, and shows that it is there", async () => {
  await open(GUEST);
  await screen.findByText("<b>Is it quiet?</b>");
  const log = screen.getByRole("log", { name: "Messages" });
  Object.defineProperty(log, "scrollHeight", { value: 900 });
  Object.defineProperty(log, "clientHeight", { value: 300 });
  const comes = async (number: number) => {
    fakeApi.answers[`/admin/chat/${GUEST}/get`] = {
      chat: entry(GUEST, "Ada", { revision: number, lastNumber: number }),
      messages: [message(number, `Message ${number}`)],
      cart: [],
    };
    await act(async () => fakeApi.send("chat", { id: GUEST, revision: number, lastNumber: number }));
    expect(await screen.findByText(`Message ${number}`)).toBeVisible();
  };
  log.scrollTop = 40;
  fireEvent.scroll(log);
  await comes(2);
  expect(log.scrollTop).toBe(40);
  fireEvent.click(screen.getByRole("button", { name: MESSAGES.chat.newBelow }));
  expect(log.scrollTop).toBe(900);
  expect(screen.queryByRole("button", { name: MESSAGES.chat.newBelow })).toBeNull();
  log.scrollTop = 600;
  fireEvent.scroll(log);
  await comes(3);
  expect(log.scrollTop).toBe(900);
});

test("the waiting time keeps counting, and a typing colleague is shown", async () => {
  const since = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 5_000).toISOString();
  fakeApi.answers["/admin/chat/getAll"] = {
    rows: [
      entry(GUEST, "Ada", { waitingSince: since(75) }),
      entry(CUSTOMER, "Grace", { waitingSince: since(4), lastAuthor: "VISITOR" }),
      entry("7c1d5c4e-1111-4222-8333-444455558888", "Lin", { lastAuthor: "STAFF" }),
    ],
    total: 3,
    counts: [{ value: "WAITING", count: 2 }],
  };
  await open(GUEST);
  expect(await screen.findByRole("link", { name: /Ada.*Waiting 1 h 15 min/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /Grace.*Waiting 4 min/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /Lin.*Staff: Words of Lin/ })).toBeVisible();
  await act(async () => fakeApi.send("typing", { id: GUEST, author: "STAFF" }));
  expect(await screen.findByText("A colleague is typing…")).toBeVisible();
});
