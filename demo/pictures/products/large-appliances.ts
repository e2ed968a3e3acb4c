/** Home Appliances: refrigerators and ovens. */
import { dim, lite } from "../kit/colours";
import { STEEL, body, brushed, lit } from "../kit/materials";
import { linear, radial } from "../kit/paint";
import { type Variant, pick } from "../kit/variants";
import { each, group, oval, rect, shape, sheen, times } from "../kit/shapes";
import { digits, display, handle, knob } from "../kit/parts";

/** A door with its own reflections. */
function door(x: number, y: number, w: number, h: number, colour: string, r = 8): string {
  return (
    body(x, y, w, h, r, colour, brushed(colour, 0.13)) +
    rect(x + w * 0.1, y + 6, w * 0.16, h - 12, 4, linear(["#ffffff/0.28", "#ffffff/0.02"]))
  );
}

/** A refrigerator: French doors, side by side, or a rounded retro one. */
export function refrigerator(v: Variant): string {
  if (v.form === 2) {
    const colour = "#8fc1b5";
    return (
      each([330, 590], (x) => rect(x, 780, 40, 26, 6, "#9aa0a5")) +
      body(300, 120, 360, 672, 64, colour, brushed(colour, 0.1)) +
      rect(302, 322, 356, 7, 2, dim(colour, 0.5)) +
      rect(302, 329, 356, 3, 1, lite(colour, 0.6)) +
      handle(330, 232, 16, 78, "#d9dcdf") +
      handle(330, 350, 16, 120, "#d9dcdf") +
      rect(560, 230, 66, 12, 6, linear(["#ffffff", "#9aa0a5"])) +
      rect(372, 140, 60, 636, 30, linear(["#ffffff/0.35", "#ffffff/0.03"]))
    );
  }
  const colour = pick(v, STEEL, "#3b4046", STEEL);
  const bar = pick(v, "#d4d8db", "#8b9197", STEEL);
  const hull = rect(252, 96, 456, 706, 10, dim(colour, 0.7));
  const feet = rect(270, 796, 420, 14, 2, "#17181a");
  if (v.form === 0) {
    const dispenser =
      rect(296, 270, 120, 200, 10, linear(["#3a3f45", "#121417"])) +
      display(304, 278, 104, 44, "37", "#9fe8ff") +
      shape("M318 350 H394 L386 452 H326Z", linear(["#090a0c", "#4a5057"])) +
      rect(346, 346, 20, 34, 6, "#7c838a");
    return (
      feet +
      hull +
      each([256, 482], (x) => door(x, 100, 222, 430, colour)) +
      door(256, 536, 448, 124, colour) +
      door(256, 666, 448, 126, colour) +
      dispenser +
      each([450, 496], (x) => handle(x, 180, 14, 290, bar)) +
      each([556, 686], (y) => handle(300, y, 360, 13, bar))
    );
  }
  const glass =
    rect(520, 190, 160, 280, 10, linear(["#15181c", "#2c3238", "#0c0e10"], 40)) +
    times(3, (i) => rect(534, 256 + i * 70, 132, 3, 0, "#d7f2ff", 'opacity=".45"')) +
    times(9, (i) => {
      const bottle = ["#d0674c", "#e3b04b", "#5da27a", "#8db7d1"][i % 4] ?? "#ffffff";
      return rect(540 + (i % 5) * 26, 218 + Math.floor(i / 5) * 70, 16, 38, 6, bottle, 'opacity=".75"');
    }) +
    sheen("M520 190 H620 L540 470 H520Z", 0.1);
  return (
    feet +
    hull +
    door(256, 100, 200, 692, colour) +
    door(460, 100, 244, 692, colour) +
    glass +
    each([430, 470], (x) => handle(x, 250, 14, 400, bar)) +
    digits("38", 330, 240, 22, "#9fe8ff")
  );
}

function ovenDoor(x: number, y: number, w: number, h: number, colour: string): string {
  const glow = radial(["#e08a3c", [0.5, "#7a3d16"], "#160c07"], 0.5, 0.85, 0.8);
  const racks = times(2, (i) =>
    rect(x + w * 0.15, y + h * (0.47 + i * 0.17), w * 0.7, 3, 0, "#e8c79d", 'opacity=".6"'),
  );
  const roast = oval(x + w * 0.5, y + h * 0.58, w * 0.14, h * 0.07, lit("#8a4a20"));
  const gloss = `M${x + w * 0.14} ${y + h * 0.3} H${x + w * 0.5} L${x + w * 0.34} ${y + h * 0.8} H${x + w * 0.14}Z`;
  return (
    body(x, y, w, h, 8, colour, brushed(colour, 0.12)) +
    rect(x + w * 0.12, y + h * 0.28, w * 0.76, h * 0.54, 16, "#0a0a0b") +
    rect(x + w * 0.14, y + h * 0.3, w * 0.72, h * 0.5, 12, glow) +
    racks +
    roast +
    sheen(gloss, 0.09) +
    handle(x + w * 0.08, y + h * 0.1, w * 0.84, 15, lite(colour, 0.3))
  );
}

/** Ranges with burners, a double wall oven, and an induction range. */
export function oven(v: Variant): string {
  const colour = pick(v, STEEL, "#34393f", "#cfd3d6");
  if (v.form === 1)
    return (
      body(260, 90, 440, 710, 8, "#23262a") +
      display(300, 104, 360, 56, "12:45") +
      ovenDoor(272, 174, 416, 300, colour) +
      ovenDoor(272, 484, 416, 306, colour)
    );
  const knobs = times(5, (i) =>
    knob(262 + i * 109, 330, 26, v.form === 0 ? "#2d3136" : "#d9dcdf", i * 30 - 60),
  );
  const top =
    v.form === 0
      ? rect(196, 268, 568, 22, 4, "#17191b") +
        times(3, (i) =>
          group(
            rect(0, 0, 164, 10, 3, "#26292d") +
              times(4, (j) => rect(8 + j * 46, -16, 9, 26, 3, "#3a3e43")) +
              rect(0, -18, 164, 8, 3, linear(["#5a5f66", "#1c1e21"])),
            `transform="translate(${206 + i * 190} 262)"`,
          ),
        )
      : shape("M196 290 L250 228 H710 L764 290Z", linear(["#3a3f45", "#0c0d0f"])) +
        each(["#7d848b", "#7d848b", "#ff5a3c", "#7d848b"], (paint, i) => {
          const y = 246 + Math.floor(i / 2) * 24;
          return oval(350 + (i % 2) * 260, y, 76, 10, "none", `stroke="${paint}" stroke-width="3"`);
        });
  return (
    each([222, 688], (x) => rect(x, 790, 50, 16, 4, "#17181a")) +
    top +
    body(190, 286, 580, 88, 8, colour, brushed(colour)) +
    knobs +
    ovenDoor(190, 380, 580, 320, colour) +
    body(190, 706, 580, 88, 8, colour, brushed(colour)) +
    handle(290, 724, 380, 13, lite(colour, 0.3))
  );
}
