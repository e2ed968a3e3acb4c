/**
 * Attributes in the shop's terms. Suppliers write attributes as text under various names, or only in the
 * product name. This table maps them to numbers with a unit, texts or flags for filtering and comparing.
 * Attributes without a row are displayed in the supplier's words.
 */
import type { Attribute } from "./attribute";
import { CAMERA_AND_SOUND_ATTRIBUTES } from "./kinds/camera-and-sound-attributes";
import { COMPUTER_ATTRIBUTES } from "./kinds/computer-attributes";
import { CONNECTION_ATTRIBUTES } from "./kinds/connection-attributes";
import { HOME_ATTRIBUTES } from "./kinds/home-attributes";
import { OUTDOOR_ATTRIBUTES } from "./kinds/outdoor-attributes";
import { PLAY_ATTRIBUTES } from "./kinds/play-attributes";
import { SCREEN_ATTRIBUTES } from "./kinds/screen-attributes";
import { TIRE_ATTRIBUTES } from "./kinds/tire-attributes";
import { TYPE_ATTRIBUTE } from "./kinds/type-attribute";
import { WHEEL_ATTRIBUTES } from "./kinds/wheel-attributes";

/** Display order of filters and reading order of names: the first attribute consumes its part of the name. */
export const ATTRIBUTES = {
  ...TYPE_ATTRIBUTE,
  ...TIRE_ATTRIBUTES,
  ...WHEEL_ATTRIBUTES,
  ...OUTDOOR_ATTRIBUTES,
  ...PLAY_ATTRIBUTES,
  ...SCREEN_ATTRIBUTES,
  ...COMPUTER_ATTRIBUTES,
  ...CAMERA_AND_SOUND_ATTRIBUTES,
  ...HOME_ATTRIBUTES,
  ...CONNECTION_ATTRIBUTES,
} as const satisfies Readonly<Record<string, Attribute>>;

export type AttributeKey = keyof typeof ATTRIBUTES;
export const ATTRIBUTE_KEYS = Object.keys(ATTRIBUTES) as readonly AttributeKey[];

/** The row widened to the common type. */
export const attributeOf = (key: AttributeKey): Attribute => ATTRIBUTES[key];
