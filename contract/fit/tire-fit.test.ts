/** Fit of tires on vehicles (FIT-1, FIT-2, FIT-4). */
import { readTireSize } from "../tires/read-tire-size";
import { sizeCode } from "../tires/tire-size-code";
import { writeDimensions } from "../tires/write-tire-size";
import type { Axle, FitmentKind, FitmentSet, FittedTire } from "../vehicles/schema";
import { fitInWords } from "./fit-words";
import { sizesToPair, tireFit, tireToFit } from "./tire-fit";

const sizeOf = (text: string) => {
  const read = readTireSize(text);
  if (!read.ok) throw new Error(`${text}: ${read.reason}`);
  return read.size;
};

/** A fitment table entry such as 215/55R17 94V. */
function fitted(text: string, axle: Axle = "BOTH"): FittedTire {
  const size = sizeOf(text);
  return {
    axle,
    size: writeDimensions(size),
    sizeKey: sizeCode(size),
    minLoadIndex: size.service?.loadIndex ?? null,
    minSpeedRating: size.service?.speedRating ?? null,
    loadRange: size.loadRange,
    wheelDiameterIn: null,
    wheelWidthIn: null,
    offsetMm: null,
    pressurePsi: null,
  };
}
function setOf(front: string, rear?: string, kind: FitmentKind = "ORIGINAL"): FitmentSet {
  const tires = rear ? [fitted(front, "FRONT"), fitted(rear, "REAR")] : [fitted(front)];
  return { key: tires.map(({ sizeKey }) => sizeKey).join("_"), kind, isStaggered: tires.length > 1, tires };
}
const fit = (tire: string, ...sets: FitmentSet[]) => tireFit(tireToFit(sizeOf(tire)), { sets });

const CAMRY = setOf("215/55R17 94V");
const MUSTANG = setOf("255/40R19 96Y", "275/40R19 101Y");
const SUPER_DUTY = setOf("LT275/70R18/E 125/122S");

test.each([
  ["215/55R17 94V", "the same"],
  ["P215/55R17 94V", "P is of the same size"],
  ["215/55ZR17 98W XL", "a higher load index and speed rating"],
  ["215/55R17 94H", null],
])("%s on a vehicle with 215/55R17 94V: %s", (tire, why) => {
  expect(fit(tire, CAMRY).verdict).toBe(why ? "FITS" : "DOES_NOT_FIT");
});

test.each([
  ["225/65R17 102H", CAMRY, { reason: "OTHER_SIZE", known: ["215/55R17"] }],
  ["215/55R16 97V", CAMRY, { reason: "OTHER_SIZE", known: ["215/55R17"] }],
  ["215/55R17 91V", CAMRY, { reason: "LOAD_INDEX_TOO_LOW", has: 91, needed: 94 }],
  // H is slower than V, despite its place in the alphabet.
  ["215/55R17 94H", CAMRY, { reason: "SPEED_RATING_TOO_LOW", has: "H", needed: "V" }],
  ["275/70R18 125S", SUPER_DUTY, { reason: "OTHER_KIND", needed: "LT275/70R18" }],
  ["LT275/70R18/C 116/113S", setOf("LT275/70R18/E"), { reason: "LOAD_RANGE_TOO_LOW", has: "C", needed: "E" }],
])("%s does not fit, with the reason", (tire, set, reason) => {
  const verdict = fit(tire, set);
  expect(verdict).toMatchObject({ verdict: "DOES_NOT_FIT" });
  expect(verdict.verdict === "DOES_NOT_FIT" && verdict.reasons[0]).toEqual(reason);
});

test("every reason is reported, not only the first", () => {
  expect(fitInWords(fit("215/55R17 91H", CAMRY), "2019 Toyota Camry LE")).toBe(
    "Does not fit your 2019 Toyota Camry LE: load index 91 is below 94; speed rating H is below V.",
  );
});

test.each([
  ["215/55R17 94V", setOf("215/55R17"), ["VEHICLE_LOAD", "VEHICLE_SPEED"]],
  ["205/55R16 94V", setOf("205/55R16 91"), ["VEHICLE_SPEED"]],
  ["215/55R17", CAMRY, ["LOAD", "SPEED"]],
  ["LT275/70R18/E 125/122S", setOf("LT275/70R18/E"), ["VEHICLE_SPEED"]],
  ["LT265/70R17/E 121/118S", setOf("265/70R17 113S"), ["KIND"]],
  // Bare ZR is faster than V and may be slower than W.
  ["275/35ZR20", setOf("275/35R20 102W"), ["LOAD", "SPEED"]],
])("%s is not claimed to fit with missing data", (tire, set, gaps) => {
  expect(fit(tire, set)).toMatchObject({ verdict: "UNKNOWN", gaps, places: [{ setKey: set.key }] });
});

test("a tire without a size and a vehicle without sizes are unknown, and fit nothing", () => {
  expect(tireFit(tireToFit(null), { sets: [CAMRY] })).toEqual({
    verdict: "UNKNOWN",
    places: [],
    gaps: ["SIZE"],
  });
  expect(fit("215/55R17 94V")).toEqual({ verdict: "UNKNOWN", places: [], gaps: ["VEHICLE_SIZES"] });
});

test("a tire of a staggered set fits one axle, and its partner is named", () => {
  const front = fit("255/40R19 96Y", MUSTANG);
  expect(front).toMatchObject({
    verdict: "FITS",
    places: [{ axle: "FRONT", pairedWith: { axle: "REAR", size: "275/40R19", sizeKey: "275-40r19" } }],
  });
  expect(front.verdict === "FITS" && sizesToPair(front.places)).toEqual(["275-40r19"]);
  expect(fitInWords(front, "2018 Ford Mustang")).toBe(
    "Fits your 2018 Ford Mustang, front axle (275/40R19 on the other).",
  );
  expect(fit("275/40R19 101Y", MUSTANG)).toMatchObject({ verdict: "FITS", places: [{ axle: "REAR" }] });
});

test("of several sets those that fit are listed, original ones first; one allowed by the maker says so", () => {
  const sets = [setOf("225/45R18 91V"), setOf("225/45R18 91V", "255/40R18 95V", "OPTIONAL")];
  expect(fit("225/45R18 95Y", ...sets)).toMatchObject({
    verdict: "FITS",
    places: [
      { setKey: "225-45r18", axle: "BOTH", kind: "ORIGINAL" },
      { setKey: "225-45r18_255-40r18", axle: "FRONT", kind: "OPTIONAL" },
    ],
  });
  expect(fitInWords(fit("255/40R18 99Y", ...sets), "2020 BMW 3 Series")).toBe(
    "Fits your 2020 BMW 3 Series, rear axle (225/45R18 on the other), an optional size from its maker.",
  );
  // Too weak for one set, but strong enough for another: the tire fits.
  expect(fit("225/45R18 91H", setOf("225/45R18 95V"), setOf("225/45R18 91H", "255/40R18 95H"))).toMatchObject(
    { verdict: "FITS", places: [{ axle: "FRONT" }] },
  );
});
