import { readAmount, readSale } from "./sale-request";

describe("readAmount", () => {
  it.each([
    ["10.00", 1000],
    ["0.01", 1],
    ["2499.9", 2499_90],
    ["7", 700],
  ])("reads %j as cents", (amount, cents) => {
    expect(readAmount(amount)).toEqual({ value: cents });
  });

  it.each([
    [undefined, "81502"],
    ["", "81502"],
    ["ten", "81503"],
    ["1.234", "81503"],
    ["1e3", "81503"],
    ["-5.00", "81501"],
    ["0.00", "81531"],
    ["999999999999", "81528"],
  ])("rejects %j with the vendor's own code", (amount, code) => {
    expect(readAmount(amount)).toMatchObject({ problem: { attribute: "amount", code } });
  });
});

describe("readSale", () => {
  const sale = { amount: "1.00", payment_method_nonce: "n" };

  it("accepts the minimum a sale needs", () => {
    expect(readSale({ transaction: sale })).toMatchObject({
      value: { amountCents: 100, nonce: "n", orderId: null, isSubmittedForSettlement: false },
    });
  });

  it.each([
    [{ ...sale, payment_method_nonce: 7 }, "91508"],
    [{ ...sale, order_id: "x".repeat(256) }, "91501"],
    [null, "81502"],
  ])("rejects an impossible sale", (transaction, code) => {
    expect(readSale({ transaction })).toMatchObject({ problem: { code } });
  });
});
