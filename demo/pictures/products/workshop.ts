/** Garage & Outdoor: tools, pressure washers and generators. */
import { dim, lite } from "../kit/colours";
import { body, cylinder, lit, roller, shade, tube } from "../kit/materials";
import { linear } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { disc, each, group, rect, ring, shape, sheen, stroke, times } from "../kit/shapes";
import { display, fins, knob, lamp, brandMark, wheel } from "../kit/parts";

function drill(c: string, long: boolean): string {
  const housing = "M370 256 H690 Q780 264 780 340 Q780 420 700 430 H540 L520 424 H370Z";
  return (
    rect(long ? 90 : 120, 330, 130, 12, 4, linear(["#e6e9eb", "#7c838a", "#c9cdd0"])) +
    times(5, (i) => stroke(`M${130 + i * 22} 330 l14 12`, "#5b6067", 3)) +
    shape("M220 300 L310 280 V392 L220 372Z", roller("#4a4f55")) +
    times(5, (i) => rect(236 + i * 14, 294 - i * 3, 6, 84 + i * 6, 2, "#1b1d20")) +
    rect(306, 270, 70, 132, 16, roller(long ? "#2b2e33" : "#33373c")) +
    times(8, (i) => rect(314, 276 + i * 15, 54, 6, 2, "#17181a")) +
    shape("M540 440 L600 690 H740 L690 420Z", linear(["#3a3f45", "#17181a"], 20)) +
    shape("M560 470 L604 680 H650 L606 460Z", lite("#2b2e33", 0.14), 'opacity=".7"') +
    shape(housing, shade(c, 0.5, 0.4, 90, 0.35)) +
    rect(390, 270, 300, 18, 9, "#ffffff", 'opacity=".3"') +
    fins(690, 300, 60, 90, 6, dim(c, 0.55)) +
    brandMark(530, 340, 30, "#17181a") +
    shape("M530 430 H580 L590 500 Q560 510 548 490Z", lit("#c0392f")) +
    body(556, 690, 250, 92, 16, "#26292d") +
    rect(556, 700, 250, 18, 4, c) +
    times(4, (i) => rect(700 + i * 22, 746, 14, 10, 2, i < 3 ? "#6fe08a" : "#4a4f55")) +
    (long ? tube("M340 402 V560", 30, "#26292d") : "") +
    lamp(520, 446, 5, "#fff6d0")
  );
}

function circularSaw(): string {
  const c = "#1f7a80";
  const teeth = times(30, (i) =>
    shape("M-9 -206 L4 -226 L10 -204Z", "#8d9399", `transform="translate(400 560) rotate(${i * 12})"`),
  );
  const grip =
    "M430 390 C470 240 640 220 730 300 L830 420 Q850 470 800 480 L760 470 L690 370 C630 310 540 330 520 400Z";
  return (
    teeth +
    disc(400, 560, 210, linear(["#f1f3f4", "#9aa1a7", "#dfe3e5", "#7c838a"], 40)) +
    times(4, (i) => ring(400, 560, 60 + i * 34, "#8d9399", 1.5, 'opacity=".5"')) +
    disc(400, 560, 44, lit("#33373c")) +
    disc(400, 560, 16, lit("#c9cdd0")) +
    shape("M174 560 A226 226 0 0 1 626 560 L590 590 H560 A170 170 0 0 0 240 590 H200Z", shade(c, 0.4, 0.45)) +
    rect(120, 640, 700, 26, 6, linear(["#e6e9eb", "#8d9399"])) +
    body(470, 420, 250, 180, 60, "#2b2e33") +
    fins(610, 450, 80, 110, 6, "#17181a") +
    shape(grip, shade(c, 0.4, 0.4)) +
    shape("M560 270 C620 246 690 270 730 316 L770 366 C700 300 640 284 560 290Z", "#17181a", 'opacity=".7"') +
    body(730, 470, 130, 120, 14, "#26292d") +
    rect(730, 484, 130, 16, 3, c) +
    brandMark(300, 440, 24, "#f1efe6")
  );
}

/** Two drills and a circular saw. */
export function powerTool(v: Variant): string {
  if (v.form === 2) return circularSaw();
  return drill(pick(v, "#e3b02f", "#c0392f", "#1f7a80"), v.form === 1);
}

/** A pressure washer on wheels with its gun and hose. */
export function pressureWasher(v: Variant): string {
  const c = pick(v, "#e3b92f", "#2f7d4f", "#2f6fb5");
  const reel =
    v.form === 2
      ? ""
      : ring(480, 420, 92, "#17181a", 26) +
        ring(480, 420, 92, "#4a4f55", 6) +
        times(3, (i) => ring(480, 420, 76 + i * 14, "#2b2e33", 5)) +
        disc(480, 420, 50, lit(dim(c, 0.1))) +
        disc(480, 420, 14, "#26292d");
  return (
    tube("M360 560 V150 Q360 110 400 110 H560 Q600 110 600 150 V560", 24, "#33373c") +
    rect(408, 96, 144, 30, 15, lit("#17181a")) +
    stroke("M600 470 C800 420 820 700 700 740", "#17181a", 16) +
    stroke("M600 468 C800 418 820 698 700 738", "#4a4f55", 4) +
    group(
      rect(-8, -330, 16, 330, 5, cylinder("#8d9399")) +
        rect(-14, -350, 28, 46, 6, lit(c)) +
        rect(-20, -20, 40, 130, 14, lit("#26292d")) +
        shape("M-20 70 L-60 160 L-20 176 L20 90Z", lit(c)),
      'transform="translate(720 560) rotate(6)"',
    ) +
    shape(
      v.form === 1
        ? "M290 520 H670 L700 770 H260Z"
        : "M300 500 Q480 450 660 500 L690 740 Q690 776 650 776 H310 Q270 776 270 740Z",
      shade(c, 0.45, 0.45),
    ) +
    sheen("M318 520 Q380 494 440 490 Q360 560 330 720 H296Z", 0.28) +
    body(370, 560, 220, 130, 20, "#26292d") +
    fins(392, 580, 176, 56, 5, "#4f555c") +
    knob(430, 664, 19, "#c0392f", 30) +
    brandMark(510, 664, 16, "#d9dcde") +
    reel +
    (v.form === 2
      ? body(400, 330, 160, 160, 22, dim(c, 0.2)) +
        disc(480, 400, 46, "#f4f1ea") +
        stroke("M480 400 L506 376", "#c0392f", 5)
      : "") +
    each([268, 692], (x) => wheel(x, 724, 74, "#b9bec3"))
  );
}

function inverter(): string {
  const c = "#b8332a";
  const housing =
    "M160 420 Q170 320 280 310 H680 Q790 320 800 420 L820 700 Q820 760 760 760 H200 Q140 760 140 700Z";
  return (
    tube("M330 330 C340 210 620 210 630 330", 40, "#2b2e33") +
    shape(housing, shade(c, 0.45, 0.5, 90, 0.35)) +
    sheen("M190 420 Q200 346 290 338 H420 Q280 380 230 700 H176Z", 0.2) +
    body(280, 430, 400, 250, 20, "#26292d") +
    display(310, 456, 150, 60, "2000", "#9dff8a") +
    times(
      2,
      (i) =>
        body(490 + i * 88, 456, 74, 90, 10, "#3a3e44") +
        each([510, 536], (x) => rect(x + i * 88, 478, 8, 24, 2, "#0b0c0d")) +
        disc(527 + i * 88, 524, 6, "#0b0c0d"),
    ) +
    knob(356, 606, 36, "#c9ced2", -30) +
    times(3, (i) => rect(430 + i * 50, 594, 34, 24, 6, i === 0 ? "#c0392f" : "#4f555c")) +
    fins(590, 580, 70, 80, 6, "#43474d") +
    fins(180, 560, 70, 120, 7, dim(c, 0.5)) +
    each([180, 660], (x) => rect(x, 756, 120, 34, 10, "#17181a")) +
    brandMark(480, 720, 22, "#f7e9e2")
  );
}

/** Generators: two in an open frame, and an inverter in its case. */
export function generator(v: Variant): string {
  if (v.form === 1) return inverter();
  const c = pick(v, "#e0a02f", "#b8332a", "#2f6f8f");
  const frame = "M150 770 V330 Q150 290 190 290 H770 Q810 290 810 330 V770 M150 740 H810";
  return (
    tube(frame, 30, v.form === 2 ? "#2b2e33" : "#3a3e43") +
    body(190, 310, 580, 160, 34, c, shade(c, 0.5, 0.35, 90, 0.4)) +
    rect(440, 292, 80, 26, 10, lit("#17181a")) +
    disc(640, 350, 26, "#f4f1ea") +
    stroke("M640 350 L654 334", "#c0392f", 4) +
    brandMark(350, 400, 40, "#17181a") +
    sheen("M214 344 Q240 326 300 326 H460 Q320 346 250 400Z", 0.35) +
    body(186, 480, 270, 240, 14, "#26292d") +
    times(2, (i) =>
      times(
        2,
        (j) =>
          body(214 + i * 80, 506 + j * 88, 64, 74, 8, "#43474d") +
          each([230, 254], (x) => rect(x + i * 80, 524 + j * 88, 7, 20, 2, "#0b0c0d")) +
          disc(246 + i * 80, 562 + j * 88, 5, "#0b0c0d"),
      ),
    ) +
    display(374, 506, 74, 38, "60", "#9dff8a") +
    rect(384, 570, 50, 40, 8, "#c0392f") +
    knob(410, 660, 24, "#c9ced2") +
    body(480, 490, 290, 220, 20, "#5b6067") +
    disc(600, 600, 92, lit("#33373c")) +
    ring(600, 600, 50, "#6d747b", 60, 'stroke-dasharray="6 11.45"') +
    disc(600, 600, 40, lit(c)) +
    fins(706, 510, 54, 170, 10, "#33373c") +
    rect(700, 470, 60, 30, 10, "#8d9399") +
    each([240, 720], (x) => wheel(x, 726, 66, "#b9bec3"))
  );
}
