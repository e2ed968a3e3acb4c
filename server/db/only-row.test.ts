import { onlyRow } from "./only-row";

test("the only row is returned", () => {
  expect(onlyRow([{ count: 0 }], "the count of orders")).toEqual({ count: 0 });
});

test.each([[[]], [[1, 2]]])("%p is refused with what was expected", (rows) => {
  expect(() => onlyRow(rows, "the count of orders")).toThrow(
    `Expected one row, but the database returned ${rows.length}: the count of orders.`,
  );
});
