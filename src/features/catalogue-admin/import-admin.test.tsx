import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { allRows } from "#contract/fields/page";
import type { HeldImport } from "#contract/imports/held";
import type { ImportRun, ImportSource } from "#contract/imports/schema";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { CatalogueAdmin } from "./catalogue-admin";

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const run: ImportRun = {
  id: "7",
  supplier: "bestbuy",
  files: ["feed.json"],
  source: null,
  message: null,
  status: "RUNNING",
  percent: 62,
  isStopWanted: false,
  hasRejects: true,
  finishedAt: null,
  counts: [
    { what: "records", count: 1_200 },
    { what: "rejected", count: 3 },
  ],
  startedAt: "2026-11-20T15:00:00Z",
};
const source: ImportSource = {
  name: "daily",
  supplier: "bestbuy",
  place: "feeds.supplier.example",
  isOn: true,
  everyHours: null,
  isWhole: false,
  at: "03:30",
  nextRunAt: "2026-11-21T03:30:00Z",
  lastRunAt: null,
  lastStatus: null,
};

/** Requests with their bodies; responses by path, or a refusal. */
let sent: [string, unknown][] = [];
let answers: Record<string, object | string | null> = {};
const bodiesOf = (path: string) => sent.flatMap(([to, body]) => (to === path ? [body] : []));

async function start(...permissions: Permission[]): Promise<void> {
  sent = [];
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    sent.push([pathname, body && JSON.parse(body)]);
    const data = answers[pathname];
    if (data === undefined) return new Promise(() => undefined);
    const isSuccess = typeof data !== "string";
    const message = isSuccess ? "" : data;
    const envelope = { isSuccess, message, data: isSuccess ? data : null, fieldErrors: [] };
    return { ok: isSuccess, status: isSuccess ? 200 : 400, text: async () => JSON.stringify(envelope) };
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
const list = "/admin/catalogue/imports/getAll";
const sources = "/admin/catalogue/sources/getAll";
const held = "/admin/catalogue/imports/held";
const show = (pathname = "/backoffice/catalogue/imports/") =>
  render(
    <Providers>
      <CatalogueAdmin location={{ pathname, search: "" }} />
    </Providers>,
  );

beforeEach(() => {
  answers = { [list]: { rows: [run], total: 1 }, [sources]: allRows([source]), [held]: allRows([]) };
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("products have no counts before they are loaded", async () => {
  await start("pricing.read");
  show("/backoffice/catalogue/");
  const tabs = within(await screen.findByRole("navigation", { name: "Products by visibility" }));
  expect(tabs.getByRole("link", { name: "All" })).toBeVisible();
  expect(tabs.queryByText(/\d/)).toBeNull();
});

test("a running import shows its progress until it ends, and then its rejected records", async () => {
  await start("pricing.read", "imports.write");
  show();
  await screen.findByText("Importing, 62% done");
  expect(screen.getByText("1,200 records, 3 rejected")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Import 7" }).getAttribute("aria-valuenow")).toBe("62");
  expect(screen.queryByRole("button", { name: /^Rejects/ })).toBeNull();

  const counts = ["records", "categoriesChanged", "NO_PRICE"].map((what) => ({ what, count: 1 }));
  const ended = { ...run, counts, status: "COMPLETED", percent: 62, finishedAt: "2026-11-20T15:01:00Z" };
  answers[list] = { rows: [ended], total: 1 };
  await screen.findByText("Completed");
  expect(screen.getByText("1 record, 1 category changed, 1 no price")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Rejects of feed.json as CSV" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Stop/ })).toBeNull();
});

test("a file is uploaded in chunks and then imported; without one nothing is sent", async () => {
  answers["/admin/catalogue/imports/upload"] = { bytes: 1 };
  answers["/admin/catalogue/imports/preview"] = { columns: [], isSaved: false, rows: [], unusedFields: [] };
  answers["/admin/catalogue/imports/file"] = null;
  await start("pricing.read", "imports.write");
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Import a file" }));
  const dialog = await screen.findByRole("dialog", { name: "Import supplier file" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Import file" }));
  await within(dialog).findAllByText("Please choose a file");
  expect(bodiesOf("/admin/catalogue/imports/upload")).toEqual([]);

  const content = new Uint8Array(LIMITS.imports.pieceBytes + 3).fill(65);
  const file = new File([content], "spring.json");
  fireEvent.change(within(dialog).getByLabelText("Supplier file"), { target: { files: [file] } });
  await within(dialog).findByText("There are no products at the beginning of this file.");
  fireEvent.click(within(dialog).getByRole("checkbox", { name: /^Complete feed/ }));
  const confirmed = within(dialog).getByLabelText(/^Maximum products to take off sale/);
  fireEvent.change(confirmed, { target: { value: "431" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Import file" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const pieces = bodiesOf("/admin/catalogue/imports/upload") as Record<string, unknown>[];
  expect(pieces.map(({ fileName, position }) => [fileName, position])).toEqual([
    // For the preview, and again with the rest.
    ["spring.json", 0],
    ["spring.json", 0],
    ["spring.json", 1],
  ]);
  expect(pieces[2]!["content"]).toBe("QUFB");
  expect(bodiesOf("/admin/catalogue/imports/preview")).toEqual([
    { upload: pieces[0]!["upload"], supplier: "bestbuy", matches: null },
  ]);
  expect(bodiesOf("/admin/catalogue/imports/file")).toEqual([
    {
      upload: pieces[0]!["upload"],
      supplier: "bestbuy",
      columns: "",
      matches: null,
      isWhole: true,
      mostMissing: "431",
      isReviewed: true,
    },
  ]);
});

test("an error about a file is shown in the form, which stays", async () => {
  answers["/admin/catalogue/imports/upload"] = "cat.png is a PNG picture, not a supplier file.";
  await start("pricing.read", "imports.write");
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Import a file" }));
  const dialog = await screen.findByRole("dialog");
  const file = new File(["x"], "cat.png");
  fireEvent.change(within(dialog).getByLabelText("Supplier file"), { target: { files: [file] } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Import file" }));
  await within(dialog).findAllByText("cat.png is a PNG picture, not a supplier file.");
});

test("a source shows its schedule, and can be rescheduled", async () => {
  const set = { ...source, everyHours: 6, at: null };
  answers["/admin/catalogue/sources/daily/schedule"] = allRows([set]);
  await start("pricing.read", "imports.write");
  show();
  await screen.findByText("Daily at 03:30 UTC");
  fireEvent.click(screen.getByRole("button", { name: "Schedule" }));
  const dialog = await screen.findByRole("dialog", { name: "Import schedule: daily" });
  fireEvent.change(within(dialog).getByLabelText("Frequency"), { target: { value: "6" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Save schedule" }));
  await screen.findByText("Every 6 hours");
  expect(bodiesOf("/admin/catalogue/sources/daily/schedule")).toEqual([
    { isOn: true, everyHours: 6, at: "03:30", isWhole: false },
  ]);
});

const heldImport: HeldImport = {
  id: "9",
  supplier: "acme",
  files: ["/feeds/prices.json"],
  source: "daily",
  canConfirm: true,
  startedAt: "2026-11-20T15:00:00Z",
  code: "0123456789ab",
  moved: 251,
  movedFar: 1,
  prices: 1_000,
  missing: 1,
  unusedFields: ['hue: "red"'],
  items: [
    { sku: "tv-1", name: "Halden TV", before: 100_000, after: 10_000 },
    { sku: "tv-2", name: "Halden Soundbar", before: 20_000, after: 30_080 },
    { sku: "tv-3", name: "Halden Stand", before: 9_900, after: null },
  ],
};

test("a held import lists current and new prices, percentages and counts, and is imported once confirmed", async () => {
  answers[held] = allRows([heldImport]);
  answers["/admin/catalogue/imports/9/confirm"] = null;
  await start("pricing.read", "imports.write");
  show();
  const article = await screen.findByRole("article", { name: "acme, daily: prices.json" });
  const rows = within(article).getAllByRole("row").slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ["$1,000.00", "$100.00", "-90%"],
    ["$200.00", "$300.80", "+50.4%"],
    ["$99.00", "Off sale", "—"],
  ]);
  within(article).getByText(
    /20 Nov, 2026 at\s9:00\sAM\sCT\. 251 of 1,000 prices would change by more than 20%, 1 of them by more than 50%\. 1 product would go off sale\./,
  );
  within(article).getByText("Not listed: 249 products with smaller changes.");
  within(article).getByText('Not imported: hue: "red".');
  answers[held] = allRows([]);
  fireEvent.click(
    within(article).getByRole("button", { name: "Confirm and import acme, daily: prices.json" }),
  );
  await waitFor(() =>
    expect(bodiesOf("/admin/catalogue/imports/9/confirm")).toEqual([{ code: "0123456789ab" }]),
  );
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Held imports" })).toBeNull());
  expect(document.activeElement?.textContent).toBe("Imports");
});

test("a held import without its file can only be discarded, and only with the permission", async () => {
  answers[held] = allRows([{ ...heldImport, source: null, canConfirm: false }]);
  answers["/admin/catalogue/imports/9/stop"] = null;
  await start("pricing.read", "imports.write");
  show();
  await screen.findByText(/^The shop no longer has this file\./);
  expect(screen.queryByRole("button", { name: /^Confirm and import/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Discard the import of acme, prices.json" }));
  await waitFor(() => expect(sent.map(([path]) => path)).toContain("/admin/catalogue/imports/9/stop"));
});

test("a read-only user can start and stop nothing", async () => {
  answers[sources] = allRows([]);
  answers[held] = allRows([heldImport]);
  await start("pricing.read");
  show();
  await screen.findByRole("heading", { name: "Held imports" });
  await screen.findByText(/^No sources yet/);
  await screen.findByText("Importing, 62% done");
  expect(screen.queryByRole("button", { name: /Import|Stop|Schedule|Confirm|Discard/i })).toBeNull();
});

test("without the permission the list says so", async () => {
  answers = {
    [list]: MESSAGES.access.forbidden,
    [sources]: MESSAGES.access.forbidden,
    [held]: MESSAGES.access.forbidden,
  };
  await start("orders.read");
  show();
  expect(await screen.findAllByText(MESSAGES.access.forbidden)).not.toEqual([]);
});
