import { promotionCodeOf } from "./code";

test.each([
  ["capitals", "FALL-20"],
  ["small letters", "fall-20"],
  ["a hyphen that does not break (U+2011)", "fall\u201120"],
  ["a hyphen (U+2010)", "fall\u201020"],
  ["an en dash", "fall\u201320"],
  ["an em dash", "fall\u201420"],
  ["a minus sign", "fall\u221220"],
  ["a small hyphen-minus", "fall\ufe6320"],
  ["a full-width hyphen", "fall\uff0d20"],
  ["full-width letters", "\uff26\uff41\uff2c\uff2c-\uff12\uff10"],
  ["spaces around it", "  fall-20\t"],
  ["no-break spaces", "\u00a0fall-20\u00a0\u202f"],
  ["a no-break space in it", "fall-\u00a020"],
  ["signs without width", "\ufefffall\u200b-20\u00ad"],
  ["quotation marks", "\u201cfall-20\u201d"],
])("%s are the code", (_what, typed) => {
  expect(promotionCodeOf(typed)).toBe("FALL-20");
});

test("an empty code stays empty", () => {
  expect([promotionCodeOf(""), promotionCodeOf(" \u00a0 ")]).toEqual(["", ""]);
});

test("a text longer than any code is truncated", () => {
  expect(promotionCodeOf("A".repeat(1_000_000))).toHaveLength(100);
});
