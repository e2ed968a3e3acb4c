/** Cameras that move or watch, and lenses. */
import { dim, lite } from "../kit/colours";
import { ball, body, cylinder, lit, roller, shade } from "../kit/materials";
import { linear, radial } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { disc, dotsAround, each, group, oval, rect, shape, sheen, stroke, times } from "../kit/shapes";
import { grille, lamp, lens, mark } from "../kit/parts";
import { type Look, panel, screen } from "../kit/screens";

export function camcorder(v: Variant): string {
  const c = pick(v, "#2b2d32", "#c3c7cb", "#39414a");
  return (
    group(
      body(0, 0, 300, 210, 14, c) +
        screen(14, 14, 272, 182, 4, pick<Look>(v, "lake", "dunes", "bloom")) +
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
    mark(480, 470, 20, lite(c, 0.6)) +
    grille(330, 360, 120, 30, 12, dim(c, 0.3), 8)
  );
}

export function actionCamera(v: Variant): string {
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
    panel(232, 342, 176, 176, 20, 9, pick<Look>(v, "lake", "dunes", "space")) +
    lamp(250, 566, 7, "#ff5a4a") +
    mark(322, 624, 20, lite(c, 0.5))
  );
}

export function cameraLens(v: Variant): string {
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
    mark(480, y + h * 0.82, 14, pick(v, "#d0d4d8", "#3a3e44", "#d0d4d8")) +
    oval(480, y + 30, w / 2 + 8, 54, linear([lite("#2b2e33", 0.35), "#0e0f11"], 30)) +
    oval(480, y + 28, w / 2 - 8, 44, "#08090b") +
    oval(480, y + 34, w / 2 - 34, 33, glass) +
    oval(440, y + 24, 50, 9, "#ffffff", 'opacity=".55" transform="rotate(-6 440 0)"')
  );
}

export function securityCamera(v: Variant): string {
  const c = "#f1f1ef";
  if (v === 1)
    return (
      oval(480, 330, 280, 56, "#d9d7d2") +
      shape("M200 330 H760 L720 450 H240Z", lit(c, 0.12)) +
      shape(
        "M240 450 H720 A240 250 0 0 1 240 450Z",
        radial(["#4a525c", [0.6, "#15181c"], "#060708"], 0.4, 0.2, 0.9),
      ) +
      lens(480, 540, 74) +
      sheen("M290 480 Q320 600 410 640 Q330 560 330 474Z", 0.3) +
      rect(200, 320, 560, 18, 9, "#ffffff") +
      lamp(600, 500, 5, "#ff5a4a")
    );
  if (v === 2)
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
        mark(260, 110, 18, "#b4b2ad"),
      'transform="translate(160 440) rotate(-8 200 90)"',
    ) +
    lamp(300, 640, 0.1, "#5fe0a0")
  );
}
