/** Video Games & Toys: gaming hardware, and the drawings of the whole department. */
import { dim, lite } from "../kit/colours";
import { ball, body, brushed, cylinder, lit, shade, tube } from "../kit/materials";
import { blur, linear, radial } from "../kit/paint";
import { type Variant, perVariant, pick } from "../kit/variants";
import { at, disc, each, group, oval, rect, ring, shape, sheen, stroke, tilt } from "../kit/shapes";
import { lamp, lens, brandMark, slots } from "../kit/parts";
import { type Art, type Look, lookOf, panel, screen, turnOf } from "../kit/screens";
import { drone, toy } from "./toys";
import { type DrawingSet, closeUp } from "../scenes";

const PAD =
  "M190 420 C220 330 320 330 360 352 H600 C640 330 740 330 770 420 C810 520 850 650 820 720 C790 780 720 770 680 700 C650 640 620 610 580 610 H380 C340 610 310 640 280 700 C240 770 170 780 140 720 C110 650 150 520 190 420Z";

function stick(cx: number, cy: number, colour: string): string {
  return (
    disc(cx, cy, 58, linear(["#0d0e10", "#4a4e54"])) +
    disc(cx, cy - 4, 46, ball(colour, 0.25)) +
    disc(cx, cy - 4, 32, linear([dim(colour, 0.4), lite(colour, 0.12)]))
  );
}

function pad(colour: string, accent: string, glow: string): string {
  const face = [
    ["#5fc08a", 0, -44],
    ["#e0694a", 44, 0],
    ["#4f8fd0", -44, 0],
    ["#e3b04b", 0, 44],
  ] as const;
  const grips =
    "M140 720 C110 650 150 520 186 432 C190 540 210 640 280 700 C240 770 170 780 140 720Z M820 720 C850 650 810 520 774 432 C770 540 750 640 680 700 C720 770 790 780 820 720Z";
  const rim = "M200 416 C226 346 320 346 362 364 H598 C640 346 734 346 760 416";
  return (
    each([210, 610], (x) => rect(x, 322, 140, 60, 26, lit(dim(colour, 0.4)))) +
    shape(PAD, shade(colour, 0.4, 0.4, 90, 0.3)) +
    shape(grips, accent, 'opacity=".85"') +
    stroke(rim, lite(colour, 0.7), 4, 'opacity=".6"') +
    rect(400, 366, 160, 96, 18, linear([dim(colour, 0.35), dim(colour, 0.1)])) +
    rect(396, 364, 168, 4, 2, glow) +
    each([404, 522], (x) => rect(x, 470, 34, 12, 6, dim(colour, 0.5))) +
    disc(480, 500, 17, linear([lite(glow, 0.5), glow])) +
    rect(252, 404, 36, 108, 8, lit("#2a2d31")) +
    rect(216, 440, 108, 36, 8, lit("#2a2d31")) +
    each(
      face,
      ([paint, x, y]) =>
        disc(690 + x, 458 + y, 24, "#17181b") + disc(690 + x, 456 + y, 20, ball(dim(paint, 0.1), 0.4)),
    ) +
    each([378, 582], (x) => stick(x, 560, "#3a3e44"))
  );
}

const controller = perVariant(
  () => pad("#eceae7", "#2b2e33", "#4fa8ff"),
  () => pad("#2b2e34", "#8f2f2f", "#ff5a4a"),
  () => pad("#35708f", "#1d3b4d", "#8dff5a"),
);

function gameConsole(v: Variant): string {
  const small = (x: number, y: number, s: number, colour: string): string =>
    at(x, y, pad(colour, dim(colour, 0.4), "#4fa8ff"), `scale(${s})`);
  if (v.form === 1)
    return (
      body(250, 120, 300, 670, 12, "#26292d", brushed("#2b2e33", 0.08)) +
      slots(266, 128, 268, 18, 22, "#0b0c0d") +
      rect(280, 420, 8, 180, 3, "#0a0b0c") +
      disc(512, 180, 15, lit("#e9ecee")) +
      brandMark(400, 740, 14, "#8d9399") +
      rect(256, 126, 60, 656, 8, linear(["#ffffff/0.14", "#ffffff/0.01"])) +
      small(480, 480, 0.46, "#33373c")
    );
  if (v.form === 2) {
    const side = (x: number, c: string): string => body(x, 330, 150, 330, 60, c);
    const button = (x: number, y: number): string => disc(x, y, 15, ball("#3a3e44"));
    const buttons = (x: number, y: number): string =>
      button(x, y - 30) + button(x + 30, y) + button(x, y + 30) + button(x - 30, y);
    return group(
      side(90, "#2f8f88") +
        side(720, "#d7654a") +
        rect(200, 322, 560, 346, 18, lit("#33373c")) +
        panel(208, 330, 544, 330, 12, 18, lookOf(v, "console")) +
        stick(150, 420, "#3a3e44") +
        stick(808, 540, "#3a3e44") +
        buttons(808, 420) +
        buttons(150, 550) +
        rect(180, 366, 20, 6, 3, "#e9f2f1") +
        rect(760, 366, 20, 6, 3, "#fdeee9") +
        rect(220, 318, 60, 8, 3, "#17181a") +
        rect(680, 318, 60, 8, 3, "#17181a"),
      'transform="translate(0 118)"',
    );
  }
  const leftWing = "M330 780 C300 560 300 300 340 110 C360 100 384 104 392 120 V780Z";
  const rightWing = "M520 780 V120 C530 104 554 100 574 110 C612 300 612 560 582 780Z";
  return (
    shape(leftWing, linear(["#d5d8da", "#ffffff", "#f1f1f0"], 0)) +
    shape(rightWing, linear(["#f1f1f0", "#ffffff", "#cfd2d4"], 0)) +
    rect(388, 130, 136, 654, 10, cylinder("#1a1c1f", 0.4)) +
    each([388, 520], (x) => rect(x, 140, 4, 600, 2, "#4fa8ff")) +
    rect(448, 380, 8, 190, 3, "#050607") +
    rect(444, 640, 26, 10, 4, "#3a3e44") +
    disc(457, 690, 8, "#d9dcde") +
    oval(456, 786, 140, 14, "#26292d") +
    small(480, 480, 0.46, "#f1f1ef")
  );
}

const COVERS: readonly Art[] = [
  "neon",
  "dunes",
  "space",
  "peaks",
  "reef",
  "city",
  "forest",
  "sea",
  "balloons",
  "orb",
];

function gameCase(x: number, y: number, w: number, look: Look, spine: string, turn: number): string {
  const h = w * 1.28;
  const star = `M${w * 0.5} ${h * 0.5} l${w * 0.1} ${h * 0.14} h${w * 0.12} l${-w * 0.1} ${h * 0.1} l${w * 0.05} ${h * 0.14} l${-w * 0.17} ${-h * 0.08} l${-w * 0.17} ${h * 0.08} l${w * 0.05} ${-h * 0.14} l${-w * 0.1} ${-h * 0.1} h${w * 0.12}Z`;
  const art =
    shape(`M0 0 L-26 10 V${h - 8} L0 ${h}Z`, linear([dim(spine, 0.5), dim(spine, 0.2)], 0)) +
    body(0, 0, w, h, 8, spine) +
    screen(10, 52, w - 20, h - 64, 3, look) +
    rect(10, 12, w - 20, 36, 3, dim(spine, 0.25)) +
    brandMark(w * 0.25, 30, 11, "#ffffff") +
    shape(star, linear(["#ffffff", "#ffe3a8"]), 'opacity=".85"') +
    rect(w * 0.2, h * 0.24, w * 0.6, h * 0.045, 6, "#ffffff", 'opacity=".95"') +
    rect(w * 0.3, h * 0.31, w * 0.4, h * 0.028, 5, "#ffffff", 'opacity=".75"') +
    rect(0, 0, w, h, 8, linear(["#ffffff/0.28", [0.4, "#ffffff/0.02"], "#ffffff/0.1"], 30));
  return at(x, y, art, `rotate(${turn})`);
}

function videoGame(v: Variant): string {
  const spine = pick(v, "#2f6fb5", "#2f7d4f", "#b23a3a");
  const look = (i: number): Look => ({
    art: COVERS[(v.form * 2 + i + v.wallpaper) % COVERS.length] ?? "neon",
    turn: turnOf(Math.floor(v.wallpaper / COVERS.length)),
  });
  const record = group(
    disc(0, 0, 150, linear(["#e6e9ec", "#9fb8d0", "#f0d9e6", "#a9d6c9", "#e6e9ec"], 35)) +
      disc(0, 0, 44, "#f5f5f4") +
      ring(0, 0, 46, "#b5bac0", 4) +
      disc(0, 0, 18, "#c9c4bb"),
    `transform="translate(690 640)"`,
  );
  return v.form === 1
    ? gameCase(470, 210, 340, look(1), spine, 7) + gameCase(170, 250, 410, look(0), spine, -3)
    : gameCase(400, 160, 330, look(1), spine, 9) + record + gameCase(190, 230, 430, look(0), spine, 0);
}

function gamingHeadset(v: Variant): string {
  const c = pick(v, "#26292e", "#ebebea", "#2a2438");
  const glow = pick(v, "#4dff8f", "#38c6ff", "#ff4fb0");
  const cup = (x: number, flip: number): string =>
    group(
      rect(6, -140, 96, 280, 46, linear(["#43474d", "#141518"], 0)) +
        shape("M20 -150 L-60 -130 L-110 -40 V60 L-60 140 L20 156Z", shade(c, 0.4, 0.5, 30)) +
        shape("M4 -100 L-50 -84 L-84 -24 V40 L-50 92 L4 106Z", dim(c, 0.3)) +
        stroke("M4 -100 L-50 -84 L-84 -24 V40 L-50 92 L4 106", glow, 14, `opacity=".5" ${blur(7)}`) +
        stroke("M4 -100 L-50 -84 L-84 -24 V40 L-50 92 L4 106", lite(glow, 0.35), 5) +
        shape("M-46 -30 L-10 0 L-46 34 L-34 0Z", glow),
      `transform="translate(${x} 560) scale(${flip} 1)"`,
    );
  return (
    tube("M262 470 C230 60 730 60 698 470", 52, c) +
    tube("M300 400 C310 160 650 160 660 400", 40, "#1d1f23") +
    stroke("M330 260 C400 190 560 190 630 260", glow, 4, 'opacity=".8"') +
    each([236, 674], (x) => rect(x, 380, 50, 100, 14, lit(dim(c, 0.3)))) +
    tube("M240 680 C250 800 350 800 440 760", 15, "#2b2e33") +
    rect(424, 734, 84, 40, 20, lit("#33373c"), tilt(-14, 466, 754)) +
    lamp(496, 744, 4, glow) +
    cup(262, 1) +
    cup(698, -1)
  );
}

function virtualReality(v: Variant): string {
  const c = pick(v, "#f1f1ef", "#2b2e33", "#d5d9dc");
  const wand = (x: number, flip: number): string =>
    group(
      ring(0, 0, 62, dim(c, 0.45), 24) +
        ring(0, -3, 62, lite(c, 0.2), 13) +
        rect(-26, 10, 56, 170, 26, cylinder(c, 0.3)) +
        oval(2, 40, 30, 26, "#26292d") +
        disc(2, 34, 13, ball("#4a4e54")),
      `transform="translate(${x} 620) scale(${flip} 1) rotate(-14)"`,
    );
  const shell =
    "M190 420 C190 330 270 330 480 330 C690 330 770 330 770 420 V500 C770 610 690 620 620 620 C560 620 540 560 480 560 C420 560 400 620 340 620 C270 620 190 610 190 500Z";
  const visor =
    "M214 424 C220 356 290 354 480 354 C670 354 740 356 746 424 V494 C746 590 680 596 622 596 C570 596 548 536 480 536 C412 536 390 596 338 596 C280 596 214 590 214 494Z";
  return (
    tube("M230 400 C220 180 740 180 730 400", 46, "#4a4f55") +
    tube("M480 240 V350", 56, "#3a3e44") +
    shape(shell, shade(c, 0.4, 0.35, 90, 0.4)) +
    shape(visor, linear([v.form === 1 ? "#17181b" : "#33383e", "#0a0b0d"])) +
    (v.form === 2
      ? oval(350, 460, 92, 84, radial(["#7a5cff/0.8", "#0a0b0d/0"])) +
        oval(610, 460, 92, 84, radial(["#25c7d9/0.8", "#0a0b0d/0"]))
      : each([260, 700, 300, 660], (x, i) => lens(x, i < 2 ? 430 : 540, 19))) +
    sheen("M240 410 C250 372 320 370 470 370 C360 400 290 440 262 520 C240 500 236 450 240 410Z", 0.2) +
    brandMark(480, 450, 18, "#9aa3ab") +
    wand(220, 1) +
    wand(740, -1)
  );
}

export const GAME_PICTURES: DrawingSet = {
  "game-consoles": { draw: gameConsole, ground: 792, spread: 280, detail: closeUp(1.5, 560, 560, -8) },
  "video-games": { draw: videoGame, ground: 786, spread: 300, detail: closeUp(1.35, 440, 470, -14) },
  "game-controllers": {
    draw: controller,
    ground: 760,
    spread: 330,
    lift: 40,
    carton: "flat",
    detail: closeUp(1.6, 600, 500, -16),
  },
  "gaming-headsets": { draw: gamingHeadset, ground: 790, spread: 260, detail: closeUp(1.55, 370, 540, -12) },
  "virtual-reality": {
    draw: virtualReality,
    ground: 790,
    spread: 330,
    lift: 20,
    detail: closeUp(1.4, 430, 480, -10),
  },
  drones: {
    draw: drone,
    ground: 780,
    spread: 330,
    lift: 30,
    carton: "flat",
    detail: closeUp(1.6, 480, 520, -8),
  },
  toys: { draw: toy, ground: 792, spread: 310, detail: closeUp(1.5, 480, 420, -8) },
};
