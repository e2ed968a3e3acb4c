/**
 * The bell: news since the last look, per person, counted once a minute while the tab is visible (STAFF-48).
 */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { OrderFilterInput } from "#contract/graphql/generated";
import { succeed } from "#contract/rest/envelope";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { Bell } from "./bell";
import { BELL_KEY } from "./bell-news";

interface Query {
  readonly operationName?: string;
  readonly variables?: { readonly filter: OrderFilterInput };
}

const ADA = "ada@shop.example";
const ALL_PERMISSIONS: readonly Permission[] = ["orders.read", "customers.read"];
let review: number;
let contacts: number | null;
let requests: string[];
let isTabVisible: boolean;

beforeEach(() => {
  [review, contacts, requests, isTabVisible] = [3, 1, [], true];
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  jest
    .spyOn(document, "visibilityState", "get")
    .mockImplementation(() => (isTabVisible ? "visible" : "hidden"));
  globalThis.fetch = (async (url: string, { body }: { body?: string } = {}) => {
    const { operationName: name, variables } = (body ? JSON.parse(body) : {}) as Query;
    const isOfReturns = variables?.filter.hasOpenReturn === true;
    requests.push(isOfReturns ? "returns" : (name ?? new URL(url).pathname));
    const statusCounts = [{ __typename: "OrderStatusCount", status: "PENDING_REVIEW", count: review }];
    const total = isOfReturns ? 0 : review;
    const orders = { __typename: "OrderList", total, paymentExceptions: 0, statusCounts };
    const answer = name
      ? { data: { listOrders: orders } }
      : url.includes("/contacts/")
        ? succeed({ rows: [], total: 0, counts: [{ value: "OPEN", count: contacts ?? 0 }] }, "")
        : succeed({ open: 0 }, "");
    const isOk = !(contacts === null && url.includes("/contacts/"));
    const headers = new Headers({ "content-type": "application/json" });
    return { ok: isOk, status: isOk ? 200 : 500, headers, text: async () => JSON.stringify(answer) };
  }) as never;
});
afterEach(async () => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  await act(forgetSession);
});

/** Advances the clock and resolves all pending requests. */
const pass = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < 200; turn++) await Promise.resolve();
  });
const MINUTE = 60_000;

async function show(username = ADA, permissions = ALL_PERMISSIONS): Promise<void> {
  const user = { username, firstName: "Ada", lastName: "Byron", type: "ADMIN" as const };
  const verifiedUser = { ...user, permissions: [...permissions], isVerified: true };
  await signIn({ user: verifiedUser, tokens: { accessToken: "a", idToken: "i", refreshToken: "r" } });
  // Drops another visitor's responses first.
  await pass(0);
  requests = [];
  render(
    <Providers>
      <input aria-label="Note" />
      <Bell user={verifiedUser} />
    </Providers>,
  );
  await pass(3_000);
  await pass(0);
}
const bell = () => screen.getByRole("button", { name: /^Notifications/ });
const lines = () =>
  within(screen.getByRole("group", { name: "Notifications", hidden: true }))
    .queryAllByRole("link", { hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("nothing is new at the first poll; later arrivals are counted, announced politely, and take no focus", async () => {
  await show();
  expect(bell()).toHaveAccessibleName("Notifications");
  expect(lines()).toEqual([
    ["3Orders to review", "/backoffice/orders/?show=review"],
    ["1Contact requests to answer", "/backoffice/contacts/"],
  ]);
  screen.getByLabelText("Note").focus();
  [review, contacts] = [5, 2];
  await pass(MINUTE);
  expect(bell()).toHaveAccessibleName("Notifications, 3 new");
  expect(screen.getByRole("status")).toHaveTextContent("3 new notifications.");
  expect(screen.getByRole("status").closest("[popover]")).toBeNull();
  expect(screen.getByLabelText("Note")).toHaveFocus();
  fireEvent.click(bell());
  expect(bell()).toHaveAccessibleName("Notifications");
  // The open list still marks new entries.
  expect(lines()[0]).toEqual(["5Orders to review2 new", "/backoffice/orders/?show=review"]);
});

test("changes by others are counted: when one entry goes and another arrives, that one is new", async () => {
  await show();
  review = 2;
  await pass(MINUTE);
  expect(bell()).toHaveAccessibleName("Notifications");
  review = 3;
  await pass(MINUTE);
  expect(bell()).toHaveAccessibleName("Notifications, 1 new");
});

test("counting happens at most once a minute, and not in a hidden tab", async () => {
  await show();
  const looks = () => requests.filter((name) => name === "CountOrders").length;
  expect(looks()).toBe(1);
  isTabVisible = false;
  await pass(5 * MINUTE);
  expect(looks()).toBe(1);
  isTabVisible = true;
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await pass(1_000);
  expect(looks()).toBe(2);
});

test("the state is stored per user, without their name, and requests only what they may read", async () => {
  await show();
  cleanup();
  review = 4;
  await show();
  expect(bell()).toHaveAccessibleName("Notifications, 1 new");
  cleanup();
  await show("grace@shop.example", ["customers.read"]);
  expect(bell()).toHaveAccessibleName("Notifications");
  expect(requests).toEqual(["/admin/contacts/getAll"]);
  expect(localStorage.getItem(BELL_KEY)).not.toMatch(/shop\.example/);
});

test("a failed count is not shown as zero", async () => {
  contacts = null;
  await show();
  expect(lines().map(([text]) => text)).toContain("?Contact requests to answer: count unavailable");
});
