import { RELATED_COUNT } from "../views/product-view";
import { relatedAnew } from "./standing-pages";

const order = Array.from({ length: 40 }, (_, at) => `p${at}`);

test("a product that goes changes the related ones of those just before it, and of no others", () => {
  const now = order.filter((id) => id !== "p20");
  expect(relatedAnew(order, now)).toEqual(["p16", "p17", "p18", "p19"]);
  expect(relatedAnew(order, now)).toHaveLength(RELATED_COUNT);
});

test("a product that comes is derived itself, with those that lead to it", () => {
  const now = [...order.slice(0, 2), "new", ...order.slice(2)];
  expect(relatedAnew(order, now).sort()).toEqual(["new", "p0", "p1", "p38", "p39"].sort());
});

test("an order that stayed changes nothing", () => {
  expect(relatedAnew(order, [...order])).toEqual([]);
});
