import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ImportRun, ImportSource } from "#contract/imports";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { Permission } from "#contract/roles";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { CatalogueDesk } from "./catalogue-desk";

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const run: ImportRun = {
  ...{ id: "7", supplier: "bestbuy", files: ["feed.json"], source: null, message: null },
  ...{ status: "RUNNING", percent: 62, isStopWanted: false, hasRejects: true, finishedAt: null },
  counts: [
    { what: "records", count: 1_200 },
    { what: "rejected", count: 3 },
  ],
  startedAt: "2026-11-20T15:00:00Z",
};
const source: ImportSource = {
  ...{
    name: "daily",
    supplier: "bestbuy",
    place: "feeds.supplier.example",
    isOn: true,
    everyHours: null,
    isWhole: false,
  },
  ...{ at: "03:30", nextRunAt: "2026-11-21T03:30:00Z", lastRunAt: null, lastStatus: null },
};

/** Calls that were made, with their bodies; what each answers by its path, or a refusal. */
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
        ...{ username: "kim@shop.example", firstName: "Kim", lastName: "Helper", type: "ADMIN" },
        ...{ permissions, isVerified: true },
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
}
const list = "/admin/catalogue/imports/getAll";
const sources = "/admin/catalogue/sources/getAll";
const show = () =>
  render(
    <Providers>
      <CatalogueDesk location={{ pathname: "/backoffice/catalogue/imports/", search: "" }} />
    </Providers>,
  );

beforeEach(() => {
  answers = { [list]: { runs: [run], total: 1 }, [sources]: { sources: [source] } };
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("an import at work says how far it is until it has ended, and then has its rejects", async () => {
  await start("pricing.read", "pricing.write");
  show();
  await screen.findByText("Importing, 62% done");
  expect(screen.getByText("1,200 records, 3 rejected")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Import 7" }).getAttribute("aria-valuenow")).toBe("62");
  expect(screen.queryByRole("button", { name: /^Rejects/ })).toBeNull();

  const ended = { ...run, status: "COMPLETED", percent: 62, finishedAt: "2026-11-20T15:01:00Z" };
  answers[list] = { runs: [ended], total: 1 };
  await screen.findByText("Completed");
  expect(screen.getByRole("button", { name: "Rejects of feed.json as CSV" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Stop/ })).toBeNull();
});

test("a file is sent in pieces and then asked for; without one nothing is sent", async () => {
  answers["/admin/catalogue/imports/upload"] = { bytes: 1 };
  answers["/admin/catalogue/imports/file"] = null;
  await start("pricing.read", "pricing.write");
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Import a file" }));
  const dialog = await screen.findByRole("dialog", { name: "What is to be imported" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Import it" }));
  await within(dialog).findAllByText("Please choose a file");
  expect(bodiesOf("/admin/catalogue/imports/upload")).toEqual([]);

  const content = new Uint8Array(LIMITS.imports.pieceBytes + 3).fill(65);
  const file = new File([content], "spring.json");
  fireEvent.change(within(dialog).getByLabelText("Supplier file"), { target: { files: [file] } });
  fireEvent.click(within(dialog).getByRole("checkbox", { name: /^This is all the supplier sells/ }));
  const confirmed = within(dialog).getByLabelText(/^Missing products that may go off sale/);
  fireEvent.change(confirmed, { target: { value: "431" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Import it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const pieces = bodiesOf("/admin/catalogue/imports/upload") as Record<string, unknown>[];
  expect(pieces.map(({ fileName, position }) => [fileName, position])).toEqual([
    ["spring.json", 0],
    ["spring.json", 1],
  ]);
  expect(pieces[1]!["content"]).toBe("QUFB");
  expect(bodiesOf("/admin/catalogue/imports/file")).toEqual([
    { upload: pieces[0]!["upload"], supplier: "bestbuy", columns: "", isWhole: true, mostMissing: "431" },
  ]);
});

test("what the shop refuses of a file is said in the form, which stays", async () => {
  answers["/admin/catalogue/imports/upload"] = "cat.png is a PNG picture, not a supplier file.";
  await start("pricing.read", "pricing.write");
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Import a file" }));
  const dialog = await screen.findByRole("dialog");
  const file = new File(["x"], "cat.png");
  fireEvent.change(within(dialog).getByLabelText("Supplier file"), { target: { files: [file] } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Import it" }));
  await within(dialog).findByText("cat.png is a PNG picture, not a supplier file.");
});

test("a source says when it comes, and is set to another time", async () => {
  const set = { ...source, everyHours: 6, at: null };
  answers["/admin/catalogue/sources/daily/schedule"] = { sources: [set] };
  await start("pricing.read", "pricing.write");
  show();
  await screen.findByText("Every day at 03:30 UTC");
  fireEvent.click(screen.getByRole("button", { name: "Schedule" }));
  const dialog = await screen.findByRole("dialog", { name: "When daily is imported" });
  fireEvent.change(within(dialog).getByLabelText("It comes"), { target: { value: "6" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Save it" }));
  await screen.findByText("Every 6 hours");
  expect(bodiesOf("/admin/catalogue/sources/daily/schedule")).toEqual([
    { isOn: true, everyHours: 6, at: "03:30", isWhole: false },
  ]);
});

test("a whole feed that was held back is imported once staff say how much may be missing", async () => {
  const asking = "/admin/catalogue/sources/daily/import";
  answers[sources] = {
    sources: [{ ...source, isWhole: true, lastRunAt: source.nextRunAt, lastStatus: "FAILED" }],
  };
  answers[asking] = null;
  await start("pricing.read", "pricing.write");
  show();
  await screen.findByText("Every day at 03:30 UTC, whole feed");
  fireEvent.click(screen.getByRole("button", { name: "Confirm what is missing" }));
  const dialog = await screen.findByRole("dialog", { name: "Import daily although products are missing" });
  fireEvent.change(within(dialog).getByLabelText(/^Missing products that may go off sale/), {
    target: { value: "14" },
  });
  fireEvent.click(within(dialog).getByRole("button", { name: "Import and take them off sale" }));
  await waitFor(() => expect(bodiesOf(asking)).toEqual([{ mostMissing: "14" }]));
});

test("who may only read begins and stops nothing", async () => {
  answers[sources] = { sources: [] };
  await start("pricing.read");
  show();
  await screen.findByText(/^None is set up/);
  await screen.findByText("Importing, 62% done");
  expect(screen.queryByRole("button", { name: /Import|Stop|Schedule/ })).toBeNull();
});

test("without the permission the list says so", async () => {
  answers = { [list]: MESSAGES.access.forbidden, [sources]: MESSAGES.access.forbidden };
  await start("orders.read");
  show();
  expect(await screen.findAllByText(MESSAGES.access.forbidden)).not.toEqual([]);
});
