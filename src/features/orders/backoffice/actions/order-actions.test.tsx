/**
 * The actions of an order: next ones as buttons, others in a menu, irreversible ones set apart (STAFF-47).
 */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { BOUGHT_BY_HAND_MEANS, BOUGHT_ELSEWHERE_HINT } from "#contract/orders/statuses";
import { PERMISSIONS, ROLE_PERMISSIONS, type Permission } from "#contract/staff/roles";
import { Providers } from "../../../../client/providers/providers";
import { forgetSession } from "../../../../client/session/current-session";
import { listMore, NOTHING_TO_ORDER, ORDER } from "../staff-order-for-tests";
import { OrderActions } from "./order-actions";

const asAdmin = (permission: Permission) => PERMISSIONS.includes(permission);
const asSupport = (permission: Permission) => ROLE_PERMISSIONS.CUSTOMERSUPPORT.includes(permission);

let isWide: boolean;
beforeEach(() => {
  isWide = true;
  globalThis.fetch = (async () => {
    const text = JSON.stringify({ data: { previewOrderChange: null } });
    return { ok: true, status: 200, headers: new Headers(), text: async () => text };
  }) as never;
  globalThis.matchMedia = ((media: string) => ({
    matches: isWide,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
  Reflect.deleteProperty(globalThis, "matchMedia");
});

const supplierOrdering = { ...NOTHING_TO_ORDER, isOrdered: true };
const CONFIRMED = {
  ...ORDER,
  status: "CONFIRMED_BY_SUPPLIER",
  supplierOrdering,
  allowedNextStatuses: ["CANCELLED_BY_SUPPLIER", "RETURNED"],
} as StaffOrderFragment;
const IN_REVIEW = {
  ...ORDER,
  status: "PENDING_REVIEW",
  allowedNextStatuses: ["PENDING_FULFILMENT", "CANCELLED"],
  supplierOrdering: NOTHING_TO_ORDER,
} as StaffOrderFragment;

const show = (order: StaffOrderFragment, may = asAdmin) =>
  render(
    <Providers>
      <main>
        <OrderActions order={order} may={may} onStale={() => undefined} />
      </main>
    </Providers>,
  );
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent.trim());
const more = () => screen.getByRole("button", { name: "More" });
const key = (name: string) => act(() => fireEvent.keyDown(document.activeElement!, { key: name }));

test("next actions are buttons, the rest is in the menu, irreversible ones last", async () => {
  show(IN_REVIEW);
  expect(buttons()).toEqual(["Release to be prepared", "More"]);
  expect(await listMore()).toEqual([
    ...["Edit items", "Edit delivery address", "Edit billing address"],
    ...["Cancel the order", "Cancel items"],
  ]);
  const cancel = screen.getByRole("menuitem", { name: "Cancel the order" });
  expect(cancel).toHaveAccessibleDescription("Can’t be undone");
  expect(screen.getByText("Can’t be undone")).toBeVisible();
  expect(screen.getByRole("separator")).toBeInTheDocument();
  expect(screen.getByRole("menuitem", { name: "Edit items" })).not.toHaveAccessibleDescription();
});

test("a phone shows one button next to the menu, and no action is lost", async () => {
  const arrives = {
    ...CONFIRMED,
    items: CONFIRMED.items.map((item, i) => ({ ...item, status: i === 0 ? "SHIPPED" : "PENDING_SHIPMENT" })),
  } as StaffOrderFragment;
  const { unmount } = show(arrives);
  expect(buttons()).toEqual(["Ship items", "Mark delivered", "More"]);
  unmount();
  isWide = false;
  show(arrives);
  expect(buttons()).toEqual(["Ship items", "More"]);
  expect(await listMore()).toEqual([
    "Mark delivered",
    ...["Mark as canceled by supplier", "Mark items canceled by supplier"],
    ...["Mark as returned", "Mark items returned", "Cancel items"],
  ]);
});

test("a paid order is first ordered at the supplier; buying elsewhere is in the menu and explains itself", async () => {
  show({ ...ORDER, allowedNextStatuses: ["CONFIRMED_BY_SUPPLIER", "CANCELLED"] });
  expect(buttons()).toEqual(["Order at supplier", "More"]);
  expect(await listMore()).toContain("Bought elsewhere");
  const elsewhere = screen.getByRole("menuitem", { name: "Bought elsewhere" });
  expect(elsewhere).toHaveAccessibleDescription(BOUGHT_ELSEWHERE_HINT);
  await act(async () => void fireEvent.click(elsewhere));
  const dialog = within(await screen.findByRole("dialog", { name: /^Bought elsewhere/ }));
  expect(dialog.getByText(new RegExp(BOUGHT_BY_HAND_MEANS))).toBeVisible();
});

test("items at the supplier can be neither ordered again nor marked as bought elsewhere", async () => {
  show({ ...ORDER, supplierOrdering, allowedNextStatuses: ["CONFIRMED_BY_SUPPLIER", "CANCELLED"] });
  const offered = [...buttons(), ...(await listMore())];
  expect(offered).toContain("Cancel the order");
  expect(offered.filter((label) => /^(Order at supplier|Bought elsewhere|Mark as )/.test(label!))).toEqual(
    [],
  );
});

test("the menu opens by arrow, closes with Escape, and its dialogs return the focus to its button", async () => {
  show(IN_REVIEW);
  act(() => more().focus());
  key("ArrowDown");
  expect(menu().getByRole("menuitem", { name: "Edit items" })).toHaveFocus();
  expect(screen.getByText("More")).toHaveAttribute("aria-expanded", "true");
  key("Escape");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(more()).toHaveFocus();
  key("ArrowUp");
  expect(menu().getByRole("menuitem", { name: "Cancel items" })).toHaveFocus();
  key("ArrowUp");
  expect(menu().getByRole("menuitem", { name: "Cancel the order" })).toHaveFocus();
  await act(async () => void fireEvent.click(document.activeElement!));
  const dialog = await screen.findByRole("dialog", { name: "Cancel the order: EF-1" });
  expect(screen.queryByRole("menu")).toBeNull();
  await act(async () => void fireEvent.click(within(dialog).getByRole("button", { name: /Keep as is/ })));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(more()).toHaveFocus();
});

test("without the permissions neither cancel nor refund is shown", async () => {
  const paid = [{ state: "CAPTURED", paidAmount: 90_000, refundedAmount: 0, returningAmount: 0 }];
  const order = { ...ORDER, paymentDetails: paid } as unknown as StaffOrderFragment;
  const { unmount } = show(order);
  expect(await listMore()).toContain("Refund");
  unmount();
  show(order, asSupport);
  expect(await listMore()).toEqual([
    ...["Edit items", "Edit delivery address", "Edit billing address"],
    "Mark items canceled by supplier",
  ]);
});

const menu = () => within(screen.getByRole("menu"));
