/** Brand marks of the demo makers: a sign in a color. Every maker has a unique mark. */
import type { DemoBrand } from "../demo-brands";
import { dim, lite } from "./kit/colours";
import { linear, svgDocument } from "./kit/paint";
import { disc, group, rect, ring, shape, times } from "./kit/shapes";
import { CANVAS } from "./kit/variants";

const COLOURS = [
  "#0e4a50",
  "#7a3b2e",
  "#34507a",
  "#5b6b2f",
  "#6a3a63",
  "#8a5a12",
  "#2f6b57",
  "#454b54",
] as const;
const PAPER = "#fbf8f3";

/** Signs around the center of the canvas, within a radius of 300 units. */
const SIGNS: readonly ((colour: string) => string)[] = [
  (colour) => ring(0, 0, 210, colour, 60) + disc(0, 0, 84, lite(colour, 0.35)),
  (colour) => times(3, (i) => rect(-250 + i * 175, -60 - i * 95, 120, 300 + i * 95, 60, colour)),
  (colour) => shape("M0 -270 L250 150 H-250Z", colour) + disc(0, 20, 76, PAPER),
  (colour) =>
    times(4, (i) => group(rect(-62, -280, 124, 250, 62, colour), `transform="rotate(${45 + i * 90})"`)),
  (colour) => shape("M-260 60 Q-130 -240 0 0 T260 -60 V120 Q130 360 0 120 T-260 180Z", colour),
  (colour) => shape("M0 -280 L240 -140 V140 L0 280 L-240 140 V-140Z", colour) + ring(0, 0, 110, PAPER, 44),
  (colour) => rect(-240, -240, 480, 480, 120, colour) + rect(-90, -90, 180, 180, 50, PAPER),
  (colour) => disc(-110, 0, 170, colour) + disc(120, 0, 150, lite(colour, 0.45)),
  (colour) =>
    shape("M-250 -230 H-60 L250 230 H60Z", colour) + shape("M60 -230 H250 L150 -80 H-40Z", lite(colour, 0.4)),
];

/** The sign alone, around 0. @param position of the maker in the list */
export function brandSign(position: number): string {
  return SIGNS[position % SIGNS.length]!(COLOURS[position % COLOURS.length]!);
}

/** @param position of the maker in the list */
export function drawBrandMark(position: number): string {
  const colour = COLOURS[position % COLOURS.length]!;
  // After all color and sign combinations are used, they repeat on a tinted background.
  const paper = position < COLOURS.length * SIGNS.length ? PAPER : lite(colour, 0.82);
  const ground = rect(0, 0, CANVAS, CANVAS, 0, linear([paper, dim(paper, 0.04)]));
  return svgDocument(ground + group(brandSign(position), 'transform="translate(480 480)"'), CANVAS, CANVAS);
}

/** Media path of a brand mark. */
export function brandMarkOf({ id }: Pick<DemoBrand, "id">): string {
  return `demo/brands/${id}`;
}
