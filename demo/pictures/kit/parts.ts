/** Parts shared by many products: lenses, speaker drivers, wheels, knobs, displays. */
import { dim, lite } from "./colours";
import { ball, body, shade } from "./materials";
import { type Stop, blur, linear, pattern, radial } from "./paint";
import { at, dashes, disc, fine, group, oval, rect, ring, round, stroke, tilt, times } from "./shapes";

/** A camera lens with coated glass. */
export function lens(cx: number, cy: number, r: number, rim = "#1c1d20"): string {
  const coating = radial(["#0a1020", [0.45, "#132a4f"], [0.75, "#3b2a68"], "#0a0b14"], 0.4, 0.4, 0.65);
  const [x, y] = [cx - r * 0.24, cy - r * 0.28];
  return (
    disc(cx, cy, r, shade(rim, 0.4, 0.5, 60)) +
    disc(cx, cy, r * 0.88, linear([dim(rim, 0.6), lite(rim, 0.12)], 60)) +
    disc(cx, cy, r * 0.74, "#07080b") +
    ring(cx, cy, r * 0.66, "#3a3f4a", r * 0.03) +
    disc(cx, cy, r * 0.6, coating) +
    disc(cx, cy, r * 0.32, radial(["#000000", [0.6, "#0a1730"], "#26507d"])) +
    oval(x, y, r * 0.2, r * 0.12, linear(["#ffffff/0.9", "#9fd0ff/0.1"]), tilt(-38, x, y)) +
    disc(cx + r * 0.24, cy + r * 0.26, r * 0.09, radial(["#c78bff/0.8", "#6a3bff/0"]))
  );
}

/** A loudspeaker driver: surround, cone and dust cap. */
export function driver(cx: number, cy: number, r: number, cone = "#2b2d31", trim = "#8d9196"): string {
  const paper: Stop[] = [dim(cone, 0.55), [0.4, cone], [0.85, lite(cone, 0.16)], dim(cone, 0.5)];
  return (
    disc(cx, cy, r, shade(trim, 0.4, 0.6, 60)) +
    disc(cx, cy, r * 0.93, radial(["#0b0c0e", [0.82, "#17181b"], [0.92, "#34363b"], "#101113"])) +
    disc(cx, cy, r * 0.74, radial(paper, 0.46, 0.42, 0.62)) +
    ring(cx, cy, r * 0.52, lite(cone, 0.1), r * 0.012, 'opacity=".5"') +
    disc(cx, cy, r * 0.26, ball(lite(cone, 0.08), 0.35))
  );
}

/** A front view of a knob with its marker. */
export function knob(cx: number, cy: number, r: number, colour: string, turn = -40): string {
  return (
    oval(cx + r * 0.1, cy + r * 0.28, r, r, "#000000", `opacity=".28" ${blur(r * 0.18)}`) +
    disc(cx, cy, r, linear([lite(colour, 0.5), dim(colour, 0.45)])) +
    disc(cx, cy, r * 0.82, linear([dim(colour, 0.12), lite(colour, 0.3)], 70)) +
    rect(cx - r * 0.06, cy - r * 0.74, r * 0.12, r * 0.42, r * 0.06, dim(colour, 0.8), tilt(turn, cx, cy))
  );
}

/** A rubber wheel with a rim and spokes. */
export function wheel(cx: number, cy: number, r: number, rim = "#9aa0a6", spokes = 5): string {
  return (
    disc(cx, cy, r, linear(["#4b4e53", "#1b1c1f", "#0c0d0e"], 60)) +
    ring(cx, cy, r * 0.9, "#3b3e43", r * 0.05) +
    disc(cx, cy, r * 0.66, linear([dim(rim, 0.5), dim(rim, 0.75)])) +
    ring(cx, cy, r * 0.62, lite(rim, 0.2), r * 0.08) +
    times(spokes, (i) =>
      rect(
        cx - r * 0.06,
        cy - r * 0.6,
        r * 0.12,
        r * 0.6,
        r * 0.04,
        rim,
        tilt((i * 360) / spokes + 12, cx, cy),
      ),
    ) +
    disc(cx, cy, r * 0.18, ball(rim, 0.5))
  );
}

/** A perforated grille: a grid of dots, clipped to a rounded box. */
export function grille(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: string,
  step = 10,
): string {
  const dots = disc(step / 2, step / 2, step * 0.27, dim(colour, 0.7));
  return rect(x, y, w, h, r, colour) + rect(x, y, w, h, r, pattern(step, step, dots));
}

/** Woven cloth: a fine diagonal weave to overlay on a fill. */
export function weave(colour: string, step = 6): string {
  const threads =
    stroke(`M0 0 L${step} ${step}`, lite(colour, 0.22), 1.6, 'opacity=".6"') +
    stroke(`M0 ${step} L${step} 0`, dim(colour, 0.4), 1.6, 'opacity=".6"');
  return pattern(step, step, threads);
}

const SEGMENTS: Record<string, string> = {
  "0": "abcdef",
  "1": "bc",
  "2": "abged",
  "3": "abgcd",
  "4": "fgbc",
  "5": "afgcd",
  "6": "afgedc",
  "7": "abc",
  "8": "abcdefg",
  "9": "abcdfg",
};
const STROKES: Record<string, string> = {
  a: "M0 0H5",
  b: "M5 0V5",
  c: "M5 5V10",
  d: "M0 10H5",
  e: "M0 5V10",
  f: "M0 0V5",
  g: "M0 5H5",
};

/** Seven-segment digits and colons of a given height. */
export function digits(text: string, x: number, y: number, height: number, colour: string): string {
  const scale = height / 10;
  let left = 0;
  const glyphs = [...text].map((sign) => {
    const start = left;
    left += sign === ":" ? 4 : 8;
    if (sign === ":") return disc(start + 1, 3, 0.8, colour) + disc(start + 1, 7, 0.8, colour);
    const lines = [...(SEGMENTS[sign] ?? "")].map((name) => STROKES[name]).join(" ");
    return group(stroke(lines, colour, 1.3), `transform="translate(${start} 0)"`);
  });
  return at(x, y, glyphs.join(""), `scale(${fine(scale)})`);
}

/** A dark glass strip with glowing digits and a few touch marks. */
export function display(x: number, y: number, w: number, h: number, text: string, glow = "#9fe8ff"): string {
  return (
    rect(x, y, w, h, h * 0.16, linear(["#23262b", [0.2, "#0b0d10"], "#15181c"])) +
    digits(text, x + h * 0.4, y + h * 0.28, h * 0.44, glow) +
    rect(x, y, w, h * 0.45, h * 0.16, linear(["#ffffff/0.14", "#ffffff/0.02"]))
  );
}

/** A long bar handle mounted off a door, vertical or horizontal. */
export function handle(x: number, y: number, w: number, h: number, colour: string): string {
  const angle = h > w ? 0 : 90;
  const fill = linear([dim(colour, 0.35), [0.3, lite(colour, 0.7)], [0.6, colour], dim(colour, 0.5)], angle);
  return (
    rect(x + 5, y + 9, w, h, Math.min(w, h) / 2, "#000000", `opacity=".3" ${blur(5)}`) +
    rect(x, y, w, h, Math.min(w, h) / 2, fill)
  );
}

/** Keyboard rows with the space bar in the last row. */
export function keys(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  columns: number,
  colour: string,
): string {
  const [kw, kh] = [w / columns, h / rows];
  const row = (y: number, high: number, paint: string): string => {
    const line = `M${round(x + 1.5)} ${round(y + high / 2)} H${round(x + w)}`;
    return dashes(line, paint, high, `${fine(kw - 3)} 3`);
  };
  const space = round(x + kw * 3 + 1.5);
  return (
    times(
      rows,
      (i) => row(y + i * kh + 1.5, kh - 3, colour) + row(y + i * kh + 2, kh * 0.34, lite(colour, 0.14)),
    ) + rect(space, y + h - kh + 1.5, kw * (columns - 6) - 3, kh - 3, 3, colour)
  );
}

/** A small lamp with its glow. */
export function lamp(cx: number, cy: number, r: number, colour: string): string {
  return disc(cx, cy, r * 3, radial([`${colour}/0.6`, `${colour}/0`])) + disc(cx, cy, r, lite(colour, 0.4));
}

/** Thin parallel vertical slots. */
export function slots(x: number, y: number, w: number, h: number, count: number, colour: string): string {
  const half = fine(w / count / 2);
  return dashes(`M${round(x)} ${round(y + h / 2)} h${round(w)}`, colour, h, `${half}`);
}

/** Stacked horizontal fins or lines. */
export function fins(x: number, y: number, w: number, h: number, count: number, colour: string): string {
  const step = h / count;
  const line = (top: number): string => `M${round(x + w / 2)} ${round(top)} V${round(y + h)}`;
  return (
    dashes(line(y), colour, w, `${fine(step / 2)}`) +
    dashes(line(y + step / 2), lite(colour, 0.35), w, `1.5 ${fine(step - 1.5)}`, 'opacity=".5"')
  );
}

/** A tiny invented brand mark: a dot and a bar. */
export function brandMark(cx: number, cy: number, size: number, colour: string): string {
  return (
    ring(cx - size * 0.9, cy, size * 0.4, colour, size * 0.2) +
    rect(cx - size * 0.25, cy - size * 0.14, size * 1.6, size * 0.28, size * 0.14, colour)
  );
}

/** An upright remote control. */
export function remote(x: number, y: number, h: number): string {
  const w = h * 0.24;
  return (
    body(x, y, w, h, w * 0.4, "#23262a") +
    ring(x + w / 2, y + h * 0.26, w * 0.28, "#4a4e54", w * 0.07) +
    times(9, (i) =>
      disc(x + w * (0.28 + (i % 3) * 0.22), y + h * (0.48 + Math.floor(i / 3) * 0.1), w * 0.07, "#5b6067"),
    ) +
    disc(x + w * 0.5, y + h * 0.08, w * 0.07, "#d0563f")
  );
}
