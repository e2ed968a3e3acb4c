/** The demo line of tires and wheels, as suppliers would send it: one record for each size of each line. */
import { LEAF_CATEGORIES, SHOP_CATEGORIES, TIRES, WHEELS } from "#contract/categories";
import { OWN_MEDIA } from "#contract/pictures";
import { readTireSize } from "#contract/tires/read-tire-size";
import { VEHICLE_TYPES } from "#contract/tires/vehicle-types";
import { writeTireSize } from "#contract/tires/write-tire-size";
import { DEMO_BRANDS, type DemoBrand } from "../demo-brands";
import { skuFor, upcFor } from "../demo-model";
import { priceOf, reviewsOf } from "../demo-offer";
import { chanceFor, type Chance } from "../demo-random";
import { LINE_BRANDS } from "./line-brands";
import { TIRE_LINES, type TireLine } from "./tire-lines";
import { TIRE_SIZES } from "./tire-sizes";
import { WHEEL_ACCESSORIES } from "./wheel-accessories";
import { WHEEL_LINES, WHEEL_SIZES, type WheelLine } from "./wheel-lines";

const SEED = 2_027;
/** Behind the skus of the electronics. */
const FIRST_SKU = 1_000_000;
const FIRST_UPC = 3_000_000;
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2024, 1, 1);
const LAST_UPDATE = Date.UTC(2026, 5, 1);
/** A set of four may be bought twice in one order. */
const MOST_OF_ONE = 8;

/** The media path of a line's pictures, without the view. */
export const picturePathOf = (brand: string, name: string): string =>
  `demo/tires/${`${brand} ${name}`.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

interface Described {
  readonly leaf: string;
  readonly brand: string;
  readonly name: string;
  readonly model: string;
  readonly dollars: number;
  readonly bulky: boolean;
  readonly condition?: string;
  readonly pitch: string;
  readonly story: string;
  readonly details: readonly (readonly [name: string, value: string | null])[];
  readonly features: readonly string[];
  readonly included: readonly string[];
  readonly rebate?: number;
  /** Media path of its pictures, without the view. */
  readonly picture: string;
}

/** Tires, wheels and what goes with them, line by line. */
export function* tireRecords(): Generator<object> {
  let index = 0;
  for (const described of [...tires(), ...wheels(), ...accessories()]) {
    yield recordOf(described, index);
    index += 1;
  }
}

function* tires(): Generator<Described> {
  for (const line of TIRE_LINES) {
    const sizes = line.groups.flatMap((group) => TIRE_SIZES[group]!).filter((_, at) => at % line.step === 0);
    for (const text of new Set(sizes)) yield tireOf(line, text);
  }
}

/** The rating stands at the index: "91" and H are "91H". */
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
    pitch: `${withArticle(`${lower(kind) || "working"} tire`)} for ${MADE_FOR[line.vehicleType]} in ${writeTireSize({ ...size, service: null, marks: [], runFlat: null })}${miles ? `, warranted for ${miles.toLocaleString("en-US")} miles` : ""}.`,
    story:
      `${STORIES[line.tread] ?? ""} ${line.season ? (SEASONS[line.season] ?? "") : ""} ${miles ? `Its tread is warranted for ${miles.toLocaleString("en-US")} miles.` : "It carries no mileage warranty, as is usual for its kind."} ${line.vehicleType === "blemished" ? "It has a blemish of looks, such as a smudged letter, and none of substance." : ""}`.replace(
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
      ["Severe Snow Rated (3PMSF)", line.snowflake ? "Yes" : "No"],
      ["Tire Age", "Made within the last 12 months"],
    ],
    features: [
      `${line.tread} tread: ${FEATURES[line.tread] ?? "Made for the road it runs on."}`,
      ...(line.snowflake ? ["Mountain snowflake: It passed the test for severe snow."] : []),
      ...(line.runFlat ? ["Runs without air: Fifty miles at up to 50 mph after a puncture."] : []),
      ...(miles
        ? [`${miles.toLocaleString("en-US")}-mile warranty: Half of it for a size of its own at the rear.`]
        : []),
      "Sold one by one: Four make a set; your price is for one tire.",
    ],
    included: ["One tire", "Warranty booklet"],
    rebate: line.rebate,
    picture: picturePathOf(line.brand, line.name),
  };
}

const MADE_FOR: Readonly<Record<TireLine["vehicleType"], string>> = {
  "car-van": "cars and vans",
  "luxury-car": "luxury cars",
  "sports-car": "sports cars",
  "suv-cuv": "SUVs and light trucks",
  "medium-truck": "medium trucks",
  "otr-grader-em": "loaders and graders",
  blemished: "cars",
};

const withArticle = (text: string) => `${/^[aeiou]/i.test(text) ? "An" : "A"} ${text}`;
const lower = (text: string) => text.toLowerCase().replace("suv", "SUV");

const STORIES: Readonly<Record<string, string>> = {
  Touring: "Made for the miles between home and work, quiet at any age.",
  "Grand touring": "Quieter and closer to the road than a touring tire, for cars that came with better ones.",
  Highway: "Carries a load down the highway in a straight line and wears evenly while doing so.",
  Performance: "Answers the wheel sooner and brakes shorter.",
  "Ultra high performance":
    "Grips in corners that other tires talk about, and says when it is about to let go.",
  "All terrain": "Half its life on gravel, half on pavement, and no complaint from either.",
  "Rugged terrain": "Tougher than an all-terrain tire and quieter than a mud tire.",
  "Mud terrain": "Open lugs that clean themselves in mud and bite on rock.",
  Trailer: "Stiff sidewalls that keep a trailer from swaying.",
  Steer: "Holds its line at the front axle through a quarter of a million miles.",
  Drive: "Deep lugs that pull in rain and last.",
};
const FEATURES: Readonly<Record<string, string>> = {
  Touring: "Blocks of five lengths, so that none of them hums.",
  "Grand touring": "A softer layer under the tread takes the edge off expansion joints.",
  Highway: "Five ribs wear evenly under a load.",
  Performance: "Large outer blocks stand up in corners.",
  "Ultra high performance": "A rubber of its own at each shoulder.",
  "All terrain": "Stone ejectors keep gravel out of the grooves.",
  "Rugged terrain": "Two side biters and room between the lugs.",
  "Mud terrain": "Lugs that go on over the shoulder.",
  Trailer: "A low resistance tread that runs cool.",
  Steer: "A groove at the shoulder stops uneven wear.",
  Drive: "Twenty-six thirty-seconds of tread.",
};
const SEASONS: Readonly<Record<string, string>> = {
  "All-season": "Dry roads, rain and a little snow are all the same to it.",
  "All-weather": "It stays on all year and is rated for severe snow.",
  Winter: "Its rubber stays soft below 45 °F; take it off in spring.",
  Summer: "For warm months only: cold makes its rubber hard.",
};

/** Dollars of one tire: rim and width make most of it, what it carries the rest. */
function priceOfTire(line: TireLine, size: ReturnType<typeof sizeOf>): number {
  const widthMm = size.sectionWidthMm ?? (size.sectionWidthInches ?? 0) * 25.4;
  const rim = size.rimDiameterInches;
  if (line.vehicleType === "otr-grader-em") return 900 + (widthMm - 330) * 5.2;
  if (line.vehicleType === "medium-truck")
    return (150 + (rim - 17.5) * 22 + (widthMm - 215) * 1.1) * line.level;
  const base = 38 + (rim - 13) * 10.5 + Math.max(0, widthMm - 175) * 0.5;
  return base * line.level * (size.service?.dualLoadIndex ? 1.15 : 1);
}

function* wheels(): Generator<Described> {
  for (const line of WHEEL_LINES)
    for (const finish of line.finishes)
      for (const text of WHEEL_SIZES[line.group]!.filter((_, at) => at % line.step === 0))
        yield wheelOf(line, finish, text);
}

function wheelOf(line: WheelLine, finish: string, text: string): Described {
  const [size = "", pattern = "", offset = "", bore = "", load = ""] = text.split(" ");
  const [diameter = 0, width = 0] = size.split("x").map(Number);
  const signed = Number(offset) > 0 ? `+${offset}` : offset;
  return {
    leaf: WHEELS,
    brand: line.brand,
    name: `${line.name} ${size} ${pattern} ${signed} ${finish} Wheel`,
    model: `${line.name} ${text} ${finish}`,
    dollars: (70 + (diameter - 15) * 24 + (width - 6.5) * 12) * line.level,
    bulky: false,
    pitch: `${diameter === 18 ? "An" : "A"} ${diameter} by ${width} inch wheel with ${pattern.split("x")[0]} bolts on ${pattern.split("x")[1]} mm, in ${lower(finish)}.`,
    story: `${line.spokes} spokes, cast in one piece and tested to ${Number(load).toLocaleString("en-US")} pounds. The offset of ${signed} mm places it as the maker of the car did, or a little further out. Check that the bolt pattern is your car's; the hub bore of ${bore} mm takes a ring on smaller hubs.`,
    details: [
      ["Wheel Size", size],
      ["Product Line", line.name],
      ["Bolt Pattern", pattern],
      ["Offset", `${signed} mm`],
      ["Hub Bore", `${bore} mm`],
      ["Finish", finish],
      ["Load Rating", `${Number(load).toLocaleString("en-US")} pounds`],
      ["Material", "Cast aluminum"],
      ["Spokes", String(line.spokes)],
      ["Lug Seat", "Cone 60°"],
      ["Lug Nuts", "Not included"],
      ["Center Cap", "Included"],
    ],
    features: [
      `${finish} finish: Two coats of clear over it.`,
      "Hub centric with rings: No shaking at highway speed.",
      "Sensor ready: The tire pressure sensors of your car fit in.",
      "Sold one by one: Four make a set; your price is for one wheel.",
    ],
    included: ["One wheel", "Center cap"],
    picture: picturePathOf(line.brand, `${line.name} ${finish}`),
  };
}

function* accessories(): Generator<Described> {
  for (const [name = "", dollars = "", pitch = "", , details = ""] of WHEEL_ACCESSORIES)
    yield {
      leaf: "wheel-accessories",
      brand: "torquekeep",
      name,
      model: name,
      dollars: Number(dollars),
      bulky: false,
      pitch,
      story: `${pitch} Torquekeep packs it with everything the job takes, and a note of the torque your wheels want. Parts that arrive wrong are taken back.`,
      details: [
        ...details.split("; ").map((line) => {
          const colon = line.indexOf(": ");
          return [line.slice(0, colon), line.slice(colon + 2)] as const;
        }),
        ["Use", "Cars and light trucks"],
        ["Country of Origin", "Imported"],
        ["Manufacturer's Warranty - Parts", "1 year"],
        ["Manufacturer's Warranty - Labor", "None"],
      ],
      features: [
        "Made to fit: Sizes are stamped on every piece.",
        "Tough: Salt spray for 200 hours leaves no mark.",
      ],
      included: [name.split(",")[0]!, "Instructions"],
      picture: picturePathOf("torquekeep", `accessory ${name}`),
    };
}

const PATHS = new Map(
  LEAF_CATEGORIES.map((leaf) => {
    const parent = SHOP_CATEGORIES.find((category) => category.subCategories?.includes(leaf));
    return [leaf.id, (parent ? [parent, leaf] : [leaf]).map(({ id, name }) => ({ id, name }))];
  }),
);

function brandOf(id: string): DemoBrand & { readonly position: number } {
  const position = LINE_BRANDS.findIndex((brand) => brand.id === id);
  const brand = LINE_BRANDS[position];
  if (!brand) throw new Error(`No demo brand "${id}"`);
  return { ...brand, position: DEMO_BRANDS.length + position };
}

function recordOf(described: Described, index: number): object {
  const { leaf, brand: brandId, name, details, features, included, rebate = 0 } = described;
  const chance = chanceFor(SEED, index);
  const brand = brandOf(brandId);
  const sku = skuFor(index) + FIRST_SKU;
  const price = priceOf(described.dollars * brand.level * (0.97 + chance.next() * 0.06), chance);
  const popularity = chance.next();
  const startDate = FIRST_DAY + chance.between(0, 800) * DAY;
  return {
    sku,
    productId: `${sku + FIRST_SKU}`,
    name: `${brand.name} - ${name}`,
    type: "HardGood",
    active: true,
    manufacturer: brand.name,
    modelNumber: modelNumberOf(brand.name, described.model, index),
    upc: upcFor(brand.position, FIRST_UPC + index),
    ...price,
    lowPriceGuarantee: chance.happens(0.25),
    categoryPath: PATHS.get(leaf) ?? [],
    images: imagesOf(described.picture),
    ...reviewsOf(popularity, chance),
    ...supplyOf(leaf, described.bulky, chance),
    condition: described.condition ?? "New",
    shortDescription: described.pitch,
    longDescription: described.story.trim(),
    details: details.flatMap(([label, value]) => (value === null ? [] : [{ name: label, value }])),
    features: features.map((feature) => ({ feature })),
    includedItemList: included.map((includedItem) => ({ includedItem })),
    rebates:
      rebate === 0
        ? []
        : [
            {
              url: `https://rebates.example/${brandId}-${rebate}`,
              code: `${brandId.replace("-", "").toUpperCase()}${rebate}`,
              description: `$${rebate} back by mail when you buy four`,
            },
          ],
    startDate: day(startDate),
    itemUpdateDate: `${day(Math.min(startDate + chance.between(20, 400) * DAY, LAST_UPDATE))}T06:00:00`,
  };
}

function modelNumberOf(brand: string, model: string, index: number): string {
  const letters = model.replace(/[^A-Za-z]/g, "").slice(0, 3);
  return `${brand.replace(/[^A-Za-z]/g, "").slice(0, 3)}${letters}-${String(10_000 + index)}`.toUpperCase();
}

/** Tires and wheels are sent one by one by parcel, machines' tires by freight. */
function supplyOf(leaf: string, bulky: boolean, chance: Chance) {
  const onlineAvailability = chance.happens(0.95);
  const isSmall = leaf !== TIRES && leaf !== WHEELS;
  const freeShipping = chance.happens(0.6) && !bulky;
  return {
    freeShipping,
    shippingCost: freeShipping ? 0 : bulky ? 149 : isSmall ? 5.99 : chance.pick([9.99, 14.99, 19.99]),
    homeDelivery: false,
    inStorePickup: !bulky && chance.happens(0.8),
    onlineAvailability,
    inStoreAvailability: chance.happens(0.6),
    orderable: onlineAvailability ? "Available" : "SoldOut",
    quantityLimit: isSmall ? 5 : MOST_OF_ONE,
    availableQuantity: onlineAvailability ? chance.between(isSmall ? 4 : 2, bulky ? 6 : 60) : 0,
  };
}

function imagesOf(picture: string): object[] {
  const href = `${OWN_MEDIA}${picture}`;
  const size = { unitOfMeasure: "pixel", width: 960, height: 960 };
  return [
    { rel: "Front_Standard", ...size, href: `${href}-front.svg`, primary: true },
    { rel: "Detail_Standard", ...size, href: `${href}-detail.svg`, primary: false },
  ];
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
