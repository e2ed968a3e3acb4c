/** Health & Fitness: what is worn, and the whole department. */
import { dim } from "../kit/colours";
import { body, brushed, cylinder } from "../kit/materials";
import { linear } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { at, disc, each, oval, rect, ring, shape, sheen, stroke, tilt, times } from "../kit/shapes";
import { digits } from "../kit/parts";
import { screen } from "../kit/screens";
import { CARE_PICTURES } from "./care";
import { bike, rower, treadmill } from "./gym";
import { type DrawingSet, closeUp, room } from "../scenes";

function watchFace(w: number, h: number, v: Variant): string {
  const rings = each(
    ["#ff5d6c", "#9dff5a", "#38d6ff"],
    (c, i) =>
      ring(w / 2, h * 0.62, 62 - i * 18, dim(c, 0.7), 13) +
      `<circle cx="${w / 2}" cy="${h * 0.62}" r="${62 - i * 18}" fill="none" stroke="${c}" stroke-width="13" stroke-linecap="round" stroke-dasharray="${(62 - i * 18) * (4.6 - i * 0.9)} 600" transform="rotate(-90 ${w / 2} ${h * 0.62})"/>`,
  );
  return v === 2
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
  if (v === 1) {
    const marks = times(12, (i) => rect(477, 290, 6, i % 3 ? 14 : 26, 3, "#e9e2d0", tilt(i * 30, 480, 450)));
    return (
      strap(360, 240, 320, 580, band) +
      disc(480, 450, 206, linear(["#6d747b", "#17181b", "#43474d"], 50)) +
      rect(680, 424, 26, 52, 8, cylinder("#4a4e54")) +
      disc(480, 450, 186, "#0b0c0e") +
      ring(480, 450, 180, "#4a4f55", 3) +
      marks +
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
  const [x, y, w, h] = v === 1 ? [404, 270, 152, 330] : [384, 280, 192, 330];
  const pill =
    body(x, y, w, h, v === 2 ? 40 : 70, "#2b2e33") +
    rect(x + 8, y + 8, w - 16, h - 16, v === 2 ? 34 : 62, "#050607");
  const face =
    digits("10", x + w / 2 - 34, y + 44, 46, "#ffffff") +
    digits("42", x + w / 2 - 34, y + 106, 46, "#ffffff") +
    stroke(`M${x + 26} ${y + 210} h${w * 0.16} l14 -34 l18 62 l16 -40 l8 12 h${w * 0.2}`, "#ff5d6c", 6) +
    digits("72", x + w / 2 - 22, y + 262, 28, "#9fe8ff");
  const buckle = rect(404, 130, 152, 34, 8, "none", 'stroke="#b9bec3" stroke-width="7"');
  return (
    slim +
    (v === 0 ? buckle : "") +
    pill +
    face +
    sheen(
      `M${x + 14} ${y + 70} Q${x + 16} ${y + 14} ${x + w * 0.5} ${y + 12} Q${x + w * 0.3} ${y + 60} ${x + 24} ${y + 150}Z`,
      0.16,
    )
  );
}

export const HEALTH_PICTURES: DrawingSet = {
  smartwatches: { draw: smartwatch, ground: 800, spread: 170, detail: closeUp(1.6, 480, 440, -18) },
  "fitness-trackers": { draw: tracker, ground: 800, spread: 120, detail: closeUp(1.6, 480, 440, 24) },
  treadmills: { draw: treadmill, ground: 796, spread: 370, detail: room("gym", 0.9) },
  "exercise-bikes": { draw: bike, ground: 796, spread: 310, detail: room("gym", 0.9) },
  "rowing-machines": { draw: rower, ground: 790, spread: 390, detail: room("gym", 0.9) },
  ...CARE_PICTURES,
};
