/** The garage and the garden. */
import { dim, lite } from "../kit/colours";
import { lit, shade } from "../kit/materials";
import { linear } from "../kit/paint";
import { disc, each, rect, stroke, times } from "../kit/shapes";
import { chair, contact, flipped, plant } from "./furniture";
import type { Room } from "./room-look";

/** A tool chest of 68 by 92 cm. */
function toolChest(x: number, y: number, colour: string): string {
  return (
    contact(x, y, 40, 3) +
    each([-28, 28], (dx) => disc(x + dx, y - 4, 4, "#1d1f22")) +
    rect(x - 34, y - 92, 68, 86, 2, shade(colour, 0.1, 0.25)) +
    each([-86, -70, -54, -38], (top, i) => {
      const high = i === 3 ? 28 : 14;
      return (
        rect(x - 31, y + top, 62, high, 0.6, shade(colour, 0.2, 0.05)) +
        rect(x - 22, y + top + 3, 44, 2, 1, "#d5d9dc")
      );
    }) +
    rect(x - 35, y - 94, 70, 4, 1, "#2b2e33")
  );
}

/** Steel shelves of 90 by 180 cm with boxes. */
function shelves(x: number, y: number, accent: string): string {
  const crate = (dx: number, top: number, w: number, h: number, colour: string): string =>
    rect(x + dx, y + top - h, w, h, 0.6, shade(colour, 0.12, 0.12)) +
    rect(x + dx + w * 0.3, y + top - h * 0.7, w * 0.4, h * 0.26, 0.4, lite(colour, 0.4));
  return (
    each([-45, 42], (dx) => rect(x + dx, y - 180, 3, 180, 0, "#6d747b")) +
    each([-176, -120, -64, -10], (top) => rect(x - 45, y + top, 90, 3, 0, lit("#8d9399"))) +
    crate(-38, -120, 34, 30, "#b98f5f") +
    crate(4, -120, 32, 24, accent) +
    crate(-36, -64, 26, 30, dim(accent, 0.2)) +
    crate(-4, -64, 40, 34, "#b98f5f") +
    crate(-38, -10, 38, 34, "#5f7480") +
    crate(8, -10, 28, 26, "#b98f5f")
  );
}

/** Sections of a garage door of 240 by 213 cm with a row of windows. */
function garageDoor(y: number, colour: string): string {
  return (
    rect(-126, y - 219, 252, 219, 0, lite(colour, 0.4)) +
    times(
      4,
      (row) =>
        rect(-120, y - 213 + row * 53, 240, 52, 0, shade(colour, 0.12, 0.08)) +
        times(4, (i) =>
          rect(
            -114 + i * 59,
            y - 206 + row * 53,
            51,
            38,
            1,
            row === 0 ? "#b9d0da" : lite(colour, 0.14),
            `stroke="${dim(colour, 0.16)}" stroke-width=".8"`,
          ),
        ),
    )
  );
}

/** A garage with a chest, shelves and the door behind. */
export const garage: Room = {
  scale: 5.6,
  ground: 846,
  draw: ({ wall, accent, variant, isFlipped, fabric }) => {
    const back =
      variant === 0
        ? garageDoor(-26, lite(fabric, 0.6))
        : rect(-130, -230, 260, 204, 0, shade(wall, 0.2, 0.1, 60));
    const cans =
      contact(78, -8, 16, 2) +
      rect(66, -42, 24, 34, 3, lit("#b8403a")) +
      rect(72, -47, 12, 6, 1.6, "#8f2f2b") +
      stroke("M70 -14 L86 -36 M86 -14 L70 -36", "#8f2f2b", 1.6);
    return (
      back +
      rect(-130, -26, 260, 90, 0, linear(["#8f9294", "#b4b5b3"])) +
      stroke("M-20 -26 L-60 60 M60 -26 L150 60", "#7b7e80", 0.6) +
      rect(-130, -26, 260, 1.4, 0, "#14100c", 'opacity=".3"') +
      flipped(
        (variant === 1 ? shelves(-68, -22, accent) : toolChest(-72, -18, accent)) +
          (variant === 2 ? shelves(74, -22, fabric) : cans),
        isFlipped,
      )
    );
  },
};

/** A terrace before a lawn and a fence of 180 cm. */
export const patio: Room = {
  scale: 3.8,
  ground: 836,
  draw: ({ wood, accent, variant, isFlipped }) => {
    const boards = variant === 1 ? "#a9b0ab" : variant === 2 ? "#8a6a4c" : "#b99873";
    const fence =
      times(15, (i) => rect(-135 + i * 18, -222 + (i % 2), 17, 184, 0.6, shade(boards, 0.08, 0.14))) +
      rect(-140, -200, 280, 5, 0, dim(boards, 0.2)) +
      rect(-140, -90, 280, 5, 0, dim(boards, 0.2));
    const bushes = each([-112, -84, 92, 120], (x, i) =>
      disc(x, -50 - (i % 2) * 9, 24, i % 2 ? "#5f8a58" : "#4c7750"),
    );
    return (
      rect(-140, -240, 280, 100, 0, linear(["#bcd6e6", "#e6eee6"])) +
      fence +
      bushes +
      rect(-140, -42, 280, 32, 0, linear(["#6f9455", "#8db06b"])) +
      rect(-140, -14, 280, 70, 0, linear(["#bdb3a3", "#d8cfc0"])) +
      stroke("M-140 2 H140 M-140 20 H140 M-70 -14 L-96 40 M0 -14 V40 M70 -14 L96 40", "#a59a88", 0.8) +
      flipped(chair(-98, -6, wood) + plant(100, -4, 78, accent), isFlipped)
    );
  },
};

/** The terrace from nearer, for smaller machines. */
export const closePatio: Room = { ...patio, scale: 5.6 };
