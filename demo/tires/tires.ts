/** Tires of the demo line: every line in all its sizes. */
import { TIRES } from "#contract/catalogue/categories";
import { readTireSize } from "#contract/tires/read-tire-size";
import { VEHICLE_TYPES } from "#contract/tires/vehicle-types";
import { writeTireSize } from "#contract/tires/write-tire-size";
import { inLowerCase, picturePathOf, type Described } from "./described-product";
import { profileName, profileOf } from "./tire-profile";
import { TIRE_LINES, type TireLine } from "./tire-lines";
import { TIRE_SIZES } from "./tire-sizes";
import { MADE_FOR, SEASON_TEXTS, TREAD_FEATURES, TREAD_STORIES } from "./tire-texts";

export function* tires(): Generator<Described> {
  for (const line of TIRE_LINES) for (const text of sizesOf(line)) yield tireOf(line, text);
}

function sizesOf(line: TireLine): ReadonlySet<string> {
  return new Set(line.groups.flatMap((group) => TIRE_SIZES[group]!).filter((_, at) => at % line.step === 0));
}

/** Profiles of a line's sizes. */
export function profilesOf(line: TireLine): readonly number[] {
  return [...new Set([...sizesOf(line)].map((text) => profileOf(sizeOf(line, text))))];
}

/** Appends the speed rating to the index: "91" and H become "91H". */
function sizeOf(line: TireLine, text: string) {
  const rated = text.replace(
    / (\d{2,3}(?:\/\d{2,3})?)(?= XL$|$)/,
    (_, index: string) => ` ${index}${line.speed ?? ""}`,
  );
  const read = readTireSize(`${rated}${line.runFlat ? " RFT" : ""}${line.snowflake ? " 3PMSF" : ""}`);
  if (!read.ok) throw new Error(`${line.name}: "${text}" is no size (${read.reason})`);
  return read.size;
}

function tireOf(line: TireLine, text: string): Described {
  const size = sizeOf(line, text);
  const written = writeTireSize({ ...size, marks: [], runFlat: null });
  const kind = [line.season, line.tread === "Touring" ? null : line.tread].filter(Boolean).join(" ");
  const miles = line.warrantyMiles;
  const made = VEHICLE_TYPES[line.vehicleType].name;
  return {
    leaf: TIRES,
    brand: line.brand,
    name: `${line.name} ${written} ${kind} Tire${line.runFlat ? ", Run Flat" : ""}`.replace(/ +/g, " "),
    model: `${line.name} ${text}`,
    dollars: priceOfTire(line, size),
    bulky: line.vehicleType === "otr-grader-em",
    pitch: `${withArticle(`${inLowerCase(kind) || "working"} tire`)} for ${MADE_FOR[line.vehicleType]} in ${writeTireSize({ ...size, service: null, marks: [], runFlat: null })}${miles ? `, warranted for ${miles.toLocaleString("en-US")} miles` : ""}.`,
    story:
      `${TREAD_STORIES[line.tread] ?? ""} ${line.season ? (SEASON_TEXTS[line.season] ?? "") : ""} ${miles ? "" : "No mileage warranty, as is standard for this type."} ${line.vehicleType === "blemished" ? "Cosmetic blemish only, such as a smudged letter; performance isn't affected." : ""}`.replace(
        / +/g,
        " ",
      ),
    details: [
      ["Tire Size", writeTireSize(size)],
      ["Product Line", line.name],
      ["Vehicle Type", made],
      ["Season", line.season],
      ["Tread", line.tread],
      ["Construction", size.construction],
      ["Sidewall", line.sidewall],
      ["Mileage Warranty", miles === null ? null : `${miles.toLocaleString("en-US")} miles`],
      ["UTQG", line.grade],
      ["Run Flat", line.runFlat ? "Yes" : "No"],
      ["Severe Snow Rated (3PMSF)", line.snowflake ? "Yes" : null],
    ],
    features: [
      `${line.tread} tread: ${TREAD_FEATURES[line.tread] ?? "Made for the road."}`,
      ...(line.snowflake ? ["Mountain snowflake: Certified for severe snow service."] : []),
      ...(line.runFlat ? ["Run-flat: Up to 50 miles at 50 mph after a puncture."] : []),
    ],
    included: ["One tire"],
    rebate: line.rebate,
    picture: picturePathOf(line.brand, profileName(line.name, profileOf(size))),
  };
}

const withArticle = (text: string) => `${/^[aeiou]/i.test(text) ? "An" : "A"} ${text}`;

/** Price of one tire in dollars: mostly from rim and width, the rest from the load. */
function priceOfTire(line: TireLine, size: ReturnType<typeof sizeOf>): number {
  const widthMm = size.sectionWidthMm ?? (size.sectionWidthInches ?? 0) * 25.4;
  const rim = size.rimDiameterInches;
  if (line.vehicleType === "otr-grader-em") return 900 + (widthMm - 330) * 5.2;
  if (line.vehicleType === "medium-truck")
    return (150 + (rim - 17.5) * 22 + (widthMm - 215) * 1.1) * line.level;
  const base = 38 + (rim - 13) * 10.5 + Math.max(0, widthMm - 175) * 0.5;
  return base * line.level * (size.service?.dualLoadIndex ? 1.15 : 1);
}
