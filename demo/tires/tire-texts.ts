/** Description texts of the demo line by tread, season and vehicle. */
import type { TireLine } from "./tire-lines";

export const MADE_FOR: Readonly<Record<TireLine["vehicleType"], string>> = {
  "car-van": "cars and vans",
  "luxury-car": "luxury cars",
  "sports-car": "sports cars",
  "suv-cuv": "SUVs and light trucks",
  "medium-truck": "medium trucks",
  "otr-grader-em": "loaders and graders",
  blemished: "cars",
};

export const TREAD_STORIES: Readonly<Record<string, string>> = {
  Touring: "A quiet, comfortable ride for your daily commute, mile after mile.",
  "Grand touring": "Quieter and more responsive than a standard touring tire, for premium sedans.",
  Highway: "Tracks straight under load and wears evenly, mile after highway mile.",
  Performance: "Sharper steering response and shorter stopping distances.",
  "Ultra high performance": "Serious cornering grip with clear feedback.",
  "All terrain": "For gravel and pavement.",
  "Rugged terrain": "Tougher than an all-terrain tire, quieter than a mud tire.",
  "Mud terrain": "Self-cleaning lugs dig through mud and bite on rock.",
  Trailer: "Stiff sidewalls that reduce trailer sway.",
  Steer: "A steer-axle tire built to hold its line for a quarter million miles.",
  Drive: "Deep lugs for long-lasting traction, rain or shine.",
};
export const TREAD_FEATURES: Readonly<Record<string, string>> = {
  Touring: "Variable-pitch tread blocks cut road noise.",
  "Grand touring": "A cushion layer under the tread soaks up expansion joints.",
  Highway: "Five ribs for even wear under load.",
  Performance: "Large shoulder blocks for stable cornering.",
  "Ultra high performance": "A dedicated compound at each shoulder.",
  "All terrain": "Stone ejectors.",
  "Rugged terrain": "Aggressive side biters and wide lug spacing.",
  "Mud terrain": "Lugs extend over the shoulder for extra bite.",
  Trailer: "A low-rolling-resistance tread that runs cool.",
  Steer: "A decoupler groove at the shoulder fights uneven wear.",
  Drive: "26/32-inch tread depth.",
};
export const SEASON_TEXTS: Readonly<Record<string, string>> = {
  "All-season": "For dry roads, rain and light snow.",
  "All-weather": "Stays on all year and is rated for severe snow.",
  Winter: "Stays flexible below 45 °F; swap it out in spring.",
  Summer: "For warm weather only: the rubber hardens in the cold.",
};
