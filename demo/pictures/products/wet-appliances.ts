/** Home Appliances: washers, dryers and dishwashers. */
import { dim, lite } from "../kit/colours";
import { STEEL, body, brushed } from "../kit/materials";
import { clip, linear, radial } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { disc, each, group, oval, rect, ring, shape, sheen, tilt, times } from "../kit/shapes";
import { display, knob, lamp, brandMark } from "../kit/parts";
import { type DrawingSet, closeUp } from "../scenes";

function porthole(cx: number, cy: number, r: number, rim: string, tint: string): string {
  const clothes = each(["#d77a61", "#e8d5b7", "#5b8e9b", "#f2f0ea", "#3d5a80", "#e3b04b"], (colour, i) => {
    const [x, y] = [cx - r * 0.4 + (i % 3) * r * 0.4, cy + r * (0.2 + (i % 2) * 0.2)];
    return oval(x, y, r * 0.32, r * 0.22, colour, tilt(i * 40, cx, cy));
  });
  const gloss = `M${cx - r * 0.6} ${cy - r * 0.1} A${r * 0.62} ${r * 0.62} 0 0 1 ${cx + r * 0.25} ${cy - r * 0.57} A${r * 0.9} ${r * 0.9} 0 0 0 ${cx - r * 0.6} ${cy - r * 0.1}Z`;
  return (
    disc(cx, cy, r * 1.08, linear([lite(rim, 0.7), rim, dim(rim, 0.5), lite(rim, 0.3)], 50)) +
    disc(cx, cy, r * 0.94, linear([dim(rim, 0.5), lite(rim, 0.2)], 50)) +
    disc(cx, cy, r * 0.8, radial(["#3d474f", [0.7, "#1a2026"], "#07090b"])) +
    times(4, (i) =>
      ring(cx, cy, r * (0.3 + i * 0.12), "#a9b4bb", 1.5, 'opacity=".3" stroke-dasharray="3 9"'),
    ) +
    group(clothes, `opacity=".8" ${clip(disc(cx, cy, r * 0.74, "#000"))}`) +
    disc(cx, cy, r * 0.8, radial([`${tint}/0.05`, [0.8, `${tint}/0.25`], "#000000/0.6"])) +
    shape(gloss, linear(["#ffffff/0.6", "#ffffff/0.1"], 30))
  );
}

/** A front-loading washer with a porthole. */
export function washer(v: Variant): string {
  const [x, y, w, h] = [215, 150, 530, 645];
  const colour = pick(v, "#eef0f1", "#454b52", "#aebcb4");
  const rim = pick(v, "#b9bfc4", "#8b9299", "#8a968f");
  const u = w / 400;
  return (
    rect(x + 24 * u, y + h - 4, 50 * u, 16, 4, "#17181a") +
    rect(x + w - 74 * u, y + h - 4, 50 * u, 16, 4, "#17181a") +
    body(x, y, w, h, 16 * u, colour, brushed(colour, 0.07)) +
    rect(x + 4, y + 92 * u, w - 8, 3, 0, dim(colour, 0.3)) +
    rect(x + 18 * u, y + 20 * u, 100 * u, 56 * u, 6, linear([lite(colour, 0.15), dim(colour, 0.1)])) +
    knob(x + 176 * u, y + 48 * u, 28 * u, rim) +
    display(x + 226 * u, y + 24 * u, 150 * u, 48 * u, pick(v, "0:45", "1:12", "0:58")) +
    porthole(x + w / 2, y + h * 0.575, 138 * u, rim, "#9fd0ff") +
    rect(x + 18 * u, y + h - 56 * u, 84 * u, 38 * u, 5, dim(colour, 0.07)) +
    brandMark(x + w * 0.5, y + h - 26 * u, 9 * u, dim(colour, 0.45))
  );
}

/** A top-loading washer with controls behind the lid. */
function topLoader(v: Variant): string {
  const colour = pick(v, "#eceae6", "#5a6068", "#c3c8cc");
  const panel = pick(v, "#3b4147", "#24282c", "#33383d");
  const shine = pick(v, "#ffffff/0.6", "#ffffff/0.14", "#ffffff/0.4");
  return (
    each([250, 650], (x) => rect(x, 785, 60, 16, 4, "#17181a")) +
    body(225, 330, 510, 460, 14, colour, brushed(colour, 0.06)) +
    shape("M225 344 L275 232 H685 L735 344Z", linear([dim(colour, 0.12), lite(colour, 0.5)])) +
    shape("M276 326 L312 250 H648 L684 326Z", linear(["#2a3036", "#5b656e"])) +
    sheen("M300 322 L330 256 H480 L420 322Z", 0.2) +
    body(268, 132, 424, 106, 18, panel) +
    display(430, 158, 180, 52, pick(v, "0:52", "0:34", "1:06")) +
    knob(340, 186, 34, "#c5cacf") +
    times(2, (i) => disc(640 + i * 28, 186, 9, "#9aa1a8")) +
    shape("M226 346 H734 V352 H226Z", dim(colour, 0.25)) +
    brandMark(480, 744, 14, dim(colour, 0.35)) +
    rect(250, 372, 70, 400, 10, linear([shine, "#ffffff/0.02"]))
  );
}

/** A dryer: a wide dark door, a center knob, and vent slits. */
function dryer(v: Variant): string {
  const colour = pick(v, "#f1f2f2", "#454b52", "#cdbfa9");
  const rim = pick(v, "#c4c9cd", "#8b9299", "#a39680");
  const gloss = "M338 470 C338 400 380 360 450 352 C400 384 366 420 338 470Z";
  return (
    each([247, 647], (x) => rect(x, 791, 66, 16, 4, "#17181a")) +
    body(215, 150, 530, 645, 20, colour, brushed(colour, 0.07)) +
    rect(219, 276, 522, 4, 0, dim(colour, 0.3)) +
    knob(480, 213, 42, rim, 20) +
    display(262, 182, 150, 62, pick(v, "1:04", "0:38", "0:55")) +
    each([578, 618, 658, 698], (x) => disc(x, 213, 11, dim(colour, 0.3)) + disc(x, 211, 9, lite(rim, 0.4))) +
    body(290, 312, 380, 380, 120, rim, linear([lite(rim, 0.6), rim, dim(rim, 0.4), lite(rim, 0.3)], 50)) +
    rect(306, 328, 348, 348, 106, linear([dim(rim, 0.45), lite(rim, 0.15)], 50)) +
    rect(316, 338, 328, 328, 98, linear(["#3a434a", [0.5, "#14181c"], "#22292f"], 40)) +
    shape(gloss, linear(["#ffffff/0.55", "#ffffff/0.05"], 30)) +
    rect(612, 440, 30, 124, 15, linear([dim(rim, 0.5), lite(rim, 0.5)], 0)) +
    times(14, (i) => rect(392 + i * 13, 722, 6, 34, 3, dim(colour, 0.4))) +
    brandMark(250, 760, 12, dim(colour, 0.45))
  );
}

/** Washers and dryers that do not look like front loaders. */
export const LAUNDRY_PICTURES: DrawingSet = {
  "top-loaders": { draw: topLoader, ground: 800, spread: 320, detail: closeUp(1.55, 470, 400, -5) },
  dryers: { draw: dryer, ground: 800, spread: 320, detail: closeUp(1.5, 500, 400, 5) },
};

function dishRack(y: number, plates: boolean): string {
  const wires =
    times(23, (i) => rect(256 + i * 20, y, 3, 60, 1, "#c9ced2")) +
    rect(250, y + 54, 460, 6, 3, "#dfe3e6") +
    rect(250, y + 4, 460, 4, 2, "#b4babf");
  const load = plates
    ? times(8, (i) => oval(290 + i * 50, y + 4, 13, 58, linear(["#ffffff", "#cfd6da", "#f5f7f8"], 0)))
    : times(
        5,
        (i) =>
          shape(
            `M${275 + i * 86} ${y - 46} h58 l-7 92 h-44Z`,
            linear(["#e8f6fb/0.85", "#a9c9d6/0.55", "#ffffff/0.8"], 0),
          ) + oval(304 + i * 86, y - 46, 29, 6, "none", 'stroke="#ffffff" stroke-width="2"'),
      );
  return load + wires;
}

/** A dishwasher, open with its racks or closed. */
export function dishwasher(v: Variant): string {
  const colour = pick(v, STEEL, "#f1f1ef", "#3a3f45");
  const feet = rect(240, 792, 480, 12, 2, "#17181a");
  if (v.form === 1) {
    return (
      feet +
      body(215, 150, 530, 645, 12, colour, brushed(colour, 0.06)) +
      rect(215, 150, 530, 92, 12, linear(["#dfe2e3", "#c3c8cb"])) +
      display(560, 170, 150, 52, "1:35") +
      times(4, (i) => disc(300 + i * 56, 196, 13, linear(["#ffffff", "#a9afb4"]))) +
      rect(330, 262, 300, 34, 17, linear(["#7d848a", "#d9dcde"])) +
      rect(222, 742, 516, 4, 0, "#b8bdc0") +
      brandMark(480, 700, 13, "#9aa0a5") +
      rect(250, 310, 80, 420, 10, linear(["#ffffff/0.7", "#ffffff/0.06"]))
    );
  }
  const cave =
    rect(232, 166, 496, 470, 8, linear(["#5a6269", "#9ba4ab", "#3a4147"])) +
    rect(232, 166, 496, 60, 8, "#000000", 'opacity=".35"');
  const lid =
    shape("M215 640 H745 L800 780 Q800 800 780 800 H180 Q160 800 160 780Z", brushed(lite(colour, 0.1), 0.1)) +
    shape("M262 652 H698 L736 762 H224Z", linear([dim(colour, 0.3), lite(colour, 0.3)])) +
    rect(160, 780, 640, 20, 8, linear([lite(colour, 0.6), dim(colour, 0.4)])) +
    rect(430, 690, 100, 34, 8, dim(colour, 0.3));
  return (
    feet +
    body(215, 130, 530, 530, 10, colour) +
    rect(224, 140, 512, 22, 4, "#202327") +
    lamp(700, 151, 4, "#7fe0ff") +
    cave +
    dishRack(330, false) +
    dishRack(520, true) +
    lid
  );
}
