/** Paints of a room, chosen by the product so that the pictures of a listing differ. */

export interface RoomLook {
  readonly wall: string;
  readonly floor: string;
  readonly wood: string;
  readonly fabric: string;
  readonly accent: string;
  /** Selects furniture: 0, 1 or 2. */
  readonly variant: number;
  /** True if furniture is mirrored. */
  readonly isFlipped: boolean;
}

/** A room of a certain scale. Everything in it is drawn in centimeters from the product's base upward. */
export interface Room {
  /** Canvas units of a centimeter. */
  readonly scale: number;
  /** Canvas y of the surface the product stands on. */
  readonly ground: number;
  /** @param half half of the product's width in centimeters, for furniture that makes room for it */
  readonly draw: (look: RoomLook, half: number) => string;
}

const WALLS = [
  "#dfe3df",
  "#e9dfd0",
  "#cfd9d8",
  "#e5e1da",
  "#d5dbe3",
  "#dccfc0",
  "#c7d3c6",
  "#e6d8d2",
] as const;
const FLOORS = ["#b98d62", "#a07650", "#c7a57c", "#8c6a4d", "#b7a48c"] as const;
const WOODS = ["#a9764a", "#7b5238", "#c9a377", "#e7e2d8", "#5a4638", "#8f9a94", "#3f5660"] as const;
const FABRICS = ["#7d8f96", "#a98f74", "#6f8571", "#b5795f", "#56677a", "#c2b49c"] as const;
const ACCENTS = ["#c9684a", "#3f7f86", "#d0a244", "#7c5a7d", "#5b8a5f", "#b5485a", "#48699c"] as const;

/** @param number of the product among its kind */
export function roomLookOf(number: number): RoomLook {
  return {
    wall: WALLS[(number * 3) % WALLS.length]!,
    floor: FLOORS[(number * 2) % FLOORS.length]!,
    wood: WOODS[number % WOODS.length]!,
    fabric: FABRICS[(number * 5) % FABRICS.length]!,
    accent: ACCENTS[(number * 4) % ACCENTS.length]!,
    variant: number % 3,
    isFlipped: Math.floor(number / 2) % 2 === 1,
  };
}
