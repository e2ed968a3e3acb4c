/** Hi-fi: what stands on a shelf. */
import { dim, lite } from "../kit/colours";
import { ball, body, brushed, cylinder, lit, tube } from "../kit/materials";
import { type Pen, type Variant, pick } from "../kit/pen";
import { at, disc, oval, rect, ring, shape, stroke, times } from "../kit/shapes";
import { digits, driver, knob, lamp, mark, slots } from "../kit/parts";

export function bookshelf(pen: Pen, v: Variant): string {
  const wood = pick(v, "#8a5a38", "#26282c", "#e6e4df");
  const cone = pick(v, "#2b2d31", "#c9a14a", "#3a3e44");
  const one = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      shape("M300 0 L350 -26 V470 L300 500Z", pen.linear([dim(wood, 0.25), dim(wood, 0.55)], 0)) +
        shape("M0 0 L56 -26 H350 L300 0Z", lite(wood, 0.3)) +
        body(pen, 0, 0, 300, 500, 6, wood, lit(pen, wood, 0.15)) +
        rect(14, 14, 272, 472, 8, v === 0 ? "#1d1f22" : dim(wood, 0.06)) +
        driver(pen, 150, 350, 116, cone) +
        disc(150, 132, 76, pen.linear(["#6d747b", "#1d1f23"], 60)) +
        disc(150, 132, 64, "#141517") +
        disc(150, 132, 30, ball(pen, v === 0 ? "#c9b07a" : "#b9bec4", 0.5)) +
        mark(150, 476, 9, "#b9bec4"),
      `scale(${s})`,
    );
  return one(150, 250, 1) + one(520, 320, 0.95);
}

export function receiver(pen: Pen, v: Variant): string {
  const c = pick(v, "#26292d", "#c9ccd0", "#e1d6c2");
  const k = pick(v, "#3a3e44", "#e2e4e6", "#b9a27a");
  const feet = [180, 700].map((x) => rect(x, 676, 84, 26, 6, "#131416")).join("");
  const top =
    shape("M110 400 L160 340 H800 L850 400Z", lit(pen, lite(c, 0.1))) +
    slots(230, 352, 500, 38, 26, dim(c, 0.6));
  const face = body(pen, 100, 396, 760, 286, 10, c, brushed(pen, c, 0.12));
  if (v === 2) {
    const meter = (x: number): string =>
      rect(x, 430, 190, 116, 8, "#17181a") +
      rect(x + 6, 436, 178, 104, 5, pen.linear(["#ffe9b8", "#f3c46b"])) +
      stroke(`M${x + 24} 500 Q${x + 95} 430 ${x + 166} 500`, "#3b2a17", 3) +
      stroke(`M${x + 95} 540 L${x + 56} 462`, "#b8332a", 3) +
      rect(x + 6, 436, 178, 40, 5, "#ffffff", 'opacity=".3"');
    return (
      feet +
      top +
      face +
      meter(270) +
      meter(490) +
      knob(pen, 180, 520, 56, k, 30) +
      knob(pen, 780, 520, 56, k, -40) +
      times(6, (i) => knob(pen, 300 + i * 72, 618, 22, k, i * 30 - 60))
    );
  }
  return (
    feet +
    top +
    face +
    rect(120, 416, 720, 130, 8, pen.linear(["#0b0c0e", "#1a1d21"])) +
    digits("98:5", 400, 452, 50, "#8fe3ff") +
    times(9, (i) =>
      rect(300 + i * 10, 510 - ((i * 5) % 7) * 6, 6, 10 + ((i * 5) % 7) * 6, 1, "#8fe3ff", 'opacity=".7"'),
    ) +
    knob(pen, 200, 546, 72, k, -50) +
    knob(pen, 760, 546, 72, k, 40) +
    times(7, (i) => rect(310 + i * 50, 590, 36, 16, 5, pen.linear([lite(k, 0.3), dim(k, 0.3)]))) +
    ring(330, 644, 14, "#8d9399", 5) +
    mark(480, 648, 14, "#9aa0a6") +
    lamp(pen, 640, 644, 4, "#6fd6ff")
  );
}

export function turntable(pen: Pen, v: Variant): string {
  const base = pick(v, "#8f6040", "#202327", "#e9e7e2");
  const label = pick(v, "#c9542f", "#2f8f88", "#d7a64f");
  return (
    shape(
      "M210 420 L230 190 H730 L750 420Z",
      pen.linear(["#b9d3da/0.5", "#e6f1f4/0.25"]),
      'stroke="#93aab2" stroke-width="4" stroke-opacity=".7"',
    ) +
    shape("M120 690 H840 L822 770 H138Z", pen.linear([base, dim(base, 0.45)])) +
    rect(160, 764, 90, 32, 12, cylinder(pen, "#3a3e43")) +
    rect(710, 764, 90, 32, 12, cylinder(pen, "#3a3e43")) +
    shape("M210 420 H750 L840 692 H120Z", pen.linear([lite(base, 0.22), base, lite(base, 0.08)], 30)) +
    oval(440, 566, 268, 118, dim("#8d9399", 0.3)) +
    oval(440, 556, 268, 118, brushed(pen, "#b9bec4")) +
    oval(440, 550, 254, 110, "#101113") +
    times(9, (i) =>
      oval(
        440,
        550,
        244 - i * 17,
        105 - i * 7.3,
        "none",
        `stroke="#3a3d42" stroke-width="1.5" opacity="${i % 3 ? 0.5 : 0.9}"`,
      ),
    ) +
    shape(
      "M440 550 L250 480 Q330 446 420 441Z M440 550 L630 620 Q560 654 460 660Z",
      "#ffffff",
      'opacity=".13"',
    ) +
    oval(440, 550, 82, 35, label) +
    oval(440, 550, 58, 24, lite(label, 0.3)) +
    oval(440, 548, 7, 4, "#e6e9eb") +
    oval(744, 474, 44, 22, pen.linear(["#d9dcdf", "#6d747b"])) +
    tube("M744 466 C760 560 700 600 612 604", 11, "#c9cdd1") +
    rect(578, 590, 48, 26, 5, "#1d1f22", 'transform="rotate(-8 600 600)"') +
    rect(726, 424, 34, 34, 8, cylinder(pen, "#4a4f55")) +
    oval(190, 660, 30, 13, pen.linear(["#e6e9eb", "#7c838a"])) +
    rect(770, 590, 12, 70, 5, "#17181a", 'transform="rotate(-16 776 620)"')
  );
}
