/** Video Games & Toys: drones and toys. */
import { dim, lite } from "../kit/colours";
import { ball, body, cylinder, lit, shade, tube } from "../kit/materials";
import { linear, radial } from "../kit/paint";
import { type Variant, perVariant, pick } from "../kit/variants";
import { disc, each, oval, rect, shape, sheen, stroke, times } from "../kit/shapes";
import { fins, lamp, lens, wheel } from "../kit/parts";

export function drone(v: Variant): string {
  const c = pick(v, "#d9dcdf", "#33373c", "#e8e4dc");
  const accent = pick(v, "#e0694a", "#4dff8f", "#d7a64f");
  const blades = (x: number, y: number, s: number): string =>
    `M${x - 145 * s} ${y - 40 * s} Q${x} ${y - 26 * s} ${x + 145 * s} ${y - 28 * s} Q${x} ${y - 46 * s} ${x - 145 * s} ${y - 40 * s}Z`;
  const rotor = (x: number, y: number, s: number): string =>
    oval(x, y - 34 * s, 150 * s, 24 * s, radial(["#8d9399/0.1", [0.8, "#8d9399/0.3"], "#5b6067/0.45"])) +
    shape(blades(x, y, s), "#2b2e33", 'opacity=".8"') +
    rect(x - 20 * s, y - 34 * s, 40 * s, 62 * s, 10 * s, cylinder("#4a4f55")) +
    lamp(x, y + 32 * s, 5 * s, accent);
  const leg = (x: number, y: number): string => tube(`M${x} ${y} V${y + 90}`, 14, dim(c, 0.2));
  const hull =
    "M350 450 C360 380 420 360 480 360 C540 360 600 380 610 450 C620 520 590 570 480 572 C370 570 340 520 350 450Z";
  return (
    tube("M430 430 L270 380", 32, dim(c, 0.15)) +
    tube("M530 430 L690 380", 32, dim(c, 0.15)) +
    each([250, 710], (x) => rotor(x, 370, 0.8)) +
    each([180, 780], (x) => leg(x, 560)) +
    tube("M400 480 L190 560", 40, c) +
    tube("M560 480 L770 560", 40, c) +
    shape(hull, shade(c, 0.5, 0.4)) +
    sheen("M384 430 C400 390 440 382 480 382 C470 400 430 420 404 480Z", 0.45) +
    rect(440, 400, 80, 8, 4, accent) +
    rect(430, 560, 100, 40, 12, lit("#4a4f55")) +
    body(424, 584, 112, 100, 30, "#2b2e33") +
    lens(480, 634, 42) +
    each([170, 790], (x) => rotor(x, 550, 1.05)) +
    each([404, 556], (x) => disc(x, 500, 11, "#101113"))
  );
}

function toyRobot(): string {
  const block = (x: number, y: number, w: number, h: number, c: string): string =>
    times(Math.floor(w / 60), (i) =>
      rect(x + 14 + i * ((w - 28) / Math.floor(w / 60)) + 6, y - 14, 34, 16, 4, cylinder(lite(c, 0.1), 0.25)),
    ) + body(x, y, w, h, 8, c);
  return (
    each([340, 510], (x) => block(x, 660, 110, 130, "#2f6fb5")) +
    each([240, 640], (x) => block(x, 440, 80, 190, "#e3b04b")) +
    block(330, 420, 300, 240, "#d0523f") +
    block(380, 230, 200, 180, "#f0cf5a") +
    each([435, 525], (x) => disc(x, 310, 30, "#ffffff")) +
    each([440, 520], (x) => disc(x, 314, 15, "#17181b")) +
    stroke("M440 366 Q480 392 520 366", "#7d4a1c", 8) +
    body(400, 480, 160, 100, 12, "#f4f1ea") +
    times(3, (i) => disc(436 + i * 44, 530, 14, ["#5da27a", "#e3b04b", "#4f8fd0"][i] ?? "#ffffff")) +
    tube("M480 214 V170", 12, "#9aa0a6") +
    disc(480, 150, 20, ball("#d0523f"))
  );
}

function toyCar(): string {
  const c = "#e07a2f";
  return (
    tube("M640 470 L760 250", 5, "#4a4f55") +
    disc(760, 246, 9, "#d0523f") +
    fins(250, 560, 460, 80, 4, "#26292d") +
    shape("M140 600 L170 520 L330 490 L430 400 H600 L700 490 L820 520 L830 610 H140Z", shade(c, 0.45, 0.45)) +
    shape("M360 490 L446 420 H510 V490Z M530 490 V420 H588 L660 490Z", linear(["#2b3a48", "#0d1217"])) +
    sheen("M380 480 L440 430 H470 L420 486Z", 0.3) +
    rect(420, 384, 190, 16, 6, "#26292d") +
    times(4, (i) => lamp(446 + i * 46, 380, 9, "#fff1b8")) +
    shape("M150 586 L820 566 V590 L150 606Z", "#f4f1ea", 'opacity=".9"') +
    rect(800, 540, 34, 30, 6, "#fff1b8") +
    rect(130, 560, 24, 30, 5, "#d0523f") +
    each([290, 690], (x) => wheel(x, 660, 126, "#e9ecee", 6))
  );
}

function toyRocket(): string {
  return (
    shape("M380 560 L250 720 V790 L400 700Z M580 560 L710 720 V790 L560 700Z", lit("#d0523f")) +
    shape("M480 90 C620 220 640 480 590 720 H370 C320 480 340 220 480 90Z", cylinder("#f1efea", 0.3)) +
    shape("M480 90 C540 146 574 214 590 290 H370 C386 214 420 146 480 90Z", cylinder("#d0523f", 0.35)) +
    disc(480, 420, 74, linear(["#f6d27a", "#a9772a"])) +
    disc(480, 420, 56, radial(["#bfe6f5", "#2f6f8f"], 0.35, 0.3, 0.8)) +
    oval(458, 396, 16, 10, "#ffffff", 'opacity=".8"') +
    rect(358, 560, 244, 30, 4, cylinder("#2f6f8f", 0.35)) +
    rect(362, 610, 236, 14, 4, cylinder("#e3b04b", 0.35)) +
    rect(392, 716, 176, 44, 10, cylinder("#5b6067")) +
    shape("M410 758 H550 L572 794 H388Z", cylinder("#3a3e44")) +
    rect(466, 600, 28, 190, 10, lit("#d0523f"))
  );
}

export const toy = perVariant(toyRobot, toyCar, toyRocket);
