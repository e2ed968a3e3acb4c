/** Fit of wheels on vehicles (FIT-1, FIT-3, FIT-4). */
import { WHEELS } from "../catalogue/categories";
import type { Axle, FitmentSet, FittedTire, Hub } from "../vehicles/schema";
import { readBoltPatterns } from "../wheels/bolt-pattern";
import { fitInWords } from "./fit-words";
import { wheelFit, type WheelToFit } from "./wheel-fit";
import { wheelToFit } from "./wheel-to-fit";

const HUB: Hub = { bolts: 5, circleMm: 114.3, boreMm: 60.1, leastOffsetMm: 35, mostOffsetMm: 50 };
const WHEEL: WheelToFit = {
  patterns: readBoltPatterns("5x114.3"),
  diameterInches: 17,
  widthInches: 7.5,
  offsetMm: 45,
  hubBoreMm: 60.1,
};

type Written = readonly [
  sizeKey: string,
  diameter: number | null,
  width: number | null,
  offset: number | null,
];
function tire([sizeKey, wheelDiameterIn, wheelWidthIn, offsetMm]: Written, axle: Axle): FittedTire {
  return {
    axle,
    sizeKey,
    size: sizeKey.toUpperCase(),
    wheelDiameterIn,
    wheelWidthIn,
    offsetMm,
    minLoadIndex: null,
    loadRange: null,
    minSpeedRating: null,
    pressurePsi: null,
  };
}
function setOf(front: Written, rear?: Written): FitmentSet {
  const tires = rear ? [tire(front, "FRONT"), tire(rear, "REAR")] : [tire(front, "BOTH")];
  const key = tires.map(({ sizeKey }) => sizeKey).join("_");
  return { key, kind: "ORIGINAL", isStaggered: tires.length > 1, tires };
}

const CAMRY = [setOf(["215-55r17", 17, 7.5, null]), setOf(["235-45r18", 18, 8, 50])];
const fit = (wheel: Partial<WheelToFit>, hub: Partial<Hub> = {}, sets = CAMRY) =>
  wheelFit({ ...WHEEL, ...wheel }, { hub: { ...HUB, ...hub }, sets });

test("a wheel with matching pattern, bore, size and offset fits, with its axle", () => {
  expect(fit({})).toEqual({
    verdict: "FITS",
    places: [
      {
        setKey: "215-55r17",
        kind: "ORIGINAL",
        axle: "BOTH",
        size: "215-55R17",
        sizeKey: "215-55r17",
        pairedWith: null,
      },
    ],
    notes: [],
  });
  // Both ends of the offset range, a pattern in inches, and one of two patterns.
  for (const offsetMm of [35, 50]) expect(fit({ offsetMm }).verdict).toBe("FITS");
  for (const pattern of ["5x4.5", "5x114", "5x100/5x114.3"])
    expect(fit({ patterns: readBoltPatterns(pattern) }).verdict).toBe("FITS");
});

test("a larger bore needs a ring, a smaller never fits", () => {
  expect(fitInWords(fit({ hubBoreMm: 73.1 }), "2019 Toyota Camry LE")).toBe(
    "Fits your 2019 Toyota Camry LE. Needs a hub-centric ring.",
  );
  expect(fit({ hubBoreMm: 60 })).toEqual({
    verdict: "DOES_NOT_FIT",
    reasons: [{ reason: "HUB_BORE_TOO_SMALL", has: 60, needed: 60.1 }],
  });
});

test.each([
  [
    { patterns: readBoltPatterns("5x115") },
    [{ reason: "OTHER_BOLT_PATTERN", has: ["5x115"], needed: "5x114.3" }],
  ],
  [
    { patterns: readBoltPatterns("4x114.3") },
    [{ reason: "OTHER_BOLT_PATTERN", has: ["4x114.3"], needed: "5x114.3" }],
  ],
  [{ patterns: readBoltPatterns("BLANK") }, [{ reason: "NOT_DRILLED" }]],
  [{ diameterInches: 20 }, [{ reason: "OTHER_DIAMETER", has: 20, known: [17, 18] }]],
  [{ widthInches: 9 }, [{ reason: "OTHER_WIDTH", has: 9, known: [7.5] }]],
  // Only the 18 in wheels are 8 in wide.
  [{ widthInches: 8 }, [{ reason: "OTHER_WIDTH", has: 8, known: [7.5] }]],
  [{ offsetMm: 12 }, [{ reason: "TOO_FAR_OUT", byMm: 23 }]],
  [{ offsetMm: 58 }, [{ reason: "TOO_FAR_IN", byMm: 8 }]],
  [
    { offsetMm: -12, hubBoreMm: 57.1 },
    [
      { reason: "HUB_BORE_TOO_SMALL", has: 57.1, needed: 60.1 },
      { reason: "TOO_FAR_OUT", byMm: 47 },
    ],
  ],
] as const)("%j does not fit, with every reason", (wheel, reasons) => {
  expect(fit(wheel)).toEqual({ verdict: "DOES_NOT_FIT", reasons });
});

test.each([
  [{}, { leastOffsetMm: null, mostOffsetMm: null }, ["VEHICLE_OFFSETS"]],
  [{}, { mostOffsetMm: null }, ["VEHICLE_OFFSETS"]],
  [{}, { bolts: null, circleMm: null }, ["VEHICLE_BOLT_PATTERN"]],
  [{}, { boreMm: null }, ["VEHICLE_HUB_BORE"]],
  [{ patterns: null }, {}, ["BOLT_PATTERN"]],
  [{ hubBoreMm: null }, {}, ["HUB_BORE"]],
  [{ hubBoreMm: 0 }, {}, ["HUB_BORE"]],
  [{ offsetMm: null }, {}, ["OFFSET"]],
  [{ widthInches: null }, {}, ["WHEEL_SIZE"]],
] as const)("wheel %j on a hub %j is not claimed to fit", (wheel, hub, gaps) => {
  expect(fit(wheel, hub)).toMatchObject({ verdict: "UNKNOWN", gaps });
});

test("half a range of offsets still rejects values beyond its end", () => {
  expect(fit({ offsetMm: 12 }, { mostOffsetMm: null }).verdict).toBe("DOES_NOT_FIT");
});

test("a mismatch outweighs missing data", () => {
  expect(fit({ patterns: readBoltPatterns("6x139.7") }, { boreMm: null, leastOffsetMm: null }).verdict).toBe(
    "DOES_NOT_FIT",
  );
});

test("the original offset fits without a range", () => {
  const sized = { diameterInches: 18, widthInches: 8, offsetMm: 50 };
  expect(fit(sized, { leastOffsetMm: null, mostOffsetMm: null }).verdict).toBe("FITS");
});

test("a table without wheels: the size gives the diameter, and the width is unknown", () => {
  const sets = [setOf(["215-55r17", null, null, null]), setOf(["11r22-5", null, null, null])];
  expect(fit({}, {}, sets)).toMatchObject({ verdict: "UNKNOWN", gaps: ["VEHICLE_WHEEL_WIDTH"] });
  expect(fit({ diameterInches: 22.5 }, {}, sets).verdict).toBe("UNKNOWN");
  expect(fit({ diameterInches: 18 }, {}, sets)).toMatchObject({ reasons: [{ known: [17, 22.5] }] });
  expect(fit({}, {}, [])).toMatchObject({ verdict: "UNKNOWN", gaps: ["VEHICLE_SIZES"] });
});

test("of a staggered set the narrow wheel is in front, with its own axle's offset", () => {
  const mustang = [setOf(["255-40r19", 19, 9, 45], ["275-40r19", 19, 9.5, 52])];
  const hub = { leastOffsetMm: null, mostOffsetMm: null };
  const front = fit({ diameterInches: 19, widthInches: 9, offsetMm: 45 }, hub, mustang);
  expect(front).toMatchObject({
    verdict: "FITS",
    places: [{ axle: "FRONT", pairedWith: { axle: "REAR", sizeKey: "275-40r19" } }],
  });
  expect(fit({ diameterInches: 19, widthInches: 9.5, offsetMm: 45 }, hub, mustang)).toMatchObject({
    verdict: "UNKNOWN",
    places: [{ axle: "REAR" }],
    gaps: ["VEHICLE_OFFSETS"],
  });
});

test("a product is compared by its lines and name", () => {
  const product = {
    name: "Veldt Ridge 17x7.5 5x114.3 +45 Black",
    categoryId: WHEELS,
    attributes: [{ name: "Hub Bore", value: "60.1 mm" }],
  };
  expect(wheelToFit(product)).toEqual(WHEEL);
  const blank = { ...product, name: "Veldt Ridge", attributes: [{ name: "Bolt Pattern", value: "BLANK" }] };
  expect(wheelToFit(blank).patterns).toEqual([]);
  expect(wheelToFit({ ...product, name: "Veldt Ridge", attributes: [] })).toEqual({
    patterns: null,
    diameterInches: null,
    widthInches: null,
    offsetMm: null,
    hubBoreMm: null,
  });
});
