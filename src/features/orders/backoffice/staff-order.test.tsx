import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { BOUGHT_BY_HAND_NEXT } from "#contract/orders/statuses";
import { PERMISSIONS } from "#contract/staff/roles";
import { Providers } from "../../../client/providers/providers";
import { forgetSession } from "../../../client/session/current-session";
import { signInStaff } from "../../../client/session/staff-for-tests";
import { StaffOrder } from "./staff-order";
import { ADDRESS, event, listMore, ORDER, pressAction } from "./staff-order-for-tests";

interface GraphqlRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
let requests: GraphqlRequest[];
let atSupplier: readonly object[];
/** Calls that are refused without a second-factor code. */
let guarded: readonly string[];
let linked: object;
const CODE_REQUIRED = "More goes back than you may give without a code";
const lastOf = (name: string) => requests.findLast(({ operationName }) => operationName === name)?.variables;

const PREVIEW = {
  __typename: "OrderEditPreview",
  isPossible: true,
  message: "",
  due: 0,
  effects: ["$1.00 goes back."],
};

beforeEach(async () => {
  requests = [];
  atSupplier = [];
  guarded = [];
  linked = { __typename: "OrderChange", success: true, message: "The link was sent", order: null };
  const done = { __typename: "OrderChange", success: true, message: "Done", order: null };
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    const question = JSON.parse(body) as GraphqlRequest;
    requests.push(question);
    const answers: Readonly<Record<string, object>> = {
      SupplierOrders: { getSupplierOrders: atSupplier },
      PreviewOrderEdit: { previewOrderEdit: PREVIEW },
      EditOrder: { editOrder: done },
      SubmitToSupplier: { submitToSupplier: done },
      RefundOrder: { refundOrder: done },
      SendPaymentLink: { sendPaymentLink: linked },
      MoveOrder: { changeOrderStatus: done },
      ChangeItems: { changeOrderItems: done },
      ShipItems: { shipOrderItems: done },
      PreviewOrderChange: { previewOrderChange: null },
    };
    const isRefused = guarded.includes(question.operationName) && !question.variables["code"];
    const fieldErrors = [{ property: "code", constraints: { required: CODE_REQUIRED } }];
    const error = { message: CODE_REQUIRED, extensions: { code: "BAD_USER_INPUT", fieldErrors } };
    const data = isRefused ? null : answers[question.operationName];
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify(isRefused ? { data, errors: [error] } : { data }),
    };
  }) as never;
  await signInStaff(PERMISSIONS);
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

const show = (order = ORDER) =>
  render(
    <Providers>
      <StaffOrder order={order} />
    </Providers>,
  );
async function open(name: string) {
  await pressAction(name);
  return within(await screen.findByRole("dialog", { name: new RegExp(`^${name}`) }));
}

test("placing, shipping and delivery are on the shop's days, not the browser's", async () => {
  const [item] = ORDER.items;
  const beforeShopMidnight = "2026-11-06T03:00:00Z";
  const shipped = { ...item!, shippedDate: beforeShopMidnight, deliveredDate: beforeShopMidnight };
  show({ ...ORDER, orderSubmittedDate: beforeShopMidnight, items: [shipped] });
  const items = within(await screen.findByRole("region", { name: "Items" }));
  expect(items.getByText(/^Shipped 05 Nov, 2026/)).toBeVisible();
  expect(items.getByText("Delivered 05 Nov, 2026")).toBeVisible();
  expect(screen.getByText("Placed 05 Nov, 2026 at 9:00 PM CT")).toBeVisible();
});

test("the history is shown in full or by kind, with user, action and kind", async () => {
  show();
  const history = within(await screen.findByRole("region", { name: "History" }));
  expect(history.getByText("Phone call: asked when")).toBeVisible();
  expect(screen.getByText(/System · Created/)).toBeVisible();
  fireEvent.change(screen.getByLabelText("Show"), { target: { value: "PHONE_CALL" } });
  expect(screen.queryByText("Order created")).toBeNull();
  expect(history.getByText("Phone call: asked when")).toBeVisible();
});

test("items are changed with the revision that was shown, after a preview", async () => {
  show();
  const dialog = await open("Edit items");
  fireEvent.change(dialog.getByLabelText("Units of Television"), { target: { value: "1" } });
  fireEvent.change(dialog.getByLabelText("Units of Radio"), { target: { value: "0" } });
  fireEvent.change(dialog.getByLabelText(/^Add a product by SKU/), { target: { value: "6505" } });
  const items = [
    { itemId: "tv", quantity: 1 },
    { itemId: "radio", quantity: 0 },
    { productId: "6505", quantity: 1 },
  ];
  fireEvent.click(dialog.getByRole("button", { name: "Preview changes" }));
  expect(await dialog.findByText("$1.00 goes back.")).toBeVisible();
  expect(lastOf("PreviewOrderEdit")).toEqual({ orderId: "o1", edit: { items } });
  fireEvent.click(dialog.getByRole("button", { name: "Update items" }));
  await waitFor(() => expect(lastOf("EditOrder")).toEqual({ orderId: "o1", revision: 7, edit: { items } }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a returning item cannot be returned again", async () => {
  const paying = (returningAmount: number) =>
    PAID.paymentDetails.map((payment) => ({ ...payment, returningAmount }));
  const { unmount } = show({ ...PAID, paymentDetails: paying(60_000) });
  const dialog = await open("Refund");
  expect(dialog.getByLabelText("Amount")).toHaveValue("300.00");
  expect(screen.getByText("Refund in progress $600.00")).toBeInTheDocument();
  unmount();
  show({ ...PAID, paymentDetails: paying(90_000) });
  expect(await screen.findByText("Refund in progress $900.00")).toBeVisible();
  expect(await listMore()).not.toContain("Refund");
});

test("an order with all items cancelled is no dead end: nothing is selected, and the full order is suggested", async () => {
  show();
  const dialog = await open("Cancel items");
  for (const box of dialog.getAllByRole("checkbox")) expect(box).not.toBeChecked();
  expect(dialog.getByText(MESSAGES.orderEdits.nothingLeft)).toBeVisible();
  expect(lastOf("PreviewOrderChange")).toBeUndefined();
});

/** Its first line has two items. */
const LINE = "7c1d5c4e-1111-4222-8333-444455556666";
const OF_TWO = {
  ...ORDER,
  status: "CONFIRMED_BY_SUPPLIER",
  items: ORDER.items.map((item, i) => (i === 0 ? { ...item, id: LINE } : item)),
} as StaffOrderFragment;
const ONE_OF_IT = { itemIds: [LINE], quantities: [{ itemId: LINE, quantity: 1 }] };

test("one unit of a two-unit line is cancelled alone, after a preview", async () => {
  show(OF_TWO);
  const dialog = await open("Cancel items");
  fireEvent.click(dialog.getByRole("checkbox", { name: /Television/ }));
  fireEvent.change(dialog.getByLabelText("Units of Television"), { target: { value: "1" } });
  await waitFor(() => expect(lastOf("PreviewOrderChange")).toMatchObject(ONE_OF_IT));
  expect(dialog.queryByText(MESSAGES.orderEdits.nothingLeft)).toBeNull();
  fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "One too many" } });
  fireEvent.click(dialog.getByRole("button", { name: "Cancel items" }));
  await waitFor(() => expect(lastOf("ChangeItems")).toMatchObject({ change: ONE_OF_IT }));
});

test("one unit of a two-unit line ships alone", async () => {
  show(OF_TWO);
  const dialog = await open("Ship items");
  fireEvent.click(dialog.getByRole("checkbox", { name: /Radio/ }));
  fireEvent.change(dialog.getByLabelText("Units of Television"), { target: { value: "1" } });
  fireEvent.change(dialog.getByLabelText("Carrier"), { target: { value: "UPS" } });
  fireEvent.change(dialog.getByLabelText("Tracking number"), { target: { value: "1Z" } });
  fireEvent.click(dialog.getByRole("button", { name: "Ship items" }));
  await waitFor(() => expect(lastOf("ShipItems")).toMatchObject({ shipment: ONE_OF_IT }));
});

test("a refund is filled in by units, to the cent of a return", async () => {
  show({ ...PAID, total: 271, tax: 21, subTotal: 300, discount: 50 } as StaffOrderFragment);
  const dialog = await open("Refund");
  expect(dialog.getByRole("group", { name: "Fill in the price of items" })).toBeVisible();
  fireEvent.change(dialog.getByLabelText("Units of Television"), { target: { value: "1" } });
  await waitFor(() => expect(dialog.getByLabelText("Amount")).toHaveValue("0.90"));
  fireEvent.change(dialog.getByLabelText("Units of Radio"), { target: { value: "1" } });
  await waitFor(() => expect(dialog.getByLabelText("Amount")).toHaveValue("1.81"));
});

test("the tax on the shipping stays with it as stored in the order", async () => {
  const amounts = { subTotal: 300, shippingCost: 200, tax: 41, taxOnShipping: 16, total: 541 };
  show({ ...PAID, ...amounts, isStateTax: false, shipState: "CA" } as StaffOrderFragment);
  const dialog = await open("Refund");
  fireEvent.change(dialog.getByLabelText("Units of Television"), { target: { value: "1" } });
  await waitFor(() => expect(dialog.getByLabelText("Amount")).toHaveValue("1.08"));
});

test("many lines of a refund are collapsed, and the keyboard reaches their toggle first", async () => {
  const items = ["a", "b", "c", "d"].map((id) => ({ ...PAID.items[0]!, id, name: `Television ${id}` }));
  show({ ...PAID, items } as StaffOrderFragment);
  const dialog = await open("Refund");
  fireEvent.keyDown(document.activeElement!, { key: "Tab" });
  expect(dialog.getByText("Fill in the price of items")).toHaveFocus();
});

test("an item cancelled by a supplier is not yet refunded, and the form says so", async () => {
  show();
  const dialog = await open("Mark items canceled by supplier");
  expect(dialog.getByLabelText("Reason")).toHaveAccessibleDescription(/Nothing is refunded yet/);
  expect(dialog.queryByText(/goes back to the customer/)).toBeNull();
});

test("an item bought elsewhere cannot be bought again, and no notification is promised", async () => {
  const items = ORDER.items.map((item) => ({ ...item, isBoughtByHand: true }));
  show({ ...ORDER, status: "CONFIRMED_BY_SUPPLIER", items } as StaffOrderFragment);
  expect(await screen.findByText("Bought elsewhere: Television, Radio.")).toBeVisible();
  expect(screen.getByText(BOUGHT_BY_HAND_NEXT)).toBeVisible();
  expect(screen.queryByText("Nothing ordered yet.")).toBeNull();
  expect(screen.queryByRole("button", { name: "Order at supplier" })).toBeNull();
  const dialog = await open("Order at supplier anyway");
  expect(dialog.getByText(/Only order them here if they weren't/)).toBeVisible();
  fireEvent.click(dialog.getByRole("button", { name: "Order now" }));
  await waitFor(() =>
    expect(lastOf("SubmitToSupplier")).toEqual({ orderId: "o1", revision: 7, includeBoughtElsewhere: true }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an address is corrected alone", async () => {
  show();
  const dialog = await open("Edit billing address");
  fireEvent.change(dialog.getByLabelText("First name"), { target: { value: "Grace" } });
  fireEvent.click(dialog.getByRole("button", { name: "Update address" }));
  await waitFor(() => expect(lastOf("EditOrder")).toBeDefined());
  const billing = { ...ADDRESS, firstName: "Grace" };
  expect(lastOf("EditOrder")).toEqual({ orderId: "o1", revision: 7, edit: { billing } });
});

test("an unordered item is ordered, and the order reloads", async () => {
  show();
  expect(await screen.findByText("Nothing ordered yet.")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Order at supplier" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Order at supplier/ }));
  atSupplier = [
    {
      __typename: "SupplierOrder",
      id: "s1",
      supplier: "Best Buy",
      state: "SUBMITTED",
      attempts: 1,
      partnerOrderId: "BBY01-1",
      refusalCode: null,
      createdAt: "2026-11-20T12:00:00Z",
      submittedAt: "2026-11-20T12:01:00Z",
      items: ["tv", "radio"].map((itemId) => ({
        __typename: "SupplierOrderItem",
        itemId,
        supplierStatus: "Backordered",
        isClosed: false,
        isCancelRequested: false,
        cancelRefusal: null,
      })),
    },
  ];
  fireEvent.click(dialog.getByRole("button", { name: "Order now" }));
  expect(await screen.findByText(/BBY01-1/)).toBeVisible();
  expect(lastOf("SubmitToSupplier")).toEqual({ orderId: "o1", revision: 7, includeBoughtElsewhere: false });
  expect(screen.getByText("Television: Backordered")).toBeVisible();
  expect(screen.getByRole("button", { name: "Request item cancellation" })).toBeVisible();
});

const PAID = {
  ...ORDER,
  allowedNextStatuses: ["CANCELLED"],
  paymentDetails: [
    {
      __typename: "PaymentDetail",
      id: "p1",
      state: "CAPTURED",
      paidAmount: 90_000,
      refundedAmount: 0,
      returningAmount: 0,
    },
  ],
} as unknown as StaffOrderFragment;
type Dialog = Awaited<ReturnType<typeof open>>;
const enterReason = (dialog: Dialog) =>
  fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Broken" } });

test.each([
  ["RefundOrder", "Refund", "Refund", enterReason],
  ["MoveOrder", "Cancel the order", "Cancel the order", enterReason],
  ["EditOrder", "Edit items", "Update items", () => undefined],
] as const)(
  "%s requires a second-factor code when the server wants one, and keeps the entries",
  async (call, opens, sends, fill) => {
    guarded = [call];
    show(PAID);
    const dialog = await open(opens);
    expect(dialog.queryByLabelText("Code of your second factor")).toBeNull();
    fill(dialog);
    fireEvent.click(dialog.getByRole("button", { name: sends }));
    const code = await dialog.findByLabelText("Code of your second factor");
    expect(code).toBeInvalid();
    expect(code).toHaveAccessibleDescription(new RegExp(CODE_REQUIRED));
    fireEvent.change(code, { target: { value: "123 456" } });
    fireEvent.click(dialog.getByRole("button", { name: sends }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const sent = requests.filter(({ operationName }) => operationName === call);
    expect(sent.map(({ variables }) => variables["code"])).toEqual([undefined, "123456"]);
  },
);

describe("a phone order", () => {
  const { summaryOfLink, isBeingPaid } = MESSAGES.phoneOrders;
  const phoneOrder: StaffOrderFragment = {
    ...ORDER,
    status: "PENDING_PAYMENT",
    amountDue: 300,
    placedBy: "grace@shop.example",
    history: [event("2", "REMINDER_EMAIL_UPDATED", `${summaryOfLink}: ada@example.com`) as never],
  };
  const resendButton = () => screen.getByRole("button", { name: "Resend payment link" });

  test("shows who placed it and where the link went, and sends it once per click", async () => {
    show(phoneOrder);
    expect(await screen.findByText(/placed by phone by grace@shop.example/)).toBeVisible();
    expect(screen.getByText(new RegExp(`^${summaryOfLink}: ada@example.com, `))).toBeVisible();
    fireEvent.click(resendButton());
    fireEvent.click(resendButton());
    await waitFor(() => expect(lastOf("SendPaymentLink")).toMatchObject({ orderId: "o1" }));
    await waitFor(() => expect(resendButton()).toHaveAttribute("aria-disabled", "false"));
    expect(requests.filter(({ operationName }) => operationName === "SendPaymentLink")).toHaveLength(1);
    const first = lastOf("SendPaymentLink")!["idempotencyKey"];
    fireEvent.click(resendButton());
    await waitFor(() => expect(lastOf("SendPaymentLink")!["idempotencyKey"]).not.toBe(first));
  });

  test("says why the link was not sent", async () => {
    linked = { __typename: "OrderChange", success: false, message: isBeingPaid, order: null };
    show(phoneOrder);
    await screen.findByText(/placed by phone by/);
    fireEvent.click(resendButton());
    expect(await screen.findByText(isBeingPaid)).toBeVisible();
  });

  test("is paid, or is not payable: there is no link to send", async () => {
    show({ ...phoneOrder, status: "PENDING_FULFILMENT", amountDue: 0 });
    expect(await screen.findByText(/placed by phone by/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /payment link/ })).toBeNull();
  });
});
