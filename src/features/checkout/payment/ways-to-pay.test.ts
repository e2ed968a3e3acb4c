import type { Quote } from "../summary/use-quote";
import { waysToPay, wayToPay } from "./ways-to-pay";

const quote = (lease: Partial<Quote["lease"]> = {}, change: Partial<Quote> = {}): Quote => ({
  subTotal: 600_00,
  shipping: 0,
  tax: 0,
  discount: 0,
  total: 600_00,
  isTaxEstimated: false,
  isStateTax: true,
  paidAmount: 0,
  promotion: null,
  heldUntil: null,
  lines: [],
  errors: [],
  paymentMethods: ["CARD", "GOOGLE_PAY", "KLARNA", "COINBASE"],
  lease: {
    isAvailable: true,
    reason: null,
    leaseId: null,
    leasingCompanyId: null,
    remainingAmount: null,
    leasedAmount: 600_00,
    unleasedAmount: 0,
    minimum: 300_00,
    ...lease,
  },
  ...change,
});

test("Lease Credit is next to the others, with the full plan in one sentence", () => {
  expect(waysToPay(quote())).toEqual(["CARD", "GOOGLE_PAY", "KLARNA", "COINBASE", "LEASE"]);
  expect(wayToPay("LEASE", quote())).toMatchObject({
    label: "Lease Credit",
    hint: "$600.00 with shipping and estimated state tax, or 52 weekly payments of $23.07: total cost $1,199.64",
    isOut: false,
    button: null,
  });
});

test("a customer's approval comes first, and is used with one click", () => {
  const approved = quote({ leaseId: "1", leasingCompanyId: "ACIMA", remainingAmount: 900_00 });
  expect(waysToPay(approved)[0]).toBe("LEASE");
  expect(wayToPay("LEASE", approved)).toMatchObject({
    // On the terms of the company that approved.
    hint: "$900.00 of your approval left. 52 weekly payments of $21.34: total cost $1,109.68",
    button: "Lease $600.00",
  });
});

test("paying in parts names their amount, for what is due", () => {
  expect(wayToPay("KLARNA", quote()).hint).toBe("Pay later or in parts: 4 of about $150.00");
  const rest = quote({ isAvailable: false, leasedAmount: 400_01, unleasedAmount: 199_99 });
  expect(wayToPay("KLARNA", rest).hint).toBe("Pay later or in parts: 4 of about $50.00");
});

test("an approval below the total has both amounts on its button", () => {
  const partial = quote({
    leaseId: "1",
    remainingAmount: 400_00,
    leasedAmount: 400_00,
    unleasedAmount: 200_00,
  });
  expect(wayToPay("LEASE", partial).button).toBe("Lease $400.00, then pay $200.00");
});

test("where it is unavailable the reason is shown before selection, and it has no button", () => {
  const reason = "Leasing isn't available in MN. Choose another payment method.";
  const none = quote({ isAvailable: false, reason, leasedAmount: 0 });
  expect(waysToPay(none).at(-1)).toBe("LEASE");
  expect(wayToPay("LEASE", none)).toMatchObject({ hint: reason, isOut: true, button: null });
});

test("the rest of a partly leased order is paid, and it is not leased again", () => {
  const held = quote({ isAvailable: false, leasedAmount: 400_00, unleasedAmount: 200_00 });
  expect(waysToPay(held)).not.toContain("LEASE");
  expect(wayToPay("CARD", held).button).toBe("Pay $200.00");
  expect(wayToPay("COINBASE", held).button).toBe("Place order and pay $200.00");
});

test("a correction of a paid order costs the difference, and is not leased", () => {
  const change = quote({ isAvailable: false, leasedAmount: 0 }, { paidAmount: 450_00 });
  expect(waysToPay(change)).not.toContain("LEASE");
  expect(wayToPay("CARD", change).button).toBe("Pay $150.00");
});

test("a total that can be neither charged nor leased has no payment method", () => {
  const none = { isAvailable: false, reason: "Too small", leasedAmount: 0 };
  expect(waysToPay(quote(none, { paymentMethods: [] }))).toEqual([]);
});
