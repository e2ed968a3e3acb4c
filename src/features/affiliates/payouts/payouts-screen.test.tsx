import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../../client/providers/providers";
import { forgetSession } from "../../../client/session/current-session";
import { signInStaff } from "../../../client/session/staff-for-tests";
import { PayoutsScreen } from "./payouts-screen";

jest.setTimeout(60_000);

const DUE = "/admin/payouts/due";
const RUNS = "/admin/payouts/runs/getAll";
const due = {
  rows: [
    { code: "blog-1", name: "A blog", isActive: true, owed: 700_000 },
    { code: "ann", name: "Ann", isActive: false, owed: 1_250 },
    { code: "radio", name: "A radio", isActive: true, owed: 99 },
  ],
  total: 3,
};
const run = {
  id: "0d0c5f1e-1111-4111-8111-000000000001",
  day: "2026-11-03",
  reference: "T-7",
  payouts: 2,
  cents: 701_250,
  undone: 1,
  recordedAt: "2026-11-03T12:00:00Z",
  recordedBy: null,
};

/** Request bodies by path; responses by path, or a refusal. */
let sent: [string, unknown][] = [];
let answers: Record<string, object | string> = {};

beforeEach(() => {
  sent = [];
  answers = { [DUE]: due, [RUNS]: { rows: [run], total: 1 } };
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    sent.push([pathname, body && JSON.parse(body)]);
    const data = answers[pathname] ?? (pathname.startsWith("/admin/payouts/runs/") ? {} : undefined);
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
});
afterEach(() => {
  cleanup();
  forgetSession();
});

const show = () =>
  render(
    <Providers>
      <PayoutsScreen location={{ search: "" }} />
    </Providers>,
  );

test("selected payouts are recorded as they are shown, and the lists are read again", async () => {
  await signInStaff(["affiliates.read", "affiliates.write"]);
  show();
  fireEvent.click(await screen.findByRole("checkbox", { name: "Choose A blog" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Choose Ann" }));
  fireEvent.click(screen.getByRole("button", { name: "Record payouts" }));
  const dialog = await screen.findByRole("dialog", { name: "Payouts to 2 affiliates" });
  expect(within(dialog).getByText("$7,012.50")).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Record payouts" }));
  expect(await within(dialog).findByRole("link", { name: MESSAGES.affiliates.reference })).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText("Payment date"), { target: { value: "2026-11-05" } });
  fireEvent.change(within(dialog).getByLabelText("Reference"), { target: { value: "T-9" } });
  answers[DUE] = { rows: due.rows.slice(2), total: 1 };
  fireEvent.click(within(dialog).getByRole("button", { name: "Record payouts" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Ann" })).toBeNull());
  const recorded = sent.filter(([path]) => path.startsWith("/admin/payouts/runs/") && path !== RUNS);
  expect(recorded.map(([, body]) => body)).toEqual([
    {
      day: "2026-11-05",
      reference: "T-9",
      payouts: [
        { code: "blog-1", cents: 700_000 },
        { code: "ann", cents: 1_250 },
      ],
    },
  ]);
});

test("staff who may only read see what is due and recorded, and select nothing", async () => {
  await signInStaff(["affiliates.read"]);
  show();
  expect(await screen.findByRole("row", { name: /Ann Inactive \$12\.50/ })).toBeTruthy();
  expect(screen.getByRole("row", { name: /03 Nov, 2026 T-7 2 1 undone \$7,012\.50/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Export CSV of T-7, 03 Nov, 2026" })).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Choose Ann" })).toBeNull();
});

test("says that nothing is due, that more follow, and why the lists are missing", async () => {
  await signInStaff(["affiliates.read"]);
  answers = { [DUE]: { rows: [], total: 0 }, [RUNS]: { rows: [], total: 0 } };
  show();
  expect(await screen.findByText("No payouts are due")).toBeTruthy();
  expect(screen.getByText("No payouts recorded yet")).toBeTruthy();
  cleanup();
  answers = { [DUE]: { ...due, total: 503 }, [RUNS]: "Please try again later." };
  show();
  expect(await screen.findByText("500 smaller payouts follow once these are recorded.")).toBeTruthy();
  expect(await screen.findByText("Please try again later.")).toBeTruthy();
});
