import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readLeaseCredit, storedLeaseCredit } from "../../client/page/lease-credit";
import {
  aLease,
  answers,
  endLeases,
  renderWithProviders,
  requestedNames,
  startLeases,
} from "../../features/leases/leases-for-tests";
import { OverviewScreen } from "./overview-screen";

const anItem = (change: object = {}) => ({
  __typename: "OrderItem",
  id: "item-1",
  name: "Washer",
  quantity: 1,
  images: [],
  status: "SHIPPED",
  estimatedDeliveryDate: "2026-12-04",
  ...change,
});
const anOrder = (uniqueId: string, change: object = {}) => ({
  __typename: "Order",
  id: `id-${uniqueId}`,
  uniqueId,
  status: "COMPLETED",
  deliveryType: "DELIVERY_SHIPPING",
  shipState: "TX",
  total: 60_000,
  orderSubmittedDate: "2026-11-27T18:00:00Z",
  leaseDetails: null,
  items: [anItem({ id: `item-${uniqueId}` })],
  history: [],
  ...change,
});
const aWish = (name: string) => ({
  __typename: "WishListItem",
  productId: name,
  product: {
    __typename: "Product",
    productId: name,
    slug: name.toLowerCase(),
    name,
    manufacturer: "Maker",
    images: [],
    category: { __typename: "Category", id: "televisions", name: "Televisions" },
    regularPrice: 20_000,
    salePrice: null,
    offer: null,
    freeShipping: true,
    shippingCost: 0,
    customerReviewCount: 0,
    customerReviewAverage: null,
    availability: "AVAILABLE",
    productLabels: [],
    condition: "New",
  },
});
const signed = {
  __typename: "OrderLease",
  orderId: "id-EF-3",
  uniqueId: "EF-3",
  amount: 60_000,
  state: "SIGNED",
  stateName: "Signed",
};
const overview = (change: object = {}) => ({
  orders: { __typename: "OrdersResult", orders: [] },
  approval: null,
  leases: { __typename: "Page", applications: [] },
  list: { __typename: "WishList", items: [] },
  ...change,
});
const agreement = (plan: object) => ({
  getLeaseAgreement: {
    __typename: "LeaseAgreement",
    orderNumber: "EF-3",
    lessorName: "Acima",
    amountLeased: 60_000,
    tax: 0,
    isStateTax: true,
    shippingCost: 0,
    discount: 0,
    unleasedAmount: 0,
    isSigned: true,
    items: [],
    plans: [
      {
        __typename: "LeaseAgreementPlan",
        frequency: "WEEKLY",
        initialPayment: 2_307,
        payment: 2_307,
        numberOfPayments: 52,
        totalCost: 119_964,
        costOfLease: 59_964,
        earlyPurchaseDays: 90,
        earlyPurchasePrice: 60_000,
        laterShareBasisPoints: 6_500,
        nextPayment: 2_307,
        nextPaymentOn: "2026-12-07",
        payoffToday: 57_693,
        ...plan,
      },
    ],
  },
});
const region = (name: string) => screen.findByRole("region", { name });

beforeEach(startLeases);
afterEach(endLeases);

test("orders on their way show their items' status and day; delivered ones are left out", async () => {
  answers["AccountOverview"] = ({ statuses }) => {
    expect(statuses).not.toContain("CANCELLED");
    return overview({
      orders: {
        __typename: "OrdersResult",
        orders: [
          anOrder("EF-1"),
          anOrder("EF-2", { items: [anItem({ id: "i2", status: "DELIVERED" })] }),
          anOrder("EF-3", {
            status: "PENDING_PAYMENT",
            items: [anItem({ id: "i3", status: "PENDING", estimatedDeliveryDate: null })],
          }),
        ],
      },
    });
  };
  renderWithProviders(<OverviewScreen />);
  const arriving = await region("Arriving");
  const [first, second, ...others] = within(arriving).getAllByRole("listitem");
  expect(others).toEqual([]);
  expect(within(first!).getByRole("link", { name: "Order EF-1" })).toHaveAttribute(
    "href",
    "/account/orders/id-EF-1/",
  );
  expect(first).toHaveTextContent("Arrives by 04 Dec, 2026");
  expect(first).toHaveTextContent("Shipped");
  expect(second).toHaveTextContent("Awaiting payment");
  expect(second).toHaveTextContent("after it's paid");
  expect(within(arriving).getByRole("link", { name: "All orders" })).toHaveAttribute(
    "href",
    "/account/orders/",
  );
});

test("a signed lease shows its lessor's next payment, a released one none", async () => {
  const released = { ...signed, orderId: "id-EF-4", uniqueId: "EF-4", state: "RELEASED" };
  const application = { __typename: "LeaseApplication", id: "lease-1", leases: [signed, released] };
  answers["AccountOverview"] = () =>
    overview({ leases: { __typename: "Page", applications: [application] } });
  answers["LeaseAgreement"] = ({ orderId }) => {
    expect(orderId).toBe("id-EF-3");
    return agreement({});
  };
  renderWithProviders(<OverviewScreen />);
  const payments = await region("Next lease payment");
  expect(await within(payments).findByText("$23.07")).toBeVisible();
  expect(payments).toHaveTextContent("on 07 Dec, 2026");
  expect(within(payments).getAllByRole("link", { name: /^Order/ })).toHaveLength(1);
});

test("a lessor that does not respond leaves the rest on the page, and can be retried", async () => {
  const application = { __typename: "LeaseApplication", id: "lease-1", leases: [signed] };
  answers["AccountOverview"] = () =>
    overview({ leases: { __typename: "Page", applications: [application] } });
  answers["LeaseAgreement"] = () => null;
  renderWithProviders(<OverviewScreen />);
  const payments = await region("Next lease payment");
  expect(await within(payments).findByText("We couldn't load your next lease payment")).toBeVisible();
  expect(await region("Arriving")).toBeVisible();
  answers["LeaseAgreement"] = () => agreement({ nextPayment: 0, nextPaymentOn: null });
  fireEvent.click(within(payments).getByRole("button", { name: "Try again" }));
  expect(await within(payments).findByText("The leasing company reports no next payment.")).toBeVisible();
});

test("the approval left is shown and stored for the account menu; the latest wishes are shown with their number", async () => {
  answers["AccountOverview"] = () =>
    overview({
      approval: aLease(),
      list: { __typename: "WishList", items: ["Radio", "Camera", "Laptop", "Tablet"].map(aWish) },
    });
  renderWithProviders(<OverviewScreen />);
  expect(await region("Your lease approval")).toHaveTextContent("Use it by 20 Dec, 2026");
  await waitFor(() =>
    expect(readLeaseCredit(storedLeaseCredit(), Date.parse("2026-11-21T00:00:00Z"))?.remaining).toBe(75_000),
  );
  const wishes = within(await region("Wish list"));
  expect(wishes.getAllByRole("listitem")).toHaveLength(3);
  expect(wishes.getByRole("link", { name: "Radio" })).toHaveAttribute("href", "/product/radio/");
  expect(wishes.getByRole("link", { name: "See all 4 products" })).toHaveAttribute(
    "href",
    "/account/wish-list/",
  );
});

test("a new account says what each part will show", async () => {
  answers["AccountOverview"] = () => overview();
  renderWithProviders(<OverviewScreen />);
  expect(await region("Arriving")).toHaveTextContent("Nothing is on its way right now.");
  expect(await region("Next lease payment")).toHaveTextContent("You have no lease payments due.");
  expect(await region("Your lease approval")).toHaveTextContent("You don't have a lease approval right now.");
  expect(await region("Wish list")).toHaveTextContent("Tap the heart on any product");
  expect(requestedNames).not.toContain("LeaseAgreement");
});

test("a failed load says so and offers a retry", async () => {
  answers["AccountOverview"] = () => null;
  renderWithProviders(<OverviewScreen />);
  expect(await screen.findByText("We couldn't load your account")).toBeVisible();
  answers["AccountOverview"] = () => overview();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await region("Arriving")).toBeVisible();
});
