import { stem, termsOf, wordsOf } from "./words";

describe("words", () => {
  test.each(['55" TV', "55-inch TV", "55 in. TV", "55 inches TV", "55″ TV", "55'' tv"])(
    "%s is a size in inches and a television",
    (text) => expect(wordsOf(text)).toEqual(["55in", "tv"]),
  );

  test("2-in-1 is no size", () => {
    expect(wordsOf("2-in-1 laptop")).not.toContain("2in");
  });

  test.each([
    ["16 GB RAM", "16gb"],
    ["4.5 cu. ft. washer", "4.5cuft"],
    ["120Hz panel", "120hz"],
    ["1200 watts", "1200w"],
  ])("%s holds %s", (text, unit) => expect(wordsOf(text)).toContain(unit));

  test("accents, case, trademarks and control characters do not matter", () => {
    expect(wordsOf("CAFÉ\u0000 Brew™")).toEqual(["cafe", "brew"]);
  });

  test("half a surrogate pair is no word", () => {
    expect(wordsOf("tv \ud800 stand")).toEqual(["tv", "stand"]);
  });

  test("compounds are found whole and by their parts, sizes without their unit", () => {
    expect([...termsOf('Wi-Fi 55"')]).toEqual(expect.arrayContaining(["wifi", "wi", "fi", "55in", "55"]));
  });

  test.each([
    ["washers", "washer"],
    ["batteries", "battery"],
    ["dishes", "dish"],
    ["glass", "glass"],
    ["tvs", "tvs"],
    ["plus", "plus"],
  ])("%s is stemmed to %s", (word, expected) => expect(stem(word)).toBe(expected));
});
