/** TV & Home Theater: what makes sound, and the drawings of the whole department. */
import { lite } from "../kit/colours";
import { ball, body, cylinder } from "../kit/materials";
import { linear } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { disc, dotsAround, each, rect, ring, times } from "../kit/shapes";
import { driver, fins, knob, lamp, mark } from "../kit/parts";
import { screen } from "../kit/screens";
import { flatScreen, projector, soundBar, television, tvStand } from "./televisions";
import { type DrawingSet, closeUp, room, turned } from "../scenes";

function tallSpeaker(x: number, y: number, w: number, h: number, colour: string): string {
  return (
    body(x, y, w, h, 10, colour, cylinder(colour, 0.3)) +
    driver(x + w / 2, y + w * 0.55, w * 0.24, "#c9b07a") +
    each([1.25, 2.1], (down) => driver(x + w / 2, y + w * down, w * 0.36)) +
    rect(x - 12, y + h - 4, w + 24, 14, 6, linear(["#4a4e54", "#131417"]))
  );
}

function homeTheater(v: Variant): string {
  const colour = pick(v, "#2a2d32", "#6e4a32", "#dcdfe2");
  const tall = tallSpeaker(130, 250, 120, 540, colour) + tallSpeaker(710, 250, 120, 540, colour);
  const behind =
    v === 1
      ? screen(300, 250, 360, 202, 4, "dunes")
      : tallSpeaker(280, 430, 76, 230, colour) +
        tallSpeaker(604, 430, 76, 230, colour) +
        each([312, 636], (x) => rect(x, 660, 12, 130, 4, "#2a2c30"));
  const centre =
    body(310, 700, 340, 92, 12, colour) +
    driver(365, 746, 36) +
    driver(480, 746, 22, "#c9b07a") +
    driver(595, 746, 36);
  const sub =
    body(370, 470, 220, 210, 14, colour) + driver(480, 575, 84) + mark(480, 486, 8, lite(colour, 0.5));
  return tall + behind + sub + centre + rect(390, 680, 180, 12, 4, "#121315");
}

function headUnit(): string {
  return (
    body(120, 300, 720, 420, 22, "#1d2024") +
    rect(140, 320, 680, 380, 12, "#08090b") +
    screen(230, 332, 578, 356, 8, "ribbon") +
    times(
      3,
      (i) =>
        rect(262 + i * 180, 370, 150, 120, 18, "#0b1a22", 'opacity=".72"') +
        disc(337 + i * 180, 430, 34, ["#f6b352", "#4bc6b8", "#ea6a5a"][i] ?? "#ffffff"),
    ) +
    rect(262, 560, 510, 90, 16, "#0b1a22", 'opacity=".72"') +
    rect(290, 588, 200, 12, 6, "#ffffff", 'opacity=".9"') +
    rect(290, 616, 440, 6, 3, "#5a6c73") +
    rect(290, 616, 210, 6, 3, "#4bc6b8") +
    knob(186, 400, 34, "#3a3e44") +
    times(
      4,
      (i) =>
        rect(164, 474 + i * 54, 46, 36, 8, linear(["#34383d", "#1a1c1f"])) +
        rect(178, 489 + i * 54, 18, 5, 2, "#dfe6ea"),
    ) +
    mark(480, 710, 8, "#7a8087")
  );
}

function carAudio(v: Variant): string {
  if (v === 0) return headUnit();
  if (v === 1) {
    const coaxial = (cx: number, cy: number, r: number): string =>
      disc(cx, cy, r * 1.06, linear(["#6d7278", "#1b1d20"], 60)) +
      dotsAround(4, cx, cy, r * 0.98, r * 0.06, "#0b0c0d", 0.8, 1.57) +
      driver(cx, cy, r * 0.94, "#8f2f2f", "#3a3e44") +
      disc(cx, cy, r * 0.3, linear(["#d8dadd", "#5b6067"], 60)) +
      disc(cx, cy, r * 0.2, ball("#c9b07a", 0.5));
    return coaxial(310, 420, 190) + coaxial(620, 570, 225);
  }
  const amp =
    body(130, 330, 420, 250, 12, "#5d636b") +
    fins(142, 342, 396, 226, 14, "#33373d") +
    rect(230, 400, 220, 100, 8, linear(["#e2e5e8", "#9ba1a8"], 60)) +
    mark(340, 450, 22, "#3a3f45") +
    lamp(510, 556, 5, "#4fa8ff");
  const box =
    body(400, 430, 430, 360, 10, "#26282c") +
    driver(615, 612, 158, "#3a3d43", "#b9bec4") +
    ring(615, 612, 60, "#d24a3c", 6);
  return amp + box;
}

export const TV_PICTURES: DrawingSet = {
  televisions: { draw: television, ground: 782, spread: 240, detail: room("living", 0.86) },
  "flat-screen-tvs": { draw: flatScreen, ground: 790, spread: 350, detail: turned(10, 0.9) },
  "tv-stands": { draw: tvStand, ground: 800, spread: 370, detail: room("living", 0.86) },
  "projectors-screens": { draw: projector, ground: 805, spread: 300, lift: 70, detail: room("living", 0.66) },
  "home-theater-systems": { draw: homeTheater, ground: 796, spread: 370, detail: room("living", 0.84) },
  "car-audio": { draw: carAudio, ground: 795, spread: 330, detail: closeUp(1.5, 540, 520, -9) },
  "sound-bars": { draw: soundBar, ground: 776, spread: 380, lift: 110, detail: room("living", 0.9) },
};
