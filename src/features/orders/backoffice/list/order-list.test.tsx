import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { MESSAGES } from "#contract/messages";
import { ORDER_STATUSES } from "#contract/orders/orders";
import { PERMISSIONS, type Permission } from "#contract/staff/roles";
import { Providers } from "../../../../client/providers/providers";
import { undoLast } from "../../../../client/store/undo";
import { forgetSession, signIn } from "../../../../client/session/current-session";
import { stopsBetween } from "../../../../ui/list/tab-stops-for-tests";
import { OrderListScreen } from "./order-list";
// Compiled before the first test, which would otherwise time out.
import "./bulk-bar";
import "./bulk-progress";

const ADA = "0d0c5f1e-1111-4111-8111-000000000001";
const GRACE = "0d0c5f1e-1111-4111-8111-000000000002";
const anOrder = (uniqueId: string) => ({
  __typename: "OrderListRow",
  id: `id-${uniqueId}`,
  uniqueId,
  status: "PENDING_FULFILMENT",
  total: 1999,
  orderSubmittedDate: "2026-11-01T00:00:00Z",
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  deliveryType: "DELIVERY_SHIPPING",
  paymentMethod: "CARD",
  risk: "FLAGGED",
  suppliers: ["one"],
  affiliateId: null,
  unitCount: 2,
  firstItem: "Kettle",
  placedBy: null,
  assignee: uniqueId === "A1" ? "grace@example.com" : null,
  tags: uniqueId === "A1" ? ["call back"] : [],
});
const statusCounts = ORDER_STATUSES.map((status) => ({ __typename: "OrderStatusCount", status, count: 2 }));
const run = {
  __typename: "OrderBulkRun",
  id: "run-1",
  action: "CANCEL",
  total: 9,
  changed: 8,
  failed: 1,
  isFinished: true,
};
const failures = [{ __typename: "OrderBulkFailure", orderId: "id-A1", uniqueId: "A1", message: "Too late" }];

/** The requests' variables, by operation name. */
let requests: Record<string, object>;

// Loaded up front, because compiling takes a while.
beforeAll(async () => void (await import("./bulk-dialog")));
beforeEach(async () => {
  requests = {};
  globalThis.fetch = (async (url: string, { body, method }: { body?: string; method?: string }) => {
    const reply = (answer: object) => ({
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify(answer),
    });
    if (url.includes("/admin/views/")) {
      const view = { id: "1", name: "Ada", query: "q=ada", isShared: false, isMine: true };
      const views = method === "POST" ? [view] : [];
      return reply({ isSuccess: true, message: "", data: { views } });
    }
    const { operationName, variables } = JSON.parse(body ?? "{}") as {
      operationName: string;
      variables: object;
    };
    requests[operationName] = variables;
    const orders = [anOrder("A1"), anOrder("A2")];
    const colleague = (id: string, username: string) => ({ __typename: "OrderColleague", id, username });
    const names = {
      __typename: "OrderNames",
      suppliers: ["one"],
      affiliates: [],
      colleagues: [colleague(ADA, "ada@example.com"), colleague(GRACE, "grace@example.com")],
      tags: ["call back"],
    };
    return reply({
      data: {
        listOrders: { __typename: "OrderList", total: 9, paymentExceptions: 1, statusCounts, orders },
        getOrderNames: names,
        changeManyOrders: { ...run, failures },
        getOrderBulkRun: { ...run, failures },
      },
    });
  }) as never;
  await signInWith(PERMISSIONS);
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

const signInWith = (permissions: readonly Permission[]) =>
  signIn({
    user: {
      username: "ada@example.com",
      firstName: "Ada",
      lastName: "Byron",
      type: "ADMIN",
      permissions: [...permissions],
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  });

const open = async (search: string) => {
  render(
    <Providers>
      <OrderListScreen search={search} />
    </Providers>,
  );
  await screen.findAllByRole("link", { name: "A1" });
};

test("the address holds the query, and its orders link back to it", async () => {
  await open("?q=ada&show=fulfil&method=CARD&least=10&page=2&size=50");
  expect(requests["ListOrders"]).toMatchObject({
    sort: "placed",
    pageNumber: 2,
    pageSize: 50,
    filter: {
      text: "ada",
      statuses: ["PENDING_FULFILMENT", "CANCELLED_BY_SUPPLIER"],
      methods: ["CARD"],
      fromTotal: 1_000,
    },
  });
  expect(screen.getByRole("link", { name: "A1" }).getAttribute("href")).toMatch(/id-A1\/\?q=ada&show=fulfil/);
  const tabs = screen.getByRole("navigation", { name: "Orders by next step" });
  expect(within(tabs).getByRole("link", { name: "Being prepared 4" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(within(tabs).getByRole("link", { name: "All 24" })).toBeVisible();
  expect(screen.getByRole("link", { name: /One order has a payment exception/ })).toBeVisible();
});

test("filters are applied together, and go into the address", async () => {
  await open("");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "grace" } });
  fireEvent.change(screen.getByLabelText("Risk"), { target: { value: "FLAGGED" } });
  fireEvent.submit(screen.getByRole("search"));
  expect(navigate).toHaveBeenLastCalledWith("/backoffice/orders/?q=grace&risk=FLAGGED");
});

test("orders show assignee and tags, and are filtered by both", async () => {
  await open(`?assignee=${GRACE}&tag=call+back`);
  expect(requests["ListOrders"]).toMatchObject({ filter: { assignee: GRACE, tag: "call back" } });
  fireEvent.click(screen.getByRole("button", { name: "Columns" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Assigned to" }));
  const [row] = screen.getAllByRole("row").slice(1);
  expect(within(row!).getByText("grace@example.com")).toBeVisible();
  expect(within(row!).getByText("call back")).toBeVisible();
  const assignee = screen.getByRole<HTMLSelectElement>("combobox", { name: "Assigned to" });
  expect([...assignee.options].map(({ text }) => text)).toEqual([
    "All",
    "Me",
    "Unassigned",
    "grace@example.com",
  ]);
  expect(assignee).toHaveValue(GRACE);
  fireEvent.change(assignee, { target: { value: ADA } });
  fireEvent.submit(screen.getByRole("search"));
  expect(navigate).toHaveBeenLastCalledWith(`/backoffice/orders/?assignee=${ADA}&tag=call+back`);
});

test("all matches are cancelled after a confirmation with their number, and refusals are listed", async () => {
  await open("?q=ada");
  fireEvent.click(screen.getByRole("checkbox", { name: "Choose A1" }));
  fireEvent.click(await screen.findByRole("button", { name: "Select all 9 matching" }));
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel: 9 orders" });
  expect(within(dialog).getByText(new RegExp(MESSAGES.confirm.irreversible))).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText("Reason"), { target: { value: "A recall" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Yes" }));
  await waitFor(() =>
    expect(navigate).toHaveBeenLastCalledWith("/backoffice/orders/?q=ada&run=run-1", { replace: true }),
  );
  expect(requests["ChangeManyOrders"]).toMatchObject({
    input: { action: "CANCEL", orderIds: null, expectedCount: 9, text: "A recall", filter: { text: "ada" } },
  });
  cleanup();
  await open("?q=ada&run=run-1");
  await screen.findByText("Cancel: 8 of 9 orders done, 1 refused");
  expect(screen.getByText("Too late")).toBeInTheDocument();
});

/** Includes the effects of the click. */
const press = (control: HTMLElement) => act(async () => void fireEvent.click(control));

test("the focus moves from the bulk selection to what replaces it", async () => {
  await open("");
  await press(screen.getByRole("checkbox", { name: "Choose A1" }));
  const selectAll = await screen.findByRole("button", { name: "Select all 9 matching" });
  act(() => selectAll.focus());
  await press(selectAll);
  expect(screen.getByRole("button", { name: "Select only the 1 on this page" })).toHaveFocus();
  await press(screen.getByRole("button", { name: "Add a note" }));
  await press(within(await screen.findByRole("dialog")).getByRole("button", { name: "No" }));
  expect(screen.getByRole("button", { name: "Add a note" })).toHaveFocus();
  await press(screen.getByRole("button", { name: "Clear selection" }));
  expect(screen.getByRole("group", { name: "Orders" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Skip to the list" })).toHaveAttribute("href", "#list-orders");
});

test("the bulk report has the focus, and returns it to the list", async () => {
  await open("?q=grace&run=run-1");
  const report = await screen.findByRole("region", { name: "Bulk update" });
  expect(report).toHaveFocus();
  await press(await within(report).findByRole("button", { name: "Close" }));
  expect(screen.getByRole("group", { name: "Orders" })).toHaveFocus();
});

test("a new view can be renamed next, and a pending export shows in its place", async () => {
  await open("?q=ada");
  await press(screen.getByRole("button", { name: "Save this view" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Name this view" }));
  await press(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("button", { name: "Save this view" })).toHaveFocus();
  await press(screen.getByRole("button", { name: "Save this view" }));
  const nameDialog = within(await screen.findByRole("dialog", { name: "Name this view" }));
  fireEvent.change(nameDialog.getByLabelText("Name"), { target: { value: "Ada" } });
  await press(nameDialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: "Rename" })).toHaveFocus();
  await press(screen.getByRole("button", { name: "Delete view Ada" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Save this view" })).toHaveFocus());
  expect(screen.queryByRole("link", { name: "Ada" })).toBeNull();
  await act(async () => expect(undoLast()).toBe(true));
  expect(await screen.findByRole("button", { name: "Rename" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Ada" })).toHaveAttribute("aria-current", "page");
  const csv = screen.getByRole("button", { name: "Export CSV" });
  act(() => csv.focus());
  fireEvent.click(csv);
  expect(csv).toHaveFocus();
  expect(csv).toHaveTextContent("Exporting…");
  expect(csv).not.toBeDisabled();
  await screen.findByRole("button", { name: "Export CSV" });
});

test("a new order is offered with the permission", async () => {
  await open("");
  expect(screen.getByRole("link", { name: "Create order" })).toHaveAttribute(
    "href",
    "/backoffice/orders/new/",
  );
  cleanup();
  await signInWith(["orders.read"]);
  await open("");
  expect(screen.queryByRole("link", { name: "Create order" })).toBeNull();
});

test("three Tabs lead from a status tab to the first order", async () => {
  await open("?show=fulfil");
  const tabs = within(screen.getByRole("navigation", { name: "Orders by next step" }));
  const current = tabs.getByRole("link", { current: "page" });
  expect(stopsBetween(current, screen.getByRole("link", { name: "A1" }))).toBe(3);
});
