import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { Session } from "#contract/accounts/session";
import { succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { PERMISSIONS } from "#contract/staff/roles";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { CustomersScreens } from "./customers-screens";

const order = {
  id: "17",
  uniqueId: "EF-17",
  status: "PAYMENT_FAILED",
  total: 12_300,
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@mail.example",
  orderSubmittedDate: "2026-11-02T03:04:05.000Z",
  items: [{ id: "1", name: "Radio", quantity: 1, images: [] }],
};
const address = {
  id: "a",
  firstName: "Ada",
  lastName: "Byron",
  address1: "1 Main St",
  address2: "",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
  isDefault: true,
};
const product = {
  id: "p",
  availableQuantity: 5,
  product: { name: "Lamp", manufacturer: "Lux", url: "/product/lamp/", regularPrice: 5_000, images: [] },
};
let requests: string[] = [];

beforeEach(async () => {
  requests = [];
  const view = {
    cart: { items: [{ productId: "p", quantity: 2 }] },
    orders: { totalOrders: 1, orders: [order] },
  };
  globalThis.fetch = (async (url: string, { body = "" }: { body?: string }) => {
    const { pathname } = new URL(url);
    const isView = body.includes("ViewAccount");
    requests.push(isView ? "viewAccount" : pathname);
    const answer = pathname.startsWith("/admin/")
      ? succeed({ addresses: [address] }, "Successful")
      : isView
        ? { data: { viewAccount: { ...view, applications: null, approval: null } } }
        : { data: { getCartProducts: [product] } };
    const text = JSON.stringify(answer);
    return { ok: true, status: 200, headers: new Headers(), text: async () => text };
  }) as never;
  const session: Session = {
    user: {
      username: "sam@shop.example",
      type: "ADMIN",
      firstName: "Sam",
      lastName: "Desk",
      permissions: [...PERMISSIONS],
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  };
  await signIn(session);
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("an account is shown read-only as its owner sees it, and requested once", async () => {
  const location = { pathname: "/backoffice/customers/ada%40mail.example/account/", search: "" };
  render(
    <Providers>
      <CustomersScreens location={location} />
    </Providers>,
  );
  const orders = within(await screen.findByRole("region", { name: "Orders" }));
  expect(orders.getByRole("link", { name: "Order EF-17" })).toHaveAttribute("href", "/backoffice/orders/17/");
  // Only the owner can pay again.
  expect(orders.queryByRole("link", { name: /Pay/ })).toBeNull();
  const cart = within(await screen.findByRole("region", { name: "Your cart" }));
  expect(cart.getByRole("heading", { name: "Lamp" })).toBeVisible();
  expect(cart.getByText("Quantity: 2")).toBeVisible();
  expect(await screen.findByText("1 Main St")).toBeVisible();
  const leases = within(screen.getByRole("region", { name: "Leases" }));
  expect(leases.getByText(MESSAGES.access.forbidden)).toBeVisible();
  expect(screen.getByText(/You're viewing the account of/)).toHaveTextContent("ada@mail.example");
  expect(screen.queryByRole("button")).toBeNull();
  expect(requests.filter((call) => call === "viewAccount")).toHaveLength(1);
});
