/** Wheels and their accessories, and the drawings of the department. */
import { dim, lite } from "../kit/colours";
import { lit, roller } from "../kit/materials";
import { linear, radial } from "../kit/paint";
import { disc, each, oval, rect, ring, round, shape, times } from "../kit/shapes";
import { type Drawing, type DrawingSet, closeUp } from "../scenes";
import { tireDrawing } from "./tires";

/** Shapes of spokes: single, split toward the rim, crossed, thin pairs, or a pressed disc with holes. */
export type SpokeStyle = "single" | "split" | "mesh" | "pairs" | "disc";

export interface WheelLook {
  readonly style: SpokeStyle;
  readonly spokes: number;
  readonly finish: string;
  /** Color of the spoke faces; equals the finish if nothing is machined. */
  readonly face: string;
  readonly bolts: number;
  /** Color of a thin line along the rim, if any. */
  readonly trim?: string;
}

const [CX, CY, R] = [480, 470, 318];

/** A straight spoke from the hub outward, with its lit face. */
function bar(look: WheelLook, turn: number, wide: number, taper: number, lean = 0): string {
  const [inside, outside] = [CY - 66, CY - R * 0.9];
  const end = CX + lean;
  const side = `M${CX - wide * taper} ${inside} L${round(end - wide)} ${round(outside)} H${round(end + wide)} L${CX + wide * taper} ${inside}Z`;
  const face = `M${round(CX - wide * taper * 0.7)} ${inside} L${round(end - wide * 0.66)} ${round(outside)} H${round(end + wide * 0.66)} L${round(CX + wide * taper * 0.7)} ${inside}Z`;
  return `<g transform="rotate(${round(turn)} ${CX} ${CY})">${shape(side, dim(look.finish, 0.28))}${shape(face, linear([lite(look.face, 0.28), look.face, dim(look.face, 0.12)]))}</g>`;
}

function spokesOf(look: WheelLook): string {
  const { style, spokes, finish } = look;
  const step = 360 / spokes;
  if (style === "disc")
    return (
      disc(CX, CY, R * 0.88, linear([lite(finish, 0.3), finish, dim(finish, 0.3)], 60)) +
      ring(CX, CY, R * 0.5, dim(finish, 0.2), 8) +
      times(spokes, (i) => {
        const angle = (i * 2 * Math.PI) / spokes;
        return disc(
          CX + R * 0.68 * Math.cos(angle),
          CY + R * 0.68 * Math.sin(angle),
          Math.min(34, 250 / spokes),
          "#121315",
        );
      })
    );
  if (style === "split")
    return times(spokes, (i) => bar(look, i * step, 20, 1.2, -34) + bar(look, i * step, 20, 1.2, 34));
  if (style === "mesh")
    return times(spokes, (i) => bar(look, i * step, 11, 1, 62) + bar(look, i * step, 11, 1, -62));
  if (style === "pairs")
    return times(
      spokes,
      (i) => bar(look, i * step - step * 0.16, 9, 1.4) + bar(look, i * step + step * 0.16, 9, 1.4),
    );
  return times(spokes, (i) => bar(look, i * step, Math.min(58, 270 / spokes), 0.55));
}

/** A front view of a wheel. */
export function wheelDrawing(look: WheelLook): Drawing {
  const { finish, bolts, trim } = look;
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
      spokesOf(look) +
      ring(CX, CY, R * 0.92, lite(finish, 0.2), 14) +
      (trim ? ring(CX, CY, R * 0.955, trim, 5) : "") +
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
      oval(x, y + 12, 113, 133, "none", `stroke="${dim(colour, 0.5)}" stroke-width="30"`) +
      oval(
        x,
        y,
        113,
        133,
        "none",
        `stroke="${linear([lite(colour, 0.35), colour, dim(colour, 0.3)], 60)}" stroke-width="30"`,
      ) +
      oval(x, y, 98, 118, "none", `stroke="${dim(colour, 0.5)}" stroke-width="4"`)
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
  tires: tireDrawing({
    style: "touring",
    blocks: 16,
    lean: 0.4,
    groove: 0.22,
    sipes: 2,
    profile: 0.36,
    letters: "black",
    signs: [9, 12],
    hasSnowflake: false,
  }),
  wheels: wheelDrawing({ style: "single", spokes: 5, finish: "#b4b9be", face: "#d6dade", bolts: 5 }),
  "wheel-accessories": accessoryDrawing("nuts", "#b9bec3"),
};
