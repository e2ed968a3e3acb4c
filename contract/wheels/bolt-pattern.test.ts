/** Bolt patterns as suppliers and shoppers write them (WHEEL-1). */
import fc from "fast-check";
import { USUAL_PATTERNS, boltPatternInWords, readBoltPatterns, writeBoltPattern } from "./bolt-pattern";

const read = (text: string) => readBoltPatterns(text)?.map(writeBoltPattern).join(" ") ?? null;

test.each(
  Object.entries({
    "5x114.3": "5x114.3",
    "5X114.3": "5x114.3",
    "5 X 114.3MM": "5x114.3",
    "5x114,3": "5x114.3",
    "5x114": "5x114.3",
    "5H114.3": "5x114.3",
    "5 lug 114.3": "5x114.3",
    "PCD 5x114.3": "5x114.3",
    "5x4.5": "5x114.3",
    "5LUG 4.5": "5x114.3",
    "5x4.50": "5x114.3",
    "6x4.5": "6x114.3",
    "5/112": "5x112",
    "5-112": "5x112",
    "5×112": "5x112",
    "5*112": "5x112",
    "5Х112": "5x112",
    "５ｘ１１２": "5x112",
    "5x110.0": "5x110",
    "4/100": "4x100",
    "3x112": "3x112",
    "5x5": "5x127",
    "5x5.0": "5x127",
    "5x5.50": "5x139.7",
    "6x5.5": "6x139.7",
    '6x5.5"': "6x139.7",
    "6x5.5 in": "6x139.7",
    "6-139.7": "6x139.7",
    "6x139": "6x139.7",
    "6x140": "6x139.7",
    "5x4.25": "5x108",
    "8x6.5": "8x165.1",
    "8X165.1": "8x165.1",
    "8x6.69": "8x170",
    "10x7.25": "10x184.15",
    "10X8.75": "10x222.25",
    "10x11.25": "10x285.75",
    "10x225": "10x225",
    // Commonly confused patterns.
    "5x4.75": "5x120.65",
    "5x120": "5x120",
    "5x115": "5x115",
    "5x120.7": "5x120.65",
    // Dual drilled.
    "6x135/6x139.7": "6x135 6x139.7",
    "6x135/139.7": "6x135 6x139.7",
    "6x135 6x139.7": "6x135 6x139.7",
    "6x135|6x139.7": "6x135 6x139.7",
    "6x135, 6x139.7": "6x135 6x139.7",
    "5x114.3,5x120": "5x114.3 5x120",
    "5x112 / 5x120": "5x112 5x120",
    "5x108+5x114.3": "5x108 5x114.3",
    "5x4.5/4.75": "5x114.3 5x120.65",
    "5x114.3 (5x4.5 in)": "5x114.3",
    // Undrilled.
    BLANK: "",
    Undrilled: "",
  }),
)("%s is %s", (text, written) => expect(read(text)).toBe(written));

test.each([
  "",
  " ",
  "N/A",
  "5",
  "114.3",
  "5x",
  "x114.3",
  "114.3x5",
  "2x100",
  "11x225",
  "5x50",
  "5x7.5",
  "5x1000",
  "5x114.3x2",
  "5x-114.3",
  "5x114.3/low",
  "18x8.5",
  "5x100,5x108,5x110,5x112,5x114.3",
  "5x1e2",
])("%j is not a bolt pattern", (text) => expect(read(text)).toBeNull());

const pattern = fc.constantFrom(...USUAL_PATTERNS);
test("the filter's patterns are read as themselves, in words too, and any two of them together", () => {
  for (const usual of USUAL_PATTERNS) {
    expect(read(usual)).toBe(usual);
    expect(read(boltPatternInWords(readBoltPatterns(usual)![0]!))).toBe(usual);
  }
  fc.assert(
    fc.property(
      pattern,
      pattern,
      fc.constantFrom("/", " / ", ",", ", ", "|", " ", ";"),
      (one, other, between) => {
        expect(read(`${one}${between}${other}`)).toBe(`${one} ${other}`);
      },
    ),
  );
});

test("a pattern that was read is formatted so that it reads the same", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 10 }),
      fc.integer({ min: 9_500, max: 35_000 }).map((hundredths) => hundredths / 100),
      (bolts, circle) => {
        const [once] = readBoltPatterns(`${bolts}x${circle}`)!;
        expect(readBoltPatterns(writeBoltPattern(once!))).toEqual([once]);
      },
    ),
  );
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void read(text)));
});

test("inches are used where Americans use them", () => {
  expect(
    ["5x114.3", "5x112", "6x139.7"].map((text) => boltPatternInWords(readBoltPatterns(text)![0]!)),
  ).toEqual(["5x114.3 (5x4.5 in)", "5x112", "6x139.7 (6x5.5 in)"]);
});
