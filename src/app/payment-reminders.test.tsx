/** A customer turns the payment reminder emails of a lease off and on (LEASE-77). */
import { gql } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { shopStore } from "../client/store/shop-store";
import {
  answers,
  requestedNames,
  endLeases,
  renderWithProviders,
  startLeases,
} from "../features/leases/leases-for-tests";
import { ORDER } from "../features/orders/backoffice/staff-order-for-tests";
import { OrderLease } from "../features/orders/view/order-lease";

const leaseIn = (leaseState: string) => ({
  __typename: "LeaseDetails",
  id: "lease-1",
  leaseState,
  leaseStateName: leaseState,
  leasedAmount: 300,
  lessorName: "Katapult",
  contractSigned: true,
  signatureUrl: null,
  signUntil: null,
  fundedAmount: null,
});
let leaseState: string;
let orderId = "";
let orders = 0;

const REMINDERS = gql`
  fragment RemindersOfTest on Order {
    id
    reminders
  }
`;

/** Like a guest's page: adopts the server's response. */
function OrderReminders() {
  const { data } = useFragment({ fragment: REMINDERS, from: { __typename: "Order", id: orderId } });
  const { reminders = true } = data as { readonly reminders?: boolean };
  const order = { ...ORDER, id: orderId, reminders, leaseDetails: leaseIn(leaseState) };
  return <OrderLease order={order as unknown as WholeOrderFragment} orderKey="key" />;
}

beforeEach(async () => {
  await startLeases();
  leaseState = "FUNDED";
  orders += 1;
  orderId = `order-${orders}`;
});
afterEach(endLeases);

const theSwitch = () => screen.findByRole("switch", { name: LABELS.remindOfPayments });
const answerWith = (success: boolean, message: string, reminders: boolean) => ({
  setOrderReminders: {
    __typename: "OrderChange",
    success,
    message,
    order: success ? { __typename: "Order", id: orderId, reminders, history: [] } : null,
  },
});

test("it is on by default, is turned off with the link's key, and confirms that it is saved", async () => {
  const sent: object[] = [];
  answers["SetOrderReminders"] = (variables) => {
    sent.push(variables);
    return answerWith(true, MESSAGES.leases.paymentRemindersOff, false);
  };
  renderWithProviders(<OrderReminders />);
  const box = await theSwitch();
  expect(box).toBeChecked();
  fireEvent.click(box);
  // The second click of a double click is ignored.
  fireEvent.click(box);
  await waitFor(() => expect(box).toHaveAttribute("aria-busy", "false"));
  await waitFor(() => expect(box).not.toBeChecked());
  expect(sent).toEqual([{ orderId, orderKey: "key", reminders: false }]);
  expect(shopStore().getState().ui.snackbarSettings).toMatchObject({
    message: MESSAGES.leases.paymentRemindersOff,
    severity: "success",
  });
});

test.each<[string, () => ReturnType<typeof answerWith> | null, string]>([
  ["refused", () => answerWith(false, MESSAGES.generic.notFound, false), MESSAGES.generic.notFound],
  ["without an answer", () => null, MESSAGES.generic.unreachable],
])("%s it stays unchanged with the reason, and can be retried", async (_how, answer, sentence) => {
  answers["SetOrderReminders"] = answer;
  renderWithProviders(<OrderReminders />);
  const box = await theSwitch();
  fireEvent.click(box);
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(sentence));
  expect(box).toBeChecked();
  fireEvent.click(box);
  await waitFor(() => expect(requestedNames.filter((name) => name === "SetOrderReminders")).toHaveLength(2));
});

test.each(["SIGNING", "RETURNED", "RELEASED"])("a lease that is %s has no such switch", async (state) => {
  leaseState = state;
  renderWithProviders(<OrderReminders />);
  await screen.findByRole("region", { name: "Lease" });
  expect(screen.queryByRole("switch")).toBeNull();
});
