import fc from "fast-check";
import { cartLink, readCartLink } from "./link";

const piece = fc.record({
  productId: fc
    .string({ minLength: 1, maxLength: 40, unit: "grapheme-ascii" })
    .filter((id) => id.trim() !== ""),
  quantity: fc.integer({ min: 1, max: 99 }),
});

test("a link's items are read back, whatever the product ids", () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), (pieces) => {
      expect(readCartLink(new URL(cartLink(pieces), "https://shop.example").hash)).toEqual(pieces);
    }),
  );
});

test("any other link adds nothing", () => {
  for (const hash of [
    "",
    "#",
    "#main",
    "#with=",
    "#with=0xa",
    "#with=100xa",
    "#with=1x",
    "#with=%",
    "#with=1x%E0%A4%A",
  ])
    expect([hash, readCartLink(hash)]).toEqual([hash, []]);
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(readCartLink(`#with=${text}`))));
});

test("a long one is truncated", () => {
  const pieces = Array.from({ length: 60 }, (_none, at) => ({ productId: `p${at}`, quantity: 1 }));
  expect(readCartLink(cartLink(pieces).replace("/cart/", ""))).toHaveLength(20);
  expect(readCartLink(`#with=${pieces.map(({ productId }) => `1x${productId}`).join(",")}`)).toHaveLength(20);
});
