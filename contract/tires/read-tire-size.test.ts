/** Real sizes in every notation, rejected texts, and the round trip of written sizes. */
import fc from "fast-check";
import { loadOfIndexPounds } from "./load-index";
import { LOAD_RANGES, isLoadLetter, pliesOfLoadRange } from "./load-ranges";
import { findTireSize, readTireSize } from "./read-tire-size";
import { REAL_SIZES } from "./real-sizes-for-tests";
import { REFUSED_SIZES } from "./refused-sizes-for-tests";
import { sizeOfTire } from "./size-of-tire";
import { isSpeedRating, speedOfRatingMph } from "./speed-ratings";
import { constructionOf, type TireSize } from "./tire-size";
import { sizeCode, sizeOfCode, textOfSizeCode } from "./tire-size-code";
import { SIZE_REFUSALS } from "./tire-size-reasons";
import { readTypedSize } from "./typed-tire-size";
import { writeTireSize } from "./write-tire-size";

const SIZES = [...REAL_SIZES, ...REFUSED_SIZES];

const measuresOf = (size: TireSize) =>
  size.notation === "metric"
    ? `${size.sectionWidthMm}/${size.aspectRatioPercent ?? "-"}/${size.rimDiameterInches}`
    : `${size.overallDiameterInches === null ? "" : `${size.overallDiameterInches}x`}${size.sectionWidthInches}/${size.rimDiameterInches}`;
const serviceOf = ({ service }: TireSize) =>
  service
    ? `${service.loadIndex ?? ""}${service.dualLoadIndex === null ? "" : `/${service.dualLoadIndex}`}${service.speedRating ?? ""}`
    : "-";

test("the table has at least 150 sizes and 25 texts without one", () => {
  const refused = SIZES.filter(([, written]) => written?.startsWith("refused"));
  expect(SIZES.length - refused.length).toBeGreaterThanOrEqual(150);
  expect(refused.length).toBeGreaterThanOrEqual(25);
  expect(new Set(SIZES.map(([text]) => text)).size).toBe(SIZES.length);
});

test.each(SIZES)("%s is %s", (...cells) => {
  const [text, written, code, measures, service, range] = cells;
  const read = readTireSize(text!);
  if (!read.ok) {
    expect(written).toBe(`refused ${read.reason}`);
    expect(SIZE_REFUSALS[read.reason]).not.toBe("");
    return;
  }
  const { size } = read;
  expect([writeTireSize(size), sizeCode(size)]).toEqual([written, code]);
  expect([measuresOf(size), serviceOf(size)]).toEqual([measures, service]);
  expect(String(size.loadRange ?? size.plyRating ?? "-")).toBe(range);
  expect(size.construction).toBe(constructionOf(size.mark));
  expect(readTireSize(written!)).toEqual(read);
  expect(sizeCode(sizeOfCode(code!)!)).toBe(code);
  expect(textOfSizeCode(code!).toLowerCase().replaceAll(/[/.]/g, "-")).toBe(code);
});

const service = fc.option(
  fc.record({
    loadIndex: fc.integer({ min: 60, max: 160 }),
    dualLoadIndex: fc.option(fc.integer({ min: 60, max: 160 })),
    speedRating: fc.option(fc.constantFrom(...("L M N P Q R S T U H V W Y".split(" ") as "H"[]))),
    isAboveRating: fc.constant(false),
  }),
);
const marks = {
  runFlat: fc.option(fc.constantFrom("RFT", "ZP", "SSR")),
  marks: fc.subarray(["M+S", "3PMSF", "BSW", "MO"]),
  service,
  plyRating: fc.option(fc.constantFrom(4, 6, 8, 10, 12, 14, 16)),
};
const mark = fc.constantFrom(...(["R", "ZR", "D", "B", "-"] as const));
const letter = fc.option(fc.constantFrom(...LOAD_RANGES.filter(isLoadLetter)));
const metric = fc
  .record({
    ...marks,
    prefix: fc.option(fc.constantFrom(...(["P", "LT", "ST", "T"] as const))),
    sectionWidthMm: fc.integer({ min: 12, max: 39 }).map((tens) => tens * 10 + 5),
    aspectRatioPercent: fc.option(fc.integer({ min: 4, max: 19 }).map((fives) => fives * 5)),
    mark,
    rimDiameterInches: fc.constantFrom(13, 15, 16.5, 17, 18, 19.5, 20, 22.5, 24),
    isVan: fc.boolean(),
    letter,
    passengerLoad: fc.option(fc.constantFrom(...(["SL", "XL", "HL"] as const))),
  })
  .map(({ letter: truckLoad, passengerLoad, isVan, ...size }): TireSize => {
    const isTruck = size.prefix === "LT" || size.prefix === "ST";
    return {
      ...size,
      notation: "metric",
      sectionWidthInches: null,
      widthDecimals: 0,
      overallDiameterInches: null,
      construction: constructionOf(size.mark),
      isLightTruck: false,
      treadCode: null,
      isVan: isVan && !isTruck,
      loadRange: isTruck ? truckLoad : passengerLoad,
    };
  });
const flotation = fc
  .record({
    ...marks,
    overallDiameterInches: fc.integer({ min: 30, max: 44 }),
    sectionWidthInches: fc.constantFrom(9.5, 10.5, 11.5, 12.5, 13.5, 15.5),
    mark,
    rimDiameterInches: fc.constantFrom(15, 16, 17, 18, 20, 22),
    isLightTruck: fc.boolean(),
    loadRange: letter,
  })
  .map((size): TireSize => ({
    ...size,
    notation: "flotation",
    prefix: null,
    sectionWidthMm: null,
    widthDecimals: 2,
    aspectRatioPercent: null,
    construction: constructionOf(size.mark),
    isVan: false,
    treadCode: null,
  }));
const inch = fc
  .record({
    ...marks,
    width: fc.constantFrom(
      ...([
        { inches: 11, decimals: 0 },
        { inches: 7.5, decimals: 2 },
        { inches: 14, decimals: 2 },
        { inches: 23.5, decimals: 1 },
      ] as const),
    ),
    mark: fc.constantFrom(...(["R", "-"] as const)),
    rimDiameterInches: fc.constantFrom(16, 20, 22.5, 24, 24.5, 25),
    isLightTruck: fc.boolean(),
    loadRange: letter,
    treadCode: fc.option(fc.constantFrom("L-3", "G-2", "E-4")),
  })
  .map(({ width: { inches, decimals }, ...size }): TireSize => ({
    ...size,
    notation: "inch",
    prefix: null,
    sectionWidthMm: null,
    overallDiameterInches: null,
    sectionWidthInches: inches,
    widthDecimals: decimals,
    aspectRatioPercent: null,
    construction: constructionOf(size.mark),
    isVan: false,
  }));

/** 11-20 parses as a range or a date; the size is 11.00-20. */
const isRange = ({ widthDecimals, mark: between, rimDiameterInches, isLightTruck, notation }: TireSize) =>
  notation === "inch" &&
  widthDecimals === 0 &&
  between === "-" &&
  Number.isInteger(rimDiameterInches) &&
  !isLightTruck;

test.each([
  ["metric", metric],
  ["flotation", flotation],
  ["inch", inch],
] as const)("a formatted %s size reads the same again, and so does its code", (_notation, sizes) => {
  fc.assert(
    fc.property(sizes, (size) => {
      fc.pre(!isRange(size));
      expect(readTireSize(writeTireSize(size))).toEqual({ ok: true, size });
      expect(sizeCode(sizeOfCode(sizeCode(size))!)).toBe(sizeCode(size));
    }),
    { numRuns: 500 },
  );
});

const HEADS =
  "225/65R17,P225/65 R17,LT265/70R17,265/70R17LT,31X10.50R15,31X10.50R15LT,11R22.5,295/75R22.5,17.5-25,7.50-16LT,155R12C," +
  "ST175/80D13,225/65ZR17,T125/70D17,23.5R25,650/65R25,10.00R20,38.5X14.50R16,205/70HR14,245/45RF19,HL275/35R23";
const TAILS =
  "102H,121/118S,(102Y),(Y),XL,RF,RFT,ZP,RUNFLAT,E,D,L,J,C,H,V,/E,/C,LRE,LR E,E/10,10PR,10-PLY,★,**,*,L-3,L3/E3,M+S,M/S,3PMSF," +
  "LR,MO,AO,TL,BSW,SL,LL,HL,98,(158L),V107V,101VXL,R-F,91 W,LOAD RANGE D";

test("a size read from words in any order is formatted so that it reads the same", () => {
  const words = fc.array(fc.constantFrom(...TAILS.split(",")), { maxLength: 5 });
  const texts = fc
    .tuple(fc.constantFrom(...HEADS.split(",")), words, fc.constantFrom(" ", "", "/", ", "))
    .map(([head, tails, between]) => head + tails.map((tail) => between + tail).join(""));
  fc.assert(
    fc.property(texts, (text) => {
      const read = readTireSize(text);
      if (!read.ok) return;
      expect(readTireSize(writeTireSize(read.size))).toEqual(read);
      expect(sizeCode(sizeOfCode(sizeCode(read.size))!)).toBe(sizeCode(read.size));
    }),
    { numRuns: 3_000 },
  );
});

test("no text is too odd: it is read or rejected", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(typeof readTireSize(text).ok).toBe("boolean");
      findTireSize(text);
      readTypedSize(text);
      expect(sizeOfCode(text) === null || sizeCode(sizeOfCode(text)!) === text).toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe("in a search text", () => {
  test.each([
    ["225/65R17", "225-65r17", ""],
    ["225 65 17", "225-65r17", ""],
    ["225-65-17", "225-65r17", ""],
    ["225/65/17", "225-65r17", ""],
    ["225/65 R 17", "225-65r17", ""],
    ["225/65zr17 tires", "225-65r17", "tires"],
    ["2256517", "225-65r17", ""],
    ["michelin 2256517", "225-65r17", "michelin"],
    ["29575225", "295-75r22-5", ""],
    ["295/75 22.5", "295-75r22-5", ""],
    ["lt265 70 17", "lt265-70r17", ""],
    ["all terrain LT265/70R17", "lt265-70r17", "all terrain"],
    ["31x10.5x15", "31x10-50r15", ""],
    ["31x10.50r15lt", "31x10-50r15lt", ""],
    ["35x12.5r20", "35x12-50r20", ""],
    ["35 12.50 20 mud tires", "35x12-50r20", "mud tires"],
    ["35125020", "35x12-50r20", ""],
    ["11r22.5", "11r22-5", ""],
    ["11 22.5", "11r22-5", ""],
    ["11225", "11r22-5", ""],
    ["st175/80d13", "st175-80d13", ""],
    ["22565r17", "225-65r17", ""],
    ["275/70/r18", "275-70r18", ""],
    ["275/70 r 18 lt", "lt275-70r18", ""],
    ["12r22.5/h", "12r22-5", ""],
    ["155r12", "155r12", ""],
    ["7.50-16lt", "7-50-16lt", ""],
    ["17.5-25 16pr", "17-5-25", ""],
  ])("%s is %s", (text, code, rest) => {
    expect(readTypedSize(text)).toMatchObject({ code, text: rest, isNumber: /^(?:\D* )?\d+$/.test(text) });
  });

  test.each([
    "12 34 56",
    "7.50-20",
    "2024-25",
    "31-12-20",
    "15r17",
    "12d15",
    "iphone 14 256 512",
    "samsung 55 4k 120",
    "tv 300 to 500 dollars",
    "ht225-65-17",
    "1234567",
    "256 65 17",
    "225 63 17",
    "call 225 555 1234",
    "18x8.5 wheels",
    "5x114.3",
    "laptop 16gb 512 17",
    "washer 4.5 cu ft",
    "",
  ])("%s is not a size", (text) => {
    expect(readTypedSize(text)).toBeNull();
  });
});

describe("of a product", () => {
  const attributes = [{ name: "Tire Size", value: "LT265/70R17" }];

  test("comes from the line, with the marks of the name", () => {
    const size = sizeOfTire({ name: "Acme Ridge A/T LT265/70R17 121/118S E", attributes });
    expect(size && writeTireSize(size)).toBe("LT265/70R17/E 121/118S");
  });

  test("is kept when other words follow it in a line", () => {
    const wordy = [{ name: "Tire Size", value: "225/65R17 102T studded" }];
    const size = sizeOfTire({ name: "Acme Frost", attributes: wordy });
    expect(size && writeTireSize(size)).toBe("225/65R17 102T");
  });

  test("comes from the line even if the name has another", () => {
    const size = sizeOfTire({ name: "Acme Ridge A/T LT275/70R18 125/122S E", attributes });
    expect(size && writeTireSize(size)).toBe("LT265/70R17");
  });

  test.each([
    ["Acme Touring A/S 225/65R17 102H All-Season Tire", "225/65R17 102H"],
    ["Acme 35X12.50R20LT Mud Terrain", "35X12.50R20LT"],
    ["(4) Acme Sport 245/40ZR18 97Y XL", "245/40ZR18 97Y XL"],
    ["Acme - 11R22.5 LR G 144/142L Steer", "11R22.5 LR G 144/142L"],
  ])("is found in %s", (name, written) => {
    const size = findTireSize(name);
    expect(size && writeTireSize(size)).toBe(written);
  });

  test("is absent from most names", () => {
    expect(findTireSize('Acme - 55" Class (54.6" Diag.) - LED - 2160p')).toBeNull();
    expect(findTireSize("Acme wheel 18x8.5 5x114.3 +35")).toBeNull();
  });
});

test("H is faster than U, and the tables match makers' labels", () => {
  const ratings = "L M N P Q R S T U H V W Y".split(" ").filter(isSpeedRating);
  const speeds = ratings.map(speedOfRatingMph);
  expect(speeds).toEqual([75, 81, 87, 93, 99, 106, 112, 118, 124, 130, 149, 168, 186]);
  expect([49, 50, 60, 69, 87, 91, 102, 107, 121, 150, 158, 200, 279, 280].map(loadOfIndexPounds)).toEqual([
    null,
    419,
    551,
    716,
    1201,
    1356,
    1874,
    2149,
    3197,
    7385,
    9370,
    30865,
    299828,
    null,
  ]);
  expect(LOAD_RANGES.map(pliesOfLoadRange)).toEqual([
    ...[null, null, null, null],
    ...[2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
  ]);
});
