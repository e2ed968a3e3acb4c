/** All kinds of the demo catalog, in menu order. */
import type { KindText } from "../demo-kind";
import { APPLIANCE_KINDS } from "./kinds-appliances";
import { AUDIO_KINDS } from "./kinds-audio";
import { CAMERA_KINDS } from "./kinds-cameras";
import { COMPUTER_KINDS } from "./kinds-computers";
import { FITNESS_KINDS } from "./kinds-fitness";
import { GAME_KINDS } from "./kinds-games";
import { KITCHEN_KINDS } from "./kinds-kitchen";
import { LAUNDRY_KINDS } from "./kinds-laundry";
import { OFFICE_KINDS } from "./kinds-office";
import { OUTDOOR_KINDS } from "./kinds-outdoor";
import { PHONE_KINDS } from "./kinds-phones";
import { TELEVISION_KINDS } from "./kinds-televisions";
import { THEATER_KINDS } from "./kinds-theater";

export const KIND_TEXTS: readonly KindText[] = [
  ...COMPUTER_KINDS,
  ...OFFICE_KINDS,
  ...TELEVISION_KINDS,
  ...THEATER_KINDS,
  ...LAUNDRY_KINDS,
  ...APPLIANCE_KINDS,
  ...KITCHEN_KINDS,
  ...PHONE_KINDS,
  ...CAMERA_KINDS,
  ...AUDIO_KINDS,
  ...GAME_KINDS,
  ...OUTDOOR_KINDS,
  ...FITNESS_KINDS,
];
