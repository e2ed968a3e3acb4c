/** Materials: fills lit from above or from the left, and bodies made of them. */
import { dim, lite } from "./colours";
import { type Stop, blur, linear, radial } from "./paint";
import { oval, rect, round, stroke } from "./shapes";

export const STEEL = "#bcc1c5";

/** A face lit from above. */
export function lit(colour: string, contrast = 0.22): string {
  return linear([lite(colour, contrast), [0.45, colour], dim(colour, contrast)]);
}

/**
 * A face with a bright upper edge and a dark lower edge.
 * @param angle of the gradient
 * @param middle position of the pure color between the edges (0..1)
 */
export function shade(colour: string, bright: number, dark: number, angle = 90, middle = 0.5): string {
  return linear([lite(colour, bright), [middle, colour], dim(colour, dark)], angle);
}

/** An upright cylinder lit from the left. */
export function cylinder(colour: string, contrast = 0.45): string {
  const stops: Stop[] = [
    dim(colour, contrast),
    [0.12, dim(colour, contrast * 0.3)],
    [0.3, lite(colour, contrast)],
    [0.5, colour],
    [0.82, dim(colour, contrast * 0.75)],
    [0.95, dim(colour, contrast)],
    dim(colour, contrast * 0.6),
  ];
  return linear(stops, 0);
}

/** A horizontal cylinder lit from above. */
export function roller(colour: string, contrast = 0.4): string {
  const stops: Stop[] = [
    dim(colour, 0.15),
    [0.2, lite(colour, contrast)],
    [0.45, colour],
    dim(colour, contrast + 0.2),
  ];
  return linear(stops);
}

/** Brushed steel or aluminum: slow reflections from left to right. */
export function brushed(colour: string, contrast = 0.16): string {
  const c = contrast;
  const stops: Stop[] = [
    dim(colour, c * 0.9),
    [0.14, lite(colour, c)],
    [0.3, colour],
    [0.52, lite(colour, c * 2)],
    [0.7, dim(colour, c * 0.4)],
    [0.88, lite(colour, c * 0.6)],
    dim(colour, c * 1.2),
  ];
  return linear(stops, 8);
}

/** A sphere or cup lit from the upper left. */
export function ball(colour: string, contrast = 0.4): string {
  const c = contrast;
  const stops: Stop[] = [lite(colour, c), [0.35, colour], [0.85, dim(colour, c)], dim(colour, c * 0.7)];
  return radial(stops, 0.36, 0.28, 0.8);
}

/** A rounded body with a lit face, a bright upper edge and a dark lower one. */
export function body(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  colour: string,
  fill = lit(colour),
): string {
  const edge = linear([
    lite(colour, 0.75),
    [0.3, `${colour}/0.2`],
    [0.7, `${dim(colour, 0.4)}/0.3`],
    dim(colour, 0.6),
  ]);
  return (
    rect(x, y, w, h, r, fill) +
    rect(x + 1.5, y + 1.5, w - 3, h - 3, r - 1.5, "none", `stroke="${edge}" stroke-width="3"`)
  );
}

/** A tube along a path: dark rim, color, and a highlight at the upper left. */
export function tube(d: string, width: number, colour: string): string {
  const lift = round(width * 0.16);
  return (
    stroke(d, dim(colour, 0.5), width) +
    stroke(d, colour, round(width * 0.78), `transform="translate(${-lift / 2} ${-lift / 2})"`) +
    stroke(d, lite(colour, 0.5), round(width * 0.2), `transform="translate(${-lift} ${-lift})" opacity=".8"`)
  );
}

/** A soft shadow on the ground. */
export function shadow(cx: number, cy: number, rx: number, ry: number, opacity = 0.4): string {
  return oval(cx, cy, rx, ry, "#1a1612", `opacity="${opacity}" ${blur(Math.max(3, ry * 0.7))}`);
}
