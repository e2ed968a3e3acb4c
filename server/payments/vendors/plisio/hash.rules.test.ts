import { isPlisioCallback, verifyHashOf } from "./hash.rules";

const secret = "8LEfCIhEwSApKj02NM0jI-1urGthaqprSArbfzTAcvAIpMQu_jGTkXEyE3TE26Ip";
/** The example from Plisio's own client. */
const callback = {
  amount: "15.300000",
  comment: "Invoice details: https://plisio.loc/account/transactions/61b19fd3f609ba61f4282547",
  confirmations: "0",
  currency: "USDT",
  ipn_type: "invoice",
  merchant: "Test shop",
  merchant_id: "5d09fcd84f1e66138d706ed8",
  order_name: "test USDT",
  order_number: "21120906",
  psys_cid: "USDT",
  source_amount: "15.00",
  source_currency: "USD",
  source_rate: "1.000000",
  status: "completed",
  txn_id: "61b19fd3f609ba61f4282547",
  verify_hash: "6c53ff3472d694bfa13851ef266ec67389d25e2f",
};

test("Plisio's own example is verified, in any field order", () => {
  const turned = Object.fromEntries(Object.entries(callback).reverse());

  expect(verifyHashOf(callback, secret)).toBe(callback.verify_hash);
  expect(isPlisioCallback(turned, secret)).toBe(true);
});

test("numbers are hashed as text", () => {
  const { verify_hash, ...fields } = callback;

  expect(isPlisioCallback({ ...fields, confirmations: 0, verify_hash }, secret)).toBe(true);
});

test.each<[string, Record<string, unknown>]>([
  ["another amount", { source_amount: "1500.00" }],
  ["another state", { status: "expired" }],
  ["a further field", { extra: "1" }],
  ["no hash", { verify_hash: undefined }],
  ["half a hash", { verify_hash: callback.verify_hash.slice(0, 20) }],
  ["a hash that is not text", { verify_hash: [callback.verify_hash] }],
])("a callback with %s is not Plisio's", (_, change) => {
  expect(isPlisioCallback({ ...callback, ...change }, secret)).toBe(false);
});

test("another key makes another hash", () => {
  expect(isPlisioCallback(callback, `${secret}x`)).toBe(false);
});
