import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { StaffProduct } from "#contract/catalogue/staff-product";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../../client/providers/providers";
import { forgetSession } from "../../../client/session/current-session";
import { signInStaff } from "../../../client/session/staff-for-tests";
import { undoLast } from "../../../client/store/undo";
import { CatalogueAdmin } from "../catalogue-admin";
// Compiled before the first test, which would otherwise time out.
import "./bulk-bar";
import "./product-screen";

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const { staff } = MESSAGES;
const ID = "64/43034";
const PATH = `/admin/catalogue/products/${encodeURIComponent(ID)}`;
const LIST = "/admin/catalogue/products/getAll";

const product: StaffProduct = {
  productId: ID,
  sku: "6443034",
  name: "Halden kettle",
  slug: "halden-kettle",
  supplier: "bestbuy",
  hiddenReason: null,
  supplierCategories: ["Kitchen", "Kettles"],
  category: "Small Appliances",
  brand: "Halden",
  supplierPrice: 30_000,
  price: 39_999,
  regularPrice: 44_999,
  salePrice: 39_999,
  stock: 4,
  pictures: 2,
  awaitedBy: 3,
  ruleId: "rule-1",
  ruleName: "Halden: 12.5%",
  hasOwnRule: false,
  description: "Boils fast.",
  longDescription: "Boils fast.\nHolds 1.7 liters.",
  images: ["/media/supplied/a", "/media/supplied/b"],
  weekly: { payment: 1_538, pieces: 1 },
  hide: null,
  updatedAt: "2026-11-20T15:00:00Z",
  history: [
    { event: "PRICED", at: "2026-11-20T15:00:00Z", by: null, reason: null, cents: 39_999 },
    { event: "ADDED", at: "2026-11-01T15:00:00Z", by: null, reason: null, cents: null },
  ],
};
const hide = { reason: "A recall", by: "kim@shop.example", at: "2026-11-21T15:00:00Z" };
const hidden: StaffProduct = {
  ...product,
  hiddenReason: "HIDDEN_BY_STAFF",
  weekly: null,
  hide,
  history: [
    { event: "HIDDEN", at: hide.at, by: hide.by, reason: hide.reason, cents: null },
    ...product.history,
  ],
};

interface Reply {
  readonly status: number;
  readonly message?: string;
  readonly data?: object;
}

/** Requests with their bodies; replies by method and path. A path without one is never answered. */
let sent: [string, unknown][];
let replies: Record<string, Reply>;
const bodyOf = (call: string) => sent.findLast(([to]) => to === call)?.[1];

beforeEach(() => {
  sent = [];
  replies = {};
  globalThis.fetch = (async (url: string, { body, method = "GET" }: { body?: string; method?: string }) => {
    const call = `${method} ${new URL(url).pathname}`;
    sent.push([call, body && JSON.parse(body)]);
    const reply = replies[call];
    if (!reply) return new Promise(() => undefined);
    const { status, message = "", data = null } = reply;
    const isSuccess = status === 200;
    return {
      ok: isSuccess,
      status,
      text: async () => JSON.stringify({ isSuccess, message, data, fieldErrors: [] }),
    };
  }) as never;
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

function show(pathname: string, search = ""): void {
  render(
    <Providers>
      <CatalogueAdmin location={{ pathname, search }} />
    </Providers>,
  );
}
const open = (search = "") => show(`/backoffice/catalogue/products/${encodeURIComponent(ID)}/`, search);
const press = (control: HTMLElement) => act(async () => void fireEvent.click(control));

test("a product's page has its facts, and leads to the shop, its price rule and back to the list", async () => {
  await signInStaff(["pricing.read"]);
  replies[`GET ${PATH}`] = { status: 200, data: { product } };
  open("?q=halden&page=2");
  expect(await screen.findByRole("heading", { name: "Halden kettle" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to all products" })).toHaveAttribute(
    "href",
    "/backoffice/catalogue/?q=halden&page=2",
  );
  expect(screen.getByRole("link", { name: "View in the shop" }).getAttribute("href")).toContain(
    "halden-kettle",
  );
  expect(screen.getByText("Live")).toBeVisible();
  expect(screen.getAllByRole("img", { name: /^Halden kettle, \d$/ })).toHaveLength(2);
  const description = within(screen.getByRole("region", { name: "Description" }));
  expect(description.getByText("Boils fast.")).toBeVisible();
  expect(description.getByText("Holds 1.7 liters.")).toBeVisible();
  const price = within(screen.getByRole("region", { name: "Price" }));
  for (const text of ["$300.00", "$449.99", "$15.38"]) expect(price.getByText(text)).toBeVisible();
  expect(price.getAllByText("$399.99")).toHaveLength(2);
  expect(price.getByRole("link", { name: "Halden: 12.5%" })).toHaveAttribute(
    "href",
    "/backoffice/pricing/rule-1/",
  );
  const stock = within(screen.getByRole("region", { name: "Stock" }));
  expect(stock.getByText("4")).toBeVisible();
  expect(stock.getByText("3")).toBeVisible();
  expect(screen.getByText("Kitchen › Kettles")).toBeVisible();
  const history = within(screen.getByRole("region", { name: "History" }));
  expect(history.getByText("Price: $399.99")).toBeVisible();
  expect(history.getByText("Added to the catalog")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Hide from the shop" })).toBeNull();
});

test("a product is hidden with a reason, and shown again with an undo", async () => {
  await signInStaff(["pricing.read", "pricing.write"]);
  replies[`GET ${PATH}`] = { status: 200, data: { product } };
  replies[`PUT ${PATH}/hide`] = { status: 200, message: staff.productHidden, data: { product: hidden } };
  replies[`PUT ${PATH}/show`] = { status: 200, message: staff.productShown, data: { product } };
  open();
  await press(await screen.findByRole("button", { name: "Hide from the shop" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Hide Halden kettle" }));
  expect(dialog.getByText(/only staff can show them again/)).toBeVisible();
  await press(dialog.getByRole("button", { name: "Hide from the shop" }));
  expect((await dialog.findAllByText(staff.hideReason)).length).toBeGreaterThan(0);
  expect(bodyOf(`PUT ${PATH}/hide`)).toBeUndefined();
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: "A recall" } });
  await press(dialog.getByRole("button", { name: "Hide from the shop" }));

  expect(await screen.findByText("Hidden by staff")).toBeVisible();
  expect(bodyOf(`PUT ${PATH}/hide`)).toEqual({ reason: "A recall" });
  expect(screen.getByText(/^Hidden by kim@shop.example/)).toHaveTextContent("A recall");
  expect(screen.getByRole("heading", { name: "Halden kettle" })).toHaveFocus();
  expect(screen.queryByRole("link", { name: "View in the shop" })).toBeNull();
  expect(
    within(screen.getByRole("region", { name: "History" })).getByText("Hidden from the shop"),
  ).toBeVisible();

  await press(screen.getByRole("button", { name: "Show in the shop" }));
  expect(await screen.findByText("Live")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Halden kettle" })).toHaveFocus();
  await act(async () => expect(undoLast()).toBe(true));
  expect(await screen.findByText("Hidden by staff")).toBeVisible();
});

test("a product that its supplier discontinued says so beside the staff's reason", async () => {
  await signInStaff(["pricing.read", "pricing.write"]);
  replies[`GET ${PATH}`] = {
    status: 200,
    data: {
      product: { ...hidden, hiddenReason: "INACTIVE", images: [], description: "", longDescription: "" },
    },
  };
  open();
  expect(await screen.findByText("Discontinued by supplier")).toBeVisible();
  expect(screen.getByText(/^Also hidden by kim@shop.example/)).toHaveTextContent("A recall");
  expect(screen.getByText("2 images, not downloaded yet")).toBeVisible();
  expect(screen.getByText("No description")).toBeVisible();
});

test.each([
  [404, MESSAGES.generic.notFound, staff.productUnknown],
  [403, MESSAGES.access.forbidden, MESSAGES.access.forbidden],
  [500, MESSAGES.generic.failure, MESSAGES.generic.failure],
])("an answer of %d says what happened", async (status, message, expected) => {
  await signInStaff(["pricing.read"]);
  replies[`GET ${PATH}`] = { status, message };
  open();
  expect(await screen.findByText(expected)).toBeVisible();
  expect(screen.queryByRole("article")).toBeNull();
});

const list = (...rows: StaffProduct[]) => ({ status: 200, data: { rows, total: rows.length, counts: [] } });

test("selected products are hidden together, and those not changed are named", async () => {
  await signInStaff(["pricing.read", "pricing.write"]);
  const other = { ...product, productId: "7", sku: "7777777", name: "Halden toaster" };
  replies[`POST ${LIST}`] = list(product, other);
  replies["POST /admin/catalogue/products/hide"] = {
    status: 200,
    message: staff.productsChanged,
    data: { changed: 1, unchanged: [{ productId: "7", name: other.name, message: staff.alreadyHidden }] },
  };
  show("/backoffice/catalogue/", "?q=halden");
  expect(await screen.findByRole("link", { name: "6443034" })).toHaveAttribute(
    "href",
    `/backoffice/catalogue/products/${encodeURIComponent(ID)}/?q=halden`,
  );
  fireEvent.click(screen.getByRole("checkbox", { name: "Choose 6443034" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Choose 7777777" }));
  const bar = within(await screen.findByRole("region", { name: "Selected products" }));
  expect(bar.getByText("2 selected")).toBeVisible();
  await press(bar.getByRole("button", { name: "Hide from the shop" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Hide 2 products" }));
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: "A recall" } });
  await press(dialog.getByRole("button", { name: "Hide from the shop" }));

  const report = await screen.findByRole("region", { name: "Bulk update" });
  expect(report).toHaveFocus();
  expect(within(report).getByText("1 of 2 products hidden")).toBeVisible();
  expect(within(report).getByRole("link", { name: "Halden toaster", hidden: true })).toHaveAttribute(
    "href",
    "/backoffice/catalogue/products/7/?q=halden",
  );
  expect(within(report).getByText(staff.alreadyHidden)).toBeInTheDocument();
  expect(bodyOf("POST /admin/catalogue/products/hide")).toEqual({
    productIds: [ID, "7"],
    reason: "A recall",
  });
  expect(screen.queryByRole("region", { name: "Selected products" })).toBeNull();
  expect(sent.filter(([call]) => call === `POST ${LIST}`).length).toBeGreaterThan(1);
  await press(within(report).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("region", { name: "Bulk update" })).toBeNull();
  expect(screen.getByRole("group", { name: "Products" })).toHaveFocus();
});

test("selected products are shown together after a confirmation", async () => {
  await signInStaff(["pricing.read", "pricing.write"]);
  replies[`POST ${LIST}`] = list(hidden);
  replies["POST /admin/catalogue/products/show"] = {
    status: 200,
    message: staff.productsChanged,
    data: { changed: 1, unchanged: [] },
  };
  show("/backoffice/catalogue/");
  fireEvent.click(await screen.findByRole("checkbox", { name: "Choose 6443034" }));
  await press(await screen.findByRole("button", { name: "Show in the shop" }));
  const question = within(await screen.findByRole("dialog", { name: "Show 1 product in the shop?" }));
  await press(question.getByRole("button", { name: "Show 1 product" }));
  await waitFor(() => expect(bodyOf("POST /admin/catalogue/products/show")).toEqual({ productIds: [ID] }));
  expect(await screen.findByText("1 of 1 product shown")).toBeVisible();
});

test("without the permission to write, products have no checkboxes", async () => {
  await signInStaff(["pricing.read"]);
  replies[`POST ${LIST}`] = list(product);
  show("/backoffice/catalogue/");
  await screen.findByRole("link", { name: "6443034" });
  expect(screen.queryByRole("checkbox", { name: /^Choose/ })).toBeNull();
});
