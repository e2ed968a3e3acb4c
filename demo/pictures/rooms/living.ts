/** The living room, and its television console. */
import { lite } from "../kit/colours";
import { oval, rect, shape } from "../kit/shapes";
import {
  armchair,
  books,
  contact,
  flipped,
  floorLamp,
  frame,
  mug,
  plant,
  sideboard,
  sofa,
  wallAndFloor,
  window,
} from "./furniture";
import type { Room } from "./room-look";

/** A living room with a sofa along the wall. */
export const living: Room = {
  scale: 3.7,
  ground: 850,
  draw: ({ wall, floor, wood, fabric, accent, variant, isFlipped }) => {
    const seat =
      variant === 1
        ? armchair(-92, -24, fabric) + sideboard(96, -72, 90, 34, wood)
        : sofa(-92, -24, fabric, accent);
    const light = variant === 2 ? plant(108, -22, 105, accent) : floorLamp(106, -22, accent);
    return (
      wallAndFloor(wall, floor, -30) +
      oval(0, 6, 118, 15, lite(fabric, 0.55)) +
      oval(0, 6, 108, 12.6, "none", `stroke="${lite(accent, 0.3)}" stroke-width="1"`) +
      flipped(
        frame(-118, -182, 44, 56, accent, wood) +
          (variant === 0 ? frame(-66, -176, 34, 42, fabric, wood) : window(52, -200, 62, 92)) +
          light +
          seat,
        isFlipped,
      )
    );
  },
};

/** The living room from nearer, for smaller things on the floor. */
export const closeLiving: Room = { ...living, scale: 5.2, ground: 846 };

/** The living room with a free wall in the middle. */
export const quietLiving: Room = {
  ...living,
  draw: (look, half) => living.draw({ ...look, variant: 1 }, half),
};

/** A window in the middle of a wall; its opening begins at 86 cm. */
export const windowsill: Room = {
  scale: 5.2,
  ground: 846,
  draw: ({ wall, floor, fabric, accent, isFlipped }) =>
    wallAndFloor(wall, floor, -30) +
    window(-38, -196, 76, 110) +
    flipped(armchair(-72, -16, fabric) + plant(72, -20, 70, accent), isFlipped),
};

/** A television console against the wall; its top is the ground. */
export const console: Room = {
  scale: 4,
  ground: 690,
  draw: ({ wall, floor, wood, fabric, accent, variant, isFlipped }, half) => {
    const wide = Math.max(170, half * 2 + 16);
    const left = -wide / 2;
    return (
      wallAndFloor(wall, floor, 40) +
      flipped(
        floorLamp(-112, 48, accent) +
          (variant === 1 ? plant(112, 50, 110, accent) : frame(84, -150, 36, 48, fabric, wood)),
        isFlipped,
      ) +
      contact(0, 48, wide * 0.54, 4) +
      sideboard(0, 0, wide, 34, wood) +
      flipped(
        books(left + 14, 0, 24, accent) +
          (variant === 2 ? plant(-left - 13, 0, 34, "#e6e2d9") : mug(-left - 12, 0, accent)),
        isFlipped,
      ) +
      flipped(variant === 0 ? armchair(122, 66, fabric) : "", isFlipped)
    );
  },
};

/** The console below a dark television on the wall. */
export const soundConsole: Room = {
  ...console,
  draw: (look, half) =>
    console.draw(look, half) +
    rect(-62, -128, 124, 71, 1, "#14161a") +
    shape("M-20 -127 H40 L4 -58 H-56Z", "#ffffff", 'opacity=".06"'),
};
