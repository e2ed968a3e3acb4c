/** Which drawing shows what. */
import { APPLIANCE_PICTURES } from "./pictures-appliances";
import { AUDIO_PICTURES } from "./pictures-audio";
import { CAMERA_PICTURES } from "./pictures-cameras";
import { COMPUTER_PICTURES } from "./pictures-computers";
import { GAME_PICTURES } from "./pictures-games";
import { GARAGE_PICTURES } from "./pictures-garage";
import { HEALTH_PICTURES } from "./pictures-health";
import { TV_PICTURES } from "./pictures-tv";
import { LAUNDRY_PICTURES } from "./pictures-wet-appliances";
import { type DrawingSet } from "./scenes";

/** The drawing of every leaf category, keyed by its id (contract/categories.ts). */
export const PRODUCT_DRAWINGS: DrawingSet = {
  ...COMPUTER_PICTURES,
  ...TV_PICTURES,
  ...APPLIANCE_PICTURES,
  ...CAMERA_PICTURES,
  ...AUDIO_PICTURES,
  ...GAME_PICTURES,
  ...GARAGE_PICTURES,
  ...HEALTH_PICTURES,
};

/** Drawings of kinds that look like nothing else of their leaf; no key is a leaf's. */
export const KIND_DRAWINGS: DrawingSet = LAUNDRY_PICTURES;
