/** Surfaces smaller products stand on: a worktop, a desk, a shelf, a table and a workbench. */
import { dim, lite } from "../kit/colours";
import { cylinder, lit, shade } from "../kit/materials";
import { linear } from "../kit/paint";
import { disc, each, group, oval, rect, ring, shape, stroke, times } from "../kit/shapes";
import { books, contact, flipped, frame, mug, plant, window } from "./furniture";
import type { Room } from "./room-look";

/** A wall above a surface that reaches from `back` to `front` cm around the product's base. */
function surface(wall: string, wood: string, back: number, front: number, isGrained = true): string {
  const grain = times(4, (i) => {
    const y = back + ((front - back) * (i + 0.6)) / 4.4;
    return `M-70 ${y} Q-20 ${y - front * 0.1} 10 ${y + front * 0.06} T70 ${y} `;
  });
  return (
    rect(-140, -130, 280, 130 + back, 0, shade(wall, 0.28, 0.08, 70)) +
    rect(-140, back, 280, front - back, 0, linear([dim(wood, 0.1), wood, lite(wood, 0.16)])) +
    (isGrained ? stroke(grain, dim(wood, 0.16), front * 0.025, 'opacity=".5"') : "") +
    rect(-140, back, 280, front * 0.08, 0, linear(["#14100c/0.25", "#14100c/0"])) +
    rect(-140, front, 280, front * 0.34, 0, shade(wood, 0.02, 0.3)) +
    rect(-140, front * 1.34, 280, 140, 0, linear([dim(wood, 0.62), dim(wood, 0.48)]))
  );
}

function deskLamp(x: number, y: number, colour: string): string {
  return (
    contact(x, y, 11, 1) +
    oval(x, y - 1, 8, 1.4, dim(colour, 0.3)) +
    stroke(`M${x} ${y - 1} L${x - 7} ${y - 24} L${x + 9} ${y - 42}`, dim(colour, 0.1), 1.3) +
    shape(`M${x + 5} ${y - 47} L${x + 15} ${y - 42} L${x + 19} ${y - 33} L${x + 6} ${y - 37}Z`, lit(colour))
  );
}

/** A desk: a lamp, books, a mug and a plant. */
export const desk: Room = {
  scale: 9.4,
  ground: 772,
  draw: ({ wall, wood, accent, fabric, variant, isFlipped }, half) => {
    const side = Math.min(Math.max(half + 12, 28), 44);
    const more = [
      books(-side - 2, -8, 25, accent),
      plant(-side, -8, 34, "#e6e2d9"),
      deskLamp(-side, -8, accent),
    ][variant]!;
    return (
      surface(wall, wood, -12, 12) +
      flipped(
        (variant === 1 ? frame(14, -74, 30, 38, accent, fabric) : window(variant ? 14 : -46, -92, 42, 50)) +
          more +
          mug(side, side > half + 5 ? 1 : -7, accent),
        isFlipped,
      )
    );
  },
};

/** A shelf or sideboard with a picture, books and a plant. */
export const shelf: Room = {
  scale: 11,
  ground: 700,
  draw: ({ wall, wood, accent, fabric, variant, isFlipped }, half) => {
    const side = Math.min(Math.max(half + 9, 18), 34);
    const doors = times(3, (i) =>
      rect(
        -87 + i * 58,
        10,
        57,
        40,
        0.4,
        shade(wood, 0.12, 0.14, 20),
        `stroke="${dim(wood, 0.35)}" stroke-width=".4"`,
      ),
    );
    return (
      surface(wall, wood, -7, 7, false) +
      doors +
      times(3, (i) => disc(-58.5 + i * 58, 16, 1.2, dim(wood, 0.5))) +
      flipped(
        frame(variant === 1 ? -34 : 6, -58, 24, 30, accent, fabric) +
          (variant === 2 ? plant(-side - 4, -3, 32, "#e6e2d9") : books(-side - 4, -3, 22, accent)) +
          mug(side + 4, 2, variant ? accent : "#ece7de"),
        isFlipped,
      )
    );
  },
};

/** A worktop before tiles. */
export const counter: Room = {
  scale: 8.6,
  ground: 742,
  draw: ({ wall, accent, variant, wood, isFlipped }, half) => {
    const top = ["#cfc8ba", "#6b6f72", "#b58a5c"][variant]!;
    const rows = times(
      7,
      (row) =>
        `M-70 ${-12 - row * 10} H70 ` +
        times(8, (i) => `M${-70 + i * 20 + (row % 2) * 10} ${-12 - row * 10} v-10 `),
    );
    const side = Math.max(half + 10, 26);
    const board =
      rect(-side - 19, -42, 26, 38, 3, shade(wood, 0.14, 0.14, 20)) +
      disc(-side - 6, -38, 1.4, dim(wood, 0.5));
    return (
      surface(wall, top, -10, 9, variant === 2) +
      rect(-140, -90, 280, 80, 0, lite(wall, 0.42)) +
      stroke(rows, dim(wall, 0.1), 0.35, 'opacity=".8"') +
      flipped(
        board +
          mug(side, 1, accent) +
          each([-7, 0.6, 7], (x, i) =>
            disc(x - side, -2.6 - (i % 2) * 0.8, 3.6, ["#e3b94b", "#d98a3a", "#e8cf6a"][i] ?? "#e3b94b"),
          ),
        isFlipped,
      )
    );
  },
};

function notebook(x: number, y: number, colour: string): string {
  return (
    group(
      rect(-10, -5.4, 21, 11, 0.8, dim(colour, 0.3)) +
        rect(-10, -6.2, 21, 11, 0.8, lit(colour, 0.12)) +
        rect(7.6, -6.2, 0.7, 11, 0, dim(colour, 0.4)),
      `transform="translate(${x} ${y}) skewX(-24)"`,
    ) +
    group(
      rect(-8.5, -0.35, 17.5, 0.7, 0.3, "#e3b04b") + shape("M9 -.35 L10.6 0 L9 .35Z", "#3a2d20"),
      `transform="translate(${x} ${y - 1}) rotate(-12)"`,
    )
  );
}

function glasses(x: number, y: number): string {
  return (
    each([-3.6, 3.6], (dx) => ring(x + dx, y - 2.2, 2.7, "#3b2f2a", 0.55)) +
    stroke(
      `M${x - 0.9} ${y - 2.8} Q${x} ${y - 3.6} ${x + 0.9} ${y - 2.8} M${x - 6.3} ${y - 2.6} l-2 -2.4 M${x + 6.3} ${y - 2.6} l2 -2.4`,
      "#3b2f2a",
      0.5,
    )
  );
}

/** A table top of the given scale; small things with a mug, a notebook or glasses. */
function tableOf(scale: number): Room {
  return {
    scale,
    ground: 734,
    draw: ({ wall, wood, accent, fabric, variant, isFlipped }, half) => {
      const edge = 470 / scale;
      const side = Math.min(Math.max(half + 7, 9), edge - 5);
      const backdrop =
        variant === 1
          ? window(edge * 0.12, -edge * 1.5, edge * 0.74, edge)
          : frame(-edge * 0.86, -edge * 1.34, edge * 0.62, edge * 0.76, accent, fabric);
      const near = variant === 2 ? glasses(side - 1, 6) : notebook(side + 4, 6.5, fabric);
      return (
        surface(wall, wood, -edge * 0.24, edge * 0.42) +
        flipped(backdrop + mug(-side, side > half + 4 ? -1 : -edge * 0.1, accent) + near, isFlipped)
      );
    },
  };
}

export const table = tableOf(22);
export const closeTable = tableOf(35);

/** A workbench before a board with tools. */
export const bench: Room = {
  scale: 11.6,
  ground: 744,
  draw: ({ accent, variant, isFlipped, wood }) => {
    const holes = times(11, (i) => times(14, (k) => `M${-52 + k * 8} ${-94 + i * 7.6} h.01 `));
    const hammer =
      rect(-43, -70, 2.6, 32, 1, cylinder("#b98a56", 0.2)) + rect(-48, -74, 12.6, 5, 1, lit("#5b6067"));
    const driver =
      rect(-29.2, -72, 4.4, 12, 2, cylinder(accent, 0.25)) + rect(-27.6, -60, 1.2, 17, 0.4, "#a9afb5");
    const wrench = ring(-13, -68, 3, "#8d9399", 2) + rect(-14.4, -65, 2.8, 24, 1, "#9aa1a7");
    const rule =
      rect(26, -72, 4, 40, 0.4, "#e3b94b") +
      stroke(
        times(12, (i) => `M26 ${-70 + i * 3.2} h1.6 `),
        "#5b4a1c",
        0.3,
      );
    const box =
      rect(36, -26, 32, 22, 1, lit(dim(accent, 0.15))) +
      rect(36, -26, 32, 5, 1, dim(accent, 0.35)) +
      rect(47, -29, 10, 3, 1, "#3a3e43");
    const jar =
      shape("M38 -14 H50 V-1 Q50 0 49 0 H39 Q38 0 38 -1Z", "#dfe8ea") +
      rect(37.5, -17, 13, 3.4, 0.6, "#8d9399") +
      rect(39, -8, 10, 7, 0.6, "#a9835a");
    return (
      surface("#c9b796", variant === 1 ? "#8d9399" : wood, -9, 9, variant !== 1) +
      rect(-140, -100, 280, 88, 0, shade("#cdb78f", 0.1, 0.1, 40)) +
      stroke(holes, "#7d6844", 0.9) +
      flipped(hammer + driver + wrench + rule + (variant === 2 ? jar : box), isFlipped)
    );
  },
};
