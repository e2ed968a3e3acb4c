/** The first page: open tasks beside today's money (STAFF-46). */
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import { addDays, shopDay } from "#contract/time/days";
import type { Permission } from "#contract/staff/roles";
import { forgetSession } from "../../client/session/current-session";
import { signInStaff } from "../../client/session/staff-for-tests";
import { Providers } from "../../client/providers/providers";
import { FirstPage } from "./first-page";
// Compiled before the first test, which would otherwise time out.
import "../../features/reports/overview/today-money";

const today = shopDay(new Date());
const weekBefore = addDays(today, -7);
const FIGURES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  [today]: { orders: 12, paid: 90_000, refunded: 10_000, applications: 5, approvals: 3 },
  [weekBefore]: { orders: 10, paid: 100_000, refunded: 0, applications: 5, approvals: 1 },
};
const totalsOf = (named: Readonly<Record<string, number>> = {}) =>
  REPORT_SHAPES.sales.sums.map((name) => named[name] ?? 0);
let paths: string[];

async function open(...permissions: Permission[]): Promise<void> {
  paths = [];
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    paths.push(pathname);
    const { from = "" } = JSON.parse(body ?? "{}") as { from?: string };
    const before = { from: "", to: "", until: null, totals: totalsOf() };
    const data = {
      rows: [],
      total: 0,
      totals: totalsOf(FIGURES[from]),
      before,
      points: [],
      open: 0,
      counts: [],
    };
    const answer = pathname.endsWith("/graphql")
      ? {
          data: {
            listOrders: {
              __typename: "OrderList",
              orders: [],
              total: 0,
              paymentExceptions: 0,
              statusCounts: [],
            },
          },
        }
      : { isSuccess: true, message: "", fieldErrors: [], data };
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(answer) };
  }) as never;
  await signInStaff(permissions);
  await act(async () => {
    render(
      <Providers>
        <FirstPage />
      </Providers>,
    );
  });
}
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("today's orders, revenue and leases are beside the tasks, compared with a week ago", async () => {
  await open("orders.read", "reports.sales", "reports.revenue");
  const money = within(await screen.findByRole("region", { name: "Today" }));
  const orders = await money.findByRole("link", { name: "Orders 12" });
  expect(orders).toHaveAttribute("href", `/backoffice/reports/sales/?from=${today}&to=${today}`);
  expect(money.getByRole("link", { name: "Revenue $800.00" })).toHaveAttribute(
    "href",
    `/backoffice/reports/revenue/?from=${today}&to=${today}`,
  );
  expect(money.getByRole("link", { name: "Approved 3" })).toBeVisible();
  expect(await money.findByText(/\$1,000\.00/)).toBeVisible();
  expect(screen.getByText("Nothing to do.")).toBeVisible();
});

test("without the permission there is no money, and nothing is requested", async () => {
  await open("orders.read");
  expect(await screen.findByText("Nothing to do.")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Today" })).toBeNull();
  expect(paths.filter((path) => path.includes("sales"))).toEqual([]);
});
