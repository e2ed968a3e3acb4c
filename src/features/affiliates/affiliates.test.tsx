import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { Affiliate } from "#contract/affiliates/admin";
import { MESSAGES } from "#contract/messages";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { AffiliatesAdmin } from "./affiliates-admin";

jest.setTimeout(60_000);

const path = "/backoffice/affiliates/";
const LIST = "/admin/affiliates/getAll";
const DETAIL = "/admin/affiliates/blog-1";
const row = {
  code: "blog-1",
  name: "A blog",
  isActive: true,
  subAffiliates: 2,
  clicks: 1_234,
  earnedThisMonth: 123_456,
  earnedLastMonth: -500,
  owed: 700_000,
};
const blog: Affiliate = {
  code: "blog-1",
  name: "A blog",
  isActive: true,
  unsent: 2,
  refused: 1,
  subAffiliates: [{ code: "mail", name: "Its mails" }],
  terms: [
    {
      id: "2",
      subAffiliate: "mail",
      fromDay: "2026-11-01",
      untilDay: null,
      state: "STANDING",
      perApplication: 0,
      perOrder: 250,
      percentHundredths: 750,
      maxPerOrder: 5_000,
      maxPerMonth: null,
      addedAt: "2026-10-01T12:00:00Z",
      addedBy: "kim@shop.example",
    },
  ],
  months: [
    {
      month: "2026-10",
      clicks: 12,
      applications: 1,
      orders: 3,
      earned: 5_000,
      takenBack: 1_000,
      commission: 4_000,
    },
  ],
  balance: { earned: 14_000, paid: 9_500, owed: 4_500 },
  payouts: [
    {
      id: "8",
      cents: 700,
      day: "2026-11-04",
      reference: "T-8",
      notedAt: "2026-11-04T12:00:00Z",
      notedBy: "sam@shop.example",
      undoneAt: "2026-11-05T15:30:00Z",
      undoneBy: "kim@shop.example",
    },
    {
      id: "7",
      cents: 9_500,
      day: "2026-11-03",
      reference: "T-7",
      notedAt: "2026-11-03T12:00:00Z",
      notedBy: null,
      undoneAt: null,
      undoneBy: null,
    },
  ],
};

/** Request bodies by path; responses by path, or a refusal. */
let sent: [string, unknown][] = [];
let answers: Record<string, object | string> = {};

async function start(...permissions: Permission[]): Promise<void> {
  sent = [];
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    sent.push([pathname, body && JSON.parse(body)]);
    const data = answers[pathname];
    if (data === undefined) return new Promise(() => undefined);
    const isSuccess = typeof data !== "string";
    const envelope = {
      isSuccess,
      message: isSuccess ? "" : data,
      data: isSuccess ? data : null,
      fieldErrors: [],
    };
    const status = isSuccess ? 200 : data === MESSAGES.access.forbidden ? 403 : 400;
    return {
      ok: isSuccess,
      status,
      headers: new Headers(),
      json: async () => envelope,
      text: async () => JSON.stringify(envelope),
    };
  }) as never;
  await act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Helper",
        type: "ADMIN",
        permissions,
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
}
const show = (pathname = path, search = "") =>
  render(
    <Providers>
      <AffiliatesAdmin location={{ pathname, search }} />
    </Providers>,
  );

/** The cell texts of a row. */
const textsOf = (row: HTMLElement) => Array.from(row.children, ({ textContent }) => textContent);

afterEach(async () => {
  cleanup();
  answers = {};
  await act(forgetSession);
});

describe("the list", () => {
  test("shows names, clicks and balances", async () => {
    answers[LIST] = { rows: [row], total: 1 };
    await start("affiliates.read");
    show(path, "?q=blog&size=50");
    const tableRow = (await screen.findAllByRole("row"))[1]!;
    expect(sent).toEqual([[LIST, { pageNumber: 1, pageSize: 50, text: "blog" }]]);
    expect(textsOf(tableRow)).toEqual([
      "A blog",
      "blog-1",
      "Active",
      "$7,000.00",
      "$1,234.56",
      "-$5.00",
      "2",
      "1,234",
    ]);
    expect(within(tableRow).getByRole("link", { name: "A blog" })).toHaveAttribute("href", `${path}blog-1/`);
    expect(screen.queryByRole("button", { name: "Add affiliate" })).toBeNull();
  });

  test.each([
    ["", "No affiliates yet"],
    ["?q=x", "No matching affiliates"],
  ])("without any at %j says so", async (search, words) => {
    answers[LIST] = { rows: [], total: 0 };
    await start("affiliates.read");
    show(path, search);
    expect(await screen.findByRole("heading", { name: words })).toBeVisible();
  });

  test("shows the error, and reloads", async () => {
    answers[LIST] = MESSAGES.generic.failure;
    await start("affiliates.read");
    show();
    const again = await screen.findByRole("button", { name: /again/i });
    answers[LIST] = { rows: [row], total: 1 };
    fireEvent.click(again);
    expect(await screen.findByRole("link", { name: "A blog" })).toBeVisible();
  });
});

describe("one affiliate", () => {
  test("shows its links, terms with their days, and balance, with no actions without the permission", async () => {
    answers[DETAIL] = { affiliate: blog };
    await start("affiliates.read", "reports.affiliatesummary");
    show(`${path}blog-1/`);
    expect(await screen.findByRole("heading", { level: 2, name: "A blog" })).toBeVisible();
    expect(screen.getByText("http://localhost/?aid=blog-1")).toBeVisible();
    expect(screen.getByText("http://localhost/?aid=blog-1&sid=mail")).toBeVisible();
    const [terms, payouts, months] = screen.getAllByRole("table");
    expect(textsOf(within(terms!).getAllByRole("row")[1]!)).toEqual([
      ...[
        "Its mails",
        "Active",
        "01 Nov, 2026",
        "Until replaced",
        "—",
        "$2.50",
        "7.5%",
        "$50.00",
        "No limit",
      ],
      "kim@shop.example",
    ]);
    expect(screen.getByText("$45.00")).toBeVisible();
    const [, undone, counting] = within(payouts!).getAllByRole("row");
    expect(textsOf(counting!)).toEqual(["03 Nov, 2026", "T-7", "$95.00", "—"]);
    expect(undone!.querySelector("s")).toHaveTextContent("$7.00");
    expect(undone).toHaveTextContent(/Undone 05 Nov, 2026.*kim@shop\.example/);
    expect(textsOf(within(months!).getAllByRole("row")[1]!)).toEqual([
      ...["October 2026", "12", "1", "3", "$50.00", "$10.00", "$40.00", "Download"],
    ]);
    expect(within(months!).getByRole("link", { name: "$40.00" })).toHaveAttribute(
      "href",
      "/backoffice/reports/affiliatesummary/entries/?from=2026-10-01&to=2026-10-31&affiliate=blog-1",
    );
    expect(
      screen.getByText(/Not yet reported to the affiliate network: 2. Rejected by it: 1./),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Download the October 2026 statement as CSV" })).toBeVisible();
    for (const name of ["Deactivate", "New sub-affiliate", "New terms", "Add payout", /^Undo/])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("is deactivated, and gets new terms from a day on", async () => {
    answers[DETAIL] = { affiliate: blog };
    answers[`${DETAIL}/terms/add`] = { affiliate: { ...blog, terms: [] } };
    await start("affiliates.read", "affiliates.write");
    show(`${path}blog-1/`);
    fireEvent.click(await screen.findByRole("button", { name: "Deactivate" }));
    await waitFor(() => expect(sent.at(-1)).toEqual([DETAIL, { name: "A blog", isActive: false }]));
    fireEvent.click(screen.getByRole("button", { name: "New terms" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New terms for A blog" }));
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const type = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type(/^Active from/, day);
    type(/^Per paid order/, "2.50");
    type(/^Percentage of the order/, "7.5");
    type(/^Maximum per order/, "50");
    fireEvent.click(dialog.getByRole("button", { name: "Add terms" }));
    await waitFor(() => expect(sent.at(-1)?.[0]).toBe(`${DETAIL}/terms/add`));
    expect(sent.at(-1)![1]).toMatchObject({
      subAffiliate: null,
      fromDay: day,
      untilDay: null,
      perApplication: 0,
      perOrder: 250,
      percentHundredths: 750,
      maxPerOrder: 5_000,
      maxPerMonth: null,
    });
    expect(await screen.findByText("No commissions are earned without terms.")).toBeVisible();
  });

  test("is paid its balance once the transfer has a reference; a mistaken payout is undone", async () => {
    answers[DETAIL] = { affiliate: blog };
    await start("affiliates.read", "affiliates.write");
    show(`${path}blog-1/`);
    fireEvent.click(await screen.findByRole("button", { name: "Add payout" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Payout to A blog" }));
    expect(dialog.getByLabelText(/^Amount paid/)).toHaveValue("45.00");
    const send = () => fireEvent.click(dialog.getByRole("button", { name: "Record payout" }));
    send();
    expect(await dialog.findByRole("link", { name: MESSAGES.affiliates.reference })).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Reference/), { target: { value: " T-9 " } });
    fireEvent.change(dialog.getByLabelText(/^Payment date/), { target: { value: "2026-11-20" } });
    answers[`${DETAIL}/payouts/add`] = {
      affiliate: { ...blog, balance: { earned: 14_000, paid: 14_000, owed: 0 } },
    };
    send();
    await waitFor(() => expect(sent.at(-1)?.[0]).toBe(`${DETAIL}/payouts/add`));
    expect(sent.at(-1)![1]).toMatchObject({ cents: 4_500, day: "2026-11-20", reference: "T-9" });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Add payout" })).toBeNull());
    answers[`${DETAIL}/payouts/7/undo`] = { affiliate: blog };
    fireEvent.click(screen.getByRole("button", { name: "Undo the payout of $95.00" }));
    expect(await screen.findByRole("button", { name: "Add payout" })).toBeVisible();
  });

  test("that does not exist is reported as not found", async () => {
    answers[DETAIL] = MESSAGES.affiliates.missing;
    await start("affiliates.read");
    show(`${path}blog-1/`);
    expect(await screen.findByText(MESSAGES.affiliates.missing)).toBeVisible();
  });
});
