/** Computers & Tablets. */
import { dim, lite } from "../kit/colours";
import { body, brushed, lit, shade } from "../kit/materials";
import { blur, clip, linear, radial } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { at, disc, each, fine, group, oval, rect, ring, shape, stroke, tilt, times } from "../kit/shapes";
import { grille, keys, lamp, lens, brandMark, slots } from "../kit/parts";
import { isLandscape, lookOf, panel, screen } from "../kit/screens";
import { type DrawingSet, closeUp, turned } from "../scenes";

function tabletBack(w: number, h: number, colour: string): string {
  return (
    body(0, 0, w, h, 34, colour, brushed(colour)) +
    rect(26, 26, 74, 74, 24, dim(colour, 0.15)) +
    lens(63, 63, 26) +
    brandMark(w / 2, h / 2, 26, lite(colour, 0.4))
  );
}

function tablet(v: Variant): string {
  const colour = pick(v, "#c9ccd1", "#e2c7b8", "#5a636e");
  const look = lookOf(v, "handheld");
  const [w, h] = v.form === 1 ? [620, 440] : [440, 590];
  const back = tabletBack(w * 0.96, h * 0.96, colour);
  const rear = v.form === 1 ? at(260, 250, back, "rotate(-7)") : at(360, 190, back, "rotate(8)");
  const icon = pick(v, "#f6b352", "#4bb6a8", "#ea6a5a");
  const dock = isLandscape(look)
    ? times(4, (i) => rect(-150 + i * 80, 0, 58, 58, 15, icon, `opacity="${0.95 - i * 0.12}"`))
    : "";
  const faceX = v.form === 1 ? 130 : 190;
  const faceY = 795 - h;
  const face =
    body(faceX, faceY, w, h, 36, colour) + panel(faceX + 5, faceY + 5, w - 10, h - 10, 32, 22, look);
  const white = linear(["#d5d5d5", "#ffffff", "#b9b9b9"], 0);
  const pencil =
    v.form === 2 ? "" : rect(v.form === 1 ? 790 : 700, 300, 17, 480, 8, white, tilt(7, 700, 780));
  return rear + face + at(faceX + w / 2, faceY + h - 108, dock) + pencil;
}

function tower(x: number, y: number, w: number, h: number, colour: string): string {
  return (
    body(x, y, w, h, 12, colour) +
    grille(x + 14, y + h * 0.36, w - 28, h * 0.56, 8, dim(colour, 0.35), 11) +
    rect(x + 14, y + 26, w - 28, 26, 4, dim(colour, 0.4)) +
    disc(x + w / 2, y + h * 0.24, 17, linear([lite(colour, 0.5), dim(colour, 0.3)])) +
    lamp(x + w / 2, y + h * 0.24, 4, "#bfe8ff") +
    each([x + 24, x + 62], (left) => rect(left, y + h * 0.3, 30, 9, 2, "#0b0c0e"))
  );
}

function stand(cx: number, top: number, foot: number, colour: string, w = 220): string {
  return (
    shape(`M${cx - 40} ${top} H${cx + 40} L${cx + 52} ${foot - 12} H${cx - 52}Z`, brushed(colour)) +
    rect(cx - w / 2, foot - 18, w, 18, 9, shade(colour, 0.6, 0.5))
  );
}

function keyboard(x: number, y: number, w: number, colour: string): string {
  const inner = body(0, 0, w, 82, 10, colour) + keys(10, 9, w - 20, 64, 4, 15, dim(colour, 0.25));
  return at(x, y, inner, "skewX(-10) scale(1 .8)");
}

function mouse(x: number, y: number, colour: string): string {
  return (
    oval(x, y, 34, 24, linear([lite(colour, 0.5), dim(colour, 0.4)])) +
    stroke(`M${x} ${y - 22} V${y - 4}`, dim(colour, 0.5), 3)
  );
}

function desktop(v: Variant): string {
  const colour = pick(v, "#2b2e33", "#d9dce0", "#e9e6e0");
  const accessory = pick(v, "#33373c", "#e8eaec", "#f0ede8");
  const look = lookOf(v, "computer");
  const display =
    v.form === 1
      ? stand(480, 560, 740, "#c9cdd2", 230) +
        body(130, 190, 700, 450, 20, "#d9dce0") +
        panel(136, 196, 688, 390, 16, 14, look) +
        brandMark(480, 612, 16, "#9ba1a8")
      : stand(400, 560, 740, "#3c4046") + panel(100, 230, 600, 366, 12, 12, look);
  const box =
    v.form === 1
      ? ""
      : v.form === 0
        ? tower(720, 300, 150, 440, colour)
        : body(716, 640, 170, 100, 18, colour) +
          lamp(866, 716, 4, "#bfe8ff") +
          slots(736, 700, 70, 8, 2, "#555b62");
  return display + box + keyboard(240, 768, 440, accessory) + mouse(745, 808, accessory);
}

function fan(cx: number, cy: number, r: number, glow: string): string {
  return (
    disc(cx, cy, r * 1.25, radial([`${glow}/0.5`, `${glow}/0`])) +
    disc(cx, cy, r, "#0d0e12") +
    ring(cx, cy, r * 0.58, "#2b2f38", r * 0.66) +
    ring(
      cx,
      cy,
      r * 0.58,
      glow,
      fine(r * 0.66),
      `opacity=".6" stroke-dasharray="${fine(r * 0.2)} ${fine(r * 0.205)}"`,
    ) +
    ring(cx, cy, r * 0.95, glow, r * 0.08) +
    ring(cx, cy, r * 0.95, "#ffffff", r * 0.025, 'opacity=".7"') +
    disc(cx, cy, r * 0.26, "#1d2026")
  );
}

function gamingPc(v: Variant): string {
  const colour = pick(v, "#1d2025", "#e4e7ea", "#23272e");
  const glow = pick(v, "#27d3ff", "#ff5fb4", "#7dff6a");
  const accent = pick(v, "#a05bff", "#5f8dff", "#ffb648");
  const inside =
    rect(0, 0, 400, 560, 0, linear(["#15171d", "#0a0b0f"])) +
    rect(34, 40, 260, 300, 8, linear(["#262a33", "#14161c"])) +
    times(4, (i) => rect(232 + i * 16, 60, 9, 130, 3, linear([accent, "#20242c", glow]))) +
    fan(140, 140, 58, accent) +
    rect(20, 268, 330, 84, 10, linear(["#4a4f59", "#22252c"])) +
    rect(32, 276, 306, 6, 3, glow) +
    each([100, 190, 280], (x) => fan(x, 316, 32, glow)) +
    rect(0, 450, 400, 110, 0, linear(["#2b2f37", "#16181d"])) +
    stroke("M330 60 C380 160 360 240 340 280", accent, 7) +
    fan(350, 90, 40, glow) +
    shape("M0 0 H400 L120 560 H0Z", linear(["#ffffff/0.16", "#ffffff/0.02"], 40));
  const side = group(
    body(0, 0, 440, 630, 6, colour) + at(20, 26, group(inside, clip(rect(0, 0, 400, 560, 8, "#000")))),
    'transform="translate(402 149) skewY(-4)"',
  );
  const fans = each([0, 1, 2], (i) =>
    fan(116, 130 + i * (v.form === 1 ? 160 : 178), pick(v, 78, 70, 82), i === 1 ? accent : glow),
  );
  const frontFace = group(
    body(0, 0, 231, 630, 6, dim(colour, 0.12)) +
      (v.form === 2 ? grille(14, 20, 202, 590, 8, "#15171c", 13) : rect(14, 20, 202, 590, 8, "#101216")) +
      fans +
      shape("M14 20 H216 L60 610 H14Z", linear(["#ffffff/0.12", "#ffffff/0"])),
    'transform="translate(172 132) skewY(4.2)"',
  );
  return side + frontFace + rect(190, 770, 60, 14, 4, "#15171a") + rect(740, 752, 70, 14, 4, "#15171a");
}

function laptop(v: Variant): string {
  const colour = pick(v, "#c6cad0", "#3f5158", "#e3d5c8");
  const look = lookOf(v, "computer");
  const w = pick(v, 620, 660, 590);
  const x = 480 - w / 2;
  const lid =
    body(x, 235, w, 410, 22, dim(colour, 0.1)) +
    panel(x + 4, 239, w - 8, 404, 20, pick(v, 14, 12, 18), look) +
    disc(480, 247, 3, "#39424e");
  const wide = w * 0.62;
  const deck = shape(`M${x + 6} 645 H${x + w - 6} L${480 + wide} 768 H${480 - wide}Z`, brushed(colour, 0.1));
  const bed = group(
    keys(-250, 0, 500, 78, 5, 14, pick(v, "#2b2e33", "#1b2226", "#f4efe9")),
    `transform="translate(480 655) scale(${w / 600} 0.86)"`,
  );
  const pad = shape("M394 731 H566 L574 763 H386Z", dim(colour, 0.09));
  const edge = `M${480 - wide} 768 H${480 + wide} L${480 + wide - 14} 788 Q480 796 ${480 - wide + 14} 788Z`;
  const lip = shape(edge, shade(colour, 0.7, 0.55));
  const notch = rect(430, 768, 100, 8, 4, dim(colour, 0.4));
  return lid + rect(x + 30, 640, w - 60, 9, 4, "#1b1d20") + deck + bed + pad + lip + notch;
}

function monitor(v: Variant): string {
  const look = lookOf(v, "computer");
  if (v.form === 1) {
    const picture = group(
      screen(82, 300, 796, 350, 0, look),
      clip(shape("M84 318 Q480 362 876 318 V634 Q480 592 84 634Z", "#000")),
    );
    return (
      shape("M410 600 H550 L640 792 H600 L480 690 L360 792 H320Z", linear(["#4a4e55", "#1c1e22"])) +
      shape("M70 300 Q480 348 890 300 V650 Q480 606 70 650Z", "#0b0c0f") +
      picture +
      stroke("M84 650 Q480 606 876 650", "#32363c", 5)
    );
  }
  const colour = pick(v, "#aeb3b9", "#000000", "#f1f1ef");
  const arm =
    v.form === 0
      ? stand(480, 540, 795, "#b9bec4", 250)
      : rect(462, 560, 36, 220, 6, brushed("#d8dadc")) +
        oval(480, 784, 130, 20, linear(["#ffffff", "#c5c8cb"]));
  return (
    arm +
    body(118, 200, 724, 440, 14, colour) +
    panel(122, 204, 716, v.form === 0 ? 430 : 404, 12, 11, look) +
    (v.form === 2 ? brandMark(480, 622, 13, "#9aa0a6") : "") +
    lamp(812, v.form === 0 ? 628 : 622, 3, "#9fe8ff")
  );
}

function printer(v: Variant): string {
  const colour = pick(v, "#f1f0ed", "#3a3e44", "#d5dbe0");
  const dark = pick(v, "#3a3f45", "#1d2024", "#4c545c");
  const paper =
    shape("M300 330 L330 130 H640 L660 330Z", linear(["#ffffff", "#e5e2dc"])) +
    shape("M330 130 H640 L644 170 H326Z", "#f6f4f0");
  const feeder = shape("M270 350 L300 270 H660 L690 350Z", linear([lite(dark, 0.25), dark]));
  const caseTop =
    body(170, 340, 620, 120, 26, colour) + rect(190, 352, 580, 12, 6, lite(colour, 0.7), 'opacity=".7"');
  const base = body(150, 440, 660, 320, 30, colour);
  const panelArea =
    rect(180, 462, 600, 78, 14, linear([lite(dark, 0.15), dark])) +
    screen(200, 472, 140, 58, 6, lookOf(v, "machine")) +
    times(5, (i) => disc(400 + i * 52, 501, 14, lite(dark, 0.22))) +
    lamp(740, 501, 7, "#5fe0a0");
  const mouth = rect(230, 575, 500, 74, 12, linear(["#0b0c0e", "#2c3035"]));
  const sheet =
    shape("M280 640 H680 L720 752 H240Z", linear(["#f1efe9", "#ffffff"])) +
    shape("M320 655 H520 L512 720 H300Z", pick(v, "#e9a15b", "#4aa5a0", "#d56a6a"), 'opacity=".85"') +
    times(3, (i) => rect(545, 660 + i * 20, 110, 8, 3, "#b8b8b8"));
  const tray = shape("M215 748 H745 L770 778 H190Z", linear([lite(dark, 0.3), dark]));
  return paper + feeder + caseTop + base + panelArea + mouth + sheet + tray;
}

function router(v: Variant): string {
  if (v.form === 1) {
    const node = (x: number, y: number, s: number): string =>
      group(
        shape(
          "M-90 0 V-260 Q-90 -330 0 -330 Q90 -330 90 -260 V0 Q0 34 -90 0Z",
          linear(["#c9c6c0", "#ffffff", "#f1efeb", "#c4c0b8"], 0),
        ) +
          oval(0, -318, 62, 14, "#e9e6e0") +
          stroke("M-90 -50 Q0 -16 90 -50", "#d1cdc5", 3) +
          lamp(0, -62, 6, "#6fd6ff"),
        `transform="translate(${x} ${y}) scale(${s})"`,
      );
    return node(290, 730, 0.92) + node(680, 730, 0.92) + node(480, 780, 1.2);
  }
  const colour = pick(v, "#26292e", "#ffffff", "#2c2a35");
  const glow = pick(v, "#4fd1ff", "#ffffff", "#ff4d6d");
  const antenna = (x: number, lean: number): string =>
    group(
      rect(-13, -330, 26, 330, 11, linear(["#17191c", "#4b5057", "#101214"], 0)) +
        rect(-16, -60, 32, 60, 8, "#1a1c1f"),
      `transform="translate(${x} 640) rotate(${lean})"`,
    );
  const antennas = each([-14, -5, 5, 14], (lean, i) => antenna(220 + i * 173, lean));
  const top =
    v.form === 0
      ? shape("M190 590 L250 520 H710 L770 590Z", lit(lite(colour, 0.15)))
      : shape("M150 600 L300 520 L480 560 L660 520 L810 600Z", lit(lite(colour, 0.1)));
  const vents = times(9, (i) => stroke(`M${330 + i * 38} 580 L${352 + i * 30} 534`, dim(colour, 0.6), 8));
  const hull =
    body(130, 588, 700, 150, 40, colour) +
    rect(160, 604, 640, 4, 2, glow, 'opacity=".85"') +
    rect(160, 600, 640, 12, 6, glow, `opacity=".5" ${blur(7)}`);
  return (
    antennas +
    top +
    vents +
    hull +
    times(7, (i) => lamp(350 + i * 44, 668, 4.5, glow)) +
    each([190, 700], (x) => rect(x, 730, 70, 16, 6, "#121315"))
  );
}

export const COMPUTER_PICTURES: DrawingSet = {
  "ipad-tablets": { draw: tablet, ground: 795, spread: 330, carton: "flat", detail: turned(14) },
  "desktop-pcs": { draw: desktop, ground: 815, spread: 360, detail: closeUp(1.6, 560, 560, -6) },
  "gaming-pcs": { draw: gamingPc, ground: 778, spread: 330, detail: closeUp(1.7, 470, 400, -6) },
  "laptop-computers": {
    draw: laptop,
    ground: 788,
    spread: 400,
    carton: "flat",
    detail: closeUp(1.7, 440, 640, -8),
  },
  "computer-monitors": { draw: monitor, ground: 796, spread: 200, carton: "flat", detail: turned(14, 0.9) },
  "printers-scanners": { draw: printer, ground: 772, spread: 350, detail: closeUp(1.45, 440, 580, -7) },
  "networking-wireless": {
    draw: router,
    ground: 748,
    spread: 350,
    lift: 70,
    carton: "flat",
    detail: closeUp(1.6, 440, 600, -8),
  },
};
