import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import {
  answers,
  endLeases,
  renderWithProviders,
  requestedNames,
  startLeases,
} from "../features/leases/leases-for-tests";
import { ORDER } from "../features/orders/backoffice/staff-order-for-tests";
import { StaffReturns } from "../features/orders/backoffice/staff-returns";

const { orderReturns: sentences } = MESSAGES;
const order = { ...ORDER, items: ORDER.items.map((item) => ({ ...item, status: "DELIVERED" as const })) };

const item = (itemId: string, name: string, reason: string) => ({
  __typename: "OrderReturnItem",
  itemId,
  name,
  quantity: 1,
  reason,
});
const returnIn = (state: string) => ({
  __typename: "OrderReturn",
  id: "r1",
  number: "EF-1-R1",
  state,
  requestedAt: "2026-11-30T18:00:00Z",
  endedAt: state === "REQUESTED" ? null : "2026-12-02T18:00:00Z",
  items: [item("tv", "Television", "DEFECTIVE"), item("radio", "Radio", "NOT_NEEDED")],
});
const returnsWith = (...returns: readonly object[]) => ({
  __typename: "OrderReturns",
  refusal: null,
  hasLabels: true,
  returnable: [],
  returns,
});

let state: string;
beforeEach(async () => {
  await startLeases();
  state = "REQUESTED";
  answers["OrderReturns"] = () => ({ getOrderReturns: returnsWith(returnIn(state)) });
});
afterEach(endLeases);

const returns = async () => within(await screen.findByRole("region", { name: "Returns" }));

test("staff see each item with its reason, and the day of the request", async () => {
  renderWithProviders(<StaffReturns order={order} mayEnd />);
  const region = await returns();
  const items = region.getAllByRole("listitem").filter((line) => !within(line).queryByRole("list"));
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "1 × Television · Doesn't work",
    "1 × Radio · No longer needed",
  ]);
  expect(region.getByText("Return requested")).toBeVisible();
  expect(region.getByText("Requested 30 Nov, 2026")).toBeVisible();
});

test("a return is marked as received after its refund is shown", async () => {
  answers["PreviewOrderChange"] = ({ change, itemIds }) => {
    expect([change, itemIds]).toEqual(["RETURN", ["tv", "radio"]]);
    return {
      previewOrderChange: {
        __typename: "OrderChangePreview",
        isPossible: true,
        message: "",
        total: 200,
        effects: ["$2.00 is refunded to Visa."],
      },
    };
  };
  answers["ReceiveReturn"] = ({ orderId, returnId }) => {
    expect([orderId, returnId]).toEqual(["o1", "r1"]);
    state = "RECEIVED";
    return {
      receiveReturn: { __typename: "OrderChange", success: true, message: sentences.received, order },
    };
  };
  renderWithProviders(<StaffReturns order={order} mayEnd />);
  fireEvent.click((await returns()).getByRole("button", { name: "Mark as received" }));
  const dialog = within(screen.getByRole("dialog", { name: "Return EF-1-R1 received" }));
  expect(await dialog.findByText("$2.00 is refunded to Visa.")).toBeVisible();
  await act(async () => void fireEvent.click(dialog.getByRole("button", { name: "Mark as received" })));
  expect(await screen.findByText("Return received")).toBeVisible();
  expect((await returns()).queryByRole("button")).toBeNull();
});

test("a return that never arrived is canceled", async () => {
  answers["CancelReturn"] = ({ returnId }) => {
    expect(returnId).toBe("r1");
    state = "CANCELLED";
    return {
      cancelReturn: {
        __typename: "ReturnChange",
        success: true,
        message: sentences.canceled,
        returns: returnsWith(returnIn(state)),
      },
    };
  };
  renderWithProviders(<StaffReturns order={order} mayEnd />);
  fireEvent.click((await returns()).getByRole("button", { name: "Cancel return" }));
  expect(await screen.findByText("Return canceled")).toBeVisible();
});

test("without the permission the returns are only visible, and an order without one shows no panel", async () => {
  const { unmount } = renderWithProviders(<StaffReturns order={order} mayEnd={false} />);
  expect((await returns()).queryByRole("button")).toBeNull();
  unmount();
  answers["OrderReturns"] = () => ({ getOrderReturns: returnsWith() });
  renderWithProviders(<StaffReturns order={order} mayEnd />);
  await waitFor(() => expect(requestedNames.filter((name) => name === "OrderReturns")).toHaveLength(2));
  expect(screen.queryByRole("region", { name: "Returns" })).toBeNull();
});
