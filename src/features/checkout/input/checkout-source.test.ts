/** @jest-environment jsdom */
import { CART_KEY } from "../../../client/page/page-keys";
import { storeCart } from "../../../client/cart/cart-storage";
import { removeOrdered } from "./checkout-source";

beforeEach(() => localStorage.clear());

test("ordered items leave the stored cart, and later additions stay", () => {
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

test("ordering everything leaves an empty cart, and no line without units", () => {
  storeCart([{ productId: "ordered", quantity: 1 }]);
  removeOrdered({ mode: "CREATE_FRESH_ORDER", items: [] }, [{ productId: "ordered", quantity: 1 }]);
  expect(localStorage.getItem(CART_KEY)).toBe("[]");
});
