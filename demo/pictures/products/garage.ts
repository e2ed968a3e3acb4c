/** Garage & Outdoor: grills, heaters, mowers and scooters, and the drawings of the whole department. */
import { dim, lite } from "../kit/colours";
import { body, brushed, cylinder, lit, roller, shade, tube } from "../kit/materials";
import { blur, linear, pattern, radial } from "../kit/paint";
import { type Variant, perVariant, pick } from "../kit/variants";
import { disc, dotsAround, each, oval, rect, shape, sheen, stroke, tilt, times } from "../kit/shapes";
import { digits, display, fins, handle, knob, lamp, brandMark, wheel } from "../kit/parts";
import { generator, powerTool, pressureWasher } from "./workshop";
import { type DrawingSet, closeUp } from "../scenes";

function gasGrill(): string {
  const lid = "#33393e";
  return (
    each([250, 690], (x) => rect(x, 560, 22, 230, 6, cylinder("#4a4f55"))) +
    body(262, 560, 438, 200, 6, "#33373c", brushed("#3a3f44", 0.1)) +
    rect(478, 566, 4, 190, 0, "#17181a") +
    each([452, 500], (x) => handle(x, 600, 9, 110, "#c9cdd0")) +
    each([90, 690], (x) => rect(x, 470, 180, 24, 6, lit("#c4c8cb"))) +
    each([100, 700], (x) => rect(x, 494, 160, 46, 4, lit("#3a3f44"))) +
    body(240, 462, 480, 100, 8, "#c4c8cb", brushed("#c4c8cb")) +
    times(4, (i) => knob(310 + i * 114, 516, 30, "#2b2e33", i * 40 - 60)) +
    shape("M240 462 V380 Q240 240 400 240 H560 Q720 240 720 380 V462Z", shade(lid, 0.45, 0.45, 90, 0.3)) +
    sheen("M262 440 V390 Q266 270 400 262 H470 Q330 290 300 440Z", 0.16) +
    rect(240, 452, 480, 12, 3, "#17181a") +
    handle(310, 410, 340, 18, "#d9dcde") +
    disc(480, 340, 44, linear(["#f1f1ef", "#9aa0a6"])) +
    disc(480, 340, 36, "#f7f4ec") +
    stroke("M480 340 L502 318", "#c0392f", 4) +
    dotsAround(7, 480, 344, 29, 2.2, "#3a3e44", Math.PI * 0.9, Math.PI * 0.2) +
    each([290, 672], (x) => wheel(x, 762, 40))
  );
}

function kettleGrill(): string {
  const c = "#a6342c";
  const bowl = "M220 400 H740 C740 520 640 600 480 600 C320 600 220 520 220 400Z";
  const lid = "M214 392 C230 230 350 170 480 170 C610 170 730 230 746 392Z";
  return (
    tube("M370 560 L280 780", 16, "#b9bec3") +
    tube("M590 560 L690 780", 16, "#b9bec3") +
    tube("M480 570 V790", 16, "#8d9399") +
    stroke("M320 690 H640", "#8d9399", 8) +
    oval(480, 690, 130, 16, lit("#b9bec3")) +
    each([282, 690], (x) => wheel(x, 752, 46)) +
    shape(bowl, linear([dim(c, 0.2), dim(c, 0.65)])) +
    shape(lid, radial([lite(c, 0.55), [0.3, c], dim(c, 0.5)], 0.35, 0.25, 0.85)) +
    rect(206, 384, 548, 20, 8, linear(["#e6e9eb", "#6d747b"])) +
    sheen("M270 340 C300 250 370 214 440 204 C380 250 340 290 326 350Z", 0.35) +
    tube("M430 166 C430 116 530 116 530 166", 16, "#2b2e33") +
    rect(446, 106, 68, 22, 10, lit("#6b4428")) +
    disc(600, 236, 24, lit("#d9dcde")) +
    disc(600, 236, 10, "#3a3e44") +
    tube("M742 420 H810 V460", 14, "#3a3e44") +
    rect(180, 420, 46, 16, 6, "#3a3e44")
  );
}

function smoker(): string {
  const c = "#3b4247";
  return (
    each([300, 640], (x) => rect(x, 540, 20, 250, 4, cylinder("#33373c"))) +
    rect(296, 720, 370, 14, 4, lit("#3a3e43")) +
    rect(190, 190, 44, 220, 10, cylinder("#2b2e33")) +
    shape("M176 196 H248 L232 168 H192Z", lit("#2b2e33")) +
    rect(230, 300, 470, 260, 120, roller(c, 0.4)) +
    rect(230, 420, 470, 10, 0, dim(c, 0.6)) +
    handle(340, 400, 250, 16, "#c9cdd0") +
    disc(465, 354, 30, "#f1f1ef") +
    stroke("M465 354 L480 338", "#c0392f", 4) +
    body(700, 340, 150, 220, 10, "#2f3439") +
    display(718, 440, 114, 56, "225", "#ffb36a") +
    knob(775, 528, 18, "#c9ced2") +
    shape("M694 346 L716 312 H836 L856 346Z", lit("#454c52")) +
    rect(220, 520, 500, 22, 4, linear(["#d9a56b", "#a9713f"])) +
    tube("M300 560 V610 M420 560 V610", 6, "#8d9399") +
    wheel(650, 744, 50) +
    rect(296, 776, 28, 16, 4, "#17181a")
  );
}

const grill = perVariant(gasGrill, kettleGrill, smoker);

function pushMower(): string {
  const c = "#3f8a4f";
  const deck = "M130 700 C130 600 200 570 300 560 H580 C660 566 690 620 690 700 V730 H130Z";
  return (
    tube("M330 570 L700 180 L800 190", 18, "#2b2e33") +
    tube("M420 590 L720 230", 14, "#3a3e43") +
    rect(700, 170, 130, 26, 13, lit("#17181a"), tilt(6, 760, 180)) +
    stroke("M610 280 C560 420 470 470 440 560", "#17181a", 6) +
    shape("M560 480 C640 380 830 470 800 640 H600Z", linear(["#4a4f55", "#1d1f23"])) +
    times(6, (i) => stroke(`M${600 + i * 34} 500 L${596 + i * 36} 630`, "#6d747b", 3, 'opacity=".6"')) +
    shape(deck, shade(c, 0.45, 0.45)) +
    sheen("M170 640 C200 594 260 584 320 580 H400 C300 600 240 620 210 670Z", 0.3) +
    body(250, 440, 250, 140, 40, "#2b2e33") +
    fins(280, 466, 190, 60, 5, "#4f555c") +
    rect(300, 424, 150, 24, 10, lit(c)) +
    brandMark(400, 650, 22, "#f1efe6") +
    rect(130, 722, 560, 16, 6, "#1b1d20") +
    wheel(220, 726, 66, "#d9dcde") +
    wheel(610, 706, 88, "#d9dcde")
  );
}

function ridingMower(): string {
  const c = "#c9542f";
  return (
    shape("M500 430 C500 330 560 316 620 330 L650 470 H510Z", lit("#26292d")) +
    rect(490, 450, 190, 50, 24, lit("#2f3338")) +
    tube("M430 520 L392 356", 14, "#2b2e33") +
    oval(384, 348, 66, 20, "none", 'stroke="#17181a" stroke-width="16" transform="rotate(-24 384 348)"') +
    shape("M120 640 V520 Q124 440 210 434 L400 446 Q430 540 440 640Z", shade(c, 0.45, 0.4)) +
    shape("M480 640 C480 520 560 480 660 490 C780 500 830 560 836 640Z", shade(c, 0.35, 0.45)) +
    rect(430, 610, 80, 40, 6, "#26292d") +
    rect(116, 520, 50, 70, 12, "#f4f1e2") +
    rect(124, 528, 34, 54, 8, linear(["#ffffff", "#c9d9e0"])) +
    fins(220, 480, 120, 70, 5, dim(c, 0.4)) +
    rect(250, 640, 420, 80, 30, lit("#2b2e33")) +
    brandMark(330, 600, 18, "#f7efe6") +
    wheel(230, 706, 90, "#efe9da") +
    wheel(690, 660, 136, "#efe9da", 6)
  );
}

function robotMower(): string {
  const hull = "M140 690 C140 560 240 480 400 460 H640 C760 480 830 580 830 690 V720 H140Z";
  const cover = "M230 600 C280 520 360 500 440 494 H620 C700 504 750 560 760 610 C640 580 360 570 230 600Z";
  return (
    shape(hull, linear(["#5b636b", "#2b2f34", "#16181b"])) +
    shape(cover, linear(["#e07a2f", "#a9521b"])) +
    body(430, 458, 160, 60, 22, "#1d2023") +
    display(450, 470, 120, 38, "10:3", "#9dff8a") +
    sheen("M250 590 C300 530 370 512 430 506 C360 540 310 570 290 596Z", 0.35) +
    rect(140, 700, 690, 24, 12, "#101113") +
    lamp(180, 650, 7, "#9dff8a") +
    brandMark(640, 650, 20, "#aab2b9") +
    wheel(650, 690, 104, "#5b636b", 8) +
    wheel(236, 746, 48, "#5b636b")
  );
}

const mower = perVariant(pushMower, ridingMower, robotMower);

function patioHeater(v: Variant): string {
  if (v.form === 1) {
    const flame = (w: number, h: number, c: string): string =>
      shape(
        `M480 640 C${480 - w} 580 ${480 - w * 0.4} 520 480 ${640 - h} C${480 + w * 0.5} 520 ${480 + w} 580 480 640Z`,
        c,
      );
    return (
      shape("M480 100 L640 660 H320Z", linear(["#3a3020", "#1b140c"])) +
      rect(472, 190, 16, 450, 8, "#ffd9a0", `opacity=".9" ${blur(10)}`) +
      flame(70, 400, linear(["#ffcf6a/0.2", "#ff8a2f"])) +
      flame(36, 300, linear(["#fff3c4/0.4", "#ffc04a"])) +
      stroke("M480 96 L330 660 M480 96 L630 660 M480 96 L420 660 M480 96 L540 660", "#5b6067", 9) +
      shape("M440 80 H520 L530 120 H430Z", lit("#3a3e43")) +
      body(310, 640, 340, 140, 10, "#2f3338") +
      rect(290, 774, 380, 22, 8, lit("#26292d")) +
      knob(480, 706, 26, "#c9ced2") +
      stroke("M380 380 H580 M350 520 H610", "#5b6067", 6)
    );
  }
  const steel = v.form === 0 ? "#b9bec3" : "#5a4a3d";
  const hood = "M220 184 C300 116 400 92 480 92 C560 92 660 116 740 184 Q480 214 220 184Z";
  return (
    oval(480, 206, 250, 190, "#ff9a4f", `opacity=".22" ${blur(40)}`) +
    rect(462, 250, 36, 400, 8, cylinder(steel, 0.5)) +
    rect(424, 180, 112, 120, 12, cylinder("#7a3d1e", 0.3)) +
    rect(430, 186, 100, 108, 8, pattern(9, 9, disc(4.5, 4.5, 2.8, "#ffb25c"))) +
    rect(418, 290, 124, 34, 8, cylinder(steel, 0.5)) +
    shape(hood, brushed(lite(steel, 0.25), 0.2)) +
    oval(480, 186, 260, 17, linear([dim(steel, 0.5), "#e8904a"])) +
    oval(480, 94, 40, 9, steel) +
    shape("M392 600 H568 L590 760 H370Z", cylinder(steel, 0.5)) +
    rect(394, 596, 172, 12, 4, lite(steel, 0.4)) +
    rect(430, 640, 100, 90, 8, dim(steel, 0.2), 'opacity=".5"') +
    shape("M330 790 Q330 752 400 752 H560 Q630 752 630 790Z", cylinder(steel, 0.45)) +
    knob(480, 306, 13, "#2b2e33") +
    wheel(616, 774, 24)
  );
}

/** A folding scooter from the side; the last one has a seat. */
function scooter(v: Variant): string {
  const c = pick(v, "#33383e", "#e9e9e7", "#2f6f6a");
  const accent = pick(v, "#e0694a", "#38a6c9", "#e3b04b");
  const r = pick(v, 80, 74, 96);
  const axle = 798 - r;
  const seat =
    v.form === 2
      ? tube("M690 650 V500", 20, "#4a4f55") +
        shape("M610 480 Q690 440 770 470 Q800 500 760 514 H640 Q600 510 610 480Z", lit("#26292d"))
      : "";
  const deck = `M240 ${axle - 60} Q270 ${axle - 4} 340 ${axle - 14} H640 Q680 ${axle - 14} 700 ${axle - 60} L760 ${axle - 60} Q740 ${axle + 30} 660 ${axle + 34} H330 Q250 ${axle + 34} 214 ${axle - 30}Z`;
  return (
    seat +
    each([770, 210], (x) => wheel(x, axle, r, "#b9bec3", 5)) +
    tube(`M212 ${axle} L240 600`, 24, dim(c, 0.1)) +
    tube("M232 640 L330 180", 40, c) +
    stroke("M262 520 L312 280", accent, 7) +
    tube("M318 200 L330 150", 34, "#26292d") +
    tube("M250 168 Q330 130 400 150", 20, "#2b2e33") +
    rect(218, 156, 76, 30, 14, lit("#17181a"), tilt(-20, 256, 170)) +
    rect(386, 134, 86, 30, 14, lit("#17181a"), tilt(14, 420, 150)) +
    body(300, 124, 66, 40, 14, "#17181a") +
    digits("15", 316, 134, 20, "#9fe8ff") +
    lamp(292, 226, 12, "#fff3c4") +
    shape(deck, shade(c, 0.4, 0.45)) +
    rect(330, axle - 24, 320, 14, 6, "#17181a") +
    times(24, (i) => rect(338 + i * 13, axle - 24, 5, 8, 1, "#4a4f55")) +
    rect(350, axle + 6, 260, 7, 3, accent) +
    stroke(`M690 ${axle - 40} Q730 ${axle - r - 34} 800 ${axle - r - 10} L860 ${axle - 50}`, "#2b2e33", 16) +
    lamp(858, axle - 50, 8, "#ff4a3a") +
    stroke(`M320 200 C270 340 220 460 212 ${axle}`, "#17181a", 5) +
    tube(`M560 ${axle + 30} L600 795`, 10, "#8d9399")
  );
}

export const GARAGE_PICTURES: DrawingSet = {
  grills: { draw: grill, ground: 800, spread: 300, detail: closeUp(1.6, 480, 400, -6) },
  "lawn-mowers": {
    draw: mower,
    ground: 794,
    spread: 350,
    carton: "flat",
    detail: closeUp(1.5, 420, 620, -7),
  },
  "power-tools": {
    draw: powerTool,
    ground: 790,
    spread: 280,
    carton: "flat",
    detail: closeUp(1.4, 430, 430, -14),
  },
  "pressure-washers": { draw: pressureWasher, ground: 796, spread: 280, detail: closeUp(1.5, 480, 600, -7) },
  generators: { draw: generator, ground: 792, spread: 360, detail: closeUp(1.5, 440, 540, -7) },
  "patio-heaters": {
    draw: patioHeater,
    ground: 796,
    spread: 180,
    carton: "tall",
    detail: closeUp(1.7, 480, 260, -6),
  },
  "electric-scooters": {
    draw: scooter,
    ground: 800,
    spread: 340,
    carton: "flat",
    detail: closeUp(1.7, 340, 300, -8),
  },
};
