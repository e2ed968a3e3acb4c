/** @jest-environment jsdom */
import { CART_KEY } from "../../../client/page/page-marks";
import { storeCart } from "../../../client/cart/cart-storage";
import { removeOrdered } from "./checkout-source";

beforeEach(() => localStorage.clear());

test("what was ordered leaves the stored cart, and what was added meanwhile stays", () => {
  storeCart([
    { productId: "ordered", quantity: 2 },
    { productId: "more-of-it", quantity: 3 },
    { productId: "new", quantity: 1 },
  ]);
  const ordered = [
    { productId: "ordered", quantity: 2 },
    { productId: "more-of-it", quantity: 1 },
  ];
  removeOrdered({ mode: "CREATE_FRESH_ORDER", items: ordered }, ordered);
  expect(JSON.parse(localStorage.getItem(CART_KEY)!)).toEqual([
    { productId: "more-of-it", quantity: 2 },
    { productId: "new", quantity: 1 },
  ]);
});

test("an order of all there was leaves an empty cart, and no line without pieces", () => {
  storeCart([{ productId: "ordered", quantity: 1 }]);
  removeOrdered({ mode: "CREATE_FRESH_ORDER", items: [] }, [{ productId: "ordered", quantity: 1 }]);
  expect(localStorage.getItem(CART_KEY)).toBe("[]");
});
