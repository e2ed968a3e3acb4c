/** Sizes and offsets of wheels as suppliers and shoppers write them (WHEEL-2, WHEEL-3). */
import fc from "fast-check";
import {
  backSpacingInches,
  findOffsetMm,
  findWheelSize,
  offsetOfBackSpacingMm,
  readOffsetMm,
  writeWheelSize,
} from "./wheel-size";

const sizeIn = (text: string) => {
  const size = findWheelSize(text);
  return size && writeWheelSize(size);
};

test.each(
  Object.entries({
    "20x9": "20x9",
    "20X9.0": "20x9",
    "17x7.50": "17x7.5",
    "17X7.5J": "17x7.5",
    "18x8JJ": "18x8",
    "18 x 8": "18x8",
    "18*8": "18x8",
    "18×8": "18x8",
    "１８ｘ８": "18x8",
    "17x7,5": "17x7.5",
    "17 x 7 1/2": "17x7.5",
    "8-1/2 x 18": "18x8.5",
    "8.5x18": "18x8.5",
    "7Jx17": "17x7",
    "7 J x 17": "17x7",
    "7J x 17H2": "17x7",
    "9x20 ET18": "20x9",
    '18"x8"': "18x8",
    '20" x 9"': "20x9",
    "18 in x 8 in": "18x8",
    "20-inch x 9-inch": "20x9",
    "20 inch by 9 inch": "20x9",
    "22.5x8.25": "22.5x8.25",
    "8.25x22.5": "22.5x8.25",
    "16.5x9.75": "16.5x9.75",
    "12x4": "12x4",
    "30x12": "30x12",
    "Veldt Ridge 18x8.5 5x114.3 +35 Black": "18x8.5",
    "5x114.3 18x8.5": "18x8.5",
    "6x139.7 17X9 -12mm": "17x9",
    "19x8.5/19x9.5": "19x8.5",
  }),
)("%s is %s", (text, written) => expect(sizeIn(text)).toBe(written));

test.each([
  "",
  "Black wheel",
  "18",
  "5x114.3",
  "5x5.5",
  "6x6",
  "2x4",
  "20x20",
  "10x5",
  "32x12",
  "18x8.3",
  "17.2x7",
  "18x3",
  "24 x 24 x 12 box",
  "1x2x18x8",
  "225/65R17",
  "31x10.50R15",
  "1920x1080",
])("%j has no wheel size", (text) => expect(sizeIn(text)).toBeNull());

const halves = (min: number, max: number) =>
  fc.integer({ min: min * 2, max: max * 2 }).map((number) => number / 2);
const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((number) => number / 4);

test("a formatted size reads the same, in any spelling and order", () => {
  fc.assert(
    fc.property(
      halves(12, 30),
      quarters(3.5, 11.5),
      fc.constantFrom("x", " x ", "X", '" x ', " in x ", "J x "),
      fc.boolean(),
      (diameterInches, widthInches, between, isTurned) => {
        const [first, second] = isTurned ? [widthInches, diameterInches] : [diameterInches, widthInches];
        expect(findWheelSize(`A wheel, ${first}${between}${second} Black`)).toEqual({
          diameterInches,
          widthInches,
        });
      },
    ),
  );
});

test.each(
  Object.entries({
    "+35": 35,
    "35": 35,
    "35mm": 35,
    "35 MM": 35,
    ET35: 35,
    "ET 35": 35,
    "et+35": 35,
    "ET-12": -12,
    "-12": -12,
    "–12": -12,
    "−12 mm": -12,
    "0": 0,
    "+0": 0,
    "35.5": 35.5,
    "40,5": 40.5,
    "-150": -150,
    // A supplier's line may hold another value.
    "151": null,
    "35 in": null,
    '1.5"': null,
    "+35/+40": null,
    "Low (35)": null,
    ET: null,
    mm: null,
    "": null,
    "N/A": null,
  }),
)("an offset of %j is %j", (text, offset) => expect(readOffsetMm(text)).toBe(offset));

test.each(
  Object.entries({
    "18x8 5x114.3 +40": 40,
    "17x9 -12mm": -12,
    "20x10 -24 6x139.7": -24,
    "20x9 (+18)": 18,
    "18x8.5 35mm Black": 35,
    "17x8 5x100 0mm": 0,
    "18x8 +35mm offset": 35,
    "17x8 ET 45 5x112 66.6": 45,
    "20x9 ET-12": -12,
    "18x8, offset: 38": 38,
    // The sign distinguishes the offset from the bore.
    "20x9 6x5.5 108mm bore +1mm": 1,
    "20x9 106mm 6x139.7": null,
    "17x7 56mm bore": null,
    "hub 73.1mm": null,
    "5x114.3mm 17x7": null,
    "18x8 5-114": null,
    Wheel: null,
  }),
)("in the name %j the offset is %j", (name, offset) => expect(findOffsetMm(name)).toBe(offset));

test("an offset is recognized in a name by its sign, ET or unit", () => {
  fc.assert(
    fc.property(fc.integer({ min: -150, max: 150 }), (offset) => {
      const signed = offset < 0 ? String(offset) : `+${offset}`;
      expect(findOffsetMm(`Ridge 18x8 5x112 ${signed} Black`)).toBe(offset);
      expect(findOffsetMm(`Ridge 18x8 5x112 ET${offset} Black`)).toBe(offset);
      expect(readOffsetMm(`${signed} mm`)).toBe(offset);
    }),
  );
});

/** As printed in catalogs. */
test.each([
  [7.5, 45, 6.02],
  [8, 0, 4.5],
  [9, -12, 4.53],
  [9, 18, 5.71],
  [10, -24, 4.56],
  [8.25, 168, 11.24],
])("a wheel %d in wide with an offset of %d mm has %d in of back spacing", (width, offset, spacing) => {
  expect(backSpacingInches(width, offset)).toBeCloseTo(spacing, 2);
  expect(offsetOfBackSpacingMm(width, spacing)).toBe(offset);
});

test("an offset is recovered from its back spacing for every wheel", () => {
  fc.assert(
    fc.property(quarters(3.5, 16), fc.integer({ min: -150, max: 150 }), (width, offset) => {
      expect(offsetOfBackSpacingMm(width, backSpacingInches(width, offset))).toBe(offset);
    }),
  );
});

test("any text is read or rejected", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void [sizeIn(text), findOffsetMm(text)]));
});
