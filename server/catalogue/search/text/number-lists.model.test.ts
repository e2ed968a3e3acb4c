import fc from "fast-check";
import { NumberLists } from "./number-lists.model";

const valuesOf = (lists: NumberLists, list: number) => {
  const values: number[] = [];
  lists.some(list, (number) => {
    values.push(number);
    return false;
  });
  return values;
};

test("lists that grow in parallel keep their numbers, however far apart they are", () => {
  const step = fc.oneof(fc.nat(3), fc.nat(200), fc.nat(2 ** 20));
  const growth = fc.array(fc.tuple(fc.nat(4), step), { maxLength: 300 });
  fc.assert(
    fc.property(growth, (steps) => {
      const lists = new NumberLists();
      const expected: number[][] = Array.from({ length: 5 }, () => []);
      for (const list of expected.keys()) expect(lists.begin()).toBe(list);
      for (const [list, by] of steps) {
        const number = (expected[list]!.at(-1) ?? 0) + by;
        expected[list]!.push(number);
        lists.add(list, number);
      }
      expected.forEach((numbers, list) => expect(valuesOf(lists, list)).toEqual(numbers));
    }),
  );
});

test("lists longer than a page of memory, and the largest number", () => {
  const lists = new NumberLists();
  const [even, odd] = [lists.begin(), lists.begin()];
  for (let i = 0; i < 200_000; i += 1) lists.add(i % 2 === 0 ? even : odd, i);
  lists.add(odd, 2 ** 31 - 1);

  expect(valuesOf(lists, even)).toEqual(Array.from({ length: 100_000 }, (_, i) => i * 2));
  expect(valuesOf(lists, odd).at(-1)).toBe(2 ** 31 - 1);
});

test("a search in a list stops at the first match", () => {
  const lists = new NumberLists();
  const list = lists.begin();
  for (const number of [3, 5, 8]) lists.add(list, number);
  const visited: number[] = [];

  expect(lists.some(list, (number) => visited.push(number) === 2)).toBe(true);
  expect(visited).toEqual([3, 5]);
  expect(lists.some(list, (number) => number > 8)).toBe(false);
});
