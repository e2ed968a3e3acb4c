import { addDays, shopDay } from "#contract/time/days";
import { readBillFile } from "./bill-file.rules";

const HEAD = "Bill number,Bill date,Order number,SKU,Quantity,Unit price";
const read = (text: string) => readBillFile(Buffer.from(text));
const LINE = {
  line: 2,
  number: "A-1",
  day: "2026-11-03",
  orderNumber: "B1",
  sku: "S1",
  units: 2,
  cents: 2_500,
};

test.each([
  ["commas", `${HEAD}\nA-1,2026-11-03,B1,S1,2,12.50\n`],
  [
    "semicolons, another order and a day as in the United States",
    "PO;sku_ID;QTY;Invoice No.;Date;Amount\r\nB1;S1;2;A-1;11/3/2026;$25.00",
  ],
  [
    "a byte order mark, quotes and thousands",
    `\uFEFF"INVOICE #",${HEAD}\n,"A-1",2026-11-03,"B1",S1,2,"12.50"`.replace('"INVOICE #"', "Note"),
  ],
  ["line ends of old Macs", `${HEAD}\rA-1,2026-11-03,B1,S1,2,12.50\r`],
])("reads %s", (_name, text) => {
  expect(read(text)).toEqual([{ number: "A-1", day: "2026-11-03", lines: [LINE] }]);
});

test("a title before the header and a total below are no lines; the amount counts before the price", () => {
  const text = `Bills of November\n${HEAD},Amount\nA-1,2026-11-03,B1,S1,3,8.33,25.00\n,,,,,,25.00\n`;
  expect(read(text)).toEqual([{ number: "A-1", day: "2026-11-03", lines: [{ ...LINE, line: 3, units: 3 }] }]);
});

test("lines of several bills are grouped, whatever the case of their number", () => {
  const text = `${HEAD}\nA-1,2026-11-03,B1,S1,2,12.50\nA-2,2026-11-04,B1,S1,1,1\na-1,2026-11-03,B2,S1,1,1`;
  const bills = read(text);
  expect(typeof bills !== "string" && bills.map(({ number, lines }) => [number, lines.length])).toEqual([
    ["A-1", 2],
    ["A-2", 1],
  ]);
});

const good = ["A-1", "2026-11-03", "B1", "S1", "2", "12.50"];
test.each<[number, string, string]>([
  [0, "", "the bill number is missing or too long."],
  [0, "x".repeat(101), "the bill number is missing or too long."],
  [1, "", "the bill date isn't a day up to today."],
  [1, "2026-02-30", "the bill date isn't a day up to today."],
  [1, "1999-01-01", "the bill date isn't a day up to today."],
  [1, addDays(shopDay(new Date()), 2), "the bill date isn't a day up to today."],
  [2, "", "the order number is missing or too long."],
  [3, "", "the SKU is missing or too long."],
  [4, "0", "the quantity isn't a whole number above 0."],
  [4, "-1", "the quantity isn't a whole number above 0."],
  [4, "1.5", "the quantity isn't a whole number above 0."],
  [4, "100001", "the quantity isn't a whole number above 0."],
  [5, "", "the amount isn't a price of 0 or more."],
  [5, "-5.00", "the amount isn't a price of 0 or more."],
  [5, "free", "the amount isn't a price of 0 or more."],
  [5, "1.234", "the amount isn't a price of 0 or more."],
  [5, "999999999", "the amount isn't a price of 0 or more."],
])("a line is refused with column %i as %j", (column, cell, problem) => {
  const line = good.map((value, at) => (at === column ? cell : value)).join(",");
  expect(read(`${HEAD}\n${line}`)).toBe(`Line 2: ${problem}`);
});

test.each([
  ["", "bill number, bill date, order number, SKU, quantity, unit price or amount"],
  ["SKU,Quantity,Price", "bill number, bill date, order number"],
  [HEAD.replace(",Unit price", ""), "unit price or amount"],
])("a file is refused with the header %j", (head, columns) => {
  expect(read(`${head}\n${good.join(",")}\n`)).toBe(
    `The file has no header line with ${columns}. Add the header line and try again.`,
  );
});

test("the first problems are named; two dates of a bill, open quotes, no lines and too many lines are refused", () => {
  const other = good.join(",").replace("11-03", "11-04");
  expect(read(`${HEAD}\n${good.join(",")}\n${other}`)).toBe("Line 3: the bill has two dates.");
  expect(read(`${HEAD}\n"A-1,2\n`)).toBe("Line 2: its quotes are unclosed.");
  expect(read(`${HEAD}\n${good.join(",").replace("12.50", "$1,212.50")}\n`)).toMatch(
    /^Line 2: it has more cells/,
  );
  expect(read(`${HEAD}\n`)).toBe("The file has no bill lines.");
  expect(read(`${HEAD}\n${"A,,,,,\n".repeat(5)}`)).toMatch(/Line 4: .* 2 more lines can't be read\.$/);
  expect(read(`${HEAD}\n${`${good.join(",")}\n`.repeat(5_001)}`)).toBe(
    "The file has more than 5,000 lines. Split it and try again.",
  );
});

test.each(['"', ",", "\n", "a", '"a,"\n', "\0\u00FF"])("700 KB of %j are refused within a second", (text) => {
  const began = performance.now();
  expect(typeof read(text.repeat(Math.floor(700_000 / text.length)))).toBe("string");
  expect(typeof read(`${HEAD}\n${text.repeat(Math.floor(650_000 / text.length))}`)).toBe("string");
  expect(performance.now() - began).toBeLessThan(1_000);
});
