/** Page actions offered by the palette (STAFF-11, STAFF-47). */
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { ThemeProvider } from "@mui/material/styles";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { PERMISSIONS, ROLE_PERMISSIONS, type Permission } from "#contract/staff/roles";
import { Providers } from "../../../client/providers/providers";
import { forgetSession } from "../../../client/session/current-session";
import { signInStaff } from "../../../client/session/staff-for-tests";
import { StaffOrder } from "../../../features/orders/backoffice/staff-order";
import { listMore, ORDER } from "../../../features/orders/backoffice/staff-order-for-tests";
import { MoreMenu } from "../../../ui/parts/menu/more-menu";
import { themeOf } from "../../../ui/theme";
import { pageChoices } from "./page-choices";

test("entries of a closed menu are found, each once, and run", () => {
  const pressed: string[] = [];
  const action = (label: string, isFinal: boolean) => ({
    id: label,
    label,
    isFinal,
    onPress: () => void pressed.push(label),
  });
  render(
    <ThemeProvider theme={themeOf("light")}>
      <main>
        <MoreMenu id="more" label="More" actions={[action("Cancel it", true), action("Change it", false)]} />
      </main>
    </ThemeProvider>,
  );
  const { buttons } = pageChoices();
  expect(buttons.map(({ label }) => label)).toEqual(["More", "Change it", "Cancel it"]);
  act(() => buttons.at(-1)?.press?.());
  expect(pressed).toEqual(["Cancel it"]);
});

/** With a refundable amount. */
const PAID = {
  ...ORDER,
  paymentDetails: [
    {
      __typename: "PaymentDetail",
      id: "p1",
      state: "CAPTURED",
      paidAmount: 300,
      refundedAmount: 0,
      returningAmount: 0,
    },
  ],
} as unknown as StaffOrderFragment;

const UNASSIGNED = { __typename: "OrderAssignment", id: ORDER.id, assignee: null, tags: [] };

async function showOrder(permissions: readonly Permission[]) {
  globalThis.fetch = (async () => {
    const text = JSON.stringify({ data: { getSupplierOrders: [], getOrderAssignment: UNASSIGNED } });
    return { ok: true, status: 200, headers: new Headers(), text: async () => text };
  }) as never;
  await signInStaff(permissions);
  await act(async () => {
    render(
      <Providers>
        <main>
          <StaffOrder order={PAID} />
        </main>
      </Providers>,
    );
  });
  const { buttons, details } = pageChoices();
  return [...buttons, ...details].map(({ label }) => label);
}

test.each([
  ["an admin", PERMISSIONS],
  ["support", ROLE_PERMISSIONS.CUSTOMERSUPPORT],
])("the palette has exactly the actions an order offers to %s", async (_who, permissions) => {
  const labels = await showOrder(permissions);
  const buttons = within(screen.getByRole("main")).getAllByRole("button");
  for (const button of buttons) {
    const name = button.getAttribute("aria-label") ?? button.textContent.trim();
    expect(labels.some((label) => label.startsWith(name))).toBe(true);
  }
  for (const action of await listMore()) expect(labels).toContain(action);
  expect(labels.includes("Refund")).toBe(permissions.includes("orders.refund"));
  cleanup();
  await act(forgetSession);
});
