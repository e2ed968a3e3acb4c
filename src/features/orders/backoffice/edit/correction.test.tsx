/**
 * A correction with an additional charge: confirmation before the customer has to pay, and the staff view
 * while it is pending (ORDER-42, ORDER-43).
 */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../../../client/providers/providers";
import { forgetSession } from "../../../../client/session/current-session";
import { ORDER_HEADING } from "../../order-dialog";
import { OrderActions } from "../actions/order-actions";
import { PaymentLink } from "../money/payment-link";
import { listMore, NOTHING_TO_ORDER, pressAction } from "../staff-order-for-tests";
import { SupplierPanel } from "../supplier-panel";
import { WaitingCorrection } from "./waiting-correction";

const ORDER = {
  id: "o1",
  uniqueId: "EF-1",
  status: "PENDING_FULFILMENT",
  revision: 7,
  email: "ada@example.com",
  amountDue: 0,
  correction: null,
  history: [],
  paymentDetails: [],
  allowedNextStatuses: ["CANCELLED"],
  items: [{ id: "tv", name: "Television", sku: "tv", quantity: 2, status: "PENDING_SHIPMENT" }],
  supplierOrdering: { ...NOTHING_TO_ORDER, items: ["tv"] },
} as unknown as StaffOrderFragment;
const PENDING: StaffOrderFragment = {
  ...ORDER,
  supplierOrdering: NOTHING_TO_ORDER,
  amountDue: 105_00,
  correction: {
    id: "c1",
    due: 105_00,
    totalBefore: 300_00,
    total: 405_00,
    payBy: "2026-11-24T12:00:00Z",
    requestedAt: "2026-11-23T12:00:00Z",
    requestedBy: "grace@shop.example",
    changes: ["1 × Phone added"],
  },
};

interface GraphqlRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
let requests: GraphqlRequest[];
const lastOf = (name: string) => requests.findLast(({ operationName }) => operationName === name)?.variables;

beforeEach(() => {
  requests = [];
  const done = { __typename: "OrderChange", success: true, message: "Done", order: null };
  const preview = {
    __typename: "OrderEditPreview",
    isPossible: true,
    message: "",
    due: 105_00,
    effects: [MESSAGES.orderEdits.checkedAgain],
  };
  const answers: Readonly<Record<string, object>> = {
    SupplierOrders: { getSupplierOrders: [] },
    PreviewOrderEdit: { previewOrderEdit: preview },
    EditOrder: { editOrder: done },
    SendPaymentLink: { sendPaymentLink: done },
    WithdrawCorrection: { withdrawOrderCorrection: done },
  };
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    const question = JSON.parse(body) as GraphqlRequest;
    requests.push(question);
    const text = JSON.stringify({ data: answers[question.operationName] });
    const headers = new Headers({ "content-type": "application/json" });
    return { ok: true, status: 200, headers, text: async () => text };
  }) as unknown as typeof fetch;
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

const show = (order: StaffOrderFragment) =>
  render(
    <Providers>
      <h2 id={ORDER_HEADING} tabIndex={-1}>
        Order
      </h2>
      <WaitingCorrection order={order} mayWithdraw onStale={() => undefined} />
      <PaymentLink order={order} />
      <OrderActions order={order} may={() => true} onStale={() => undefined} />
      <SupplierPanel order={order} mayUpdate onStale={() => undefined} />
    </Providers>,
  );
async function press(name: string): Promise<void> {
  const button = await screen.findByRole("button", { name });
  // Includes the effects of the answered question.
  await act(async () => void fireEvent.click(button));
}

test("payment is requested only after staff have seen and confirmed the difference", async () => {
  show(ORDER);
  expect(await screen.findByRole("button", { name: "Order at supplier" })).toBeVisible();
  expect(await listMore()).toContain("Cancel items");
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  await pressAction("Edit items");
  fireEvent.change(await screen.findByLabelText(/^Add a product by SKU/), { target: { value: "6505" } });
  const title = "The change costs $105.00 more";
  await press("Update items");
  const question = within(await screen.findByRole("dialog", { name: title }));
  expect(question.getByText(/ada@example.com a link to pay \$105.00/)).toBeVisible();
  expect(question.getByText(/the fraud check runs again/)).toBeVisible();
  await press("No");
  expect(await screen.findByText(MESSAGES.orderEdits.notRequested)).toBeVisible();
  expect(lastOf("EditOrder")).toBeUndefined();
  // Queried again after the question has closed.
  await press("Update items");
  await press("Save and email payment link");
  await waitFor(() => expect(lastOf("EditOrder")).toMatchObject({ orderId: "o1", revision: 7, due: 105_00 }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("once paid, no manual supplier order is possible during the repeated fraud check", async () => {
  show({ ...ORDER, isFraudCheckPending: true, supplierOrdering: NOTHING_TO_ORDER });
  expect(await screen.findByText("Nothing ordered yet.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Order at supplier" })).toBeNull();
});

test("a pending correction is visible, resends its link, blocks other corrections, and can be withdrawn", async () => {
  show(PENDING);
  const panel = within(await screen.findByRole("region", { name: "Change awaiting payment" }));
  expect(panel.getByText("1 × Phone added")).toBeVisible();
  expect(panel.getByText(/\$405.00 instead of \$300.00/)).toBeVisible();
  expect(panel.getByText(/^Requested by grace@shop.example/)).toBeVisible();
  await screen.findByText("Nothing ordered yet.");
  // Actions that would be refused are hidden.
  expect(screen.queryByRole("button", { name: /items|supplier/ })).toBeNull();
  expect(await listMore()).toEqual(["Cancel the order"]);
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
  await press("Send payment link");
  await waitFor(() => expect(lastOf("SendPaymentLink")).toMatchObject({ orderId: "o1" }));
  fireEvent.click(panel.getByRole("button", { name: "Withdraw change" }));
  const question = within(await screen.findByRole("dialog", { name: "Withdraw the change?" }));
  fireEvent.click(question.getByRole("button", { name: "Withdraw change" }));
  await waitFor(() => expect(lastOf("WithdrawCorrection")).toEqual({ orderId: "o1", revision: 7 }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Order" })).toHaveFocus());
});
