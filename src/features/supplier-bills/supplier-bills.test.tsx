import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import { BACKOFFICE_ROUTES, supplierBillPath } from "#contract/site/backoffice-paths";
import { Providers } from "../../client/providers/providers";
import { forgetSession } from "../../client/session/current-session";
import { signInStaff } from "../../client/session/staff-for-tests";
import { BillsAdmin } from "./bills-admin";

jest.setTimeout(60_000);

const READ = "reports.bestbuybilling";
const ID = "0d0c5f1e-1111-4111-8111-000000000001";
const LIST = "/admin/supplierBills/getAll";
const UNBILLED = "/admin/supplierBills/unbilled";
const PREVIEW = "/admin/supplierBills/preview";
const BILL = `/admin/supplierBills/${ID}`;
const LINES = `${BILL}/lines`;
const totals = { number: "A-1", day: "2026-11-03", lines: 2, expected: 2_000, billed: 4_100, mismatches: 2 };
const bill = {
  ...totals,
  id: ID,
  supplier: "BESTBUY",
  recordedAt: "2026-11-04T18:00:00Z",
  recordedBy: "fin@shop.example",
  removedAt: null,
};
const line = {
  position: 2,
  orderNumber: "BBY-1",
  sku: "S-1",
  units: 2,
  billed: 2_100,
  expected: 2_000,
  orderId: "0d0c5f1e-1111-4111-8111-000000000009",
  shopNumber: "EF-1",
  unitCost: 1_000,
  orderedUnits: 2,
  billedUnits: 4,
  open: ["PRICE", "BILLED_TWICE"],
  settled: [],
  settledAt: null,
  settledBy: null,
  note: null,
};
const settled = {
  ...line,
  position: 3,
  orderId: null,
  shopNumber: null,
  open: [],
  settled: ["UNKNOWN_ORDER"],
  settledAt: "2026-11-05T18:00:00Z",
  note: "Credited",
};
const counts = [
  { value: "ALL", count: 1 },
  { value: "MISMATCHED", count: 1 },
  { value: "REMOVED", count: 0 },
];

/** Request bodies by path; responses by path, or a refusal. */
let sent: [string, Record<string, unknown>][] = [];
let answers: Record<string, object | string> = {};

beforeEach(() => {
  sent = [];
  answers = {
    [LIST]: { rows: [bill], total: 1, counts },
    [BILL]: { bill: { ...bill, fileName: "nov.csv", removedBy: null, reason: null } },
    [LINES]: { rows: [line, settled], total: 2, counts: [{ value: "OPEN", count: 1 }] },
    [UNBILLED]: { rows: [], total: 0 },
  };
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    sent.push([pathname, body ? JSON.parse(body) : {}]);
    const data = answers[pathname] ?? (/\/(files\/|settle|remove)/.test(pathname) ? {} : undefined);
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

const show = (pathname: string = BACKOFFICE_ROUTES.supplierBills, search = "") =>
  render(
    <Providers>
      <BillsAdmin location={{ pathname, search }} />
    </Providers>,
  );
const bodiesTo = (path: RegExp) => sent.filter(([to]) => path.test(to)).map(([, body]) => body);

test("the list has totals and mismatches of each bill, and its filters ask for them", async () => {
  await signInStaff([READ]);
  show(undefined, "?show=MISMATCHED&supplier=BESTBUY&q=A");
  const row = await screen.findByRole("row", {
    name: /^A-1 Best Buy 03 Nov, 2026 \$20\.00 \$41\.00 \$21\.00 2/,
  });
  expect(within(row).getByRole("link", { name: "A-1" }).getAttribute("href")).toBe(supplierBillPath(ID));
  expect(screen.getByRole("link", { name: "With mismatches 1" }).getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("combobox", { name: "Supplier" })).toHaveProperty("value", "BESTBUY");
  expect(bodiesTo(/getAll$/)).toEqual([
    { pageNumber: 1, pageSize: 25, text: "A", list: "MISMATCHED", supplier: "BESTBUY" },
  ]);
  expect(screen.queryByRole("button", { name: "Add bills" })).toBeNull();
});

test("an empty, a refused and a forbidden list say so", async () => {
  await signInStaff([READ]);
  answers[LIST] = { rows: [], total: 0, counts: [] };
  show();
  expect(await screen.findByRole("heading", { name: "No supplier bills yet" })).toBeTruthy();
  cleanup();
  answers[LIST] = "Please try again later.";
  show();
  expect(await screen.findByText("Please try again later.")).toBeTruthy();
  cleanup();
  answers[LIST] = MESSAGES.access.forbidden;
  show();
  expect((await screen.findByRole("alert")).textContent).toBe(MESSAGES.access.forbidden);
  cleanup();
  show(undefined, "?show=UNBILLED");
  expect(await screen.findByRole("heading", { name: "Every shipped order is billed" })).toBeTruthy();
});

test("a file is previewed with what does not match, and then recorded once", async () => {
  await signInStaff([READ, "bills.write"]);
  const previewed = { ...line, line: 2, number: "A-1", mismatches: ["PRICE"] };
  answers[PREVIEW] = { bills: [{ ...totals, lines: 5 }], lines: [previewed], mismatched: 3 };
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Add bills" }));
  const dialog = await screen.findByRole("dialog", { name: "Add bills from a file" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Preview" }));
  expect(await within(dialog).findByRole("link", { name: MESSAGES.validation.file })).toBeTruthy();
  const file = new File(["a,b"], "nov.csv", { type: "text/csv" });
  fireEvent.change(within(dialog).getByLabelText("Bill file"), { target: { files: [file] } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Preview" }));
  expect(await within(dialog).findByText("3 of 5 lines of nov.csv don't match the orders.")).toBeTruthy();
  expect(within(dialog).getByRole("row", { name: /^2 BBY-1 S-1 2 \$21\.00 Price differs/ })).toBeTruthy();
  expect(within(dialog).getByText("2 more lines don't match.")).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Record bills" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const body = { supplier: "BESTBUY", fileName: "nov.csv", content: "YSxi" };
  expect(bodiesTo(/preview$/)).toEqual([body]);
  expect(bodiesTo(/files\//)).toEqual([body]);
  await waitFor(() => expect(bodiesTo(/getAll$/)).toHaveLength(2));
});

test("a bill names each mismatch beside its order, and a line is settled with a note", async () => {
  await signInStaff([READ, "bills.write", "orders.read"]);
  show(supplierBillPath(ID));
  expect(await screen.findByRole("heading", { name: "Bill A-1" })).toBeTruthy();
  const open = await screen.findByRole("row", { name: /Price differs: \$21\.00 billed, \$20\.00 expected/ });
  expect(within(open).getByText("Billed twice: 4 billed, 2 ordered")).toBeTruthy();
  expect(within(open).getByRole("link", { name: "EF-1" }).getAttribute("href")).toContain(line.orderId);
  expect(screen.getByRole("row", { name: /Unknown order .*a former user: Credited/ })).toBeTruthy();
  fireEvent.click(within(open).getByRole("button", { name: "Settle line 2" }));
  const dialog = await screen.findByRole("dialog", { name: "Settle line 2" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Mark as settled" }));
  expect(await within(dialog).findByRole("link", { name: MESSAGES.orders.note })).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText("Note"), { target: { value: "Credit asked" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Mark as settled" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodiesTo(/lines\/2\/settle$/)).toEqual([{ note: "Credit asked" }]);
});

test("a bill is removed with a reason; readers can neither remove nor settle", async () => {
  await signInStaff([READ, "bills.write"]);
  show(supplierBillPath(ID));
  fireEvent.click(await screen.findByRole("button", { name: "Remove bill" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove bill A-1" });
  fireEvent.change(within(dialog).getByLabelText("Reason"), { target: { value: "Wrong file" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Remove bill" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodiesTo(/remove$/)).toEqual([{ reason: "Wrong file" }]);
  cleanup();
  forgetSession();
  await signInStaff([READ]);
  show(supplierBillPath(ID));
  expect(await screen.findByRole("row", { name: /Price differs.*Open/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Settle|Remove/ })).toBeNull();
  expect(screen.queryByRole("link", { name: "EF-1" })).toBeNull();
});
