/** A gradual regression must be detected in either direction; noise in one round must not. */
import { Comparison } from "./comparison";
import { figure } from "./figure";

function compared(own: number[], other: number[], unit: string) {
  const comparison = new Comparison(["now", "before"]);
  own.forEach((value, round) =>
    comparison.add([[figure("one", value, unit)], [figure("one", other[round]!, unit)]]),
  );
  return { ratio: comparison.figures[0]!.ratios[0]!, worse: comparison.worse.map(({ name }) => name) };
}

test.each([
  ["requests/s", [94], [100], 0.94, ["one"]],
  ["requests/s", [96], [100], 0.96, []],
  ["ms", [100], [94], 0.94, ["one"]],
  ["MB", [100], [200], 2, []],
  ["bytes", [0], [0], 1, []],
])(
  "a figure in %s, %p beside %p, has a ratio that is below 1 where it is worse",
  (unit, own, other, ratio, worse) => {
    expect(compared(own, other, unit)).toEqual({ ratio, worse });
  },
);

test("the ratio is the median of the rounds, so one disturbed round decides nothing", () => {
  expect(compared([100, 10, 102], [100, 100, 100], "requests/s")).toEqual({ ratio: 1, worse: [] });
});

test("a figure that one shop lacks counts as worse", () => {
  const comparison = new Comparison(["now", "before"]);
  comparison.add([[], [figure("orders", 3, "orders/s")]]);
  expect(comparison.worse).toHaveLength(1);
  expect(comparison.figures[0]!.medians).toEqual([Number.NaN, 3]);
});

test("shops are measured in turns", async () => {
  const order: string[] = [];
  const comparison = new Comparison(["now", "before"]);
  await comparison.inTurns(["now", "before"], 2, (shop) => {
    order.push(shop);
    return Promise.resolve([figure("one", 1, "s")]);
  });
  expect(order).toEqual(["now", "before", "now", "before"]);
});
