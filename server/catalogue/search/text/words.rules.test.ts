import { splitCompanions, stem, termsOf, wordsOf } from "./words.rules";

describe("words", () => {
  test.each(['55" TV', "55-inch TV", "55 in. TV", "55 inches TV", "55″ TV", "55'' tv"])(
    "%s is a size in inches and a television",
    (text) => expect(wordsOf(text)).toEqual(["55in", "tv"]),
  );

  test("2-in-1 is not a size", () => {
    expect(wordsOf("2-in-1 laptop")).not.toContain("2in");
  });

  test.each([
    ["16 GB RAM", "16gb"],
    ["4.5 cu. ft. washer", "4.5cuft"],
    ["120Hz panel", "120hz"],
    ["1200 watts", "1200w"],
    ["4.5 cubic feet", "4.5cuft"],
    ["5,000 BTU", "5000btu"],
    ["65 in 4k", "65in"],
    ["300 pounds", "300lb"],
    ["5 kilograms", "5kg"],
    ["48 dBA", "48db"],
    ["3,100 pounds per square inch", "3100psi"],
    ["20 miles per hour", "20mph"],
    ["25 pies cúbicos", "25cuft"],
  ])("%s contains %s", (text, unit) => expect(wordsOf(text)).toContain(unit));

  test("accents, case, trademarks and control characters are ignored", () => {
    expect(wordsOf("CAFÉ\u0000 Brew™")).toEqual(["cafe", "brew"]);
  });

  test("a possessive is a word as well", () => {
    expect(wordsOf("Collector's Edition")).toEqual(["collector", "edition"]);
  });

  test.each([
    ['TV Stand for TVs Up to 55" - Walnut', "TV Stand - Walnut", 'for TVs Up to 55"'],
    ["Laptop with Stylus, 14 inches", "Laptop , 14 inches", "with Stylus"],
    ["cafetera con molino", "cafetera", "con molino"],
    ["For Walls", "For Walls", ""],
    ["Forward Speaker", "Forward Speaker", ""],
  ])("%s is a %s, and goes %s", (text, thing, companions) => {
    const parts = splitCompanions(text);

    expect({ thing: parts.thing.replace(/\s+/g, " ").trim(), companions: parts.companions.trim() }).toEqual({
      thing,
      companions,
    });
  });

  test("half a surrogate pair is not a word", () => {
    expect(wordsOf("tv \ud800 stand")).toEqual(["tv", "stand"]);
  });

  test("compounds match as one word and by their parts, sizes without their unit", () => {
    expect([...termsOf('Wi-Fi 55"')]).toEqual(expect.arrayContaining(["wifi", "wi", "fi", "55in", "55"]));
  });

  test("a resolution is not a number", () => {
    expect([...termsOf("4K UHD")]).toEqual(["4k", "uhd"]);
  });

  test.each([
    ["washers", "washer"],
    ["batteries", "battery"],
    ["dishes", "dish"],
    ["glass", "glass"],
    ["lens", "lens"],
    ["lenses", "lens"],
    ["case", "case"],
    ["cases", "case"],
    ["tvs", "tvs"],
    ["plus", "plus"],
  ])("%s is stemmed to %s", (word, expected) => expect(stem(word)).toBe(expected));
});
