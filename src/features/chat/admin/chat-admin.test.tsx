import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { undoLast } from "../../../client/store/undo";
import { stopsBetween } from "../../../ui/list/tab-stops-for-tests";
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
} from "./admin-for-tests";

jest.setTimeout(60_000);
beforeEach(beginAdmin);
afterEach(endAdmin);

test("waiting visitors are listed with unread messages, and new ones are read at once", async () => {
  await open();
  const list = await screen.findByRole("region", { name: "Conversations" });
  const ada = await within(list).findByRole("link", { name: /Ada.*1 new.*Words of Ada/ });
  expect(ada).toHaveAttribute("href", `${BACKOFFICE_ROUTES.chat}${GUEST}/`);
  expect(within(list).getByRole("link", { name: /Grace.*yours/ })).toBeVisible();
  const current = within(list).getByRole("link", { name: "Waiting 2" });
  expect(stopsBetween(current, ada)).toBeLessThanOrEqual(3);
  const before = bodiesTo("/admin/chat/getAll").length;
  fakeApi.answers["/admin/chat/getAll"] = {
    rows: [entry(GUEST, "Ada", { lastText: "Are you there?", unread: 2 })],
    total: 1,
    counts: [{ value: "WAITING", count: 1 }],
  };
  await act(async () => fakeApi.send("chat", { id: GUEST, revision: 2, lastNumber: 2 }));
  expect(await within(list).findByRole("link", { name: /Ada.*2 new.*Are you there\?/ })).toBeVisible();
  expect(bodiesTo("/admin/chat/getAll").length).toBeGreaterThan(before);
});

test("a reply is sent by Enter, resent under the same id after a loss, and marked as seen", async () => {
  await open(GUEST);
  expect(await screen.findByText("<b>Is it quiet?</b>")).toBeVisible();
  expect(field()).toHaveFocus();
  await waitFor(() =>
    expect(bodiesTo(`/admin/chat/${GUEST}/note`)).toContainEqual({ seen: 1, isTyping: false }),
  );
  fakeApi.answers[`/admin/chat/${GUEST}/message`] = "no";
  type("Very.");
  await act(async () => void enter());
  expect(await screen.findByText("Not sent")).toBeVisible();
  fakeApi.answers[`/admin/chat/${GUEST}/message`] = {
    message: message(2, "Very.", { author: "STAFF", name: "Kim" }),
  };
  fakeApi.answers[`/admin/chat/${GUEST}/get`] = {
    chat: entry(GUEST, "Ada", { revision: 3, unread: 0, lastNumber: 2, visitorSeen: 2 }),
    messages: [message(2, "Very.", { author: "STAFF", name: "Kim" })],
    cart: [],
  };
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send again" })));
  expect(await screen.findByText(/Kim, .* · Seen/)).toBeVisible();
  expect(screen.getAllByText("Very.")).toHaveLength(1);
  const [first, second] = bodiesTo(`/admin/chat/${GUEST}/message`);
  expect(second).toEqual(first);
  expect(bodiesTo(`/admin/chat/${GUEST}/get`).at(-1)).toEqual({ after: 1 });
  await act(async () => fakeApi.send("typing", { id: GUEST, author: "VISITOR" }));
  expect(await screen.findByText("The visitor is typing…")).toBeVisible();
});

test("a slash finds a canned reply, and Enter inserts it", async () => {
  await open(GUEST);
  await screen.findByText("Canned replies (1)");
  type("/refund");
  expect(await screen.findByText("No matching canned replies.")).toBeVisible();
  type("/hou");
  expect(await screen.findByRole("button", { name: "Hours" })).toBeVisible();
  enter();
  expect(field()).toHaveValue("We are here from 8 to 8.");
  expect(bodiesTo(`/admin/chat/${GUEST}/message`)).toEqual([]);
});

test("Alt with the arrow keys moves between neighbors, wrapping around the list", async () => {
  await open(GUEST);
  const followed: (string | null)[] = [];
  const onClick = (event: Event) => {
    event.preventDefault();
    followed.push((event.target as Element).closest("a")!.getAttribute("href"));
  };
  document.addEventListener("click", onClick);
  await screen.findByRole("link", { name: /Grace/ });
  fireEvent.keyDown(field(), { key: "ArrowDown", altKey: true });
  fireEvent.keyDown(field(), { key: "ArrowUp", altKey: true });
  document.removeEventListener("click", onClick);
  const next = `${BACKOFFICE_ROUTES.chat}${CUSTOMER}/`;
  expect(followed).toEqual([next, next]);
});

test("the visitor's details are next to it; a signed-in visitor's account loads on a click", async () => {
  await open(CUSTOMER);
  const visitor = await screen.findByRole("complementary", { name: "Visitor" });
  expect(await within(visitor).findByRole("link", { name: "/product/washer-1/" })).toBeVisible();
  expect(screen.queryByText(/Account of/)).toBeNull();
  fireEvent.click(within(visitor).getByRole("button", { name: "Cart, orders and leases" }));
  expect(within(visitor).getByText("Account of grace@mail.example")).toBeVisible();
  fakeApi.answers[`/admin/chat/${CUSTOMER}/assign`] = null;
  await act(async () => void fireEvent.click(within(visitor).getByRole("button", { name: "Unassign" })));
  expect(bodiesTo(`/admin/chat/${CUSTOMER}/assign`)).toEqual([{ isMine: false }]);
  await act(async () => void undoLast());
  expect(bodiesTo(`/admin/chat/${CUSTOMER}/assign`)).toEqual([{ isMine: false }, { isMine: true }]);
  fakeApi.answers[`/admin/chat/${CUSTOMER}/close`] = null;
  fakeApi.answers[`/admin/chat/${CUSTOMER}/reopen`] = null;
  await act(
    async () => void fireEvent.click(within(visitor).getByRole("button", { name: "Close conversation" })),
  );
  expect(bodiesTo(`/admin/chat/${CUSTOMER}/reopen`)).toEqual([]);
  await act(async () => void undoLast());
  expect(bodiesTo(`/admin/chat/${CUSTOMER}/close`)).toHaveLength(1);
  expect(bodiesTo(`/admin/chat/${CUSTOMER}/reopen`)).toHaveLength(1);
});

test("taking over a colleague's conversation offers no undo", async () => {
  const chat = entry(GUEST, "Ada", { assignedTo: "Lee" });
  fakeApi.answers[`/admin/chat/${GUEST}/get`] = { chat, messages: [message(1, "Hello")], cart: [] };
  fakeApi.answers[`/admin/chat/${GUEST}/assign`] = null;
  await open(GUEST);
  fireEvent.click(await screen.findByRole("button", { name: "Assign to me" }));
  await waitFor(() => expect(bodiesTo(`/admin/chat/${GUEST}/assign`)).toEqual([{ isMine: true }]));
  await act(async () => undefined);
  expect(undoLast()).toBe(false);
});

test("a guest's cart is next to the conversation, and follows the guest's changes", async () => {
  const washer = { name: "Washer", slug: "washer-1", price: 50_050 };
  const cart = [
    { productId: "w1", quantity: 2, product: washer },
    { productId: "old", quantity: 1, product: null },
  ];
  const read = { messages: [message(1, "Hello")], cart };
  fakeApi.answers[`/admin/chat/${GUEST}/get`] = { chat: entry(GUEST, "Ada"), ...read };
  await open(GUEST);
  const cartRegion = await screen.findByRole("region", { name: "In the cart" });
  expect(within(cartRegion).getByRole("link", { name: "Washer" })).toHaveAttribute(
    "href",
    "/product/washer-1/",
  );
  const lines = within(cartRegion).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "2 × Washer $500.50 each",
    "1 × old, no longer sold",
  ]);
  expect(within(cartRegion).getByText("$1,001.00")).toBeVisible();
  fakeApi.answers[`/admin/chat/${GUEST}/get`] = {
    chat: entry(GUEST, "Ada", { revision: 2 }),
    ...read,
    cart: [],
  };
  await act(async () => fakeApi.send("chat", { id: GUEST, revision: 2, lastNumber: 1 }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "In the cart" })).toBeNull());
});
