import { existsSync } from "node:fs";
import { findOverBudget, listOwnBudgets, slowestOf, type FileTime } from "./file-budgets";

const files = (count: number, seconds: number): FileTime[] =>
  Array.from({ length: count }, (_, at) => ({ file: `tests/integration/${at}.test.ts`, seconds }));
const slow = { file: "tests/integration/slow.test.ts", seconds: 51 };

test("a file over twice its budget is reported with its seconds", () => {
  expect(findOverBudget("integration", [...files(30, 5), slow])).toEqual([
    "tests/integration/slow.test.ts took 51 s; its budget is 25 s",
  ]);
  expect(findOverBudget("integration", [...files(30, 5), { ...slow, seconds: 50 }])).toEqual([]);
});

test("on a slower machine every budget grows", () => {
  expect(findOverBudget("integration", [...files(30, 16), { ...slow, seconds: 99 }])).toEqual([]);
  expect(findOverBudget("integration", [...files(30, 16), { ...slow, seconds: 101 }])).toEqual([
    "tests/integration/slow.test.ts took 101 s on a machine 2.0 times as slow as usual; its budget is 25 s",
  ]);
});

test("a partial run and a project without budgets are not checked", () => {
  expect(findOverBudget("integration", [slow])).toEqual([]);
  expect(findOverBudget("contract", [...files(30, 5), slow])).toEqual([]);
});

test("a file with its own budget may take longer, and every such file exists", () => {
  const [own = ""] = listOwnBudgets();
  expect(findOverBudget("integration", [...files(30, 5), { file: own, seconds: 119 }])).toEqual([]);
  expect(listOwnBudgets().filter((file) => !existsSync(file))).toEqual([]);
});

test("the slowest files come first", () => {
  expect(slowestOf([...files(3, 5), slow], 2)).toEqual([slow, files(3, 5)[0]]);
});
