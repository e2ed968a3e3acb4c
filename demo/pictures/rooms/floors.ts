/** Rooms where the product stands on the floor: kitchen, laundry, gym. */
import { dim, lite } from "../kit/colours";
import { cylinder, lit, shade } from "../kit/materials";
import { linear } from "../kit/paint";
import { disc, each, oval, rect, ring, shape, stroke, times } from "../kit/shapes";
import { contact, door, flipped, mug, wallAndFloor, window } from "./furniture";
import type { Room, RoomLook } from "./room-look";

/** Base cabinets from x over w, worktop at 91 cm. */
function cabinets(x: number, w: number, colour: string, top: string): string {
  const count = Math.max(1, Math.round(w / 45));
  const wide = w / count;
  return (
    rect(x, -10, w, 10, 0, dim(colour, 0.62)) +
    rect(x, -87, w, 77, 0, dim(colour, 0.12)) +
    times(
      count,
      (i) =>
        rect(x + i * wide + 0.6, -86, wide - 1.2, 17, 0.6, shade(colour, 0.1, 0.06)) +
        rect(x + i * wide + 0.6, -68, wide - 1.2, 57, 0.6, shade(colour, 0.06, 0.1)),
    ) +
    times(count, (i) => each([-80, -62], (y) => rect(x + (i + 0.5) * wide - 6, y, 12, 1.3, 0.6, "#8d9196"))) +
    rect(x - 0.5, -91, w + 1, 4, 0.4, shade(top, 0.2, 0.2))
  );
}

function upperCabinets(x: number, w: number, colour: string): string {
  const count = Math.max(1, Math.round(w / 45));
  const wide = w / count;
  return (
    rect(x, -228, w, 80, 0, dim(colour, 0.14)) +
    times(count, (i) => rect(x + i * wide + 0.6, -227, wide - 1.2, 78, 0.6, shade(colour, 0.12, 0.04))) +
    rect(x, -148, w, 5, 0, "#14100c", 'opacity=".16"')
  );
}

function tiles(colour: string): string {
  const rows = times(6, (i) => `M-130 ${-92 - i * 10} H130 `);
  const columns = times(6, (row) =>
    times(14, (i) => `M${-130 + i * 20 + (row % 2) * 10} ${-92 - row * 10} v-10 `),
  );
  return (
    rect(-130, -152, 260, 62, 0, lite(colour, 0.4)) +
    stroke(rows + columns, dim(colour, 0.1), 0.4, 'opacity=".7"')
  );
}

function kettle(x: number, y: number, colour: string): string {
  return (
    contact(x, y, 11, 1) +
    stroke(`M${x + 6} ${y - 20} C${x + 15} ${y - 21} ${x + 14} ${y - 6} ${x + 8} ${y - 5}`, "#2b2e33", 1.8) +
    shape(`M${x - 6} ${y - 22} H${x + 6} L${x + 9} ${y} H${x - 9}Z`, cylinder(colour, 0.3)) +
    shape(`M${x - 6} ${y - 20} L${x - 12} ${y - 18} L${x - 7} ${y - 12}Z`, colour) +
    oval(x, y - 22, 6, 1.4, "#33373c")
  );
}

function fruit(x: number, y: number): string {
  return (
    each([-5, 0.4, 5.6], (dx, i) =>
      disc(x + dx, y - 8 - (i % 2) * 1.6, 4, ["#e0893c", "#c9503f", "#e3b94b"][i] ?? "#e0893c"),
    ) +
    shape(
      `M${x - 13} ${y - 8} H${x + 13} Q${x + 10} ${y} ${x + 4} ${y} H${x - 4} Q${x - 10} ${y} ${x - 13} ${y - 8}Z`,
      lit("#e9e4da", 0.14),
    )
  );
}

const CABINETS = ["#eceae4", "#8ea39a", "#d8c7ad", "#5d7180", "#b9b2a6"] as const;

const topOf = ({ variant }: Pick<RoomLook, "variant">): string => (variant === 1 ? "#5b5f63" : "#d9d2c4");

/** A row of kitchen cabinets with a gap for the appliance. */
export const kitchen: Room = {
  scale: 4.2,
  ground: 868,
  draw: ({ wall, floor, wood, accent, variant, isFlipped }, half) => {
    const colour = CABINETS[(wood.charCodeAt(1) + variant) % CABINETS.length]!;
    const top = topOf({ variant });
    const gap = half + 1;
    return (
      wallAndFloor(wall, "#b9b0a2", -4, false) +
      tiles(wall) +
      cabinets(-130, 130 - gap, colour, top) +
      cabinets(gap, 130 - gap, colour, top) +
      upperCabinets(-130, 130 - gap - 6, colour) +
      upperCabinets(gap + 6, 130 - gap, colour) +
      rect(-260, 0, 520, 60, 0, linear([dim(floor, 0.18), floor])) +
      flipped(
        kettle(-gap - 18, -91, accent) + fruit(gap + 21, -91) + mug(-gap - 42, -91, lite(accent, 0.5)),
        isFlipped,
      )
    );
  },
};

/** The kitchen with the worktop above the appliance. */
export const underCounter: Room = {
  ...kitchen,
  draw: (look, half) =>
    kitchen.draw(look, half) +
    rect(-half - 2, -87, half * 2 + 4, 87, 0, "#3a3733") +
    rect(-half - 2, -91, half * 2 + 4, 4, 0.4, shade(topOf(look), 0.2, 0.2)),
};

/** A laundry room with a shelf, a basket and a door. */
export const laundry: Room = {
  scale: 4.7,
  ground: 862,
  draw: ({ wall, fabric, wood, accent, variant, isFlipped }) => {
    const shelf =
      rect(-88, -150, 118, 3, 0.4, lit(wood, 0.15)) +
      each([-80, 20], (x) => stroke(`M${x} -147 v12 l10 -12`, dim(wood, 0.4), 1)) +
      each(
        [-72, -58, -46],
        (x, i) =>
          rect(x, -172 + i * 4, 11, 22 - i * 4, 2, cylinder([accent, "#eef0ee", fabric][i]!, 0.2)) +
          rect(x + 3, -176 + i * 4, 5, 5, 1, "#e6e2d9"),
      ) +
      times(3, (i) =>
        rect(-24, -157 - i * 7, 34, 6.4, 2.6, lit(i % 2 ? "#f1eee8" : lite(fabric, 0.25), 0.12)),
      );
    const basket =
      contact(-74, -1, 26, 3) +
      oval(-74, -45, 20, 6, lite(accent, 0.55)) +
      shape("M-98 -44 H-50 L-55 0 H-93Z", cylinder("#c9a06a", 0.22)) +
      times(5, (i) => stroke(`M${-97 + i} ${-38 + i * 8} H${-51 - i}`, "#8a6538", 0.7));
    return (
      wallAndFloor(wall, "#c3bcb0", -14, false) +
      flipped(
        (variant === 2 ? window(-86, -214, 56, 46) : "") + door(88, -14, lite(wood, 0.4)) + shelf + basket,
        isFlipped,
      )
    );
  },
};

/** A home gym with a mat, weights and a bottle. */
export const gym: Room = {
  scale: 3.7,
  ground: 846,
  draw: ({ wall, floor, accent, fabric, variant, isFlipped }) => {
    const kettlebell = (x: number, s: number): string =>
      contact(x, -4, 15 * s, 1.6) +
      ring(x, -4 - 22 * s, 6 * s, "#2b2e33", 3 * s) +
      disc(x, -4 - 11 * s, 11 * s, cylinder("#33373c", 0.35));
    const ball =
      contact(-100, -6, 32, 3) + disc(-100, -38, 32, linear([lite(fabric, 0.3), dim(fabric, 0.25)]));
    const bottle =
      contact(96, 2, 6, 0.9) +
      rect(92, -22, 8, 24, 2, cylinder(accent, 0.25)) +
      rect(94, -26, 4, 4, 1, "#33373c");
    return (
      wallAndFloor(wall, variant === 1 ? "#7d8288" : floor, -26, variant !== 1) +
      flipped(
        (variant === 2
          ? window(-104, -206, 80, 104)
          : rect(
              -112,
              -206,
              96,
              170,
              1,
              linear(["#eef3f4", "#cfd9dc", "#e3eaec"], 50),
              `stroke="${dim(wall, 0.25)}" stroke-width="1.6"`,
            )) +
          door(98, -26, lite(wall, 0.4)) +
          (variant === 0 ? ball : kettlebell(-108, 1) + kettlebell(-84, 0.8)),
        isFlipped,
      ) +
      shape("M-112 -8 H112 L122 16 H-122Z", dim(accent, 0.25), 'opacity=".5"') +
      flipped(bottle, isFlipped)
    );
  },
};
