import { abbreviateNumber } from "./abbreviate-number";

test.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1K"],
  [1_299, "1.2K"],
  [999_999, "999.9K"],
  [1e6, "1M"],
  [2_550_000_000, "2.5B"],
  [7.49e12, "7.4T"],
  [-1_299, "-1.2K"],
])("%d is written %s", (value, words) => {
  expect(abbreviateNumber(value)).toBe(words);
});
