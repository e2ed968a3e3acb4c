import { act, cleanup, render, screen, within } from "@testing-library/react";
import { addDays, shopDay } from "#contract/time/days";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../../client/providers/providers";
import { forgetSession } from "../../../client/session/current-session";
import { signInStaff } from "../../../client/session/staff-for-tests";
import { BusinessToday } from "./business-today";

jest.setTimeout(60_000);

const today = shopDay(new Date());
const yesterday = addDays(today, -1);
const sales = (named: Readonly<Record<string, number>>) =>
  REPORT_SHAPES.sales.sums.map((name) => named[name] ?? 0);

const speed = (key: string, p75: number | null, views = 1_200) => ({
  key,
  figures: { lcp: p75 === null ? null : { views, p50: 1, p75, p95: 2 } },
});
// Too few views for a reliable figure.
const PAGE_TYPES = [
  speed("account", -1, 49),
  speed("checkout", -1, 50),
  speed("product", 2_500),
  speed("home", 900),
  speed("other", null),
];

let sent: { path: string; from?: string }[] = [];
async function start(...permissions: Permission[]): Promise<void> {
  sent = [];
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    const input = JSON.parse(body ?? "{}") as { from?: string };
    sent.push({ path: pathname, ...(input.from && { from: input.from }) });
    const data = pathname.endsWith("/graphql")
      ? { data: { listOrders: { __typename: "OrderList", orders: [], total: 0, statusCounts: [] } } }
      : pathname.endsWith("/sales")
        ? { isSuccess: true, message: "", fieldErrors: [], data: answerOf(input.from!) }
        : {
            isSuccess: true,
            message: "",
            fieldErrors: [],
            data: pathname.endsWith("/performance")
              ? { pageTypes: PAGE_TYPES }
              : { open: 4, rows: [], counts: [], total: 7 },
          };
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(data) };
  }) as never;
  await signInStaff(permissions);
  render(
    <Providers>
      <BusinessToday />
    </Providers>,
  );
}

/** Yesterday 12 orders, a week before 8; in seven days 50 after 40. */
function answerOf(from: string) {
  const of: Record<string, object> = {
    [yesterday]: { orders: 12, applications: 5, approvals: 3, paid: 120_000, refunded: 20_000 },
    [addDays(yesterday, -7)]: { orders: 8, paid: 100_000 },
    [addDays(today, -6)]: { orders: 50, paid: 500_000 },
  };
  return {
    totals: sales((of[from] ?? {}) as never),
    before: { until: "2026-11-19T16:42:00Z", totals: sales({ orders: 40, paid: 500_000 }) },
  };
}

afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("yesterday is compared with the same day a week before, and each figure links to its report", async () => {
  await start("reports.sales", "reports.revenue");
  const part = within(await screen.findByRole("region", { name: "Yesterday" }));
  const orders = await part.findByRole("link", { name: "Orders 12" });
  expect(orders).toHaveAttribute("href", `/backoffice/reports/sales/?from=${yesterday}&to=${yesterday}`);
  expect(await part.findByText(/^50% more than/)).toBeVisible();
  expect(part.getByRole("link", { name: "Revenue $1,000.00" })).toHaveAttribute(
    "href",
    `/backoffice/reports/revenue/?from=${yesterday}&to=${yesterday}`,
  );
  expect(part.getByRole("link", { name: "Orders 12" }).parentElement).toHaveTextContent("50% more than 8");
  expect(part.getByText("the same as $1,000.00")).toBeVisible();
  expect(part.getByRole("link", { name: "Applications 5" })).toBeVisible();
  expect(part.getByRole("link", { name: "Approved 3" })).toBeVisible();
  const week = within(screen.getByRole("region", { name: "Last 7 days" }));
  expect(await week.findByRole("link", { name: "Orders 50" })).toBeVisible();
  expect(week.getByText("25% more than")).toBeVisible();
  expect(week.getByText("Compared to the previous 7 days, through 10:42 AM Central")).toBeVisible();
});

test("a user without report permissions requests none", async () => {
  await start("orders.read");
  expect(await screen.findByRole("link", { name: "Open payment exceptions 4" })).toHaveAttribute(
    "href",
    "/backoffice/money/",
  );
  expect(screen.queryByRole("link", { name: /^Products/ })).toBeNull();
  expect(screen.queryByRole("region", { name: "Yesterday" })).toBeNull();
  expect(sent.some(({ path }) => path.includes("/reports/"))).toBe(false);
});

test("awaited products link to their list", async () => {
  await start("orders.read", "pricing.read");
  expect(await screen.findByRole("link", { name: "Products with stock alerts 7" })).toHaveAttribute(
    "href",
    "/backoffice/catalogue/?show=AWAITED",
  );
});

test("the slowest kinds of pages link to their performance", async () => {
  await start("reports.sales");
  const part = within(await screen.findByRole("region", { name: "Slowest pages, last 7 days" }));
  expect(await part.findByRole("link", { name: "Checkout over 10 s" })).toBeVisible();
  const days = `from=${addDays(today, -6)}&to=${today}`;
  expect(part.getByRole("link", { name: "Product 2.5 s" })).toHaveAttribute(
    "href",
    `/backoffice/performance/?${days}&pageType=product`,
  );
  expect(part.getByText(/the budget is 2\.5 s$/)).toBeVisible();
  expect(part.getAllByText("Within")).toHaveLength(2);
  expect(part.getAllByRole("listitem")).toHaveLength(3);
});
