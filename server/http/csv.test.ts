import { csvDollars, csvLine, csvPercent } from "./csv";

test.each([
  "=1+1",
  "+1",
  "-",
  "-1+1",
  "-1.",
  "-.5",
  "-1e5",
  "--1",
  "-1\n",
  "-A1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  "＝1+1",
])("text that starts like a formula is escaped: %j", (text) =>
  expect(csvLine([text])).toBe(`"'${text}"\r\n`),
);

test("quotes, commas and line breaks stay in their cell", () => {
  expect(csvLine(['a "b"', "c,d", "e\r\nf", null, "", 12.5, -3])).toBe(
    '"a ""b""","c,d","e\r\nf",,,12.5,-3\r\n',
  );
});

test.each(["-1", "-12.34", "-0.5"])("%s in a text stays the same number", (text) =>
  expect(csvLine([text])).toBe(`"${text}"\r\n`),
);

test("money is dollars and cents without sign and separators, and a percentage is marked", () => {
  const cents = [123_450, -5, 0, -0, 7, 2_147_483_647].map(csvDollars);
  expect(csvLine(cents)).toBe("1234.50,-0.05,0.00,0.00,0.07,21474836.47\r\n");
  expect(csvLine([125, 20, 0, 12_345, -3].map(csvPercent))).toBe("12.5%,2.0%,0.0%,1234.5%,-0.3%\r\n");
});
