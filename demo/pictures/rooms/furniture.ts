/** Furniture and small objects of true size, in centimeters; (x, y) is the center of the base. */
import { dim, lite, mix } from "../kit/colours";
import { cylinder, lit, shade } from "../kit/materials";
import { linear, radial } from "../kit/paint";
import { disc, each, fine, group, oval, rect, shape, stroke, times } from "../kit/shapes";

/** A soft contact shadow without a filter. */
export function contact(x: number, y: number, half: number, high = half * 0.08): string {
  return oval(x, y, half, high, radial(["#14100c/0.42", [0.6, "#14100c/0.22"], "#14100c/0"]));
}

/** Wall down to `line`, a skirting board, and a floor with a few joints in perspective. */
export function wallAndFloor(wall: string, floor: string, line: number, isBoards = true): string {
  const joints = times(9, (i) => {
    const x = (i - 4) * 46;
    return `M${x} ${line} L${x * 2.4} ${line + 80} `;
  });
  return (
    rect(-260, -300, 520, line + 300, 0, shade(wall, 0.25, 0.06, 70)) +
    rect(-260, line, 520, 200, 0, linear([dim(floor, 0.12), [0.3, floor], lite(floor, 0.12)])) +
    (isBoards ? stroke(joints, dim(floor, 0.2), 0.5, 'opacity=".6"') : "") +
    rect(-260, line - 8, 520, 8, 0, lite(wall, 0.55)) +
    rect(-260, line, 520, 1.2, 0, "#14100c", 'opacity=".25"')
  );
}

/** A mug of 8 by 9.5 cm. */
export function mug(x: number, y: number, colour: string): string {
  return (
    contact(x + 0.6, y, 6.4, 1) +
    stroke(
      `M${x + 3.6} ${y - 7.4} C${x + 7.4} ${y - 8} ${x + 7.4} ${y - 2.4} ${x + 3.4} ${y - 2.6}`,
      dim(colour, 0.15),
      1.1,
    ) +
    shape(
      `M${x - 4} ${y - 9.3} H${x + 4} V${y - 1.6} Q${x + 3.6} ${y} ${x + 2} ${y} H${x - 2} Q${x - 3.6} ${y} ${x - 4} ${y - 1.6}Z`,
      cylinder(colour, 0.2),
    ) +
    oval(x, y - 9.3, 4, 0.8, lite(colour, 0.35)) +
    oval(x, y - 9.2, 3.4, 0.55, "#3a261a")
  );
}

/** A plant in a pot, in total `high` cm tall. */
export function plant(x: number, y: number, high: number, pot: string): string {
  const [wide, deep] = [high * 0.3, high * 0.28];
  const leaf = (turn: number, long: number, colour: string): string =>
    shape(
      `M0 0 Q${long * 0.26} ${-long * 0.5} 0 ${-long} Q${-long * 0.26} ${-long * 0.5} 0 0Z`,
      colour,
      `transform="translate(${x} ${y - deep * 0.9}) rotate(${turn})"`,
    );
  return (
    contact(x, y, wide * 0.7) +
    times(7, (i) =>
      leaf(-54 + i * 18, high * (0.62 + (i % 3) * 0.06), mix("#2f5d48", "#7ba36d", ((i * 3) % 7) / 7)),
    ) +
    shape(
      `M${x - wide / 2} ${y - deep} H${x + wide / 2} L${x + wide * 0.36} ${y} H${x - wide * 0.36}Z`,
      cylinder(pot, 0.25),
    )
  );
}

/** Upright books, `high` cm tall. */
export function books(x: number, y: number, high: number, colour: string): string {
  const paints = [colour, "#e6dfd0", "#42505c", "#a98f5f", lite(colour, 0.35)];
  return each(paints, (paint, i) => {
    const tall = high * (1 - ((i * 3) % 5) * 0.05);
    return rect(x - high * 0.35 + i * high * 0.14, y - tall, high * 0.13, tall, 0.3, cylinder(paint, 0.16));
  });
}

/** A framed abstract picture. */
export function frame(x: number, y: number, w: number, h: number, colour: string, wood: string): string {
  return (
    rect(x + 0.8, y + 1.2, w, h, 0.4, "#14100c", 'opacity=".18"') +
    rect(x, y, w, h, 0.4, wood) +
    rect(x + w * 0.05, y + w * 0.05, w * 0.9, h - w * 0.1, 0, "#f6f2ea") +
    rect(x + w * 0.16, y + h * 0.16, w * 0.68, h * 0.68, 0, lite(colour, 0.72)) +
    disc(x + w * 0.62, y + h * 0.36, w * 0.1, lite(colour, 0.3)) +
    shape(
      `M${x + w * 0.16} ${y + h * 0.6} Q${x + w * 0.4} ${y + h * 0.44} ${x + w * 0.84} ${y + h * 0.62} V${y + h * 0.84} H${x + w * 0.16}Z`,
      lite(colour, 0.3),
    ) +
    shape(
      `M${x + w * 0.16} ${y + h * 0.74} Q${x + w * 0.56} ${y + h * 0.56} ${x + w * 0.84} ${y + h * 0.72} V${y + h * 0.84} H${x + w * 0.16}Z`,
      colour,
    )
  );
}

/** A window with a view of the sky. */
export function window(x: number, y: number, w: number, h: number): string {
  const bar = w * 0.06;
  return (
    rect(
      x - bar,
      y - bar,
      w + bar * 2,
      h + bar * 2,
      0.5,
      "#f4f1ea",
      `stroke="#cfc9bd" stroke-width="${fine(bar * 0.16)}"`,
    ) +
    rect(x, y, w, h, 0, linear(["#a9cbe0", "#e3eef0"])) +
    shape(
      `M${x} ${y + h} V${y + h * 0.76} Q${x + w * 0.4} ${y + h * 0.62} ${x + w} ${y + h * 0.8} V${y + h}Z`,
      "#9cb69a",
    ) +
    rect(x + w / 2 - bar * 0.4, y, bar * 0.8, h, 0, "#f4f1ea") +
    rect(x, y + h * 0.44, w, bar * 0.8, 0, "#f4f1ea") +
    rect(x - bar * 2, y + h + bar, w + bar * 4, bar, 0.5, "#e6e2d9")
  );
}

/** A door of 203 by 80 cm with its frame. */
export function door(x: number, y: number, colour: string): string {
  return (
    rect(x - 47, y - 210, 94, 210, 0, lite(colour, 0.35)) +
    rect(x - 40, y - 203, 80, 203, 0, shade(colour, 0.1, 0.08, 20)) +
    each([-188, -92], (top) =>
      rect(
        x - 29,
        y + top,
        58,
        80,
        0.5,
        lite(colour, 0.18),
        `stroke="${dim(colour, 0.16)}" stroke-width=".8"`,
      ),
    ) +
    rect(x + 30, y - 103, 3, 9, 1.4, "#8d9196")
  );
}

/** A floor lamp of 155 cm. */
export function floorLamp(x: number, y: number, shade: string): string {
  return (
    contact(x, y, 17) +
    disc(x, y - 136, 44, radial(["#ffeec2/0.5", "#ffeec2/0"])) +
    rect(x - 0.9, y - 125, 1.8, 123, 0.5, "#4a4744") +
    oval(x, y - 1.6, 14, 2, "#3b3937") +
    shape(
      `M${x - 13} ${y - 155} H${x + 13} L${x + 19} ${y - 122} H${x - 19}Z`,
      linear([lite(shade, 0.2), lite(shade, 0.6)]),
    )
  );
}

/** An armchair of 84 by 82 cm from the front. */
export function armchair(x: number, y: number, fabric: string): string {
  return (
    contact(x, y, 48, 4) +
    each([-34, 30], (left) => rect(x + left, y - 12, 4, 12, 1, "#4a3626")) +
    rect(x - 34, y - 82, 68, 62, 12, shade(fabric, 0.2, 0.2)) +
    rect(x - 30, y - 45, 60, 18, 6, lit(lite(fabric, 0.1), 0.16)) +
    rect(x - 32, y - 28, 64, 19, 3, shade(fabric, 0.05, 0.3)) +
    each([-42, 27], (left) => rect(x + left, y - 58, 15, 50, 7, cylinder(fabric, 0.22)))
  );
}

/** A sofa of 190 by 82 cm from the front. */
export function sofa(x: number, y: number, fabric: string, pillow: string): string {
  return (
    contact(x, y, 102, 5) +
    each([-84, 78], (left) => rect(x + left, y - 12, 5, 12, 1, "#4a3626")) +
    each([-78, 0], (left) => rect(x + left, y - 82, 78, 58, 9, shade(fabric, 0.2, 0.2))) +
    each([-78, 0], (left) => rect(x + left, y - 46, 78, 19, 6, lit(lite(fabric, 0.1), 0.16))) +
    rect(x - 80, y - 29, 160, 20, 3, shade(fabric, 0.02, 0.3)) +
    each([-95, 77], (left) => rect(x + left, y - 60, 18, 52, 8, cylinder(fabric, 0.2))) +
    rect(x - 74, y - 76, 38, 36, 9, lit(pillow, 0.15))
  );
}

/** A low cabinet with doors, its top at y. */
export function sideboard(x: number, y: number, w: number, h: number, wood: string): string {
  const doors = Math.max(2, Math.round(w / 60));
  const wide = w / doors;
  return (
    each([x - w / 2 + 6, x + w / 2 - 10], (left) => rect(left, y + h, 4, 14, 1, dim(wood, 0.45))) +
    rect(x - w / 2, y, w, h, 0.8, shade(wood, 0.08, 0.22)) +
    times(doors, (i) =>
      rect(
        x - w / 2 + i * wide + 1,
        y + 4,
        wide - 2,
        h - 6,
        0.5,
        shade(wood, 0.16, 0.1, 20),
        `stroke="${dim(wood, 0.3)}" stroke-width=".4"`,
      ),
    ) +
    times(doors, (i) => rect(x - w / 2 + (i + 0.5) * wide - 5, y + 9, 10, 1.2, 0.6, dim(wood, 0.5))) +
    rect(x - w / 2 - 1, y - 0.4, w + 2, 3.4, 0.6, lit(lite(wood, 0.16), 0.14))
  );
}

/** A dining chair of 90 cm from the front. */
export function chair(x: number, y: number, wood: string): string {
  return (
    contact(x, y, 24, 2.4) +
    each([-20, 16.5], (left) => rect(x + left, y - 90, 3.5, 90, 1, cylinder(wood, 0.2))) +
    each([-86, -72, -60], (top) => rect(x - 18, y + top, 36, 6, 1, lit(wood, 0.14))) +
    rect(x - 22, y - 47, 44, 5, 1.5, lit(lite(wood, 0.12), 0.14)) +
    rect(x - 17, y - 22, 34, 2, 1, dim(wood, 0.2))
  );
}

/** A mirrored copy of furniture. */
export function flipped(content: string, isFlipped: boolean): string {
  return isFlipped ? group(content, 'transform="scale(-1 1)"') : content;
}
