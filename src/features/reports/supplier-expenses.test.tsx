import { cleanup, render, screen, within } from "@testing-library/react";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { Providers } from "../../client/providers/providers";
import { forgetSession } from "../../client/session/current-session";
import { signInStaff } from "../../client/session/staff-for-tests";
import { ReportScreen } from "./report-screen";

// Orders, pieces, expected, undelivered, unpriced, billed, mismatches
const ORDERED = [3, 4, 50_000, 0, 0, 51_250, 2];
const UNKNOWN = [0, 0, 0, 0, 0, 700, 1];
const ANSWER = {
  from: "2026-11-01",
  to: "2026-11-02",
  today: "2026-11-05",
  at: "2026-11-05T16:42:00Z",
  totals: [3, 4, 50_000, 0, 0, 51_950, 3],
  before: { from: "2026-10-30", to: "2026-10-31", until: null, totals: [0, 0, 0, 0, 0, 0, 0] },
  mails: [],
  step: "day",
  series: ["Best Buy"],
  choices: [[], []],
  points: [{ day: "2026-11-01", isPart: false, sums: [[3, 4, 50_000, 0, 0, 51_950, 3]] }],
  rows: [
    { day: null, keys: ["BESTBUY", "CLOSED"], names: ["Best Buy", "Closed"], sums: ORDERED, before: null },
    {
      day: null,
      keys: ["BESTBUY", "UNKNOWN_ORDER"],
      names: ["Best Buy", "Billed without an order"],
      sums: UNKNOWN,
      before: null,
    },
  ],
  total: 2,
};

beforeEach(() => {
  globalThis.fetch = (async () => {
    const envelope = { isSuccess: true, message: "", data: ANSWER, fieldErrors: [] };
    return { ok: true, status: 200, text: async () => JSON.stringify(envelope), json: async () => envelope };
  }) as never;
});
afterEach(() => {
  cleanup();
  forgetSession();
});

test("the report has billed, difference and mismatches, and leads to the bills", async () => {
  await signInStaff(["reports.bestbuybilling"]);
  render(
    <Providers>
      <ReportScreen
        report="bestbuybilling"
        location={{ pathname: "/backoffice/reports/bestbuybilling/", search: "" }}
      />
    </Providers>,
  );
  const table = await screen.findByRole("table", { name: /Supplier expenses, with details/ });
  const heads = within(table)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);
  expect(heads.slice(2, 6)).toEqual(["Expected cost", "Billed", "Difference", "Mismatches"]);
  const row = within(table).getByRole("row", { name: /Closed \$500\.00 \$512\.50 \$12\.50 2/ });
  const link = within(row).getByRole("link", { name: "Best Buy" });
  expect(link.getAttribute("href")).toMatch(/entries\/\?.*state=CLOSED/);
  expect(within(table).getByRole("row", { name: /Billed without an order \$0\.00 \$7\.00/ })).toBeTruthy();
  const bills = screen.getByRole("link", { name: "Supplier bills" });
  expect(bills.getAttribute("href")).toBe(BACKOFFICE_ROUTES.supplierBills);
});
