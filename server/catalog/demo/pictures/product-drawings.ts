/** The drawing of every leaf category, keyed by its id (contract/categories.ts). */
import { APPLIANCE_PICTURES } from "./pictures-appliances";
import { AUDIO_PICTURES } from "./pictures-audio";
import { CAMERA_PICTURES } from "./pictures-cameras";
import { COMPUTER_PICTURES } from "./pictures-computers";
import { GAME_PICTURES } from "./pictures-games";
import { GARAGE_PICTURES } from "./pictures-garage";
import { HEALTH_PICTURES } from "./pictures-health";
import { TV_PICTURES } from "./pictures-tv";
import { type DrawingSet } from "./scenes";

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
