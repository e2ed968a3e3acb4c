/** TV & Home Theater. */
import { dim, lite } from "../kit/colours";
import { ball, body, brushed, cylinder, lit, shade } from "../kit/materials";
import { blur, clip, linear } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { at, disc, dotsAround, each, group, oval, rect, ring, shape, stroke, times } from "../kit/shapes";
import { driver, fins, grille, handle, knob, lamp, lens, brandMark, remote } from "../kit/parts";
import { lookOf, panel, screen } from "../kit/screens";
import { type DrawingSet, closeUp, turned } from "../scenes";

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
    v.form === 1
      ? screen(300, 250, 360, 202, 4, lookOf(v, "television"))
      : tallSpeaker(280, 430, 76, 230, colour) +
        tallSpeaker(604, 430, 76, 230, colour) +
        each([312, 636], (x) => rect(x, 660, 12, 130, 4, "#2a2c30"));
  const centre =
    body(310, 700, 340, 92, 12, colour) +
    driver(365, 746, 36) +
    driver(480, 746, 22, "#c9b07a") +
    driver(595, 746, 36);
  const sub =
    body(370, 470, 220, 210, 14, colour) + driver(480, 575, 84) + brandMark(480, 486, 8, lite(colour, 0.5));
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
    brandMark(480, 710, 8, "#7a8087")
  );
}

function carAudio(v: Variant): string {
  if (v.form === 0) return headUnit();
  if (v.form === 1) {
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
    brandMark(340, 450, 22, "#3a3f45") +
    lamp(510, 556, 5, "#4fa8ff");
  const box =
    body(400, 430, 430, 360, 10, "#26282c") +
    driver(615, 612, 158, "#3a3d43", "#b9bec4") +
    ring(615, 612, 60, "#d24a3c", 6);
  return amp + box;
}

/** A television on a center foot, with a remote control. */
function television(v: Variant): string {
  const look = lookOf(v, "television");
  const metal = pick(v, "#b4b9be", "#3b3f45", "#8d7f70");
  const [w, h] = pick<[number, number]>(v, [800, 456], [760, 440], [820, 470]);
  const x = 480 - w / 2;
  const top = 700 - h;
  const foot =
    v.form === 1
      ? shape("M440 690 H520 L560 770 H400Z", brushed(metal)) +
        rect(300, 762, 360, 16, 8, linear([lite(metal, 0.5), dim(metal, 0.4)]))
      : rect(430, 690, 100, 70, 4, brushed(metal)) +
        oval(480, 768, pick(v, 190, 0, 170), 18, linear([lite(metal, 0.6), dim(metal, 0.3)]));
  return (
    foot +
    body(x, top, w, h + 14, 12, metal) +
    panel(x + 3, top + 3, w - 6, h - 4, 10, 15, look) +
    rect(x + 6, top + h, w - 12, 11, 4, linear(["#34383d", "#131518"])) +
    brandMark(480, top + h + 5, 8, "#c9ced4") +
    lamp(x + w - 34, top + h + 6, 2.5, "#ff6a5c") +
    (v.form === 2 ? "" : remote(v.form === 0 ? 770 : 130, 640, 140))
  );
}

/** A side view of a thin, backlit television on two blades. */
function flatScreen(v: Variant): string {
  const look = lookOf(v, "television");
  const frame = pick(v, "#1a1b1e", "#8a6a48", "#c8ccd0");
  const glow = pick(v, "#7a5cff", "#4f86c6", "#16b1a0");
  const blade = (x: number): string =>
    shape(
      `M${x} 690 H${x + 16} L${x + 46} 780 H${x + 28} L${x + 6} 716 L${x - 22} 780 H${x - 40}Z`,
      linear([lite(frame, 0.4), dim(frame, 0.4)]),
    );
  const bezel = v.form === 1 ? 15 : 5;
  const set =
    (v.form === 1
      ? body(60, 216, 840, 482, 3, frame, brushed(frame, 0.1))
      : rect(60, 216, 840, 482, 6, frame)) +
    screen(60 + bezel, 216 + bezel, 840 - bezel * 2, 482 - bezel * 2 - (v.form === 1 ? 0 : 6), 2, look);
  const edge = shape("M900 216 L912 224 V690 L900 698Z", linear([lite(frame, 0.5), dim(frame, 0.4)]));
  const light = v.form === 1 ? "" : rect(90, 190, 780, 480, 60, glow, `opacity=".35" ${blur(45)}`);
  return (
    light +
    each([190, 770], blade) +
    at(480, 460, set + edge, "matrix(.97 -.03 0 1 0 0) translate(-480 -460)") +
    (v.form === 2 ? rect(250, 756, 460, 34, 14, linear(["#4a4f55", "#191b1e"])) : "")
  );
}

function woodFace(x: number, y: number, w: number, h: number, wood: string): string {
  const grain = times(7, (i) =>
    stroke(
      `M${x} ${y + (h * (i + 0.6)) / 7} C${x + w * 0.3} ${y + (h * (i + 0.2)) / 7} ${x + w * 0.6} ${y + (h * (i + 1)) / 7} ${x + w} ${y + (h * (i + 0.5)) / 7}`,
      dim(wood, 0.25),
      1.4,
      'opacity=".45"',
    ),
  );
  return rect(x, y, w, h, 4, shade(wood, 0.12, 0.14, 20)) + group(grain, clip(rect(x, y, w, h, 4, "#000")));
}

/** A low cabinet for a television. */
function tvStand(v: Variant): string {
  const wood = pick(v, "#9a6a43", "#efece6", "#4a3a31");
  const leg = pick(v, "#5c3d26", "#c79a6b", "#22252a");
  const books = pick(v, "#7c3f3a", "#2f6f6d", "#b98d4f");
  const legs = each([130, 250, 694, 814], (x, i) =>
    shape(`M${x} 690 H${x + 30} L${x + (i % 2 ? 26 : 20)} 800 H${x + (i % 2 ? 10 : 4)}Z`, cylinder(leg, 0.3)),
  );
  const top =
    shape("M90 470 L130 440 H830 L870 470Z", lite(wood, 0.2)) + rect(86, 468, 788, 22, 4, lit(wood, 0.14));
  const shell = rect(96, 488, 768, 210, 4, dim(wood, 0.35));
  const door = (x: number, w: number): string =>
    v.form === 1
      ? rect(x, 500, w, 186, 4, lite(wood, 0.2)) +
        times(Math.floor(w / 16), (i) =>
          rect(x + 5 + i * 16, 506, 9, 174, 3, linear(["#ffffff", "#cfcabf"], 0)),
        )
      : woodFace(x, 500, w, 186, wood) + rect(x + 1, 500, w - 2, 3, 1, lite(wood, 0.4));
  const hollow =
    rect(362, 500, 236, 186, 4, linear([dim(wood, 0.85), dim(wood, 0.6)])) +
    rect(362, 588, 236, 10, 0, lit(wood)) +
    rect(386, 548, 180, 40, 5, linear(["#3b4046", "#14161a"])) +
    lamp(552, 568, 3, "#7fe0ff") +
    times(7, (i) => {
      const step = i % 3;
      return rect(390 + i * 17, 618 + step * 7, 13, 68 - step * 7, 2, books, `opacity="${0.6 + step * 0.2}"`);
    });
  const pulls =
    v.form === 2
      ? each([344, 610], (x) => handle(x, 560, 7, 66, "#b98d4f"))
      : each([342, 618], (x) => disc(x, 593, 8, leg));
  const set = panel(200, 132, 560, 322, 6, 7, lookOf(v, "television")) + rect(440, 450, 80, 14, 2, "#222529");
  return legs + shell + door(106, 250) + hollow + door(604, 250) + pulls + top + set;
}

function projectorBox(x: number, y: number, s: number, colour: string): string {
  const top = "M3 9 Q12 1 22 -4 L62 -28 Q72 -34 84 -34 H436 Q448 -34 458 -28 L498 -4 Q508 1 517 9Z";
  const art =
    body(0, -4, 520, 214, 24, colour) +
    shape(top, lit(lite(colour, 0.2), 0.1)) +
    times(4, (i) => oval(270 + i * 46, -14, 13, 6, dim(colour, 0.25))) +
    disc(390, 108, 92, lit(dim(colour, 0.12))) +
    lens(390, 108, 80) +
    fins(34, 50, 210, 110, 9, dim(colour, 0.35)) +
    brandMark(70, 186, 11, dim(colour, 0.4)) +
    each([50, 410], (x) => rect(x, 206, 60, 14, 5, "#1b1c1e"));
  return at(x, y, art, `scale(${s})`);
}

/** A projector: a classic box, a pocket model, and one with a screen. */
function projector(v: Variant): string {
  if (v.form === 1) {
    return (
      stroke("M330 720 Q480 800 630 720", "#23262a", 22) +
      body(340, 300, 280, 420, 130, "#e9e6e1", cylinder("#e4e0da", 0.28)) +
      oval(480, 330, 100, 22, "#cfcac2") +
      lens(480, 470, 84) +
      grille(400, 590, 160, 90, 40, "#c9c4bb", 10) +
      each([318, 642], (x) => disc(x, 560, 34, linear(["#5b6067", "#1d1f23"]))) +
      lamp(480, 575, 4, "#7fe0ff")
    );
  }
  if (v.form === 2) {
    return (
      stroke("M410 690 L350 800 M410 690 L470 800 M410 690 V800", "#3a3e44", 9) +
      rect(405, 550, 10, 150, 4, "#3a3e44") +
      rect(100, 170, 620, 20, 8, linear(["#5b6067", "#1d1f23"])) +
      rect(110, 190, 600, 360, 0, "#0d0e10") +
      screen(122, 190, 576, 344, 0, lookOf(v, "television")) +
      rect(100, 548, 620, 12, 6, "#2b2e33") +
      projectorBox(590, 680, 0.52, "#eceae6")
    );
  }
  return projectorBox(142, 520, 1.3, "#2d3035");
}

/** A slim bar with its subwoofer. */
function soundBar(v: Variant): string {
  const colour = pick(v, "#24272b", "#d8dadd", "#3d4a4f");
  const w = pick(v, 760, 720, 780);
  const x = 440 - w / 2 + (v.form === 2 ? 40 : 0);
  const bar = (y: number): string =>
    shape(
      `M${x + 6} ${y} L${x + 34} ${y - 22} H${x + w - 34} L${x + w - 6} ${y}Z`,
      lit(lite(colour, 0.18), 0.1),
    ) +
    body(x, y, w, 84, v.form === 1 ? 40 : 14, colour) +
    grille(x + 10, y + 10, w - 20, 64, v.form === 1 ? 32 : 8, dim(colour, 0.1), 9) +
    times(4, (i) => lamp(x + w / 2 - 24 + i * 16, y + 42, 3, "#e9f7ff")) +
    times(4, (i) => disc(x + w / 2 - 45 + i * 30, y - 11, 5, dim(colour, 0.3)));
  const sub = (sx: number, sy: number, s: number): string =>
    group(
      body(0, 0, 220, 330, 18, colour) +
        grille(16, 18, 188, 270, 12, dim(colour, 0.12), 10) +
        brandMark(110, 308, 9, lite(colour, 0.5)) +
        oval(110, 334, 70, 8, "#0b0c0d"),
      `transform="translate(${sx} ${sy}) scale(${s})"`,
    );
  if (v.form !== 2) return sub(690, 440, 0.95) + bar(690);
  const rear = each([150, 700], (left) => at(left, 440, grille(0, 0, 110, 210, 18, dim(colour, 0.1), 9)));
  return rear + sub(370, 330, 0.98) + bar(680);
}

export const TV_PICTURES: DrawingSet = {
  televisions: {
    draw: television,
    ground: 782,
    spread: 240,
    carton: "flat",
    detail: closeUp(1.7, 560, 620, -6),
  },
  "flat-screen-tvs": { draw: flatScreen, ground: 790, spread: 350, carton: "flat", detail: turned(10, 0.9) },
  "tv-stands": {
    draw: tvStand,
    ground: 800,
    spread: 370,
    carton: "flat",
    detail: closeUp(1.6, 420, 580, -6),
  },
  "projectors-screens": {
    draw: projector,
    ground: 805,
    spread: 300,
    lift: 70,
    detail: closeUp(1.4, 560, 600, -7),
  },
  "home-theater-systems": { draw: homeTheater, ground: 796, spread: 370, detail: closeUp(1.5, 480, 600, -6) },
  "car-audio": {
    draw: carAudio,
    ground: 795,
    spread: 330,
    carton: "flat",
    detail: closeUp(1.5, 540, 520, -9),
  },
  "sound-bars": {
    draw: soundBar,
    ground: 776,
    spread: 380,
    lift: 110,
    carton: "flat",
    detail: closeUp(1.6, 620, 660, -7),
  },
};
