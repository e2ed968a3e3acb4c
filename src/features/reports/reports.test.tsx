import { act, cleanup, configure, fireEvent, render, screen, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { addDays, shopDay } from "#contract/time/days";
import { MESSAGES } from "#contract/messages";
import type { ReportAnswer, ReportEntriesAnswer } from "#contract/reports/calls";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { ReportScreen } from "./report-screen";

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const today = shopDay(new Date());
const yesterday = addDays(today, -1);
const at = "2026-11-26T16:42:00Z";

const REVENUE: ReportAnswer = {
  from: yesterday,
  to: today,
  today,
  at,
  totals: [123_456_789, 6_789],
  before: {
    from: addDays(today, -3),
    to: addDays(today, -2),
    until: "2026-11-24T16:42:00Z",
    totals: [100_000_000, 0],
  },
  mails: [],
  step: "day",
  series: ["Card", "Klarna"],
  choices: [
    [
      { key: "CARD", name: "Card" },
      { key: "KLARNA", name: "Klarna" },
    ],
  ],
  points: [
    {
      day: yesterday,
      isPart: false,
      sums: [
        [100_000_000, 0],
        [3_456_789, 6_789],
      ],
    },
    {
      day: today,
      isPart: true,
      sums: [
        [20_000_000, 0],
        [0, 0],
      ],
    },
  ],
  rows: [
    { day: today, keys: ["CARD"], names: ["Card"], sums: [20_000_000, 0], before: null },
    { day: yesterday, keys: ["CARD"], names: ["Card"], sums: [100_000_000, 0], before: null },
    { day: yesterday, keys: ["KLARNA"], names: ["Klarna"], sums: [3_456_789, 6_789], before: null },
  ],
  total: 3,
};
const TRANSACTIONS: ReportAnswer = {
  ...REVENUE,
  totals: [3, 900, 800, 0],
  before: { ...REVENUE.before, until: null, totals: [0, 0, 0, 0] },
  series: ["No lessor yet"],
  choices: [[{ key: "", name: "No lessor yet" }], [{ key: "WAITING", name: "Lease: waiting" }]],
  points: [{ day: today, isPart: true, sums: [[3, 900, 800, 0]] }],
  rows: [
    {
      day: null,
      keys: ["", "WAITING"],
      names: ["No lessor yet", "Lease: waiting"],
      sums: [3, 900, 800, 0],
      before: [2, 0, 0, 0],
    },
  ],
  total: 1,
};
const ENTRIES: ReportEntriesAnswer = {
  from: yesterday,
  to: yesterday,
  today,
  at,
  totals: [3_456_789, 6_789],
  names: ["Klarna"],
  rows: [
    {
      // The day before in the shop's time zone.
      at: "2026-11-23T05:18:00.000Z",
      orderId: "00000000-0000-4000-8000-000000000001",
      orderNumber: "EF-1",
      names: ["Klarna"],
      sums: [3_456_789, 6_789],
    },
    { at, orderId: null, orderNumber: null, names: ["Klarna"], sums: [0, 0] },
  ],
  total: 2,
};

let sent: [string, Record<string, unknown>][] = [];
let answers: Record<string, object | string> = {};

async function start(...permissions: Permission[]): Promise<void> {
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    sent.push([pathname, JSON.parse(body ?? "{}") as Record<string, unknown>]);
    const data = answers[pathname];
    if (data === undefined) return new Promise(() => undefined);
    const isSuccess = typeof data !== "string";
    const message = isSuccess ? "" : data;
    const envelope = { isSuccess, message, data: isSuccess ? data : null, fieldErrors: [] };
    return {
      ok: isSuccess,
      status: isSuccess ? 200 : 400,
      text: async () => JSON.stringify(envelope),
      json: async () => envelope,
    };
  }) as never;
  await act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Owner",
        type: "ADMIN",
        permissions,
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
}

const show = (report: "revenue" | "transactions", search = "", below = "") =>
  render(
    <Providers>
      <ReportScreen
        report={report}
        location={{ pathname: `/backoffice/reports/${report}/${below}`, search }}
      />
    </Providers>,
  );
const [revenue, transactions] = ["/admin/reports/revenue", "/admin/reports/transactions"];

beforeEach(() => {
  sent = [];
  jest.mocked(navigate).mockClear();
  answers = { [revenue]: REVENUE, [transactions]: TRANSACTIONS, [`${revenue}/entries`]: ENTRIES };
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("the figure comes first, abbreviated and exact, with its earlier value", async () => {
  await start("reports.revenue");
  show("revenue", `?from=${yesterday}&to=${today}`);
  expect(await screen.findByText("$1.2M")).toBeVisible();
  expect(screen.getByText(/^\$1,234,500\.00$/)).toBeVisible();
  expect(screen.getByText(/23\.5% more than/).parentElement).toHaveTextContent(
    "23.5% more than $1,000,000.00 in the previous 2 days, through 10:42 AM Central",
  );
  expect(sent).toEqual([
    [revenue, { from: yesterday, to: today, keys: [null], pageNumber: 1, pageSize: 25 }],
  ]);
});

test("the chart labels its parts, marks the partial day, and has a table", async () => {
  await start("reports.revenue");
  show("revenue");
  const chart = await screen.findByRole("figure", { name: "Revenue by day, by method" });
  expect(within(await within(chart).findByRole("list")).getByText("Card")).toBeVisible();
  expect(
    within(chart).getByText(/^Partial data: .*Today's data is through 10:42 AM Central\.$/),
  ).toBeVisible();
  fireEvent.click(within(chart).getByText("View as table"));
  const rows = within(within(chart).getByRole("table")).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "DayCardKlarnaAll",
    expect.stringMatching(/\$1,000,000\.00\$34,500\.00\$1,034,500\.00$/),
    expect.stringMatching(/\(partial day\)\$200,000\.00\$0\.00\$200,000\.00$/),
  ]);
  expect(within(rows[1]!).getByRole("link")).toHaveAttribute(
    "href",
    `/backoffice/reports/revenue/entries/?from=${yesterday}&to=${yesterday}`,
  );
});

test("the chart has no negative width while its place is hidden", async () => {
  await start("reports.revenue");
  show("revenue");
  const chart = await screen.findByRole("figure", { name: "Revenue by day, by method" });
  await within(chart).findByRole("list");
  const widths = Array.from(chart.querySelectorAll("rect[width]"), (rect) =>
    Number(rect.getAttribute("width")),
  );
  expect(widths).not.toHaveLength(0);
  expect(widths.filter((width) => width < 0)).toEqual([]);
});

test("each row of a day opens its entries for that day, also one with an empty key", async () => {
  await start("reports.revenue", "reports.transactions");
  const view = show("revenue");
  const table = await screen.findByRole("table", { name: "Revenue, with details for each row" });
  const [, first, , third] = within(table).getAllByRole("row");
  expect(first).toHaveTextContent(/\(partial day\).*Card.*\$200,000\.00/);
  expect(within(third!).getByRole("link")).toHaveAttribute(
    "href",
    `/backoffice/reports/revenue/entries/?from=${yesterday}&to=${yesterday}&method=KLARNA`,
  );
  view.unmount();
  show("transactions", `?from=${yesterday}`);
  const row = await screen.findByRole("row", {
    name: /No lessor yet Lease: waiting 3 \$9\.00 \$8\.00 \$0\.00 2/,
  });
  expect(within(row).getByRole("link")).toHaveAttribute(
    "href",
    `/backoffice/reports/transactions/entries/?from=${yesterday}&to=${today}&gateway=&status=WAITING`,
  );
});

test("a drill-down has the same figure on top, and links to the orders and back", async () => {
  await start("reports.revenue", "orders.read");
  show("revenue", `?from=${yesterday}&to=${yesterday}&method=KLARNA`, "entries/");
  expect(await screen.findByRole("heading", { name: /Method: Klarna$/ })).toBeVisible();
  expect(screen.getByText("$34.5K")).toBeVisible();
  expect(screen.getAllByText(/^\$34,500\.00$/)[0]).toBeVisible();
  expect(screen.getByRole("link", { name: "EF-1" })).toHaveAttribute(
    "href",
    "/backoffice/orders/00000000-0000-4000-8000-000000000001/",
  );
  expect(screen.getByRole("cell", { name: "22 Nov, 2026 at 11:18 PM" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Revenue" })).toHaveAttribute(
    "href",
    `/backoffice/reports/revenue/?from=${yesterday}&to=${yesterday}`,
  );
  expect(sent[0]).toEqual([
    `${revenue}/entries`,
    { from: yesterday, to: yesterday, keys: ["KLARNA"], pageNumber: 1, pageSize: 25 },
  ]);
});

test("without the permission for orders their numbers are not links", async () => {
  await start("reports.revenue");
  show("revenue", "", "entries/");
  expect(await screen.findByRole("row", { name: /EF-1/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: "EF-1" })).toBeNull();
});

test("days and filters go into the address, and all rows into a file", async () => {
  await start("reports.revenue");
  show("revenue", "?page=2");
  const bar = await screen.findByRole("search", { name: "Dates and filters for Revenue" });
  await within(bar).findByRole("option", { name: "Klarna" });
  fireEvent.change(within(bar).getByLabelText("From"), { target: { value: "2026-10-01" } });
  fireEvent.change(within(bar).getByLabelText("Method"), { target: { value: "=KLARNA" } });
  fireEvent.submit(bar);
  expect(navigate).toHaveBeenCalledWith(
    `/backoffice/reports/revenue/?from=2026-10-01&to=${today}&method=KLARNA`,
  );
  expect(screen.getByRole("link", { name: "Yesterday" })).toHaveAttribute(
    "href",
    `/backoffice/reports/revenue/?from=${yesterday}&to=${yesterday}`,
  );
  answers[`${revenue}/export`] = "No file";
  fireEvent.click(screen.getByRole("button", { name: "Download CSV" }));
  await screen.findByRole("button", { name: "Download CSV" });
  expect(sent.at(-1)).toEqual([
    `${revenue}/export`,
    { from: yesterday, to: today, keys: [null], what: "rows" },
  ]);
});

test("no data yet, no data at all, no response, no permission: each says so", async () => {
  await start("reports.revenue");
  delete answers[revenue];
  const loading = show("revenue");
  expect(await screen.findByText("Reading the report…")).toBeInTheDocument();
  loading.unmount();
  answers[revenue] = { ...REVENUE, totals: [0, 0], rows: [], points: [], series: [], total: 0 };
  const empty = show("revenue");
  expect(await screen.findByRole("heading", { name: "No activity on these dates" })).toBeVisible();
  expect(screen.queryByRole("figure")).toBeNull();
  expect(screen.queryByRole("button", { name: "Download CSV" })).toBeNull();
  empty.unmount();
  answers[revenue] = MESSAGES.access.forbidden;
  const refused = show("revenue");
  expect(await screen.findByRole("alert")).toHaveTextContent(MESSAGES.access.forbidden);
  refused.unmount();
  answers[revenue] = MESSAGES.reports.tooLong;
  show("revenue", "?from=2001-01-01");
  expect(await screen.findByRole("alert")).toHaveTextContent(MESSAGES.reports.tooLong);
  expect(screen.getByRole("search", { name: "Dates and filters for Revenue" })).toBeVisible();
});

test("the report is scheduled by email as filtered, and stopped on the same screen", async () => {
  await start("reports.revenue");
  const daily = { frequency: "DAILY", keys: [null], names: [null] } as const;
  answers[revenue] = { ...REVENUE, mails: [daily] };
  answers[`${revenue}/mails`] = {
    mails: [daily, { frequency: "WEEKLY", keys: ["CARD"], names: ["Card"] }],
  };
  show("revenue", "?method=CARD");
  const part = await screen.findByRole("region", { name: "Email reports" });
  expect(within(part).getByText("Emailed every day, all data.")).toBeVisible();
  fireEvent.change(within(part).getByLabelText("Frequency"), { target: { value: "WEEKLY" } });
  fireEvent.click(within(part).getByRole("button", { name: "Email me this report" }));
  const stop = await within(part).findByRole("button", {
    name: "Stop the email every Monday, only Method: Card",
  });
  expect(sent.at(-1)).toEqual([
    `${revenue}/mails`,
    { frequency: "WEEKLY", keys: ["CARD"], isSubscribed: true },
  ]);

  // A refusal changes nothing on the screen.
  answers[`${revenue}/mails`] = MESSAGES.reports.tooManyMails;
  fireEvent.click(stop);
  expect(await screen.findByText(MESSAGES.reports.tooManyMails)).toBeVisible();
  expect(stop).toBeInTheDocument();
  answers[`${revenue}/mails`] = { mails: [daily] };
  fireEvent.click(stop);
  await act(async () => undefined);
  expect(sent.at(-1)).toEqual([
    `${revenue}/mails`,
    { frequency: "WEEKLY", keys: ["CARD"], isSubscribed: false },
  ]);
  expect(await within(part).findByRole("combobox", { name: "Frequency" })).toHaveFocus();
  expect(within(part).queryByText(/every Monday, only/)).toBeNull();
});
