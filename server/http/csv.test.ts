import { csvLine } from "./csv";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1"])(
  "a text that begins as a formula does is none: %j",
  (text) => expect(csvLine([text])).toBe(`"'${text}"\r\n`),
);

test("quotes, commas and line ends stay in their cell", () => {
  expect(csvLine(['a "b"', "c,d", "e\r\nf", null, "", 12.5, -3])).toBe(
    '"a ""b""","c,d","e\r\nf",,,12.5,-3\r\n',
  );
});
