/** Health & Fitness: wearables, massage and care, and the drawings of the whole department. */
import { dim, lite } from "../kit/colours";
import { ball, body, brushed, cylinder, lit, roller, shade, tube } from "../kit/materials";
import { blur, linear, pattern } from "../kit/paint";
import { type Variant, perVariant, pick } from "../kit/variants";
import { at, disc, each, group, oval, rect, ring, shape, sheen, stroke, tilt, times } from "../kit/shapes";
import { digits, lamp, brandMark, slots } from "../kit/parts";
import { screen } from "../kit/screens";
import { bike, rower, treadmill } from "./gym";
import { type DrawingSet, closeUp } from "../scenes";

function watchFace(w: number, h: number, v: Variant): string {
  const rings = each(
    ["#ff5d6c", "#9dff5a", "#38d6ff"],
    (c, i) =>
      ring(w / 2, h * 0.62, 62 - i * 18, dim(c, 0.7), 13) +
      `<circle cx="${w / 2}" cy="${h * 0.62}" r="${62 - i * 18}" fill="none" stroke="${c}" stroke-width="13" stroke-linecap="round" stroke-dasharray="${(62 - i * 18) * (4.6 - i * 0.9)} 600" transform="rotate(-90 ${w / 2} ${h * 0.62})"/>`,
  );
  return v.form === 2
    ? screen(0, 0, w, h, w * 0.2, "orb") +
        digits("10:09", w / 2 - 88, h * 0.4, 52, "#ffffff") +
        rect(w * 0.3, h * 0.66, w * 0.4, 10, 5, "#ffffff", 'opacity=".7"')
    : digits("10:09", w / 2 - 70, h * 0.16, 42, "#ffffff") + rings;
}

function strap(x: number, w: number, top: number, bottom: number, c: string): string {
  const band = (y: number, h: number, up: boolean): string =>
    shape(
      up
        ? `M${x} ${y + h} Q${x + 6} ${y + h * 0.5} ${x + w * 0.14} ${y} H${x + w * 0.86} Q${x + w - 6} ${y + h * 0.5} ${x + w} ${y + h}Z`
        : `M${x} ${y} Q${x + 6} ${y + h * 0.5} ${x + w * 0.16} ${y + h} H${x + w * 0.84} Q${x + w - 6} ${y + h * 0.5} ${x + w} ${y}Z`,
      cylinder(c, 0.25),
    );
  return (
    band(90, top - 90, true) +
    band(bottom, 800 - bottom, false) +
    times(5, (i) => oval(x + w / 2, 700 + i * 20, 8, 5, dim(c, 0.6)))
  );
}

function smartwatch(v: Variant): string {
  const c = pick(v, "#b9bec3", "#2b2e33", "#d9b89a");
  const band = pick(v, "#2f5f66", "#8a5a38", "#f1eae2");
  if (v.form === 1) {
    const ticks = times(12, (i) => rect(477, 290, 6, i % 3 ? 14 : 26, 3, "#e9e2d0", tilt(i * 30, 480, 450)));
    return (
      strap(360, 240, 320, 580, band) +
      disc(480, 450, 206, linear(["#6d747b", "#17181b", "#43474d"], 50)) +
      rect(680, 424, 26, 52, 8, cylinder("#4a4e54")) +
      disc(480, 450, 186, "#0b0c0e") +
      ring(480, 450, 180, "#4a4f55", 3) +
      ticks +
      disc(480, 530, 44, "#16181b") +
      ring(480, 530, 40, "#d7a64f", 4, 'stroke-dasharray="150 200"') +
      rect(474, 330, 12, 124, 6, "#ffffff", tilt(-52, 480, 450)) +
      rect(475, 300, 10, 154, 5, "#ffffff", tilt(54, 480, 450)) +
      rect(478, 300, 4, 190, 2, "#e0694a", tilt(190, 480, 450)) +
      disc(480, 450, 9, "#e0694a") +
      sheen("M330 360 A180 180 0 0 1 560 290 A260 260 0 0 0 330 360Z", 0.14)
    );
  }
  return (
    strap(350, 260, 280, 620, band) +
    rect(664, 390, 22, 66, 10, cylinder(c)) +
    rect(664, 490, 8, 70, 4, dim(c, 0.3)) +
    body(300, 250, 366, 400, 104, c, brushed(c, 0.2)) +
    rect(316, 266, 334, 368, 90, "#050607") +
    at(330, 280, watchFace(306, 340, v)) +
    sheen("M330 330 Q340 280 400 276 H560 Q400 330 336 470Z", 0.12)
  );
}

function tracker(v: Variant): string {
  const band = pick(v, "#33383e", "#c0605a", "#4f7f8f");
  const slim =
    rect(392, 70, 176, 730, 84, cylinder(band, 0.25)) +
    times(6, (i) => oval(480, 660 + i * 20, 7, 5, dim(band, 0.6)));
  const [x, y, w, h] = v.form === 1 ? [404, 270, 152, 330] : [384, 280, 192, 330];
  const pill =
    body(x, y, w, h, v.form === 2 ? 40 : 70, "#2b2e33") +
    rect(x + 8, y + 8, w - 16, h - 16, v.form === 2 ? 34 : 62, "#050607");
  const face =
    digits("10", x + w / 2 - 34, y + 44, 46, "#ffffff") +
    digits("42", x + w / 2 - 34, y + 106, 46, "#ffffff") +
    stroke(`M${x + 26} ${y + 210} h${w * 0.16} l14 -34 l18 62 l16 -40 l8 12 h${w * 0.2}`, "#ff5d6c", 6) +
    digits("72", x + w / 2 - 22, y + 262, 28, "#9fe8ff");
  const buckle = rect(404, 130, 152, 34, 8, "none", 'stroke="#b9bec3" stroke-width="7"');
  const gloss = `M${x + 14} ${y + 70} Q${x + 16} ${y + 14} ${x + w * 0.5} ${y + 12} Q${x + w * 0.3} ${y + 60} ${x + 24} ${y + 150}Z`;
  return slim + (v.form === 0 ? buckle : "") + pill + face + sheen(gloss, 0.16);
}

function massage(v: Variant): string {
  if (v.form === 2) {
    const c = "#e9e4db";
    const cushion =
      "M170 640 C170 480 260 420 380 410 H590 C720 420 800 500 800 640 V700 Q800 780 720 780 H250 Q170 780 170 700Z";
    return (
      shape(cushion, shade(c, 0.6, 0.3)) +
      each([350, 620], (x) => oval(x, 590, 118, 130, linear(["#33383e", "#6b7279"]))) +
      each([306, 394, 576, 664], (x) => times(3, (i) => disc(x, 520 + i * 64, 21, ball("#8f6f8f")))) +
      body(400, 440, 170, 46, 20, "#26292d") +
      times(3, (i) => lamp(450 + i * 36, 463, 5, "#9fe8ff")) +
      brandMark(485, 742, 20, "#a39a8b")
    );
  }
  const c = pick(v, "#2f353b", "#d9d4cc", "#e9e4db");
  const head =
    v.form === 0
      ? disc(158, 330, 78, ball("#3b3e44", 0.35))
      : shape("M80 290 Q110 300 200 312 V352 Q110 360 80 372 Q60 330 80 290Z", lit("#4a4e54"));
  const barrel = "M310 236 H640 Q740 240 750 330 Q744 420 650 428 H310 Q290 330 310 236Z";
  const grip = "M500 420 H640 L680 740 Q680 790 630 790 H560 Q510 790 508 740Z";
  return (
    head +
    rect(210, 300, 120, 60, 10, roller("#b9bec3")) +
    shape(barrel, shade(c, 0.5, 0.45, 90, 0.4)) +
    rect(330, 250, 300, 16, 8, "#ffffff", 'opacity=".25"') +
    disc(690, 332, 60, lit(dim(c, 0.25))) +
    ring(690, 332, 44, "#38d6ff", 6, 'stroke-dasharray="180 300"') +
    digits("30", 668, 320, 24, "#ffffff") +
    shape(grip, linear([lite("#26292d", 0.2), "#17181a", lite("#26292d", 0.12)], 0)) +
    times(8, (i) => rect(524 + i * 1.5, 500 + i * 30, 124, 9, 4, "#3a3e44")) +
    brandMark(440, 336, 26, lite(c, 0.4)) +
    slots(330, 390, 120, 14, 8, dim(c, 0.5))
  );
}

function toothbrush(): string {
  const brush = (x: number, c: string, turn: number): string =>
    group(
      rect(-46, -90, 92, 470, 44, cylinder(c, 0.22)) +
        shape("M-34 -80 Q-14 -120 -12 -180 H12 Q14 -120 34 -80Z", cylinder(c, 0.2)) +
        rect(-9, -380, 18, 220, 8, cylinder("#f4f4f2", 0.2)) +
        rect(-24, -440, 50, 100, 18, lit("#ffffff", 0.1)) +
        times(5, (i) => rect(20, -434 + i * 18, 40, 12, 3, i % 2 ? "#6fb8d9" : "#ffffff")) +
        disc(0, -10, 20, linear([dim(c, 0.2), lite(c, 0.3)])) +
        times(3, (i) => lamp(0, 50 + i * 26, 4, "#7fe0ff")) +
        brandMark(0, 300, 10, dim(c, 0.4)),
      `transform="translate(${x} 438) rotate(${turn}) scale(.86)"`,
    );
  return (
    brush(600, "#2b2e33", 9) +
    brush(400, "#eef0f0", -4) +
    oval(410, 770, 118, 28, lit("#ffffff", 0.1)) +
    oval(560, 776, 118, 24, lit("#33373c", 0.1))
  );
}

function shaver(): string {
  const head = (x: number, y: number): string =>
    disc(x, y, 80, linear(["#8d9399", "#2b2e33"], 60)) +
    disc(x, y, 64, linear(["#e9ecee", "#9aa1a7"], 60)) +
    ring(x, y, 46, "#6d747b", 12, 'stroke-dasharray="4 4"') +
    disc(x, y, 26, linear(["#3f7f9f", "#1b3a4a"]));
  const grip = "M380 360 Q370 560 400 740 Q410 796 480 796 Q550 796 560 740 Q590 560 580 360Z";
  return (
    shape(grip, cylinder("#26333d", 0.4)) +
    shape("M420 420 Q414 600 440 740 H520 Q546 600 540 420Z", linear(["#4a5b66", "#1b262d"])) +
    rect(440, 330, 80, 50, 10, cylinder("#b9bec3")) +
    shape("M330 240 Q480 180 630 240 L580 350 Q480 380 380 350Z", lit("#33404a")) +
    head(390, 210) +
    head(570, 210) +
    head(480, 300) +
    disc(480, 480, 30, linear(["#d9dcde", "#7c838a"])) +
    digits("85", 458, 600, 28, "#9fe8ff") +
    brandMark(480, 690, 15, "#9fb3bf")
  );
}

function hairDryer(): string {
  const c = "#7a3f63";
  const grip = "M500 440 L560 740 Q566 790 610 790 Q660 786 652 736 L620 430Z";
  return (
    tube("M600 730 C640 800 760 790 860 770", 14, "#26292d") +
    shape(grip, linear([lite("#33373c", 0.3), "#26292d", "#131416"], 0)) +
    each(["#c9cdd0", "#5b6067", "#5b6067"], (paint, i) =>
      rect(560 + i * 9, 520 + i * 46, 30, 24, 8, paint, tilt(-9, 570 + i * 9, 530 + i * 46)),
    ) +
    rect(280, 210, 450, 260, 120, roller(c, 0.42)) +
    shape("M330 236 Q270 240 270 340 Q270 440 330 444Z", lit("#b9bec3")) +
    shape("M280 260 L150 230 Q136 340 150 450 L280 420Z", roller("#26292d", 0.3)) +
    oval(150, 340, 16, 110, "#0b0c0d") +
    oval(700, 340, 46, 118, lit("#b9bec3")) +
    oval(706, 340, 34, 96, pattern(11, 11, disc(5.5, 5.5, 3.2, "#17181a"))) +
    stroke("M350 250 Q500 232 650 256", "#ffffff", 12, `opacity=".4" ${blur(4)}`) +
    brandMark(480, 370, 30, "#f1dfe9")
  );
}

const personalCare = perVariant(toothbrush, shaver, hairDryer);

export const HEALTH_PICTURES: DrawingSet = {
  smartwatches: {
    draw: smartwatch,
    ground: 800,
    spread: 170,
    carton: "tall",
    detail: closeUp(1.6, 480, 440, -18),
  },
  "fitness-trackers": {
    draw: tracker,
    ground: 800,
    spread: 120,
    carton: "tall",
    detail: closeUp(1.6, 480, 440, 24),
  },
  treadmills: {
    draw: treadmill,
    ground: 796,
    spread: 370,
    carton: "tall",
    detail: closeUp(1.6, 660, 300, -6),
  },
  "exercise-bikes": {
    draw: bike,
    ground: 796,
    spread: 310,
    carton: "tall",
    detail: closeUp(1.5, 420, 560, -6),
  },
  "rowing-machines": {
    draw: rower,
    ground: 790,
    spread: 390,
    carton: "flat",
    detail: closeUp(1.6, 330, 480, -6),
  },
  "massage-recovery": { draw: massage, ground: 792, spread: 270, detail: closeUp(1.25, 480, 500, -12) },
  "personal-care": {
    draw: personalCare,
    ground: 794,
    spread: 210,
    carton: "tall",
    detail: closeUp(1.4, 480, 380, -14),
  },
};
