/** Groups of categories whose products are named alike. */
import { LEAF_CATEGORIES } from "../catalogue/categories";

export const EVERYTHING: readonly string[] = LEAF_CATEGORIES.map(({ id }) => id);
export const TELEVISIONS = ["televisions", "flat-screen-tvs"] as const;
export const MONITORS = ["computer-monitors"] as const;
export const COMPUTERS = ["laptop-computers", "desktop-pcs", "gaming-pcs"] as const;
export const HANDHELDS = ["ipad-tablets", "smartphones"] as const;
export const CONSOLES = ["game-consoles", "virtual-reality"] as const;
export const STILL_CAMERAS = ["mirrorless-cameras", "dslr-cameras", "point-and-shoot-cameras"] as const;
export const VIDEO_CAMERAS = ["camcorders", "action-cameras", "security-cameras", "drones"] as const;
export const WORN_SOUND = ["headphones", "earbuds", "gaming-headsets"] as const;
export const LOUDSPEAKERS = [
  "bluetooth-speakers",
  "bookshelf-speakers",
  "party-speakers",
  "sound-bars",
  "home-theater-systems",
  "receivers-amplifiers",
  "car-audio",
] as const;
export const LARGE_APPLIANCES = [
  "refrigerators",
  "washers-dryers",
  "ovens-ranges",
  "dishwashers",
  "air-conditioners",
] as const;
export const OUTDOOR_MACHINES = [
  "lawn-mowers",
  "power-tools",
  "pressure-washers",
  "generators",
  "grills",
  "patio-heaters",
] as const;
