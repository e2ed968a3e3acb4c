import { MESSAGES } from "#contract/messages";
import { cartLineViews, countedPieces, subTotalCents, whyClosed } from "./cart-lines";

const washer = {
  url: "/product/halden-washer-1001/",
  name: "Halden Washer",
  manufacturer: "Halden",
  quantityLimit: null,
  freeShipping: false,
  shippingCost: 39_99,
  regularPrice: 899_99,
  salePrice: 799_99,
  category: { id: "washers-dryers" },
  fit: null,
  images: [
    { href: "/media/halden-back", primary: false },
    { href: "/media/halden-front", primary: true },
  ],
};
const stored = [
  { productId: "1001", quantity: 2 },
  { productId: "1002", quantity: 3 },
  { productId: "gone", quantity: 1 },
];
const answers = [
  { id: "1001", availableQuantity: 2, product: washer },
  { id: "1002", availableQuantity: 2, product: { ...washer, salePrice: null } },
  { id: "gone", availableQuantity: 0, product: null },
];

test("a line is in stock only when its full quantity is", () => {
  expect(cartLineViews(stored, answers).map((line) => line.inStock)).toEqual([true, false, false]);
});

test("a line costs the sale price when there is one", () => {
  expect(cartLineViews(stored, answers).map((line) => line.product?.price)).toEqual([
    799_99,
    899_99,
    undefined,
  ]);
});

test("the subtotal is quantity times price of available lines, as in the checkout", () => {
  const lines = cartLineViews(stored, answers);
  expect([subTotalCents(lines), countedPieces(lines)]).toEqual([2 * 799_99 + 3 * 899_99, 5]);
});

test("the checkout button is blocked for the checkout's own reasons", () => {
  expect(whyClosed(cartLineViews(stored, answers))).toEqual([
    MESSAGES.checkout.outOfStock("Halden Washer", 2),
    MESSAGES.checkout.gone,
  ]);
  expect(whyClosed(cartLineViews(stored.slice(0, 1), answers))).toEqual([]);
});

test("a product missing from the API stays as an unavailable line", () => {
  expect(cartLineViews([{ productId: "9", quantity: 1 }], [])).toEqual([
    {
      productId: "9",
      name: "Product 9",
      quantity: 1,
      product: null,
      available: 0,
      maxQuantity: 99,
      inStock: false,
    },
  ]);
});

test("a line shows the primary picture, and is limited to an order's maximum", () => {
  const limited = { id: "1001", availableQuantity: 9, product: { ...washer, quantityLimit: 3 } };
  expect(cartLineViews(stored.slice(0, 1), [limited])).toMatchObject([
    { maxQuantity: 3, product: { image: "/media/halden-front" } },
  ]);
});
