/** Speakers & Audio. */
import { dim, lite } from "../kit/colours";
import { ball, body, brushed, cylinder, lit, roller, shade, tube } from "../kit/materials";
import { blur, linear, radial } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { disc, each, group, oval, rect, ring, shape, sheen, stroke, tilt, times } from "../kit/shapes";
import { digits, display, driver, grille, handle, knob, lamp, brandMark, slots, weave } from "../kit/parts";
import { type DrawingSet, closeUp } from "../scenes";

function bluetoothSpeaker(v: Variant): string {
  if (v.form === 1) {
    const c = "#d9d2c6";
    const column = "M290 330 Q290 290 480 290 Q670 290 670 330 L690 740 Q690 790 480 790 Q270 790 270 740Z";
    return (
      shape(column, cylinder(c, 0.3)) +
      shape("M290 370 Q480 410 670 370 L690 740 Q690 790 480 790 Q270 790 270 740Z", weave(c, 8)) +
      oval(480, 326, 188, 44, linear(["#f4f1ea", "#bdb5a6"], 40)) +
      oval(480, 324, 160, 34, linear(["#4a4f55", "#23262a"], 40)) +
      times(3, (i) => oval(430 + i * 50, 324, 11, 5, "#d9dde0")) +
      oval(480, 324, 166, 36, "none", 'stroke="#6fd6ff" stroke-width="4" opacity=".9"') +
      tube("M640 320 C770 330 760 470 690 460", 18, "#8a5a3a") +
      brandMark(480, 600, 24, "#5b5348")
    );
  }
  if (v.form === 2) {
    const c = "#2b2e33";
    return (
      tube("M230 420 C230 250 730 250 730 420", 32, "#8a5a3a") +
      body(140, 400, 680, 390, 60, c, lit(c)) +
      grille(166, 426, 628, 338, 44, "#3a3f45", 12) +
      each([320, 640], (x) => driver(x, 596, 132, "#3d4147")) +
      driver(480, 486, 40, "#c9b07a") +
      rect(430, 690, 100, 40, 8, "#17181a") +
      brandMark(480, 710, 16, "#d7a64f")
    );
  }
  const c = "#1f5f66";
  const leftCap = "M196 420 Q110 430 110 570 Q110 710 196 720 Q160 640 160 570 Q160 500 196 420Z";
  const rightCap = "M764 420 Q850 430 850 570 Q850 710 764 720 Q800 640 800 570 Q800 500 764 420Z";
  return (
    rect(130, 420, 700, 300, 150, roller(c, 0.34)) +
    rect(190, 420, 580, 300, 30, weave(c, 8)) +
    shape(leftCap, linear(["#4a4f55", "#121315"])) +
    shape(rightCap, linear(["#4a4f55", "#121315"])) +
    oval(134, 570, 22, 92, radial(["#6d747b", "#1b1d20"])) +
    rect(390, 426, 180, 34, 17, dim(c, 0.35)) +
    times(3, (i) => rect(412 + i * 56, 440, 24, 6, 3, "#e6f4f4")) +
    body(380, 540, 200, 66, 14, dim(c, 0.5)) +
    brandMark(480, 573, 26, "#f2ead8") +
    stroke("M200 452 Q480 436 760 452", "#ffffff", 10, `opacity=".25" ${blur(4)}`)
  );
}

function earCup(x: number, y: number, colour: string, flip: number): string {
  return group(
    oval(34, 0, 78, 150, linear(["#4a4e54", "#1a1b1e"], 0)) +
      oval(30, 0, 60, 128, "#0d0e10") +
      oval(-16, 0, 84, 146, shade(colour, 0.45, 0.45, 25)) +
      oval(-26, -4, 66, 124, linear([dim(colour, 0.15), lite(colour, 0.18)], 60)) +
      oval(-34, -30, 34, 76, "#ffffff", `opacity=".2" ${blur(8)}`),
    `transform="translate(${x} ${y}) scale(${flip} 1) rotate(4)"`,
  );
}

function headphones(v: Variant): string {
  const c = pick(v, "#dcd6cb", "#2c3238", "#37556b");
  const pad = pick(v, "#6b5a4a", "#17181b", "#1d2b36");
  const arc = "M268 560 C230 80 730 80 692 560";
  return (
    stroke("M268 500 C250 130 710 130 692 500", dim(c, 0.5), 14) +
    tube("M292 420 C300 130 660 130 668 420", 34, pad) +
    stroke(arc, dim(c, 0.5), 26) +
    stroke(arc, shade(c, 0.5, 0.2), 20) +
    each([246, 678], (x) => rect(x, 430, 36, 120, 14, brushed("#c3c8cc"))) +
    earCup(264, 640, c, 1) +
    earCup(696, 640, c, -1) +
    (v.form === 1
      ? ring(232, 636, 40, "#d7a64f", 5) + ring(728, 636, 40, "#d7a64f", 5)
      : brandMark(236, 636, 16, dim(c, 0.5)) + brandMark(728, 636, 16, dim(c, 0.5)))
  );
}

function bud(x: number, y: number, colour: string, flip: number): string {
  return group(
    rect(-24, 30, 44, 170, 22, cylinder(colour, 0.25)) +
      rect(-24, 188, 44, 14, 7, "#b9bec3") +
      disc(0, 0, 74, ball(colour, 0.3)) +
      oval(56, 14, 34, 46, linear([lite(colour, 0.4), dim(colour, 0.35)], 0), tilt(-20, 56, 14)) +
      oval(76, 20, 20, 32, "#d9dde0", tilt(-20, 76, 20)) +
      oval(-16, -6, 14, 30, "#16181b", 'transform="rotate(20)"'),
    `transform="translate(${x} ${y}) scale(${flip} 1) rotate(-8)"`,
  );
}

function earbuds(v: Variant): string {
  const c = pick(v, "#f4f3f0", "#2b2e33", "#a9bfc4");
  const shell = lit(c, 0.14);
  const open = v.form !== 2;
  const outside = "M250 560 V470 Q250 380 340 372 H620 Q710 380 710 470 V560Z";
  const lid = open
    ? shape(outside, linear([lite(c, 0.3), dim(c, 0.14)])) +
      shape("M276 560 V476 Q280 404 350 398 H610 Q680 404 684 476 V560Z", linear([dim(c, 0.45), dim(c, 0.2)]))
    : "";
  const box =
    rect(250, 548, 460, 240, 100, shell) +
    rect(250, 548, 460, 70, 34, linear([dim(c, 0.16), c])) +
    rect(290, 556, 380, 42, 21, dim(c, 0.42)) +
    rect(280, 640, 70, 110, 30, "#ffffff", 'opacity=".16"') +
    lamp(480, 690, 5, "#5fe0a0") +
    brandMark(480, 740, 12, dim(c, 0.4));
  return open
    ? lid + bud(380, 420, c, 1) + bud(580, 420, c, -1) + box
    : bud(330, 300, c, 1) +
        bud(640, 270, c, -1) +
        box +
        shape("M250 640 V620 Q250 480 380 476 H580 Q710 480 710 620 V640 Q480 664 250 640Z", shell) +
        stroke("M252 640 Q480 664 708 640", dim(c, 0.4), 4) +
        lamp(480, 720, 5, "#5fe0a0");
}

function partySpeaker(v: Variant): string {
  const glow = pick(v, "#ff4fb0", "#38d6ff", "#ffb03a");
  const glowTwo = pick(v, "#4f8cff", "#8dff5a", "#ff4f4f");
  const c = "#1d1f23";
  const [x, w] = v.form === 1 ? [310, 340] : [280, 400];
  const lightRing = (cy: number, r: number): string =>
    ring(480, cy, r, glow, 22, `opacity=".6" ${blur(12)}`) +
    ring(480, cy, r, linear([glow, glowTwo, glow], 40), 10) +
    ring(480, cy, r, "#ffffff", 2, 'opacity=".7"');
  return (
    tube(`M${x + 60} 140 V90 H${x + w - 60} V140`, 24, "#3a3f45") +
    body(x, 126, w, 664, 46, c, lit("#2b2e33")) +
    grille(x + 20, 200, w - 40, 560, 40, "#26292d", 12) +
    lightRing(360, w * 0.34) +
    lightRing(612, w * 0.38) +
    driver(480, 360, w * 0.3) +
    driver(480, 612, w * 0.34) +
    display(x + 80, 146, 100, 40, "88", glow) +
    knob(x + w - 96, 166, 22, "#c9ced2") +
    rect(x + 6, 230, 6, 480, 3, linear([glow, glowTwo])) +
    rect(x + w - 12, 230, 6, 480, 3, linear([glowTwo, glow])) +
    (v.form === 2
      ? rect(x - 14, 716, 34, 84, 14, "#0d0e0f") + rect(x + w - 20, 716, 34, 84, 14, "#0d0e0f")
      : rect(x + 40, 786, 60, 16, 6, "#0d0e0f") + rect(x + w - 100, 786, 60, 16, 6, "#0d0e0f")) +
    handle(430, 474, 100, 7, glow)
  );
}

function bookshelf(v: Variant): string {
  const wood = pick(v, "#8a5a38", "#26282c", "#e6e4df");
  const cone = pick(v, "#2b2d31", "#c9a14a", "#3a3e44");
  const speakerAt = (x: number, y: number, s: number): string =>
    group(
      shape("M300 0 L350 -26 V470 L300 500Z", linear([dim(wood, 0.25), dim(wood, 0.55)], 0)) +
        shape("M0 0 L56 -26 H350 L300 0Z", lite(wood, 0.3)) +
        body(0, 0, 300, 500, 6, wood, lit(wood, 0.15)) +
        rect(14, 14, 272, 472, 8, v.form === 0 ? "#1d1f22" : dim(wood, 0.06)) +
        driver(150, 350, 116, cone) +
        disc(150, 132, 76, linear(["#6d747b", "#1d1f23"], 60)) +
        disc(150, 132, 64, "#141517") +
        disc(150, 132, 30, ball(v.form === 0 ? "#c9b07a" : "#b9bec4", 0.5)) +
        brandMark(150, 476, 9, "#b9bec4"),
      `transform="translate(${x} ${y}) scale(${s})"`,
    );
  return speakerAt(150, 250, 1) + speakerAt(520, 320, 0.95);
}

function receiver(v: Variant): string {
  const c = pick(v, "#26292d", "#c9ccd0", "#e1d6c2");
  const k = pick(v, "#3a3e44", "#e2e4e6", "#b9a27a");
  const feet = each([180, 700], (x) => rect(x, 676, 84, 26, 6, "#131416"));
  const top =
    shape("M110 400 L160 340 H800 L850 400Z", lit(lite(c, 0.1))) + slots(230, 352, 500, 38, 26, dim(c, 0.6));
  const face = body(100, 396, 760, 286, 10, c, brushed(c, 0.12));
  if (v.form === 2) {
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
    brandMark(480, 648, 14, "#9aa0a6") +
    lamp(640, 644, 4, "#6fd6ff")
  );
}

function turntable(v: Variant): string {
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

export const AUDIO_PICTURES: DrawingSet = {
  "bluetooth-speakers": {
    draw: bluetoothSpeaker,
    ground: 786,
    spread: 300,
    detail: closeUp(1.55, 480, 540, -8),
  },
  headphones: { draw: headphones, ground: 790, spread: 260, detail: closeUp(1.5, 390, 520, -14) },
  earbuds: { draw: earbuds, ground: 790, spread: 230, detail: closeUp(1.4, 480, 500, -12) },
  "bookshelf-speakers": { draw: bookshelf, ground: 792, spread: 370, detail: closeUp(1.6, 380, 520, -6) },
  "receivers-amplifiers": {
    draw: receiver,
    ground: 702,
    spread: 390,
    lift: 30,
    carton: "flat",
    detail: closeUp(1.6, 300, 530),
  },
  turntables: {
    draw: turntable,
    ground: 796,
    spread: 350,
    lift: 20,
    carton: "flat",
    detail: closeUp(1.6, 560, 540),
  },
  "party-speakers": {
    draw: partySpeaker,
    ground: 800,
    spread: 230,
    carton: "tall",
    detail: closeUp(1.5, 480, 380, -8),
  },
};
