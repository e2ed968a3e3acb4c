/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { forgetOrderKey, orderKeyFor } from "./order-key";

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const HOUR = 3_600_000;

beforeAll(() => {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
});
beforeEach(() => {
  localStorage.clear();
  forgetOrderKey();
});

test("the same contents keep their key, across reloads and in other tabs", () => {
  const key = orderKeyFor("a washer to Austin");

  expect(key).toMatch(UUID);
  expect(orderKeyFor("a washer to Austin")).toBe(key);
});

test("other contents get another key", () => {
  const key = orderKeyFor("a washer to Austin");

  expect(orderKeyFor("a washer to Dallas")).not.toBe(key);
});

test("the next order of the same items gets a new key", () => {
  const key = orderKeyFor("a washer to Austin");
  forgetOrderKey();

  expect(orderKeyFor("a washer to Austin")).not.toBe(key);
});

test("a key without a response expires after half a day", () => {
  const key = orderKeyFor("a washer to Austin", 0);

  expect(orderKeyFor("a washer to Austin", 11 * HOUR)).toBe(key);
  expect(orderKeyFor("a washer to Austin", 12 * HOUR)).not.toBe(key);
});

test("the stored data reveals nothing about the order", () => {
  orderKeyFor("a washer to Ada Byron, 1 Congress Ave");

  expect(JSON.stringify({ ...localStorage })).not.toMatch(/washer|Ada|Congress/);
});

test("garbage in the storage is not a key", () => {
  localStorage.setItem("ef-order-key", "{");

  expect(orderKeyFor("a washer to Austin")).toMatch(UUID);
});
