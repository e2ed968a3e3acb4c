/** Open tasks for each role; fetch is mocked. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { OrderFilterInput } from "#contract/graphql/generated";
import { succeed } from "#contract/rest/envelope";
import { PERMISSIONS, ROLE_PERMISSIONS, type Permission } from "#contract/staff/roles";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { TodayScreen } from "./today-screen";

interface PendingCounts {
  readonly review: number;
  readonly late: number;
  readonly returns: number;
  readonly money: number;
  readonly contacts: number;
  readonly reviews: number;
  readonly chats: number;
  readonly failed: readonly string[];
}
const NOTHING: PendingCounts = {
  review: 0,
  late: 0,
  returns: 0,
  money: 0,
  contacts: 0,
  reviews: 0,
  chats: 0,
  failed: [],
};
let pending: PendingCounts;
let calls: string[];

function answerTo(url: string, body: string | undefined): object {
  const { pathname } = new URL(url);
  const question = body
    ? (JSON.parse(body) as { operationName?: string; variables?: { filter: OrderFilterInput } })
    : {};
  if (question.operationName === "CountLeases") {
    const leases = { __typename: "LeaseSearchResult", totalApplications: 0, counts: [], applications: [] };
    return { data: { searchLeaseApplications: leases } };
  }
  if (question.operationName) {
    const statusCounts = [
      { __typename: "OrderStatusCount", status: "PENDING_REVIEW", count: pending.review },
    ];
    const { to, hasOpenReturn } = question.variables?.filter ?? {};
    const total = hasOpenReturn ? pending.returns : to ? pending.late : pending.review;
    return {
      data: {
        listOrders: { __typename: "OrderList", total, paymentExceptions: 0, statusCounts, orders: [] },
      },
    };
  }
  calls.push(pathname);
  const answers: Record<string, object> = {
    "/admin/money/count": { open: pending.money },
    "/admin/contacts/getAll": { rows: [], total: 0, counts: [{ value: "OPEN", count: pending.contacts }] },
    "/admin/chat/getAll": {
      rows: [],
      total: 0,
      counts: [{ value: "WAITING", count: pending.chats }],
    },
    "/admin/reviews/getAll": {
      rows: [],
      total: 0,
      counts: [{ value: "WAITING", count: pending.reviews }],
    },
    "/admin/catalogue/sources/getAll": {
      rows: pending.failed.map((name) => ({ name, lastStatus: "FAILED" })),
    },
  };
  return succeed(answers[pathname], "Successful");
}

async function open(permissions: readonly Permission[]): Promise<void> {
  await signIn({
    user: {
      username: "ada@shop.example",
      firstName: "Ada",
      lastName: "Byron",
      type: "ADMIN",
      permissions: [...permissions],
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  });
  // Responses arrive twice: the cache is reset for the new visitor while the page opens.
  await act(async () => {
    render(
      <Providers>
        <TodayScreen />
      </Providers>,
    );
    for (let turn = 0; turn < 200; turn++) await Promise.resolve();
  });
}

beforeEach(() => {
  pending = NOTHING;
  calls = [];
  globalThis.fetch = (async (url: string, { body }: { body?: string } = {}) => ({
    ok: true,
    status: 200,
    headers: new Headers(),
    text: async () => JSON.stringify(answerTo(url, body)),
  })) as never;
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("each pending task is a number that opens its list", async () => {
  pending = { review: 3, late: 2, returns: 7, money: 1, contacts: 4, reviews: 5, chats: 6, failed: ["acme"] };
  await open(PERMISSIONS);

  expect(await screen.findByText("27 things to do.")).toBeVisible();
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link("3 Orders to review")).toBe("/backoffice/orders/?show=review");
  expect(link("2 Orders not shipped after 7 days")).toMatch(
    /^\/backoffice\/orders\/\?show=confirmed&to=\d{4}-\d\d-\d\d$/,
  );
  expect(link("7 Returns to receive")).toBe("/backoffice/orders/?show=OPEN_RETURNS");
  expect(link("1 Payment exceptions to resolve")).toBe("/backoffice/money/");
  expect(link("4 Contact requests to answer")).toBe("/backoffice/contacts/");
  expect(link("6 Chats to answer")).toBe("/backoffice/chat/");
  expect(link("5 Reviews to moderate")).toBe("/backoffice/reviews/");
  expect(link("1 Failed imports")).toBe("/backoffice/catalogue/imports/");
});

test("nothing to do says so, and only tasks that are there are listed", async () => {
  await open(PERMISSIONS);
  expect(await screen.findByText("Nothing to do.")).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a count that failed says so, and can be tried again", async () => {
  pending = { ...NOTHING, money: 2 };
  const answers = globalThis.fetch;
  globalThis.fetch = (async () => {
    throw new TypeError("no network");
  }) as never;
  await open(PERMISSIONS);
  expect(await screen.findByText("Some tasks couldn't be counted.")).toBeVisible();
  expect(screen.getByRole("link", { name: "? Leases with unknown status: count unavailable" })).toBeVisible();
  globalThis.fetch = answers;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("2 things to do.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("support requests nothing it may not open", async () => {
  await open(ROLE_PERMISSIONS.CUSTOMERSUPPORT);
  expect(await screen.findByText("Nothing to do.")).toBeVisible();
  expect(screen.queryByText(/import/)).toBeNull();
  expect(calls).not.toContain("/admin/catalogue/sources/getAll");
});

test("with a hosted chat the screen does not mention the shop's own chats", async () => {
  process.env["GATSBY_CHAT"] = JSON.stringify({ provider: "tawk", propertyId: "p", widgetId: "w" });
  pending = { ...NOTHING, chats: 6, reviews: 1 };
  await open(PERMISSIONS);
  delete process.env["GATSBY_CHAT"];
  expect(await screen.findByText("1 thing to do.")).toBeVisible();
  expect(screen.queryByText(/Chats to answer/)).toBeNull();
  expect(calls).not.toContain("/admin/chat/getAll");
});
