import { RELATED_COUNT } from "../views/product-view";
import { relatedAnew } from "./published-pages";

const order = Array.from({ length: 40 }, (_, at) => `p${at}`);

test("a removed product changes the related products of those just before it only", () => {
  const now = order.filter((id) => id !== "p20");
  expect(relatedAnew(order, now)).toEqual(["p16", "p17", "p18", "p19"]);
  expect(relatedAnew(order, now)).toHaveLength(RELATED_COUNT);
});

test("a new product is derived itself, with those that link to it", () => {
  const now = [...order.slice(0, 2), "new", ...order.slice(2)];
  expect(relatedAnew(order, now).sort()).toEqual(["new", "p0", "p1", "p38", "p39"].sort());
});

test("an unchanged order changes nothing", () => {
  expect(relatedAnew(order, [...order])).toEqual([]);
});
