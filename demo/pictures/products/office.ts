/** Computers & Tablets: printers and routers. */
import { dim, lite } from "../kit/colours";
import { body, lit } from "../kit/materials";
import { blur, linear } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { disc, each, group, oval, rect, shape, stroke, times } from "../kit/shapes";
import { lamp } from "../kit/parts";
import { type Look, screen } from "../kit/screens";

export function printer(v: Variant): string {
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
    screen(200, 472, 140, 58, 6, pick<Look>(v, "bloom", "ribbon", "lake")) +
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

export function router(v: Variant): string {
  if (v === 1) {
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
    v === 0
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
