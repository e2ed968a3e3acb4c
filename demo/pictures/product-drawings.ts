/** Maps categories and kinds to drawings. */
import { APPLIANCE_PICTURES } from "./products/appliances";
import { AUDIO_PICTURES } from "./products/audio";
import { CAMERA_PICTURES } from "./products/cameras";
import { COMPUTER_PICTURES } from "./products/computers";
import { GAME_PICTURES } from "./products/games";
import { GARAGE_PICTURES } from "./products/garage";
import { HEALTH_PICTURES } from "./products/health";
import { TV_PICTURES } from "./products/tv";
import { LAUNDRY_PICTURES } from "./products/wet-appliances";
import { TIRE_PICTURES } from "./products/wheels";
import { type DrawingSet } from "./scenes";

/** Drawing of each leaf category by id (contract/catalogue/categories.ts). */
export const PRODUCT_DRAWINGS: DrawingSet = {
  ...COMPUTER_PICTURES,
  ...TV_PICTURES,
  ...APPLIANCE_PICTURES,
  ...CAMERA_PICTURES,
  ...AUDIO_PICTURES,
  ...GAME_PICTURES,
  ...GARAGE_PICTURES,
  ...HEALTH_PICTURES,
  ...TIRE_PICTURES,
};

/** Drawings of kinds that need a different drawing than the leaf category; a kind refers to them by key. */
export const KIND_DRAWINGS: DrawingSet = LAUNDRY_PICTURES;
