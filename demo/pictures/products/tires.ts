/** Tires, wheels and accessories: each line has a distinct tread or spoke pattern. */
import { dim, lite } from "../kit/colours";
import { lit, roller } from "../kit/materials";
import { linear, radial } from "../kit/paint";
import { disc, each, oval, rect, ring, round, shape, stroke, times } from "../kit/shapes";
import { type Drawing, type DrawingSet, closeUp } from "../scenes";

export interface TireLook {
  /** Number of circumferential grooves. */
  readonly ribs: number;
  /** Number of blocks around the visible half. */
  readonly blocks: number;
  /** Slant of a block relative to its length; open lugs slant strongly. */
  readonly lean: number;
  /** Width of the grooves between blocks. */
  readonly groove: number;
  /** Sidewall height relative to the radius. */
  readonly profile: number;
  readonly letters: "black" | "white" | "outlined";
}

const RUBBER = "#2b2d30";
const [FACE_X, Y, RX, RY, DEPTH] = [540, 470, 262, 318, 150];
/** Visible half of the tread, from the top counterclockwise. */
const [FROM, TO] = [Math.PI * 0.5, Math.PI * 1.5];

/** A point of the tread by position along the circumference and across from face to back. */
function treadPoint(around: number, across: number): string {
  const angle = FROM + (TO - FROM) * Math.min(1, Math.max(0, around));
  // The shoulders are rounder than the center.
  const crown = 1 - 0.045 * (2 * across - 1) ** 2;
  const x = FACE_X - DEPTH * across + RX * crown * Math.cos(angle);
  const y = Y + RY * crown * Math.sin(angle);
  return `${round(x)} ${round(y)}`;
}

function block(look: TireLook, row: number, column: number): string {
  const [gap, lean] = [look.groove / look.blocks, (look.lean * (column % 2 === 0 ? 1 : -1)) / look.blocks];
  const [top, bottom] = [row / look.blocks + gap / 2, (row + 1) / look.blocks - gap / 2];
  const [near, far] = [(column + 0.08) / look.ribs, (column + 0.92) / look.ribs];
  const points = [
    treadPoint(top, near),
    treadPoint(top + lean, far),
    treadPoint(bottom + lean, far),
    treadPoint(bottom, near),
  ];
  const light = 0.1 + 0.16 * Math.sin(((row + 0.5) / look.blocks) * Math.PI);
  return shape(`M${points.join(" L")}Z`, lite("#36393d", light));
}

function letteringOf({ letters, profile }: TireLook): string {
  const middle = 1 - profile / 2;
  const colour = letters === "black" ? "#3d4044" : "#e8e6e0";
  const width = letters === "outlined" ? 5 : 15;
  const arc = (from: number, to: number) => {
    const [x, y] = [RX * middle, RY * middle];
    const point = (angle: number) =>
      `${round(FACE_X + x * Math.cos(angle))} ${round(Y + y * Math.sin(angle))}`;
    return `M${point(from)} A${round(x)} ${round(y)} 0 0 1 ${point(to)}`;
  };
  const dashes = `stroke-dasharray="17 9"`;
  return stroke(arc(-2.5, -0.7), colour, width, dashes) + stroke(arc(0.75, 1.9), colour, width * 0.7, dashes);
}

/** A tire from the front left, with tread and sidewall visible. */
export function tireDrawing(look: TireLook): Drawing {
  const inner = 1 - look.profile;
  return {
    ground: 792,
    spread: 300,
    detail: closeUp(2.1, 330, 430, 8),
    draw: () =>
      oval(FACE_X - DEPTH, Y, RX * 0.955, RY * 0.955, "#17181a") +
      rect(FACE_X - DEPTH, Y - RY * 0.955, DEPTH, RY * 1.91, 0, "#1b1c1f") +
      oval(FACE_X, Y, RX, RY, "#1b1c1f") +
      times(look.ribs, (column) => times(look.blocks, (row) => block(look, row, column))) +
      oval(
        FACE_X,
        Y,
        RX * 0.965,
        RY * 0.965,
        radial([[0.55, lite(RUBBER, 0.1)], [0.82, RUBBER], dim(RUBBER, 0.35)]),
      ) +
      oval(FACE_X, Y, RX * (inner + 0.05), RY * (inner + 0.05), lite(RUBBER, 0.22)) +
      oval(FACE_X, Y, RX * inner, RY * inner, linear(["#101113", "#2a2c30"])) +
      oval(
        FACE_X - 34,
        Y,
        RX * inner * 0.9,
        RY * inner * 0.94,
        radial(["#050506", [0.7, "#141518"], "#23252a"]),
      ) +
      letteringOf(look),
  };
}

export interface WheelLook {
  readonly spokes: number;
  readonly finish: string;
  /** Color of the spoke faces; equals the finish if nothing is machined. */
  readonly face: string;
  readonly bolts: number;
}

const [CX, CY, R] = [480, 470, 318];

function spoke({ spokes, finish, face }: WheelLook, index: number): string {
  const turn = (index * 360) / spokes;
  const wide = Math.min(58, 300 / spokes);
  const body = `M${CX - wide * 0.5} ${CY - 70} L${CX - wide} ${CY - R * 0.9} H${CX + wide} L${CX + wide * 0.5} ${CY - 70}Z`;
  const top = `M${CX - wide * 0.32} ${CY - 78} L${CX - wide * 0.62} ${CY - R * 0.88} H${CX + wide * 0.62} L${CX + wide * 0.32} ${CY - 78}Z`;
  return `<g transform="rotate(${round(turn)} ${CX} ${CY})">${shape(body, dim(finish, 0.28))}${shape(top, linear([lite(face, 0.28), face, dim(face, 0.12)]))}</g>`;
}

/** A front view of a wheel. */
export function wheelDrawing(look: WheelLook): Drawing {
  const { finish, bolts, spokes } = look;
  return {
    ground: 792,
    spread: 260,
    detail: closeUp(1.9, 480, 360, -10),
    draw: () =>
      disc(CX, CY, R, linear([lite(finish, 0.5), finish, dim(finish, 0.5)], 60)) +
      disc(CX, CY, R * 0.93, dim(finish, 0.45)) +
      disc(CX, CY, R * 0.88, radial(["#2c2e31", [0.75, "#1a1b1d"], "#0c0d0e"])) +
      ring(CX, CY, R * 0.6, "#55585d", 46) +
      ring(CX, CY, R * 0.6, "#3d4045", 30) +
      times(spokes, (index) => spoke(look, index)) +
      ring(CX, CY, R * 0.92, lite(finish, 0.2), 14) +
      disc(CX, CY, 104, linear([lite(finish, 0.25), finish, dim(finish, 0.3)], 60)) +
      times(bolts, (index) => {
        const angle = (index * 2 * Math.PI) / bolts - Math.PI / 2;
        return disc(CX + 70 * Math.cos(angle), CY + 70 * Math.sin(angle), 13, "#0e0f10");
      }) +
      disc(CX, CY, 40, linear(["#5b5f65", "#222427"])) +
      disc(CX, CY, 31, dim(finish, 0.1)),
  };
}

function lugNuts(colour: string): string {
  return each([230, 400, 570, 740], (x, index) => {
    const y = 560 + (index % 2) * 60;
    return (
      rect(x - 52, y - 150, 104, 190, 18, roller(index % 2 === 0 ? colour : dim(colour, 0.15))) +
      shape(`M${x - 66} ${y + 40} H${x + 66} L${x + 46} ${y + 110} H${x - 46}Z`, lit("#8d9399")) +
      oval(x, y - 148, 52, 20, lite(colour, 0.4))
    );
  });
}

function hubRings(colour: string): string {
  return each([300, 440, 580, 720], (x, index) => {
    const y = 600 - (index % 2) * 150;
    return (
      oval(x, y + 14, 128, 150, dim(colour, 0.5)) +
      oval(x, y, 128, 150, linear([lite(colour, 0.35), colour, dim(colour, 0.3)], 60)) +
      oval(x, y, 100, 120, dim(colour, 0.65)) +
      oval(x + 5, y + 6, 94, 113, radial(["#fbfaf7", "#efebe4"]))
    );
  });
}

/** An accessory by kind. */
export function accessoryDrawing(kind: "nuts" | "rings", colour: string): Drawing {
  const draw = kind === "nuts" ? () => lugNuts(colour) : () => hubRings(colour);
  return { ground: 792, spread: 330, detail: closeUp(1.7, 400, 520), draw };
}

/** Illustrations of the categories. */
export const TIRE_PICTURES: DrawingSet = {
  tires: tireDrawing({ ribs: 5, blocks: 16, lean: 0.4, groove: 0.22, profile: 0.36, letters: "black" }),
  wheels: wheelDrawing({ spokes: 5, finish: "#b4b9be", face: "#d6dade", bolts: 5 }),
  "wheel-accessories": accessoryDrawing("nuts", "#b9bec3"),
};
