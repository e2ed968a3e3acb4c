import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IMPORT_MESSAGES } from "#contract/imports/messages";
import type { ImportPreview } from "#contract/imports/preview";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { ImportForm } from "../import-form";

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const column = (name: string, field: string, more: object = {}) => ({
  column: name,
  field,
  examples: [`${name} 1`, `${name} 2`],
  isNamed: false,
  problem: null,
  ...more,
});
const row = {
  line: 2,
  sku: "C-1",
  name: "Dishwasher",
  price: 39_900,
  salePrice: null,
  stock: 3,
  category: "Dishwashers",
  pictures: 2,
  rejected: null,
  hidden: null,
};
const preview: ImportPreview = {
  columns: [
    column("Item no", "sku"),
    column("Title", "name"),
    column("Net", "regularPrice", { isNamed: true }),
    column("Gross", ""),
    column("Twice", "", { problem: IMPORT_MESSAGES.columnRepeated }),
  ],
  isSaved: false,
  rows: [row, { ...row, line: 3, sku: null, rejected: "no sku" }, { ...row, line: 4, hidden: "NO_PRICE" }],
  unusedFields: ['Gross: "9"'],
};

const PREVIEW = "/admin/catalogue/imports/preview";
let sent: [string, Record<string, unknown>][] = [];
/** The response to each preview: data, or a refusal. */
let answers: (ImportPreview | string)[] = [];
const bodiesOf = (path: string) => sent.flatMap(([to, body]) => (to === path ? [body] : []));

beforeEach(async () => {
  sent = [];
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    const { pathname } = new URL(url);
    sent.push([pathname, JSON.parse(body) as Record<string, unknown>]);
    const data = pathname === PREVIEW ? (answers.shift() ?? preview) : { bytes: 1 };
    const isSuccess = typeof data !== "string";
    const envelope = { isSuccess, message: isSuccess ? "" : data, data: isSuccess ? data : null };
    return {
      ok: isSuccess,
      status: isSuccess ? 200 : 400,
      text: async () => JSON.stringify({ ...envelope, fieldErrors: [] }),
    };
  }) as never;
  const permissions = ["pricing.read", "imports.write"] as const;
  const user = { username: "kim@shop.example", firstName: "Kim", lastName: "Helper", type: "ADMIN" } as const;
  await act(() =>
    signIn({
      user: { ...user, permissions: [...permissions], isVerified: true },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

const onDone = jest.fn();
async function open(...given: (ImportPreview | string)[]): Promise<void> {
  answers = given;
  onDone.mockClear();
  render(
    <Providers>
      <ImportForm
        onRequested={() => undefined}
        onDone={onDone}
        onLeave={() => undefined}
        idempotencyKey="k"
      />
    </Providers>,
  );
  const file = new File(["Item no;Title\n"], "table.csv");
  fireEvent.change(screen.getByLabelText("Supplier file"), { target: { files: [file] } });
}
const choice = (name: string) => screen.findByRole<HTMLSelectElement>("combobox", { name });
const choose = async (name: string, label: string) => {
  const select = await choice(name);
  const option = within(select).getByRole<HTMLOptionElement>("option", { name: label });
  fireEvent.change(select, { target: { value: option.value } });
};
const importFile = () => fireEvent.click(screen.getByRole("button", { name: "Import file" }));

test("columns are shown with their values and suggested fields, and rows with their results", async () => {
  await open();
  const matching = within(await screen.findByRole("group", { name: "Match columns" }));
  expect((await choice("Item no")).selectedOptions[0]!.textContent).toBe("SKU");
  expect((await choice("Gross")).selectedOptions[0]!.textContent).toBe("Not imported");
  expect(await choice("Title")).toHaveAccessibleDescription("Title 1 · Title 2");
  expect(matching.queryByRole("combobox", { name: "Twice" })).toBeNull();
  matching.getByText(new RegExp(IMPORT_MESSAGES.columnRepeated));
  const named = (name: string) => matching.getByRole("combobox", { name });
  expect(within(named("Net")).queryByRole("option", { name: "As named in the file" })).not.toBeNull();
  expect(within(named("Title")).queryByRole("option", { name: "As named in the file" })).toBeNull();

  const rows = within(screen.getByRole("region", { name: "Preview" }))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((line) => within(line).getByRole("rowheader").textContent)).toEqual([
    ...["C-1", "Line 3", "C-1"],
  ]);
  const cells = within(rows[0]!).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...["Dishwasher", "$399.00", "—", "3", "Dishwashers", "2", "Live"],
  ]);
  expect(rows[1]!.textContent).toMatch(/Rejected no sku/);
  expect(rows[2]!.textContent).toMatch(/Hidden.*Missing price/);
  screen.getByText('Not imported: Gross: "9".');
  screen.getByText("Preview of the first 3 rows.");
});

test("a changed column is previewed again, and imported with the file", async () => {
  await open(preview, { ...preview, rows: [{ ...row, name: "Later" }] });
  await choose("Net", "Not imported");
  await screen.findByText("Later");
  const matches = [
    { column: "Item no", field: "sku" },
    { column: "Title", field: "name" },
    { column: "Net", field: "" },
    { column: "Gross", field: "" },
  ];
  expect(bodiesOf(PREVIEW).map((body) => body["matches"])).toEqual([null, matches]);
  importFile();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(bodiesOf("/admin/catalogue/imports/file")).toMatchObject([{ matches, isReviewed: true }]);
});

test("two columns of one field and a missing SKU are refused beside their fields, and nothing is sent", async () => {
  await open();
  await choose("Gross", "Price");
  expect(await choice("Gross")).toHaveAccessibleDescription(
    new RegExp(IMPORT_MESSAGES.fieldTaken("Price", "Net")),
  );
  importFile();
  await screen.findByRole("link", { name: IMPORT_MESSAGES.fieldTaken("Price", "Net") });
  await choose("Gross", "Not imported");
  await choose("Item no", "Attribute with the column's name");
  expect((await screen.findAllByText(IMPORT_MESSAGES.skuNeeded)).length).toBeGreaterThan(0);
  expect(bodiesOf("/admin/catalogue/imports/file")).toEqual([]);
});

test("saved columns are announced, and a typed mapping replaces them", async () => {
  await open({ ...preview, isSaved: true });
  await screen.findByText(/^Columns are matched as in this supplier's last file\./);
  fireEvent.change(screen.getByLabelText(/^Mapping as JSON/), { target: { value: '{"sku": "Item no"}' } });
  await waitFor(() => expect(screen.queryByRole("group", { name: "Match columns" })).toBeNull());
  importFile();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(bodiesOf("/admin/catalogue/imports/file")).toMatchObject([
    { columns: '{"sku": "Item no"}', matches: null },
  ]);
});

test("a preview that fails says why, and can be repeated", async () => {
  await open(MESSAGES.generic.failure);
  await screen.findByText(MESSAGES.generic.failure);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("group", { name: "Match columns" });
});
