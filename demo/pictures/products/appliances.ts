/** Home Appliances: small appliances, and the drawings of the whole department. */
import { dim, lite } from "../kit/colours";
import { ball, body, brushed, cylinder, lit, shade, tube } from "../kit/materials";
import { blur, linear } from "../kit/paint";
import { type Variant, perVariant } from "../kit/variants";
import { disc, each, group, oval, rect, ring, shape, sheen, stroke, times } from "../kit/shapes";
import { digits, display, fins, knob, lamp, brandMark, slots } from "../kit/parts";
import { oven, refrigerator } from "./large-appliances";
import { dishwasher, washer } from "./wet-appliances";
import { type DrawingSet, closeUp } from "../scenes";

function blender(): string {
  const base = "#23272c";
  const jar = "M350 210 H610 L578 560 H382Z";
  return (
    tube("M600 260 C700 260 700 470 585 480", 26, "#b9c7cd") +
    shape(jar, linear(["#d7e6ea/0.9", "#ffffff/0.5", "#eef6f8/0.4", "#b4c8cf/0.9"], 0)) +
    shape("M366 372 Q480 350 595 372 L578 556 H382Z", linear(["#e7a1a8", "#c2455f", "#8f2745"])) +
    oval(480, 372, 114, 16, "#f0bcc0") +
    times(5, (i) => disc(420 + i * 30, 440 + (i % 3) * 30, 9, "#ffffff", 'opacity=".25"')) +
    sheen("M372 226 L392 540 H412 L398 226Z", 0.6) +
    times(5, (i) => rect(545 - i * 2, 270 + i * 52, 30, 3, 1, "#5b6b72", 'opacity=".6"')) +
    body(338, 168, 284, 50, 18, base) +
    rect(430, 140, 100, 36, 12, lit(base)) +
    rect(376, 552, 208, 34, 8, brushed("#c3c8cc")) +
    shape("M372 584 H588 L640 790 Q640 806 620 806 H340 Q320 806 320 790Z", cylinder(base, 0.25)) +
    knob(480, 700, 52, "#c9ced2", 20) +
    times(4, (i) => rect(372 + i * 62 - (i > 1 ? -6 : 6), 768, 36, 14, 5, "#4a5057")) +
    brandMark(480, 612, 10, "#cfd4d8")
  );
}

function espresso(): string {
  const steel = "#c4c8cb";
  return (
    rect(300, 150, 100, 20, 6, "#8d9499") +
    times(3, (i) => shape(`M${330 + i * 110} 160 h76 l-10 -56 h-56Z`, linear(["#ffffff", "#cfd3d6"], 0))) +
    body(240, 156, 480, 190, 18, steel, brushed(steel)) +
    body(290, 330, 380, 400, 8, dim(steel, 0.35)) +
    rect(306, 346, 348, 370, 6, linear(["#22262a", "#5a6168"])) +
    display(410, 190, 140, 56, "93", "#ffd9a0") +
    knob(310, 246, 36, "#2b2f34", 10) +
    knob(650, 246, 36, "#2b2f34", -60) +
    disc(480, 292, 22, linear(["#ffffff", "#9aa1a7"])) +
    rect(400, 344, 160, 46, 8, linear(["#eef0f1", "#868d93"])) +
    rect(392, 388, 176, 40, 10, linear(["#6d747a", "#d9dcde", "#7a8187"], 0)) +
    tube("M480 420 V450", 40, "#b9bec2") +
    rect(455, 410, 50, 120, 20, cylinder("#4a2f20")) +
    stroke("M462 530 V600 M498 530 V600", "#5a3418", 6) +
    tube("M640 340 C690 380 650 470 640 560", 12, "#d5d9db") +
    shape("M420 596 H540 L526 690 Q480 706 434 690Z", linear(["#d9d4cc", "#ffffff", "#c9c3b9"], 0)) +
    ring(552, 636, 24, "#efece6", 10) +
    oval(480, 598, 58, 10, "#6b3f1f") +
    body(216, 712, 528, 84, 14, steel, brushed(steel)) +
    slots(260, 724, 440, 8, 26, "#3a3f44") +
    brandMark(480, 766, 12, "#6d747a")
  );
}

function toaster(): string {
  const colour = "#b8433a";
  const metal = linear([lite(colour, 0.55), [0.16, colour], [0.7, dim(colour, 0.18)], dim(colour, 0.45)]);
  const bread = (x: number): string =>
    shape(
      `M${x} 460 V330 C${x - 20} 270 ${x + 190} 270 ${x + 170} 330 V460Z`,
      linear(["#b9753a", [0.3, "#e6b674"], "#d79b55"]),
      'stroke="#8a4f22" stroke-width="8"',
    );
  return (
    each([270, 512], bread) +
    each([216, 676], (x) => rect(x, 742, 70, 24, 8, "#1b1d20")) +
    body(170, 410, 620, 340, 90, colour, metal) +
    each([250, 492], (x) => rect(x, 416, 210, 18, 9, "#17181a")) +
    rect(170, 700, 620, 50, 24, brushed("#c9cdd0")) +
    sheen("M210 500 Q210 440 280 440 H430 Q300 470 250 640 Q210 620 210 500Z", 0.28) +
    knob(690, 610, 40, "#d3d7da", 30) +
    times(3, (i) => disc(560 + i * 36, 610, 11, i === 1 ? "#ffcf8a" : "#e6e1da")) +
    rect(776, 500, 44, 24, 10, linear(["#5a5f66", "#17181a"])) +
    brandMark(360, 610, 20, "#f4e4d8")
  );
}

const kitchen = perVariant(blender, espresso, toaster);

function robotVacuum(): string {
  const side = "M130 590 V650 Q130 760 480 760 Q830 760 830 650 V590Z";
  return (
    shape(side, linear(["#0e0f11", "#4a4f56", "#26292e", "#0e0f11"], 0)) +
    oval(480, 590, 350, 170, linear(["#5d646c", "#2a2e33", "#1c1f23"], 60)) +
    oval(480, 584, 330, 156, linear(["#3c4249", "#22252a"], 30)) +
    oval(480, 560, 92, 44, "#0d0e10") +
    shape("M388 560 V520 A92 44 0 0 1 572 520 V560 A92 44 0 0 1 388 560Z", cylinder("#3a3f46")) +
    oval(480, 520, 92, 44, linear(["#7b838b", "#30353b"], 60)) +
    oval(480, 672, 40, 18, "none", 'stroke="#7fe0ff" stroke-width="5"') +
    oval(480, 672, 20, 9, "#e9f7ff", 'opacity=".8"') +
    stroke("M150 668 Q480 840 810 668", "#5a6168", 5) +
    sheen("M190 540 Q300 440 480 434 Q300 470 230 600Z", 0.14) +
    times(3, (i) => stroke(`M210 740 l${-90 + i * 30} ${26 + i * 22}`, "#d7a64f", 5))
  );
}

function stickVacuum(): string {
  return (
    group(
      rect(-17, -420, 34, 440, 15, cylinder("#b2388a")) + rect(-17, -20, 34, 60, 8, "#2b2e33"),
      'transform="translate(520 690) rotate(8)"',
    ) +
    group(
      body(-40, -170, 150, 84, 30, "#3a3f45") +
        tube("M100 -150 C190 -150 190 -20 96 -10", 30, "#41464d") +
        body(-62, -100, 160, 150, 40, "#7c848c", cylinder("#8a929a")) +
        rect(-44, 20, 120, 70, 20, linear(["#dfe6ea/0.9", "#8fa0aa/0.9", "#e9f0f3/0.9"], 0)) +
        times(6, (i) => rect(-36 + i * 18, -80, 11, 60, 5, "#b2388a")) +
        disc(18, -130, 24, "#111214") +
        digits("92", 2, -142, 24, "#9fe8ff"),
      'transform="translate(560 260) rotate(8)"',
    ) +
    body(300, 716, 370, 84, 34, "#4a5058") +
    rect(318, 758, 334, 36, 16, linear(["#8f5fb0", "#4f2f6a"])) +
    times(12, (i) => stroke(`M${336 + i * 26} 762 l14 26`, "#d7b6ea", 4)) +
    disc(506, 712, 34, linear(["#7c848c", "#2b2e33"])) +
    lamp(340, 738, 5, "#9dffc0")
  );
}

function canisterVacuum(): string {
  const red = "#c4483a";
  const hull =
    "M130 700 C130 560 230 500 350 500 C500 500 590 590 600 720 Q600 770 560 770 H170 Q130 770 130 700Z";
  return (
    tube("M330 560 C200 380 420 180 590 190", 34, "#3b4046") +
    tube("M590 190 L770 740", 24, "#c9ced2") +
    rect(650, 740, 240, 44, 18, lit("#33373c")) +
    disc(590, 192, 30, ball("#2b2e33")) +
    shape(hull, shade(red, 0.4, 0.5, 90, 0.4)) +
    sheen("M210 590 Q280 520 390 530 Q300 560 250 660Z", 0.35) +
    oval(400, 610, 90, 70, linear(["#e8eef1/0.8", "#7f8f98/0.7"])) +
    fins(340, 584, 120, 56, 5, "#5b666e") +
    disc(250, 730, 62, linear(["#4a4f55", "#141517"])) +
    disc(250, 730, 30, ball("#a9afb5")) +
    disc(510, 742, 44, linear(["#4a4f55", "#141517"])) +
    tube("M360 510 C400 440 480 460 500 540", 20, "#2b2e33")
  );
}

const vacuum = perVariant(stickVacuum, robotVacuum, canisterVacuum);

function airConditioner(v: Variant): string {
  if (v.form === 0) {
    const c = "#f3f3f1";
    return (
      body(90, 330, 780, 250, 40, c, linear(["#ffffff", [0.5, "#f1f0ee"], [0.78, "#dcdad5"], "#c4c1ba"])) +
      rect(104, 520, 752, 40, 14, linear(["#4a4f55", "#17181a"])) +
      times(30, (i) => rect(124 + i * 24, 524, 4, 30, 2, "#767d84")) +
      shape("M110 548 H850 L820 600 H140Z", linear(["#ffffff", "#d6d3cd"])) +
      rect(100, 372, 760, 3, 0, "#d8d5cf") +
      digits("21", 740, 440, 36, "#78c6e0") +
      brandMark(160, 480, 14, "#a3a8ac") +
      each([230, 390, 550, 710], (x) =>
        stroke(`M${x} 640 c-20 40 40 60 10 110`, "#9fd3e6", 9, `opacity=".5" ${blur(4)}`),
      )
    );
  }
  if (v.form === 1) {
    const c = "#e6e4df";
    return (
      body(150, 250, 660, 480, 20, c) +
      rect(176, 276, 450, 428, 10, "#cfccc5") +
      fins(186, 286, 430, 410, 20, "#8d8f90") +
      rect(646, 276, 140, 428, 10, linear(["#f9f8f6", "#dedbd4"])) +
      display(660, 300, 112, 60, "18") +
      times(2, (i) => knob(716, 440 + i * 120, 40, "#d9d6cf", i * 70 - 30)) +
      times(3, (i) => disc(680 + i * 36, 660, 11, "#8d959b")) +
      each([110, 808], (x) => rect(x, 300, 42, 390, 4, lit("#cfcdc8"))) +
      each([116, 814], (x) => times(6, (i) => rect(x + i * 6, 304, 2, 380, 0, "#a5a39e")))
    );
  }
  const c = "#eef0f1";
  return (
    tube("M640 300 C800 300 820 500 860 640", 66, "#d5d9db") +
    times(9, (i) => ring(690 + i * 18, 312 + i * i * 4, 34, "#a3a9ad", 3, 'opacity=".35"')) +
    body(300, 150, 360, 630, 50, c, cylinder(c, 0.16)) +
    rect(330, 176, 300, 120, 16, linear(["#40464c", "#15171a"])) +
    fins(344, 188, 272, 96, 6, "#6d757c") +
    display(380, 330, 200, 70, "19") +
    times(4, (i) => disc(396 + i * 56, 440, 13, "#b4bbc0")) +
    fins(350, 520, 260, 200, 12, "#c6cbcf") +
    times(2, (i) => disc(350 + i * 260, 786, 20, linear(["#5a5f66", "#141517"])))
  );
}

export const APPLIANCE_PICTURES: DrawingSet = {
  refrigerators: {
    draw: refrigerator,
    ground: 806,
    spread: 240,
    carton: "tall",
    detail: closeUp(1.6, 440, 350, -5),
  },
  "washers-dryers": { draw: washer, ground: 800, spread: 320, detail: closeUp(1.55, 470, 400, -5) },
  "ovens-ranges": { draw: oven, ground: 802, spread: 290, detail: closeUp(1.5, 430, 420, -6) },
  dishwashers: { draw: dishwasher, ground: 800, spread: 300, detail: closeUp(1.5, 480, 400, -6) },
  "kitchen-appliances": { draw: kitchen, ground: 800, spread: 270, detail: closeUp(1.5, 480, 400, -7) },
  "vacuums-floor-cleaners": {
    draw: vacuum,
    ground: 790,
    spread: 330,
    carton: "tall",
    detail: closeUp(1.5, 480, 620, -8),
  },
  "air-conditioners": { draw: airConditioner, ground: 792, spread: 300, detail: closeUp(1.5, 560, 420, -6) },
};
