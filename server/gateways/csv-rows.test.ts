import { CsvRows, type TableRow } from "./csv-rows";

/** Parses a text that arrives in chunks of this size. */
function rowsOf(text: string, size: number, delimiter = ","): TableRow[] {
  const rows = new CsvRows(delimiter);
  const parsed: TableRow[] = [];
  for (let at = 0; at < text.length; at += size) parsed.push(...rows.push(text.slice(at, at + size)));
  return [...parsed, ...rows.end()];
}

const TABLE = [
  "a , b,c",
  '1,"two, ""2""\nlines", 3 ',
  '2,24" TV,x',
  '3,"Big" Acme TV,x',
  '4, "ok" ,',
  '5,"never closed,x',
  "6,y,z",
].join("\r\n");

test.each([1, 2, 5, 1_000])("rows are the same for chunks of %p characters", (size) => {
  expect(rowsOf(TABLE, size)).toEqual([
    { line: 1, cells: ["a", "b", "c"], isEnded: true },
    { line: 2, cells: ["1", 'two, "2"\nlines', "3"], isEnded: true },
    { line: 4, cells: ["2", '24" TV', "x"], isEnded: true },
    { line: 5, cells: null, isEnded: true },
    { line: 6, cells: ["4", "ok", ""], isEnded: true },
    { line: 7, cells: null, isEnded: true },
    { line: 8, cells: ["6", "y", "z"], isEnded: false },
  ]);
});

test("an open quote on the last line means a truncated file", () => {
  expect(rowsOf('1,x\n2,"cut', 3)).toEqual([
    { line: 1, cells: ["1", "x"], isEnded: true },
    { line: 2, cells: null, isEnded: false },
  ]);
});

test.each([
  ["1,x\n", true],
  ["1,x", false],
  ['1,"x"', true],
  ['"1",x"', false],
])("whether the last row of %j is ended: %p", (text, isEnded) => {
  expect(rowsOf(text, 100).at(-1)!.isEnded).toBe(isEnded);
});

test("tabs separate and are not blanks where they do", () => {
  expect(rowsOf('a\t"b"\t\tc\n\n', 100, "\t")).toEqual([
    { line: 1, cells: ["a", "b", "", "c"], isEnded: true },
    { line: 2, cells: [""], isEnded: true },
  ]);
});

test("a row over 8 MB loses only itself, and unclosed quotes take linear time", () => {
  const long = `1,"${"x".repeat(9 * 1024 * 1024)}\n2,y\n`;
  expect(rowsOf(long, 512 * 1024)).toEqual([
    { line: 1, cells: null, isEnded: true },
    { line: 2, cells: ["2", "y"], isEnded: true },
  ]);
  const open = rowsOf('a,"b\n'.repeat(200_001), 512 * 1024);
  expect(open.length).toBeGreaterThan(100_000);
});
