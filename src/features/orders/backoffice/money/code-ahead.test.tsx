/** Refund dialogs announce a required second-factor code, and the reason (ORDER-40). */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { codeReason } from "#contract/payments/refund-limits";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { PERMISSIONS } from "#contract/staff/roles";
import { Providers } from "../../../../client/providers/providers";
import { forgetSession } from "../../../../client/session/current-session";
import { OrderActions } from "../actions/order-actions";
import { ORDER, pressAction } from "../staff-order-for-tests";

const LIMITS = { refundedForOrder: 100_00, refundedInDay: 450_00, perOrder: 500_00, perDay: 500_00 };
const PAID = {
  ...ORDER,
  refundLimits: LIMITS,
  paymentDetails: [{ state: "CAPTURED", paidAmount: 900_00, refundedAmount: 0, returningAmount: 0 }],
} as unknown as StaffOrderFragment;
const WHY = codeReason(LIMITS, 900_00)!;

/** The server's preview sentences. */
let sentences: readonly string[];
beforeEach(() => {
  sentences = ["$900.00 goes back.", WHY];
  globalThis.fetch = (async () => {
    const preview = {
      __typename: "OrderChangePreview",
      isPossible: true,
      message: "",
      refunds: [],
      total: 900_00,
      lease: null,
      effects: sentences,
    };
    const text = JSON.stringify({ data: { previewOrderChange: preview } });
    return { ok: true, status: 200, headers: new Headers(), text: async () => text };
  }) as never;
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

async function open(order: StaffOrderFragment, name: string) {
  render(
    <Providers>
      <OrderActions
        order={order}
        may={(permission) => PERMISSIONS.includes(permission)}
        onStale={() => undefined}
      />
    </Providers>,
  );
  await pressAction(name);
  return within(await screen.findByRole("dialog", { name: `${name}: EF-1` }));
}

test("a refund shows when its amount needs a code, with the refunds so far and the limits", async () => {
  const dialog = await open(PAID, "Refund");
  expect(WHY).toMatch(
    /\$100\.00 of this order \(no code up to \$500\.00\).*\$450\.00 in the last 24 hours \(no code up to \$500/,
  );
  expect(dialog.getByText(WHY)).toHaveRole("status");
  const amount = dialog.getByLabelText("Amount");
  fireEvent.change(amount, { target: { value: "50" } });
  await waitFor(() => expect(dialog.queryByText(/^You'll be asked for a new/)).toBeNull());
  fireEvent.change(amount, { target: { value: "50.01" } });
  expect(await dialog.findByText(/^You'll be asked for a new/)).toBeVisible();
});

test("the cancel dialog shows it on opening", async () => {
  const order = { ...PAID, allowedNextStatuses: ["CANCELLED"] } as StaffOrderFragment;
  const dialog = await open(order, "Cancel the order");
  expect(await dialog.findByText(WHY)).toBeVisible();
});

test.each([
  ["Mark as returned", { status: "CONFIRMED_BY_SUPPLIER", allowedNextStatuses: ["RETURNED"] }],
  ["Mark items returned", { status: "COMPLETED" }],
])("the return dialog shows it on opening: %s", async (name, state) => {
  const items = PAID.items.map((item) => ({ ...item, status: "DELIVERED" }));
  const dialog = await open({ ...PAID, ...state, items } as StaffOrderFragment, name);
  expect(await dialog.findByText(WHY)).toBeVisible();
});
