import { CONDITIONS } from "./kinds";
import { NO_TERMS } from "./terms";
import { takeOff } from "../discount";

const line = { priceCents: 10_000, shippingCents: 500, categoryId: "tires", brandId: null };
const tires = { scope: "CATEGORIES" as const, scopeIds: ["tires"], setSize: null };
const three = { ...NO_TERMS, ...tires, percentOff: 10, minItems: 3 };

test("a minimum number of items counts eligible units of all lines", () => {
  const two = [
    { ...line, quantity: 2 },
    { ...line, quantity: 9, categoryId: "smartphones" },
  ];
  expect(takeOff(three, two)).toBe("MIN_ITEMS");
  expect(takeOff(three, [...two, { ...line, quantity: 1 }])).toMatchObject([
    { discountCents: 2_000 },
    { discountCents: 0 },
    { discountCents: 1_000 },
  ]);
  expect(CONDITIONS.MIN_ITEMS.words(three)).toBe("at least 3 items");
});
