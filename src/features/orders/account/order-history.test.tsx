import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { ORDER_COUNTERS } from "#contract/orders/orders";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { shopStore } from "../../../client/store/shop-store";
import { CancelOrder } from "../view/cancel-order";
import { OrderHistory } from "./order-history";

const path = "/account/orders/";
const anOrder = (uniqueId: string) => ({
  __typename: "Order",
  id: uniqueId,
  uniqueId,
  status: "COMPLETED",
  total: 1999,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  orderSubmittedDate: "2026-11-01T00:00:00Z",
  items: [],
  deliveryType: "DELIVERY_SHIPPING",
  pickupLocation: null,
});
const counters = Object.fromEntries(Object.keys(ORDER_COUNTERS).map((name) => [name, 0]));
interface FetchOptions {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}
/** By requested statuses; absent ones fail. */
let answers: Record<string, readonly string[]>;

beforeEach(async () => {
  answers = { null: ["A1", "A2"] };
  globalThis.fetch = (async (_url: string, { body, headers }: FetchOptions) => {
    // The mounted list queries again when its visitor signs out: guests have no orders.
    if (!headers["authorization"]) return new Promise(() => undefined);
    const { operationName, variables } = JSON.parse(body) as {
      operationName: string;
      variables: { statuses?: readonly string[] | null };
    };
    const reply = (data: object) => ({
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify({ data }),
    });
    if (operationName === "CancelOrder") {
      return reply({
        cancelOrder: { __typename: "OrderAnswer", success: true, message: "Done", order: null },
      });
    }
    if (operationName === "PreviewOrderChange") {
      const nothing = { isPossible: true, message: "", total: 0, effects: ["Nothing goes back."] };
      return reply({ previewOrderChange: { __typename: "OrderChangePreview", ...nothing } });
    }
    const uniqueIds = answers[String(variables.statuses ?? null)];
    if (!uniqueIds) return new Promise(() => undefined);
    const orders = uniqueIds.map(anOrder);
    const page = { totalOrders: orders.length, pageNumber: 1, pageSize: 5, orders };
    return reply({
      getOrdersByUser: { __typename: "OrderPage", ...page, counters: { __typename: "C", ...counters } },
    });
  }) as never;
  await signIn({
    user: {
      username: "ada@example.com",
      firstName: "Ada",
      lastName: "Byron",
      type: "ADMIN",
      permissions: [],
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  });
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

const at = (search: string) => (
  <Providers>
    <OrderHistory path={path} search={search} />
  </Providers>
);
const order = (uniqueId: string) => screen.queryByRole("link", { name: `Order ${uniqueId}` });

test("loaded pages are shared, stay visible while another one loads, and show at once the next time", async () => {
  const { rerender, unmount } = render(at(""));
  await waitFor(() => expect(order("A1")).toBeVisible());
  expect(shopStore().getState().orderHistory).toMatchObject({ totalOrders: 2, counters: { pending: 0 } });
  const statuses = String(ORDER_COUNTERS.cancelled);
  rerender(at("?show=cancelled"));
  expect(order("A2")).toBeVisible();
  unmount();
  answers[statuses] = ["B1"];
  const { unmount: unmountList } = render(at("?show=cancelled"));
  expect(order("A1")).toBeNull();
  await waitFor(() => expect(order("B1")).toBeVisible());
  unmountList();
  delete answers[statuses];
  render(at("?show=cancelled"));
  expect(order("B1")).toBeVisible();
});

test("after a change of an order the list is loaded before it is shown", async () => {
  const list = render(at(""));
  await waitFor(() => expect(order("A1")).toBeVisible());
  list.unmount();
  const changed = { ...anOrder("A1"), paymentDetails: [] } as unknown as WholeOrderFragment;
  const opened = render(
    <Providers>
      <CancelOrder order={changed} orderKey={null} />
    </Providers>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Cancel this order" }));
  await waitFor(() => expect(screen.getByText("Nothing goes back.")).toBeVisible());
  fireEvent.click(screen.getByRole("button", { name: "Cancel order" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  opened.unmount();
  delete answers["null"];
  render(at(""));
  expect(order("A1")).toBeNull();
});

test("no data stays after the user signs out", async () => {
  render(at(""));
  await waitFor(() => expect(order("A1")).toBeVisible());
  await act(forgetSession);
  expect(shopStore().getState().orderHistory).toMatchObject({ requestKey: null, orders: [], totalOrders: 0 });
  expect(order("A1")).toBeNull();
});
