import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import type { MoneyCase } from "#contract/payments/exceptions";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { stopsBetween } from "../../ui/list/tab-stops-for-tests";
import { MoneyCount } from "./payment-exceptions-count";
import { MoneyAdmin } from "./payment-exceptions-admin";

jest.setTimeout(60_000);

const path = "/backoffice/money/";
const moneyCase: MoneyCase = {
  id: "7c1d5c4e-1111-4222-8333-444455556666",
  kind: "PAID_TWICE",
  state: "OPEN",
  amount: 12_345,
  since: "2026-11-20T15:00:00Z",
  orderId: "o1",
  orderNumber: "EF-7",
  revision: 3,
  goneAt: null,
  notes: [],
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
    return {
      ok: isSuccess,
      status: isSuccess ? 200 : 400,
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
      <MoneyAdmin location={{ pathname, search }} />
    </Providers>,
  );

afterEach(async () => {
  cleanup();
  answers = {};
  await act(forgetSession);
});

test("the list shows the problem, the amount, the age and the next step, with counts of each kind", async () => {
  answers["/admin/money/getAll"] = {
    rows: [moneyCase],
    total: 1,
    counts: [
      { value: "PAID_TWICE", count: 1 },
      { value: "DISPUTED", count: 4 },
    ],
  };
  await start("orders.read");
  show(path, "?show=PAID_TWICE&sort=-amount&size=50");
  const row = (await screen.findAllByRole("row"))[1]!;

  expect(sent).toEqual([
    [
      "/admin/money/getAll",
      { pageNumber: 1, pageSize: 50, state: "OPEN", kind: "PAID_TWICE", sort: "-amount" },
    ],
  ]);
  expect(row).toHaveTextContent(/Paid twice.*Open.*\$123\.45.*EF-7.*Refund one of the payments/);
  expect(within(row).getByRole("link", { name: "Paid twice" })).toHaveAttribute(
    "href",
    `${path}${moneyCase.id}/`,
  );
  expect(within(row).getByRole("link", { name: "EF-7" })).toHaveAttribute("href", "/backoffice/orders/o1/");
  const tabs = within(screen.getByRole("navigation", { name: "Payment exceptions by issue" })).getAllByRole(
    "link",
  );
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    ...["All open 5", "Paid twice 1", "Disputed by the customer 4", "Resolved", "Resolved automatically"],
  ]);
  expect(stopsBetween(tabs[1]!, within(row).getByRole("link", { name: "Paid twice" }))).toBeLessThanOrEqual(
    3,
  );
});

test.each([
  ["loading", undefined],
  ["failed", MESSAGES.generic.failure],
])("tabs have no counts while the list is %s", async (_state, answer) => {
  if (answer) answers["/admin/money/getAll"] = answer;
  await start("orders.read");
  await act(async () => void show());

  const tabs = within(screen.getByRole("navigation", { name: "Payment exceptions by issue" }));
  expect(tabs.getByRole("link", { name: "All open" })).toBeVisible();
  expect(tabs.queryByText(/\d/)).toBeNull();
});

test.each([
  ["", "No payment exceptions"],
  ["?show=DISPUTED", "No payment exceptions of this kind"],
  ["?show=DONE", "Nothing marked as resolved"],
  ["?show=GONE", "Nothing resolved automatically"],
])("an empty list at %j says so", async (search, words) => {
  answers["/admin/money/getAll"] = { rows: [], total: 0, counts: [] };
  await start("orders.read");
  show(path, search);
  expect(await screen.findByRole("heading", { name: words })).toBeVisible();
});

test("an exception resolved at the lease links to it, with the permission to see leases", async () => {
  answers[`/admin/money/${moneyCase.id}`] = { case: { ...moneyCase, kind: "FUNDING_DIFFERS" } };
  await start("orders.read", "leases.read");
  show(`${path}${moneyCase.id}/`);
  const link = await screen.findByRole("link", { name: "Find the lease" });
  expect(link).toHaveAttribute("href", "/backoffice/leases/?q=EF-7");
  answers[`/admin/money/${moneyCase.id}`] = { case: moneyCase };
  cleanup();
  show(`${path}${moneyCase.id}/`);
  await screen.findByRole("link", { name: "Go to order EF-7" });
  expect(screen.queryByRole("link", { name: "Find the lease" })).toBeNull();
});

test("a user who may refund records the resolution; a stale one is rejected on the page", async () => {
  answers[`/admin/money/${moneyCase.id}`] = { case: moneyCase };
  answers[`/admin/money/${moneyCase.id}/note`] = MESSAGES.staff.stale;
  await start("orders.read", "orders.refund");
  show(`${path}${moneyCase.id}/`);
  fireEvent.change(await screen.findByLabelText("What you did"), { target: { value: "Sent back" } });
  fireEvent.click(screen.getByRole("checkbox", { name: /Mark as resolved/ }));
  fireEvent.click(screen.getByRole("button", { name: "Save note" }));
  expect((await screen.findAllByText(MESSAGES.staff.stale)).length).toBeGreaterThan(0);
  expect(sent.at(-1)).toEqual([
    `/admin/money/${moneyCase.id}/note`,
    { note: "Sent back", isDone: true, revision: 3 },
  ]);

  const notes = [{ at: "2026-11-21T15:00:00Z", by: "kim@shop.example", note: "Sent back", isDone: true }];
  answers[`/admin/money/${moneyCase.id}/note`] = {
    case: { ...moneyCase, state: "DONE", revision: 4, notes },
  };
  fireEvent.click(screen.getByRole("button", { name: "Save note" }));
  expect(await screen.findByText("Resolved: Sent back")).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("without the permission the problem is shown without a form", async () => {
  answers[`/admin/money/${moneyCase.id}`] = { case: moneyCase };
  await start("orders.read");
  show(`${path}${moneyCase.id}/`);
  expect(await screen.findByRole("heading", { name: "Paid twice" })).toBeVisible();
  expect(screen.queryByLabelText("What you did")).toBeNull();
});

test("the number of open entries has an accessible label, and zero shows nothing", async () => {
  answers["/admin/money/count"] = { open: 1_234 };
  await start("orders.read");
  const { unmount } = render(<MoneyCount />);
  expect(await screen.findByText("1,234")).toHaveTextContent("1,234 open");
  unmount();
  answers["/admin/money/count"] = { open: 0 };
  const { container } = render(<MoneyCount />);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(container).toBeEmptyDOMElement();
});
