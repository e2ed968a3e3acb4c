/** Health & Fitness: exercise machines. */
import { dim, lite } from "../kit/colours";
import { ball, body, cylinder, lit, shade, tube } from "../kit/materials";
import { linear } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { at, disc, group, rect, ring, shape, sheen, stroke, tilt, times } from "../kit/shapes";
import { digits, fins, brandMark } from "../kit/parts";
import { lookOf, panel, screen } from "../kit/screens";

/** A treadmill from the side, its belt rising to the console. */
export function treadmill(v: Variant): string {
  const c = pick(v, "#33383e", "#dfe2e4", "#3b3440");
  const accent = pick(v, "#e0694a", "#38a6c9", "#d7a64f");
  const look = lookOf(v, "machine");
  return (
    tube("M640 690 L720 250", 44, dim(c, 0.1)) +
    tube("M720 330 L520 350", 26, "#2b2e33") +
    tube("M704 420 L540 424", 14, "#2b2e33") +
    group(
      body(0, 0, 250, 170, 18, "#1d1f23") +
        screen(12, 12, 226, 130, 8, look) +
        digits("5:30", 30, 96, 30, "#ffffff") +
        times(5, (i) => disc(40 + i * 42, 156, 6, "#6d747b")),
      'transform="translate(600 130) skewY(6)"',
    ) +
    shape("M90 716 L140 660 H800 Q850 664 860 716 V750 H90Z", shade(c, 0.4, 0.4)) +
    shape("M126 700 L170 664 H640 L660 700Z", linear(["#3a3e43", "#17181a"])) +
    times(9, (i) => stroke(`M${170 + i * 52} 668 l-14 30`, "#4a4f55", 2)) +
    shape("M640 700 C640 620 700 600 780 610 C840 620 866 660 862 716 H640Z", shade(c, 0.45, 0.4)) +
    fins(700, 650, 120, 40, 4, dim(c, 0.5)) +
    rect(96, 722, 560, 7, 3, accent) +
    brandMark(770, 716, 18, lite(c, 0.5)) +
    disc(120, 736, 30, linear(["#5b6067", "#17181a"])) +
    rect(160, 748, 120, 40, 10, "#17181a") +
    rect(720, 748, 120, 44, 10, "#17181a") +
    tube("M690 400 C600 380 560 400 520 400", 10, accent)
  );
}

/** An exercise bike with its flywheel; the last one is upright with a big screen. */
export function bike(v: Variant): string {
  const c = pick(v, "#26292d", "#e6e8e9", "#33464d");
  const accent = pick(v, "#c0392f", "#38a6c9", "#d7a64f");
  const dark = "#2b2e33";
  return (
    tube("M180 782 H340 M620 782 H790", 26, dark) +
    tube("M260 782 L300 640 M700 782 L610 640", 28, c) +
    disc(300, 610, 150, linear(["#5b6067", "#17181a"], 50)) +
    disc(
      300,
      610,
      128,
      v.form === 1 ? linear(["#f1f1ef", "#aab0b5"], 50) : linear(["#4a4e54", "#1d1f22"], 50),
    ) +
    ring(300, 610, 140, accent, 6) +
    times(6, (i) => rect(292, 500, 16, 90, 8, "#101113", `opacity=".55" ${tilt(i * 60, 300, 610)}`)) +
    disc(300, 610, 32, ball("#9aa0a6")) +
    tube("M300 610 L420 470 L640 470", 38, c) +
    tube("M420 470 L520 660 L600 640", 34, c) +
    tube("M650 690 L600 330", 32, c) +
    tube("M420 500 L350 270", 32, c) +
    body(350, 590, 230, 116, 56, dim(c, 0.15)) +
    disc(520, 650, 46, lit("#4a4e54")) +
    tube("M520 650 L570 740", 17, "#b9bec3") +
    rect(536, 734, 84, 20, 8, dark) +
    tube("M520 650 L474 570", 15, "#8d9399") +
    rect(430, 556, 74, 18, 8, dark) +
    rect(588, 300, 26, 60, 6, cylinder("#b9bec3")) +
    shape("M510 300 Q520 268 600 262 Q720 240 740 280 Q740 310 660 312 Q560 330 510 300Z", lit("#1b1d20")) +
    rect(338, 220, 24, 80, 6, cylinder("#b9bec3")) +
    tube("M350 236 Q300 200 250 236 Q220 256 232 300", 20, "#17181a") +
    tube("M350 236 Q420 206 470 230", 20, "#17181a") +
    (v.form === 0
      ? at(310, 126, panel(0, 0, 110, 80, 12, 8, lookOf(v, "machine")), "rotate(-8)")
      : at(270, 66, panel(0, 0, 220, 150, 12, 8, lookOf(v, "machine")), "rotate(-8)")) +
    brandMark(464, 648, 18, accent)
  );
}

/** A rowing machine from the side. */
export function rower(v: Variant): string {
  const c = pick(v, "#2b2e33", "#8a5a38", "#c9cdd1");
  const accent = pick(v, "#e0694a", "#2f6f8f", "#4dbf8f");
  const tank =
    v.form === 1
      ? disc(230, 590, 130, linear(["#d9eef5/0.95", "#7fb3c9/0.9", "#3f7f9a"])) +
        shape("M108 620 Q170 590 230 616 T352 610 A130 130 0 0 1 108 620Z", "#2f6f8f", 'opacity=".75"') +
        ring(230, 590, 130, dim(c, 0.2), 16) +
        times(3, (i) => rect(224, 500, 12, 180, 6, "#4a4f55", `opacity=".6" ${tilt(i * 60, 230, 590)}`)) +
        sheen("M150 530 A110 110 0 0 1 250 480 A140 140 0 0 0 150 530Z", 0.7)
      : disc(230, 590, 140, linear([lite(c, 0.35), dim(c, 0.5)], 50)) +
        times(20, (i) => rect(226, 478, 8, 62, 4, dim(c, 0.7), tilt(i * 18, 230, 590))) +
        ring(230, 590, 132, accent, 5) +
        disc(230, 590, 44, lit(accent));
  const seat = "M600 620 Q640 604 690 616 Q740 604 774 626 Q782 656 750 658 H624 Q596 650 600 620Z";
  return (
    tube("M150 776 H310", 28, "#2b2e33") +
    tube("M230 770 L240 620", 30, c) +
    tube("M250 660 L880 690", 40, c) +
    stroke("M260 650 L874 680", lite(c, 0.6), 4, 'opacity=".7"') +
    tube("M830 690 V776", 26, c) +
    tube("M770 780 H890", 24, "#2b2e33") +
    tank +
    tube("M250 500 L330 300", 22, "#2b2e33") +
    group(
      panel(0, 0, 170, 120, 12, 9, lookOf(v, "machine")) + digits("24:10", 26, 44, 28, "#ffffff"),
      'transform="translate(270 200) rotate(10)"',
    ) +
    shape("M390 690 L430 560 L478 572 L450 700Z", lit("#33373c")) +
    rect(404, 610, 84, 14, 6, accent, tilt(16, 440, 616)) +
    shape("M380 690 H470 V706 H380Z", "#17181a") +
    stroke("M300 560 L520 540", "#5b6067", 5) +
    rect(510, 496, 22, 96, 11, lit("#17181a"), tilt(8, 520, 540)) +
    rect(630, 656, 110, 28, 8, lit("#3a3e44")) +
    shape(seat, lit("#26292d")) +
    disc(656, 690, 14, ball("#8d9399")) +
    disc(716, 694, 14, ball("#8d9399")) +
    brandMark(560, 676, 18, lite(c, 0.6))
  );
}
