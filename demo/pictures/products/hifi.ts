/** Hi-fi: what stands on a shelf. */
import { dim, lite } from "../kit/colours";
import { ball, body, brushed, cylinder, lit, tube } from "../kit/materials";
import { linear } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { disc, each, group, oval, rect, ring, shape, sheen, stroke, tilt, times } from "../kit/shapes";
import { digits, driver, knob, lamp, mark, slots } from "../kit/parts";

export function bookshelf(v: Variant): string {
  const wood = pick(v, "#8a5a38", "#26282c", "#e6e4df");
  const cone = pick(v, "#2b2d31", "#c9a14a", "#3a3e44");
  const one = (x: number, y: number, s: number): string =>
    group(
      shape("M300 0 L350 -26 V470 L300 500Z", linear([dim(wood, 0.25), dim(wood, 0.55)], 0)) +
        shape("M0 0 L56 -26 H350 L300 0Z", lite(wood, 0.3)) +
        body(0, 0, 300, 500, 6, wood, lit(wood, 0.15)) +
        rect(14, 14, 272, 472, 8, v === 0 ? "#1d1f22" : dim(wood, 0.06)) +
        driver(150, 350, 116, cone) +
        disc(150, 132, 76, linear(["#6d747b", "#1d1f23"], 60)) +
        disc(150, 132, 64, "#141517") +
        disc(150, 132, 30, ball(v === 0 ? "#c9b07a" : "#b9bec4", 0.5)) +
        mark(150, 476, 9, "#b9bec4"),
      `transform="translate(${x} ${y}) scale(${s})"`,
    );
  return one(150, 250, 1) + one(520, 320, 0.95);
}

export function receiver(v: Variant): string {
  const c = pick(v, "#26292d", "#c9ccd0", "#e1d6c2");
  const k = pick(v, "#3a3e44", "#e2e4e6", "#b9a27a");
  const feet = each([180, 700], (x) => rect(x, 676, 84, 26, 6, "#131416"));
  const top =
    shape("M110 400 L160 340 H800 L850 400Z", lit(lite(c, 0.1))) + slots(230, 352, 500, 38, 26, dim(c, 0.6));
  const face = body(100, 396, 760, 286, 10, c, brushed(c, 0.12));
  if (v === 2) {
    const meter = (x: number): string =>
      rect(x, 430, 190, 116, 8, "#17181a") +
      rect(x + 6, 436, 178, 104, 5, linear(["#ffe9b8", "#f3c46b"])) +
      stroke(`M${x + 24} 500 Q${x + 95} 430 ${x + 166} 500`, "#3b2a17", 3) +
      stroke(`M${x + 95} 540 L${x + 56} 462`, "#b8332a", 3) +
      rect(x + 6, 436, 178, 40, 5, "#ffffff", 'opacity=".3"');
    return (
      feet +
      top +
      face +
      each([270, 490], meter) +
      knob(180, 520, 56, k, 30) +
      knob(780, 520, 56, k, -40) +
      times(6, (i) => knob(300 + i * 72, 618, 22, k, i * 30 - 60))
    );
  }
  return (
    feet +
    top +
    face +
    rect(120, 416, 720, 130, 8, linear(["#0b0c0e", "#1a1d21"])) +
    digits("98:5", 400, 452, 50, "#8fe3ff") +
    times(9, (i) =>
      rect(300 + i * 10, 510 - ((i * 5) % 7) * 6, 6, 10 + ((i * 5) % 7) * 6, 1, "#8fe3ff", 'opacity=".7"'),
    ) +
    knob(200, 546, 72, k, -50) +
    knob(760, 546, 72, k, 40) +
    times(7, (i) => rect(310 + i * 50, 590, 36, 16, 5, linear([lite(k, 0.3), dim(k, 0.3)]))) +
    ring(330, 644, 14, "#8d9399", 5) +
    mark(480, 648, 14, "#9aa0a6") +
    lamp(640, 644, 4, "#6fd6ff")
  );
}

export function turntable(v: Variant): string {
  const base = pick(v, "#8f6040", "#202327", "#e9e7e2");
  const label = pick(v, "#c9542f", "#2f8f88", "#d7a64f");
  return (
    shape(
      "M210 420 L230 190 H730 L750 420Z",
      linear(["#b9d3da/0.5", "#e6f1f4/0.25"]),
      'stroke="#93aab2" stroke-width="4" stroke-opacity=".7"',
    ) +
    shape("M120 690 H840 L822 770 H138Z", linear([base, dim(base, 0.45)])) +
    each([160, 710], (x) => rect(x, 764, 90, 32, 12, cylinder("#3a3e43"))) +
    shape("M210 420 H750 L840 692 H120Z", linear([lite(base, 0.22), base, lite(base, 0.08)], 30)) +
    oval(440, 566, 268, 118, dim("#8d9399", 0.3)) +
    oval(440, 556, 268, 118, brushed("#b9bec4")) +
    oval(440, 550, 254, 110, "#101113") +
    times(9, (i) => {
      const groove = `stroke="#3a3d42" stroke-width="1.5" opacity="${i % 3 ? 0.5 : 0.9}"`;
      return oval(440, 550, 244 - i * 17, 105 - i * 7.3, "none", groove);
    }) +
    sheen("M440 550 L250 480 Q330 446 420 441Z M440 550 L630 620 Q560 654 460 660Z", 0.13) +
    oval(440, 550, 82, 35, label) +
    oval(440, 550, 58, 24, lite(label, 0.3)) +
    oval(440, 548, 7, 4, "#e6e9eb") +
    oval(744, 474, 44, 22, linear(["#d9dcdf", "#6d747b"])) +
    tube("M744 466 C760 560 700 600 612 604", 11, "#c9cdd1") +
    rect(578, 590, 48, 26, 5, "#1d1f22", tilt(-8, 600, 600)) +
    rect(726, 424, 34, 34, 8, cylinder("#4a4f55")) +
    oval(190, 660, 30, 13, linear(["#e6e9eb", "#7c838a"])) +
    rect(770, 590, 12, 70, 5, "#17181a", tilt(-16, 776, 620))
  );
}
