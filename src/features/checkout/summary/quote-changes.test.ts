import { quoteChanges } from "./quote-changes";
import type { Quote } from "./use-quote";

const washer = {
  productId: "1",
  name: "Washer",
  quantity: 1,
  price: 79_999,
  subTotal: 79_999,
  shippingCost: 0,
  image: null,
  url: "/products/washer/",
  availableQuantity: 5,
  fitCode: null,
};
const previous: Quote = {
  subTotal: 79_999,
  shipping: 0,
  tax: 6_600,
  discount: 0,
  total: 86_599,
  isTaxEstimated: false,
  isStateTax: true,
  paidAmount: 0,
  promotion: null,
  heldUntil: null,
  paymentMethods: ["CARD"],
  lease: {
    isAvailable: true,
    reason: null,
    leaseId: null,
    leasingCompanyId: null,
    remainingAmount: null,
    leasedAmount: 86_599,
    unleasedAmount: 0,
    minimum: 30_000,
  },
  lines: [washer],
  errors: [],
};

test("no change shows nothing", () => {
  expect(quoteChanges(previous, { ...previous })).toEqual([]);
});

test("a changed price is shown with its effect on tax and total", () => {
  const now = { ...previous, lines: [{ ...washer, price: 84_999 }], tax: 7_012, total: 92_011 };

  expect(quoteChanges(previous, now)).toEqual([
    "Washer: $849.99, was $799.99 each",
    "Estimated state tax: $70.12, was $66.00",
    "Total: $920.11, was $865.99",
  ]);
});

test("a state estimate that becomes county and city tax is shown by its name", () => {
  const now = { ...previous, isStateTax: false, tax: 7_012, total: 87_011 };

  expect(quoteChanges(previous, now)).toEqual([
    "Sales tax: $70.12, was $66.00",
    "Total: $870.11, was $865.99",
  ]);
});

test("removed, added and changed lines are shown by name", () => {
  const dryer = { ...washer, productId: "2", name: "Dryer" };
  const oven = { ...washer, productId: "3", name: "Oven" };
  const before = { ...previous, lines: [washer, dryer] };

  expect(quoteChanges(before, { ...previous, lines: [{ ...washer, quantity: 2 }, oven] })).toEqual([
    "Dryer: no longer in your cart",
    "Washer: 2, was 1",
    "Oven: added to your cart",
  ]);
});

test("a removed discount is shown", () => {
  const before = { ...previous, discount: 7_999, total: 78_600 };

  expect(quoteChanges(before, previous)).toEqual([
    "Discount: $0.00, was $79.99",
    "Total: $865.99, was $786.00",
  ]);
});
