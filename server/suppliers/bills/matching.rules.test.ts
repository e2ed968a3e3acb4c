import { judgeAll, judgeLines, type BilledLine, type OrderedItem } from "./matching.rules";

const item = (change: Partial<OrderedItem> = {}): OrderedItem => ({
  itemId: "i1",
  sku: "A-1",
  units: 2,
  costCents: 1_000,
  isOwed: true,
  ...change,
});
const line = (units: number, cents: number, sku = "A-1"): BilledLine => ({ sku, units, cents });

test.each<[string, OrderedItem[], BilledLine[], [number, string[]][]]>([
  ["as ordered, in any case", [item()], [line(2, 2_000, "a-1")], [[2_000, []]]],
  [
    "in two parts",
    [item()],
    [line(1, 1_000), line(1, 1_000)],
    [
      [1_000, []],
      [1_000, []],
    ],
  ],
  ["another item", [item()], [line(1, 500, "B-2")], [[0, ["NOT_IN_ORDER"]]]],
  ["another price", [item()], [line(2, 2_100)], [[2_000, ["PRICE"]]]],
  ["more units", [item()], [line(3, 3_000)], [[2_000, ["TOO_MANY"]]]],
  ["more units at another price", [item()], [line(3, 3_100)], [[2_000, ["TOO_MANY", "PRICE"]]]],
  [
    "more units over all lines",
    [item()],
    [line(1, 1_000), line(2, 2_000)],
    [
      [1_000, []],
      [1_000, ["TOO_MANY"]],
    ],
  ],
  [
    "twice",
    [item()],
    [line(2, 2_000), line(2, 2_000)],
    [
      [2_000, []],
      [0, ["BILLED_TWICE"]],
    ],
  ],
  ["a canceled item", [item({ isOwed: false })], [line(2, 2_000)], [[0, ["CANCELED"]]]],
  ["an unknown cost", [item({ costCents: null })], [line(2, 7)], [[0, []]]],
  [
    "one of two items of the SKU canceled",
    [item({ isOwed: false }), item({ itemId: "i2", units: 1 })],
    [line(2, 2_000)],
    [[1_000, ["TOO_MANY"]]],
  ],
  [
    "two items of the SKU at different costs",
    [item({ units: 1 }), item({ itemId: "i2", costCents: 1_500 })],
    [line(2, 2_500), line(1, 1_500)],
    [
      [2_500, []],
      [1_500, []],
    ],
  ],
])("%s", (_name, items, lines, expected) => {
  expect(judgeLines(items, lines).map((verdict) => [verdict.expectedCents, verdict.mismatches])).toEqual(
    expected,
  );
});

test("lines are compared with the items of their own order; a line without one is a mismatch", () => {
  const items = [
    { ...item(), supplierOrderId: "one" },
    { ...item({ itemId: "i9" }), supplierOrderId: "two" },
  ];
  const lines = ["two", null, "one"].map((supplierOrderId) => ({ ...line(2, 2_000), supplierOrderId }));
  const verdicts = judgeAll(items, lines);
  expect(lines.map((one) => verdicts.get(one))).toEqual([
    { itemId: "i9", expectedCents: 2_000, mismatches: [] },
    { itemId: null, expectedCents: 0, mismatches: ["UNKNOWN_ORDER"] },
    { itemId: "i1", expectedCents: 2_000, mismatches: [] },
  ]);
});
