import { act, fireEvent, screen, within } from "@testing-library/react";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import {
  answers,
  endLeases,
  renderWithProviders,
  requestedNames,
  startLeases,
} from "../features/leases/leases-for-tests";
import { ORDER } from "../features/orders/backoffice/staff-order-for-tests";
import { OrderReturns } from "../features/orders/returns/order-returns";

const { orderReturns: sentences } = MESSAGES;
const order = {
  ...ORDER,
  items: ORDER.items.map((item) => ({ ...item, status: "DELIVERED" })),
} as WholeOrderFragment;

const returnable = (itemId: string, name: string, quantity: number) => ({
  __typename: "ReturnableItem",
  itemId,
  name,
  quantity,
  until: "2026-12-24",
});
const requested = {
  __typename: "OrderReturn",
  id: "r1",
  number: "EF-1-R1",
  state: "REQUESTED",
  requestedAt: "2026-11-30T12:00:00Z",
  endedAt: null,
  items: [
    { __typename: "OrderReturnItem", itemId: "tv", name: "Television", quantity: 1, reason: "DAMAGED" },
    { __typename: "OrderReturnItem", itemId: "radio", name: "Radio", quantity: 1, reason: "NOT_NEEDED" },
  ],
};
const returnsWith = (change: object) => ({
  getOrderReturns: {
    __typename: "OrderReturns",
    refusal: null,
    hasLabels: true,
    returnable: [returnable("tv", "Television", 2), returnable("radio", "Radio", 1)],
    returns: [],
    ...change,
  },
});
const preview = {
  __typename: "OrderChangePreview",
  isPossible: true,
  message: "",
  total: 100,
  effects: ["$1.00 is refunded to Visa."],
};

beforeEach(startLeases);
afterEach(endLeases);

test("a customer returns one of two units and another item, each for its own reason, and gets a return number and a label", async () => {
  let sent: unknown = null;
  let isRequested = false;
  answers["OrderReturns"] = () => returnsWith(isRequested ? { returns: [requested] } : {});
  answers["PreviewOrderChange"] = () => ({ previewOrderChange: preview });
  answers["RequestReturn"] = ({ request }) => {
    sent = request;
    isRequested = true;
    const { getOrderReturns: returns } = returnsWith({ returns: [requested] });
    return {
      requestReturn: {
        __typename: "ReturnChange",
        success: true,
        message: sentences.requested("EF-1-R1"),
        returns,
      },
    };
  };
  renderWithProviders(<OrderReturns order={order} orderKey={null} />);
  fireEvent.click(await screen.findByRole("button", { name: "Return items" }));
  const dialog = within(screen.getByRole("dialog", { name: "Return items from order EF-1" }));
  expect(dialog.getAllByText("Return by 24 Dec, 2026")).toHaveLength(2);
  expect(dialog.queryByRole("combobox", { name: /^Reason/ })).toBeNull();
  fireEvent.click(dialog.getByRole("checkbox", { name: /Television/ }));
  fireEvent.click(dialog.getByRole("checkbox", { name: /Radio/ }));
  expect(await dialog.findByText("$1.00 is refunded to Visa.")).toBeVisible();
  const choose = (name: string, value: string) =>
    fireEvent.change(dialog.getByRole("combobox", { name }), { target: { value } });
  choose("Units of Television", "1");
  choose("Reason for returning Television", "DAMAGED");
  choose("Reason for returning Radio", "NOT_NEEDED");
  await act(async () => void fireEvent.click(dialog.getByRole("button", { name: "Request return" })));

  expect(await screen.findByText("EF-1-R1", { selector: "b" })).toBeVisible();
  expect(sent).toEqual({
    items: [
      { itemId: "tv", quantity: 1, reason: "DAMAGED" },
      { itemId: "radio", quantity: 1, reason: "NOT_NEEDED" },
    ],
    idempotencyKey: expect.any(String),
  });
  expect(screen.getByText("Return requested")).toBeVisible();
  const [television, radio] = screen
    .getAllByRole("listitem")
    .filter((item) => !within(item).queryByRole("list"));
  expect(television).toHaveTextContent("1 × Television · Arrived damaged");
  expect(radio).toHaveTextContent("1 × Radio · No longer needed");
  expect(screen.getByRole("button", { name: "Return label (PDF) for EF-1-R1" })).toBeVisible();
});

test("a return without item or reason is not sent", async () => {
  answers["OrderReturns"] = () => returnsWith({});
  renderWithProviders(<OrderReturns order={order} orderKey={null} />);
  fireEvent.click(await screen.findByRole("button", { name: "Return items" }));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Request return" })));
  expect((await screen.findAllByText(sentences.noItems)).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole("checkbox", { name: /Radio/ }));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Request return" })));
  const link = await screen.findByRole("link", { name: sentences.reasonOf("Radio") });
  fireEvent.click(link);
  expect(screen.getByRole("combobox", { name: "Reason for returning Radio" })).toHaveFocus();
  expect(requestedNames).not.toContain("RequestReturn");
});

test("a leased order says whom to ask, and an order before delivery shows nothing", async () => {
  answers["OrderReturns"] = () => returnsWith({ refusal: sentences.leased, returnable: [] });
  const { unmount } = renderWithProviders(<OrderReturns order={order} orderKey={null} />);
  expect(await screen.findByText(new RegExp(sentences.leased))).toBeVisible();
  expect(screen.queryByRole("button", { name: "Return items" })).not.toBeInTheDocument();
  unmount();
  renderWithProviders(<OrderReturns order={ORDER} orderKey={null} />);
  expect(screen.queryByRole("heading", { name: "Returns" })).not.toBeInTheDocument();
});
