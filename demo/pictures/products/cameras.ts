/** Smart Phones, and Cameras & Camcorders. */
import { dim, lite } from "../kit/colours";
import { ball, body, brushed, cylinder, lit, roller, shade } from "../kit/materials";
import { blur, linear, pattern, radial } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { disc, dotsAround, each, group, oval, rect, ring, shape, sheen, stroke, times } from "../kit/shapes";
import { grille, lamp, lens, brandMark, slots } from "../kit/parts";
import { isLandscape, lookOf, panel, screen } from "../kit/screens";
import { type DrawingSet, closeUp, turned } from "../scenes";

/** A phone seen from the back and the front. */
function smartphone(v: Variant): string {
  const colour = pick(v, "#2f4a52", "#d8c3b4", "#7d83a8");
  const look = lookOf(v, "handheld");
  const island =
    v.form === 0
      ? body(28, 28, 150, 158, 44, lite(colour, 0.12)) +
        each([74, 142], (y) => lens(72, y, 32)) +
        lens(138, 108, 28)
      : v.form === 1
        ? rect(26, 30, 274, 84, 42, linear(["#2b2e33", "#0c0d0f"])) +
          each([72, 146], (x) => lens(x, 72, 34)) +
          lens(220, 72, 30)
        : disc(163, 130, 96, lit(dim(colour, 0.35))) +
          ring(163, 130, 92, lite(colour, 0.5), 4) +
          each([126, 200], (x) => lens(x, 104, 32)) +
          lens(163, 170, 30);
  const back = group(
    body(0, 0, 326, 660, 58, colour, shade(colour, 0.4, 0.3, 50, 0.4)) +
      island +
      brandMark(163, 420, 16, lite(colour, 0.45)),
    'transform="translate(430 128) rotate(6)"',
  );
  const frame =
    body(226, 128, 332, 668, 60, lite(colour, 0.25), brushed(lite(colour, 0.25), 0.2)) +
    rect(556, 300, 6, 90, 3, dim(colour, 0.3));
  const glass = panel(232, 134, 320, 656, 54, 11, look);
  const clock = isLandscape(look)
    ? rect(322, 226, 140, 26, 13, "#ffffff", 'opacity=".92"') +
      rect(352, 268, 80, 9, 4, "#ffffff", 'opacity=".6"')
    : "";
  const notch = rect(352, 158, 80, 22, 11, "#050607") + disc(416, 169, 5, "#1c2b45");
  const cards =
    (isLandscape(look)
      ? rect(262, 640, 260, 60, 18, "#ffffff", 'opacity=".2"') +
        rect(282, 658, 120, 9, 4, "#ffffff", 'opacity=".85"') +
        rect(282, 676, 180, 6, 3, "#ffffff", 'opacity=".5"')
      : "") + rect(338, 766, 108, 6, 3, "#ffffff", 'opacity=".9"');
  return (
    back +
    rect(226, 128, 336, 668, 60, "#000000", `opacity=".25" ${blur(14)}`) +
    frame +
    glass +
    clock +
    notch +
    cards
  );
}

/** A leather-like skin over a box. */
function leather(x: number, y: number, w: number, h: number, r: number, colour: string): string {
  const grain = disc(2, 2, 1.2, lite(colour, 0.25)) + disc(5, 5, 1.2, dim(colour, 0.5));
  return rect(x, y, w, h, r, lit(colour, 0.16)) + rect(x, y, w, h, r, pattern(7, 7, grain), 'opacity=".7"');
}

/** A lens seen from the front: barrel, ribbed rings and glass. */
function barrel(cx: number, cy: number, r: number, rim: string): string {
  return (
    disc(cx + 6, cy + 12, r * 1.04, "#000000", `opacity=".4" ${blur(12)}`) +
    disc(cx, cy, r, shade(rim, 0.5, 0.6, 55)) +
    ring(cx, cy, r * 0.93, dim(rim, 0.5), r * 0.08, 'stroke-dasharray="5 5"') +
    lens(cx, cy, r * 0.87, "#1a1b1e") +
    ring(cx, cy, r * 0.8, "#9aa0a6", 1.5, 'opacity=".5"')
  );
}

function mirrorless(v: Variant): string {
  const top = pick(v, "#c9ccd0", "#2b2d31", "#b59a7c");
  const skin = pick(v, "#2a2c30", "#1f2124", "#5a3d2c");
  return (
    rect(560, 262, 84, 46, 8, cylinder(top)) +
    rect(680, 252, 76, 56, 8, cylinder(top)) +
    disc(220, 288, 22, ball(lite(top, 0.3))) +
    slots(562, 266, 80, 40, 16, dim(top, 0.3)) +
    rect(330, 286, 100, 24, 4, lit(dim(top, 0.4))) +
    body(150, 300, 660, 400, 40, top, brushed(top, 0.1)) +
    leather(152, 400, 656, 222, 4, skin) +
    rect(690, 322, 76, 48, 8, linear(["#1d2a38", "#4f6f8f"])) +
    rect(700, 330, 30, 12, 3, "#ffffff", 'opacity=".4"') +
    brandMark(256, 352, 20, dim(top, 0.55)) +
    rect(176, 400, 60, 222, 24, lit(lite(skin, 0.1))) +
    disc(640, 346, 9, "#ff9a4f", 'opacity=".7"') +
    barrel(470, 505, pick(v, 190, 178, 200), pick(v, "#3a3d42", "#34373c", "#c0c4c8"))
  );
}

function dslr(v: Variant): string {
  const c = pick(v, "#2a2c30", "#34363b", "#26282c");
  const accent = pick(v, "#c0392f", "#d9a441", "#c9cdd1");
  const hull =
    "M130 420 Q120 280 220 276 H760 Q850 276 846 380 L836 700 Q832 770 770 770 H190 Q130 770 128 700Z";
  return (
    shape("M330 300 L372 180 Q380 164 400 164 H566 Q586 164 594 180 L640 300Z", shade(c, 0.35, 0.3)) +
    rect(420, 150, 130, 20, 4, "#4a4e54") +
    rect(216, 226, 92, 60, 14, cylinder(lite(c, 0.08))) +
    slots(220, 230, 84, 52, 14, dim(c, 0.5)) +
    disc(724, 262, 34, ball("#3b3e44")) +
    shape(hull, lit(c, 0.25)) +
    leather(680, 380, 150, 360, 60, dim(c, 0.1)) +
    leather(136, 420, 120, 320, 30, dim(c, 0.1)) +
    stroke("M700 380 Q664 560 700 744", dim(c, 0.6), 7) +
    stroke("M690 372 L832 366", accent, 9) +
    brandMark(484, 246, 26, "#e6e8ea") +
    sheen("M344 296 L380 190 H420 L396 296Z", 0.1) +
    disc(270, 350, 15, "#101113") +
    barrel(460, 530, 236, "#2e3136") +
    ring(460, 530, 221, accent, 5)
  );
}

function compactCamera(v: Variant): string {
  const c = pick(v, "#c9cdd2", "#b8433a", "#3f6f8f");
  return (
    rect(610, 304, 90, 26, 8, linear([lite(c, 0.7), dim(c, 0.3)])) +
    rect(500, 310, 64, 20, 6, lit(dim(c, 0.2))) +
    body(160, 324, 640, 380, 52, c, linear([lite(c, 0.6), [0.2, lite(c, 0.12)], [0.7, c], dim(c, 0.35)])) +
    rect(190, 352, 40, 320, 20, lite(c, 0.35), 'opacity=".5"') +
    rect(690, 362, 74, 52, 12, linear(["#f9f6ea", "#c9c4b4"])) +
    times(5, (i) => rect(697 + i * 13, 368, 4, 40, 1, "#ffffff")) +
    disc(642, 388, 12, "#17181b") +
    brandMark(276, 646, 18, dim(c, 0.5)) +
    disc(460, 520, 172, "#000000", `opacity=".3" ${blur(10)}`) +
    disc(460, 510, 168, linear(["#f1f3f4", "#8b9197", "#d9dcde"], 55)) +
    disc(460, 510, 146, linear(["#6d737a", "#c6cacd"], 55)) +
    disc(460, 510, 128, linear(["#eceeef", "#7b8187"], 55)) +
    lens(460, 510, 112)
  );
}

function camcorder(v: Variant): string {
  const c = pick(v, "#2b2d32", "#c3c7cb", "#39414a");
  return (
    group(
      body(0, 0, 300, 210, 14, c) +
        screen(14, 14, 272, 182, 4, lookOf(v, "machine")) +
        lamp(30, 30, 5, "#ff5a4a"),
      'transform="translate(470 300) skewY(-9)"',
    ) +
    rect(330, 352, 360, 60, 28, lit(dim(c, 0.1))) +
    body(250, 390, 520, 240, 70, c, roller(c, 0.35)) +
    rect(420, 520, 300, 84, 30, linear([dim(c, 0.25), dim(c, 0.5)])) +
    shape("M396 640 Q560 712 740 610 L750 560 Q600 660 400 590Z", linear(["#4a4d52", "#17181b"])) +
    body(168, 376, 130, 262, 34, dim(c, 0.2), cylinder(dim(c, 0.15), 0.3)) +
    oval(172, 506, 46, 118, linear(["#5a5f66", "#111214"])) +
    oval(166, 506, 34, 92, radial(["#0a1020", [0.5, "#1a3560"], "#07080b"])) +
    oval(156, 470, 10, 26, "#ffffff", 'opacity=".6"') +
    rect(740, 420, 90, 70, 20, lit(dim(c, 0.2))) +
    disc(700, 440, 20, "#c0392f") +
    brandMark(480, 470, 20, lite(c, 0.6)) +
    grille(330, 360, 120, 30, 12, dim(c, 0.3), 8)
  );
}

function actionCamera(v: Variant): string {
  const c = pick(v, "#33373c", "#dfe2e4", "#4b5a52");
  const mount =
    each([440, 500], (x) => rect(x, 690, 22, 96, 8, "#2b2e33")) +
    rect(420, 772, 122, 28, 10, lit("#3a3e43")) +
    disc(481, 744, 17, ball("#c9542f"));
  return (
    mount +
    rect(620, 268, 120, 20, 8, linear(["#e0694a", "#8f2f1b"])) +
    body(190, 282, 580, 420, 56, c, shade(c, 0.25, 0.3, 60)) +
    rect(216, 308, 528, 368, 40, lit(dim(c, 0.2), 0.1)) +
    body(440, 318, 292, 300, 46, "#1a1b1e") +
    lens(586, 468, 122) +
    panel(232, 342, 176, 176, 20, 9, lookOf(v, "machine")) +
    lamp(250, 566, 7, "#ff5a4a") +
    brandMark(322, 624, 20, lite(c, 0.5))
  );
}

function cameraLens(v: Variant): string {
  const c = pick(v, "#26282c", "#e6e6e3", "#2d3036");
  const [w, h] = pick<[number, number]>(v, [330, 470], [320, 600], [380, 360]);
  const x = 480 - w / 2;
  const y = 780 - h;
  const glass = radial(["#0a1020", [0.4, "#1b3a6b"], [0.75, "#4a2f78"], "#090a10"], 0.42, 0.5, 0.6);
  const ribs = (ry: number, rh: number): string =>
    rect(x - 6, ry, w + 12, rh, 8, cylinder("#1b1c1f", 0.35)) +
    times(Math.floor(w / 11), (i) => rect(x + i * 11, ry + 4, 4, rh - 8, 2, "#000000", 'opacity=".45"'));
  return (
    rect(x + 22, 752, w - 44, 40, 6, cylinder("#b9bec3", 0.4)) +
    shape(`M${x} ${y + 30} H${x + w} L${x + w - 10} 762 H${x + 10}Z`, cylinder(c, 0.34)) +
    ribs(y + h * 0.22, h * 0.24) +
    ribs(y + h * 0.62, h * 0.13) +
    rect(x + 2, y + h * 0.53, w - 4, 5, 0, pick(v, "#c0392f", "#c9a14a", "#4f8fd0")) +
    times(7, (i) =>
      rect(x + 46 + i * ((w - 92) / 6), y + h * 0.565, 3, 12, 1, pick(v, "#ffffff", "#2b2e33", "#ffffff")),
    ) +
    brandMark(480, y + h * 0.82, 14, pick(v, "#d0d4d8", "#3a3e44", "#d0d4d8")) +
    oval(480, y + 30, w / 2 + 8, 54, linear([lite("#2b2e33", 0.35), "#0e0f11"], 30)) +
    oval(480, y + 28, w / 2 - 8, 44, "#08090b") +
    oval(480, y + 34, w / 2 - 34, 33, glass) +
    oval(440, y + 24, 50, 9, "#ffffff", 'opacity=".55" transform="rotate(-6 440 0)"')
  );
}

function securityCamera(v: Variant): string {
  const c = "#f1f1ef";
  if (v.form === 1) {
    const dome = "M240 450 H720 A240 250 0 0 1 240 450Z";
    return (
      oval(480, 330, 280, 56, "#d9d7d2") +
      shape("M200 330 H760 L720 450 H240Z", lit(c, 0.12)) +
      shape(dome, radial(["#4a525c", [0.6, "#15181c"], "#060708"], 0.4, 0.2, 0.9)) +
      lens(480, 540, 74) +
      sheen("M290 480 Q320 600 410 640 Q330 560 330 474Z", 0.3) +
      rect(200, 320, 560, 18, 9, "#ffffff") +
      lamp(600, 500, 5, "#ff5a4a")
    );
  }
  if (v.form === 2)
    return (
      rect(360, 730, 240, 44, 20, cylinder(c, 0.16)) +
      rect(440, 690, 80, 54, 10, cylinder("#d5d3ce", 0.2)) +
      disc(480, 500, 216, ball("#f4f3f0", 0.24)) +
      body(350, 372, 260, 260, 120, "#16181b") +
      lens(480, 490, 84) +
      lamp(480, 606, 6, "#5fe0a0") +
      dotsAround(6, 480, 500, 112, 5, "#3b2330", 0.5, 1.05)
    );
  return (
    rect(720, 300, 60, 220, 16, cylinder("#d9d7d2", 0.16)) +
    stroke("M560 470 Q640 430 730 420", "#cfcdc8", 42) +
    stroke("M560 466 Q640 424 730 412", "#ffffff", 12) +
    group(
      body(0, 0, 440, 190, 90, c, roller(c, 0.3)) +
        shape("M-40 -22 H330 Q380 -22 380 30 L-20 34Z", lit("#ffffff", 0.1)) +
        oval(36, 96, 56, 92, "#16181b") +
        oval(30, 96, 34, 56, radial(["#0a1020", [0.5, "#1a3560"], "#07080b"])) +
        oval(22, 74, 8, 16, "#ffffff", 'opacity=".7"') +
        times(4, (i) => disc(44 + (i % 2) * 14, 32 + Math.floor(i / 2) * 126, 6, "#4a2030")) +
        brandMark(260, 110, 18, "#b4b2ad"),
      'transform="translate(160 440) rotate(-8 200 90)"',
    ) +
    lamp(300, 640, 0.1, "#5fe0a0")
  );
}

export const CAMERA_PICTURES: DrawingSet = {
  smartphones: { draw: smartphone, ground: 800, spread: 260, detail: closeUp(1.5, 500, 340, -16) },
  "mirrorless-cameras": {
    draw: mirrorless,
    ground: 700,
    spread: 320,
    lift: -10,
    detail: closeUp(1.6, 480, 490, -9),
  },
  "dslr-cameras": { draw: dslr, ground: 770, spread: 350, detail: closeUp(1.35, 500, 440, -10) },
  "point-and-shoot-cameras": {
    draw: compactCamera,
    ground: 704,
    spread: 310,
    detail: closeUp(1.6, 500, 500, -8),
  },
  camcorders: {
    draw: camcorder,
    ground: 720,
    spread: 300,
    lift: 20,
    carton: "flat",
    detail: closeUp(1.5, 400, 470, -9),
  },
  "action-cameras": { draw: actionCamera, ground: 798, spread: 150, detail: turned(60, 0.9) },
  "camera-lenses": { draw: cameraLens, ground: 790, spread: 170, detail: closeUp(1.6, 480, 520, -12) },
  "security-cameras": { draw: securityCamera, ground: 776, spread: 200, detail: closeUp(1.5, 440, 520, -8) },
};
