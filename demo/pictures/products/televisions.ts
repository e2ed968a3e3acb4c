/** TV & Home Theater: what shows a picture, and what it stands on. */
import { dim, lite } from "../kit/colours";
import { body, brushed, cylinder, lit, shade } from "../kit/materials";
import { blur, clip, linear } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { at, disc, each, group, oval, rect, shape, stroke, times } from "../kit/shapes";
import { fins, grille, handle, lamp, lens, mark, remote } from "../kit/parts";
import { type Look, panel, screen } from "../kit/screens";

/** A television on a middle foot, with its remote control. */
export function television(v: Variant): string {
  const look = pick<Look>(v, "lake", "dunes", "bloom");
  const metal = pick(v, "#b4b9be", "#3b3f45", "#8d7f70");
  const [w, h] = pick<[number, number]>(v, [800, 456], [760, 440], [820, 470]);
  const x = 480 - w / 2;
  const top = 700 - h;
  const foot =
    v === 1
      ? shape("M440 690 H520 L560 770 H400Z", brushed(metal)) +
        rect(300, 762, 360, 16, 8, linear([lite(metal, 0.5), dim(metal, 0.4)]))
      : rect(430, 690, 100, 70, 4, brushed(metal)) +
        oval(480, 768, pick(v, 190, 0, 170), 18, linear([lite(metal, 0.6), dim(metal, 0.3)]));
  return (
    foot +
    body(x, top, w, h + 14, 12, metal) +
    panel(x + 3, top + 3, w - 6, h - 4, 10, 15, look) +
    rect(x + 6, top + h, w - 12, 11, 4, linear(["#34383d", "#131518"])) +
    mark(480, top + h + 5, 8, "#c9ced4") +
    lamp(x + w - 34, top + h + 6, 2.5, "#ff6a5c") +
    (v === 2 ? "" : remote(v === 0 ? 770 : 130, 640, 140))
  );
}

/** A wall-thin television seen from the side, light behind it, on two blades. */
export function flatScreen(v: Variant): string {
  const look = pick<Look>(v, "orb", "space", "ribbon");
  const frame = pick(v, "#1a1b1e", "#8a6a48", "#c8ccd0");
  const glow = pick(v, "#7a5cff", "#4f86c6", "#16b1a0");
  const blade = (x: number): string =>
    shape(
      `M${x} 690 H${x + 16} L${x + 46} 780 H${x + 28} L${x + 6} 716 L${x - 22} 780 H${x - 40}Z`,
      linear([lite(frame, 0.4), dim(frame, 0.4)]),
    );
  const bezel = v === 1 ? 15 : 5;
  const set =
    (v === 1 ? body(60, 216, 840, 482, 3, frame, brushed(frame, 0.1)) : rect(60, 216, 840, 482, 6, frame)) +
    screen(60 + bezel, 216 + bezel, 840 - bezel * 2, 482 - bezel * 2 - (v === 1 ? 0 : 6), 2, look);
  const edge = shape("M900 216 L912 224 V690 L900 698Z", linear([lite(frame, 0.5), dim(frame, 0.4)]));
  const light = v === 1 ? "" : rect(90, 190, 780, 480, 60, glow, `opacity=".35" ${blur(45)}`);
  return (
    light +
    each([190, 770], blade) +
    at(480, 460, set + edge, "matrix(.97 -.03 0 1 0 0) translate(-480 -460)") +
    (v === 2 ? rect(250, 756, 460, 34, 14, linear(["#4a4f55", "#191b1e"])) : "")
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
export function tvStand(v: Variant): string {
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
    v === 1
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
    v === 2
      ? each([344, 610], (x) => handle(x, 560, 7, 66, "#b98d4f"))
      : each([342, 618], (x) => disc(x, 593, 8, leg));
  const set =
    panel(200, 132, 560, 322, 6, 7, pick<Look>(v, "ribbon", "lake", "dunes")) +
    rect(440, 450, 80, 14, 2, "#222529");
  return legs + shell + door(106, 250) + hollow + door(604, 250) + pulls + top + set;
}

function projectorBox(x: number, y: number, s: number, colour: string): string {
  const art =
    body(0, -4, 520, 214, 24, colour) +
    shape(
      "M3 9 Q12 1 22 -4 L62 -28 Q72 -34 84 -34 H436 Q448 -34 458 -28 L498 -4 Q508 1 517 9Z",
      lit(lite(colour, 0.2), 0.1),
    ) +
    times(4, (i) => oval(270 + i * 46, -14, 13, 6, dim(colour, 0.25))) +
    disc(390, 108, 92, lit(dim(colour, 0.12))) +
    lens(390, 108, 80) +
    fins(34, 50, 210, 110, 9, dim(colour, 0.35)) +
    mark(70, 186, 11, dim(colour, 0.4)) +
    each([50, 410], (x) => rect(x, 206, 60, 14, 5, "#1b1c1e"));
  return at(x, y, art, `scale(${s})`);
}

/** A projector: a classic box, a pocket one, and one with its screen. */
export function projector(v: Variant): string {
  if (v === 1) {
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
  if (v === 2) {
    return (
      stroke("M410 690 L350 800 M410 690 L470 800 M410 690 V800", "#3a3e44", 9) +
      rect(405, 550, 10, 150, 4, "#3a3e44") +
      rect(100, 170, 620, 20, 8, linear(["#5b6067", "#1d1f23"])) +
      rect(110, 190, 600, 360, 0, "#0d0e10") +
      screen(122, 190, 576, 344, 0, "lake") +
      rect(100, 548, 620, 12, 6, "#2b2e33") +
      projectorBox(590, 680, 0.52, "#eceae6")
    );
  }
  return projectorBox(142, 520, 1.3, "#2d3035");
}

/** A slim bar with its subwoofer. */
export function soundBar(v: Variant): string {
  const colour = pick(v, "#24272b", "#d8dadd", "#3d4a4f");
  const w = pick(v, 760, 720, 780);
  const x = 440 - w / 2 + (v === 2 ? 40 : 0);
  const bar = (y: number): string =>
    shape(
      `M${x + 6} ${y} L${x + 34} ${y - 22} H${x + w - 34} L${x + w - 6} ${y}Z`,
      lit(lite(colour, 0.18), 0.1),
    ) +
    body(x, y, w, 84, v === 1 ? 40 : 14, colour) +
    grille(x + 10, y + 10, w - 20, 64, v === 1 ? 32 : 8, dim(colour, 0.1), 9) +
    times(4, (i) => lamp(x + w / 2 - 24 + i * 16, y + 42, 3, "#e9f7ff")) +
    times(4, (i) => disc(x + w / 2 - 45 + i * 30, y - 11, 5, dim(colour, 0.3)));
  const sub = (sx: number, sy: number, s: number): string =>
    group(
      body(0, 0, 220, 330, 18, colour) +
        grille(16, 18, 188, 270, 12, dim(colour, 0.12), 10) +
        mark(110, 308, 9, lite(colour, 0.5)) +
        oval(110, 334, 70, 8, "#0b0c0d"),
      `transform="translate(${sx} ${sy}) scale(${s})"`,
    );
  if (v !== 2) return sub(690, 440, 0.95) + bar(690);
  const rear = each([150, 700], (left) => at(left, 440, grille(0, 0, 110, 210, 18, dim(colour, 0.1), 9)));
  return rear + sub(370, 330, 0.98) + bar(680);
}
