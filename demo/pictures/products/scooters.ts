/** Electric scooters. */
import { dim } from "../kit/colours";
import { body, lit, shade, tube } from "../kit/materials";
import { type Pen, type Variant, pick } from "../kit/pen";
import { rect, shape, stroke, times } from "../kit/shapes";
import { digits, lamp, wheel } from "../kit/parts";

/** A folding scooter from the side; the last one has a seat. */
export function scooter(pen: Pen, v: Variant): string {
  const c = pick(v, "#33383e", "#e9e9e7", "#2f6f6a");
  const accent = pick(v, "#e0694a", "#38a6c9", "#e3b04b");
  const r = pick(v, 80, 74, 96);
  const axle = 798 - r;
  const seat =
    v === 2
      ? tube("M690 650 V500", 20, "#4a4f55") +
        shape("M610 480 Q690 440 770 470 Q800 500 760 514 H640 Q600 510 610 480Z", lit(pen, "#26292d"))
      : "";
  return (
    seat +
    wheel(pen, 770, axle, r, "#b9bec3", 5) +
    wheel(pen, 210, axle, r, "#b9bec3", 5) +
    tube(`M212 ${axle} L240 600`, 24, dim(c, 0.1)) +
    tube("M232 640 L330 180", 40, c) +
    stroke("M262 520 L312 280", accent, 7) +
    tube("M318 200 L330 150", 34, "#26292d") +
    tube("M250 168 Q330 130 400 150", 20, "#2b2e33") +
    rect(218, 156, 76, 30, 14, lit(pen, "#17181a"), 'transform="rotate(-20 256 170)"') +
    rect(386, 134, 86, 30, 14, lit(pen, "#17181a"), 'transform="rotate(14 420 150)"') +
    body(pen, 300, 124, 66, 40, 14, "#17181a") +
    digits("15", 316, 134, 20, "#9fe8ff") +
    lamp(pen, 292, 226, 12, "#fff3c4") +
    shape(
      `M240 ${axle - 60} Q270 ${axle - 4} 340 ${axle - 14} H640 Q680 ${axle - 14} 700 ${axle - 60} L760 ${axle - 60} Q740 ${axle + 30} 660 ${axle + 34} H330 Q250 ${axle + 34} 214 ${axle - 30}Z`,
      shade(pen, c, 0.4, 0.45),
    ) +
    rect(330, axle - 24, 320, 14, 6, "#17181a") +
    times(24, (i) => rect(338 + i * 13, axle - 24, 5, 8, 1, "#4a4f55")) +
    rect(350, axle + 6, 260, 7, 3, accent) +
    stroke(`M690 ${axle - 40} Q730 ${axle - r - 34} 800 ${axle - r - 10} L860 ${axle - 50}`, "#2b2e33", 16) +
    lamp(pen, 858, axle - 50, 8, "#ff4a3a") +
    stroke(`M320 200 C270 340 220 460 212 ${axle}`, "#17181a", 5) +
    tube(`M560 ${axle + 30} L600 795`, 10, "#8d9399")
  );
}
