/** What the demo line says of each kind of tread, season and vehicle. */
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
export const TREAD_FEATURES: Readonly<Record<string, string>> = {
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
export const SEASON_TEXTS: Readonly<Record<string, string>> = {
  "All-season": "Dry roads, rain and a little snow are all the same to it.",
  "All-weather": "It stays on all year and is rated for severe snow.",
  Winter: "Its rubber stays soft below 45 °F; take it off in spring.",
  Summer: "For warm months only: cold makes its rubber hard.",
};
