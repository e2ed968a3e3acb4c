/** What a tire is made for, as the catalogue has always named it (specification section 3). */
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

/** Names with the words suppliers use for them, the id among these. */
export const VEHICLE_TYPE_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(VEHICLE_TYPES).map(([id, { name, words }]) => [name, [id, ...words]]),
);
