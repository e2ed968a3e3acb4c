/**
 * Attributes in the shop's own terms. Each supplier writes them as text under its own names, or only in the name of a
 * product; this table turns them into numbers with a unit, texts or flags that products can be filtered and compared
 * by. A row is one attribute. Attributes without a row are shown as the supplier wrote them.
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

/** In the order in which filters and names are read: what a name says once is one attribute's. */
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

/** The row without what is special to it. */
export const attributeOf = (key: AttributeKey): Attribute => ATTRIBUTES[key];
