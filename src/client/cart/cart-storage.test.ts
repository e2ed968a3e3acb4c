/** @jest-environment jsdom */
import { addToCart, countStoredPieces, parseCart, readCart } from "./cart-storage";

beforeEach(() => localStorage.clear());

test.each([null, "", "{", "null", "42", '{"a":1}', '[null,1,"x",{}]', '[{"productId":1,"quantity":2}]'])(
  "%j in storage is an empty cart",
  (stored) => {
    expect(parseCart(stored)).toEqual([]);
  },
);

test("valid lines of a damaged cart are kept and duplicates added up", () => {
  const stored = [
    { productId: "a", quantity: 2 },
    { productId: "a", quantity: 1 },
    { productId: "b", quantity: 0 },
    { productId: "c", quantity: "many" },
    { productId: "d", quantity: 1.9 },
  ];
  expect(parseCart(JSON.stringify(stored))).toEqual([
    { productId: "a", quantity: 3 },
    { productId: "d", quantity: 1 },
  ]);
});

test("adding increases quantities and survives garbage in storage", () => {
  localStorage.setItem("ef-cart", "garbage");
  expect(addToCart("a")).toBe(true);
  expect(addToCart("a")).toBe(true);
  expect(countStoredPieces()).toBe(2);
  expect(readCart()).toEqual([{ productId: "a", quantity: 2 }]);
});
