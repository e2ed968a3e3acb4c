/** Vehicle types of tires, as the catalog names them (specification section 3). */
export const VEHICLE_TYPES = {
  "car-van": {
    name: "Car & Van",
    words: ["passenger", "passenger car", "car", "minivan", "van", "sedan", "coupe"],
  },
  "luxury-car": { name: "Luxury Car", words: ["luxury", "luxury touring", "premium touring"] },
  "sports-car": {
    name: "Sports Car",
    words: ["sports", "performance", "high performance", "ultra high performance"],
  },
  "suv-cuv": {
    name: "SUV & Light Truck",
    words: ["suv", "cuv", "crossover", "light truck", "truck/suv", "pickup"],
  },
  "medium-truck": {
    name: "Medium Truck",
    words: ["commercial truck", "commercial", "truck and bus", "semi"],
  },
  "otr-grader-em": {
    name: "Off the Road & Grader",
    words: ["otr", "off the road", "off-the-road", "grader", "earthmover", "loader"],
  },
  blemished: { name: "Blemished", words: ["blem", "cosmetic blemish"] },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly words: readonly string[] }>>;

export type VehicleType = keyof typeof VEHICLE_TYPES;
export const VEHICLE_TYPE_IDS = Object.keys(VEHICLE_TYPES) as readonly VehicleType[];

const named = (type: VehicleType) => [type, VEHICLE_TYPES[type].name, ...VEHICLE_TYPES[type].words];

const BY_WORD: ReadonlyMap<string, VehicleType> = new Map(
  VEHICLE_TYPE_IDS.flatMap((type) => named(type).map((word) => [word.toLowerCase(), type] as const)),
);

/** @returns type names in a supplier's text, whole words only; null if there are none */
export function readVehicleTypes(text: string): readonly string[] | null {
  const small = text.toLowerCase().trim();
  const exact = BY_WORD.get(small);
  const types = exact ? [exact] : small.split(/[,;|/+]/).flatMap((part) => BY_WORD.get(part.trim()) ?? []);
  return types.length > 0 ? [...new Set(types)].map((type) => VEHICLE_TYPES[type].name) : null;
}

export const VEHICLE_TYPE_NAMES: readonly string[] = VEHICLE_TYPE_IDS.map((type) => VEHICLE_TYPES[type].name);
