/** Wordless contents of a device: apps, code, a film, a game, a clock. */
import { lite } from "../colours";
import { linear } from "../paint";
import { disc, oval, rect, ring, shape, stroke, times } from "../shapes";
import type { ScreenArt } from "./scenic";

const TILES = ["#e0694a", "#e3b04b", "#4fa58a", "#4f86c6", "#8a6fc0", "#d97a9c"] as const;
const tile = (i: number): string => TILES[i % TILES.length]!;

/** A grid of plain icons with a dock. */
function apps(w: number, h: number): string {
  const columns = w > h ? 6 : 4;
  const side = (w / columns) * 0.56;
  const step = w / columns;
  const rows = Math.max(2, Math.floor((h * 0.7) / step));
  const icon = (x: number, y: number, i: number): string =>
    rect(x, y, side, side, side * 0.26, linear([lite(tile(i), 0.2), tile(i)])) +
    (i % 2
      ? disc(x + side / 2, y + side / 2, side * 0.2, "#ffffff", 'opacity=".9"')
      : rect(x + side * 0.3, y + side * 0.3, side * 0.4, side * 0.4, side * 0.1, "#ffffff", 'opacity=".9"'));
  return (
    times(rows * columns, (i) =>
      icon(
        (i % columns) * step + (step - side) / 2,
        h * 0.08 + Math.floor(i / columns) * step,
        i * 5 + (i >> 2),
      ),
    ) + rect(w * 0.16, h * 0.97 - side * 0.5, w * 0.68, side * 0.4, side * 0.2, "#ffffff", 'opacity=".35"')
  );
}

/** Lines of code beside a list of files. */
function code(w: number, h: number): string {
  const paints = ["#e0a36a", "#8fc1e8", "#9fd08a", "#d99ac0", "#c9d1dc"];
  const step = h * 0.062;
  return (
    rect(0, 0, w * 0.2, h, 0, "#161b24") +
    times(7, (i) =>
      rect(w * 0.03, h * 0.1 + i * step * 1.2, w * (0.07 + (i % 3) * 0.03), h * 0.018, 2, "#5b6678"),
    ) +
    rect(0, 0, w, h * 0.055, 0, "#2a3140") +
    times(12, (i) => {
      const left = w * (0.25 + ((i * 2) % 5) * 0.03);
      const [one, two] = [w * (0.07 + ((i * 7) % 5) * 0.025), w * (0.1 + ((i * 3) % 4) * 0.05)];
      const y = h * 0.12 + i * step;
      return (
        rect(left, y, one, h * 0.022, 2, paints[i % 5]!) +
        rect(left + one + w * 0.02, y, two, h * 0.022, 2, paints[(i + 2) % 5]!)
      );
    }) +
    rect(w * 0.84, h * 0.1, w * 0.12, h * 0.8, 3, "#262d3a")
  );
}

/** A film still: a rider below a big moon, with black bars. */
function film(w: number, h: number): string {
  const [x, y] = [w * 0.36, h * 0.72];
  return (
    disc(w * 0.62, h * 0.42, h * 0.27, linear(["#ffeccb", "#f2b27a"])) +
    shape(`M0 ${h * 0.78} Q${w * 0.4} ${h * 0.64} ${w} ${h * 0.8} V${h} H0Z`, "#1b1420") +
    shape(`M${w * 0.02} ${h * 0.8} L${w * 0.1} ${h * 0.4} L${w * 0.18} ${h * 0.8}Z`, "#241a2a") +
    rect(x - w * 0.008, y - h * 0.17, w * 0.016, h * 0.17, 4, "#120c16") +
    disc(x, y - h * 0.2, h * 0.03, "#120c16") +
    shape(`M${x} ${y - h * 0.15} l${w * 0.07} ${h * 0.16} h${-w * 0.12}Z`, "#120c16") +
    rect(0, 0, w, h * 0.11, 0, "#000000") +
    rect(0, h * 0.89, w, h * 0.11, 0, "#000000")
  );
}

/** A sports pitch from above the side line. */
function pitch(w: number, h: number): string {
  const stripe = (i: number): string =>
    rect((w * i) / 7, h * 0.26, w / 7 + 1, h * 0.74, 0, i % 2 ? "#3f8a4f" : "#4c9a5b");
  const line = `M0 ${h * 0.34} H${w} M${w * 0.5} ${h * 0.34} V${h} M0 ${h * 0.5} H${w * 0.14} V${h * 0.86} H0 M${w} ${h * 0.5} H${w * 0.86} V${h * 0.86} H${w}`;
  return (
    rect(0, 0, w, h * 0.26, 0, "#33404f") +
    times(20, (i) =>
      disc(w * (0.03 + i * 0.05), h * (0.07 + (i % 3) * 0.06), h * 0.018, tile(i), 'opacity=".8"'),
    ) +
    times(7, stripe) +
    stroke(line, "#ffffff", 3, 'opacity=".8"') +
    oval(w * 0.5, h * 0.68, w * 0.1, h * 0.13, "none", 'stroke="#ffffff" stroke-width="3" opacity=".8"') +
    times(8, (i) => {
      const [x, y] = [w * (0.16 + ((i * 37) % 70) / 100), h * (0.46 + ((i * 23) % 44) / 100)];
      const shirt = i % 2 ? "#d0574a" : "#f1efe6";
      return (
        rect(x, y, w * 0.014, h * 0.05, 3, shirt) + disc(x + w * 0.007, y - h * 0.016, h * 0.014, "#5a3d2c")
      );
    }) +
    disc(w * 0.47, h * 0.74, h * 0.014, "#ffffff")
  );
}

/** A menu of tiles, one of them chosen. */
function menu(w: number, h: number): string {
  const wide = w * 0.17;
  return (
    rect(w * 0.05, h * 0.1, w * 0.3, h * 0.05, 4, "#ffffff", 'opacity=".85"') +
    rect(w * 0.05, h * 0.19, w * 0.18, h * 0.025, 4, "#ffffff", 'opacity=".45"') +
    rect(w * 0.045, h * 0.34, wide + w * 0.01, h * 0.33, 8, "#ffffff") +
    times(5, (i) =>
      rect(
        w * 0.05 + i * wide * 1.12,
        h * 0.35,
        wide,
        h * 0.31,
        6,
        linear([lite(tile(i + 2), 0.25), tile(i + 1)]),
      ),
    ) +
    times(8, (i) =>
      rect(w * 0.05 + i * w * 0.115, h * 0.76, w * 0.09, h * 0.12, 6, "#ffffff", 'opacity=".16"'),
    )
  );
}

/** An analog clock. */
function clock(w: number, h: number): string {
  const [x, y, r] = [w / 2, h * 0.44, Math.min(w, h) * 0.32];
  return (
    disc(x, y, r, "#f6f3ec") +
    ring(x, y, r * 0.86, "#c9542f", r * 0.03, 'stroke-dasharray="2 14"') +
    stroke(`M${x} ${y} L${x - r * 0.36} ${y - r * 0.34}`, "#20262d", r * 0.08) +
    stroke(`M${x} ${y} L${x + r * 0.46} ${y - r * 0.5}`, "#20262d", r * 0.05) +
    stroke(`M${x} ${y} L${x + r * 0.1} ${y + r * 0.66}`, "#c9542f", r * 0.025) +
    disc(x, y, r * 0.06, "#c9542f")
  );
}

/** A waveform with its player. */
function waveform(w: number, h: number): string {
  const bars = times(28, (i) => {
    const high = h * (0.05 + 0.3 * Math.abs(Math.sin(i * 0.7) * Math.cos(i * 0.23)));
    return `M${w * (0.08 + i * 0.031)} ${h * 0.45 - high} V${h * 0.45 + high} `;
  });
  return (
    stroke(bars, "#6fd3c4", w * 0.013) +
    rect(w * 0.08, h * 0.84, w * 0.84, h * 0.012, 2, "#4a5666") +
    rect(w * 0.08, h * 0.84, w * 0.34, h * 0.012, 2, "#f2b25c") +
    disc(w * 0.42, h * 0.846, h * 0.022, "#ffffff")
  );
}

/** Two charts and a row of figures without digits. */
function charts(w: number, h: number): string {
  const card = (x: number, y: number, wide: number, high: number): string =>
    rect(w * x, h * y, w * wide, h * high, 6, "#ffffff");
  return (
    times(
      3,
      (i) =>
        card(0.05 + i * 0.31, 0.08, 0.28, 0.18) +
        rect(w * (0.08 + i * 0.31), h * 0.13, w * 0.12, h * 0.05, 3, tile(i + 2)),
    ) +
    card(0.05, 0.32, 0.52, 0.6) +
    card(0.62, 0.32, 0.33, 0.6) +
    times(7, (i) => {
      const high = h * (0.12 + ((i * 5) % 7) * 0.05);
      return rect(w * (0.09 + i * 0.066), h * 0.87 - high, w * 0.04, high, 2, tile(3));
    }) +
    ring(w * 0.785, h * 0.6, Math.min(w, h) * 0.12, "#e3b04b", Math.min(w, h) * 0.06) +
    ring(
      w * 0.785,
      h * 0.6,
      Math.min(w, h) * 0.12,
      "#4fa58a",
      Math.min(w, h) * 0.06,
      `stroke-dasharray="${Math.round(Math.min(w, h) * 0.4)} 999"`,
    )
  );
}

/** A street map with a route. */
function map(w: number, h: number): string {
  const streets = times(
    5,
    (i) =>
      `M0 ${h * (0.1 + i * 0.2)} L${w} ${h * (0.02 + i * 0.22)} M${w * (0.1 + i * 0.2)} 0 L${w * (0.04 + i * 0.22)} ${h} `,
  );
  return (
    shape(`M0 ${h * 0.62} Q${w * 0.4} ${h * 0.5} ${w * 0.5} ${h} H0Z`, "#9cc7d6") +
    rect(w * 0.58, h * 0.1, w * 0.3, h * 0.26, 8, "#b9d3a4") +
    stroke(streets, "#ffffff", Math.min(w, h) * 0.022) +
    stroke(
      `M${w * 0.2} ${h * 0.8} L${w * 0.3} ${h * 0.48} L${w * 0.62} ${h * 0.44} L${w * 0.72} ${h * 0.2}`,
      "#3f78c9",
      Math.min(w, h) * 0.026,
    ) +
    disc(w * 0.72, h * 0.2, Math.min(w, h) * 0.04, "#d0463a")
  );
}

/** Shared windows over a plain ground. */
function windows(w: number, h: number): string {
  const pane = (x: number, y: number, wide: number, high: number, colour: string): string =>
    rect(w * x, h * y, w * wide, h * high, 6, "#fbfaf7") +
    rect(w * x, h * y, w * wide, h * 0.06, 6, colour) +
    times(4, (i) =>
      rect(
        w * (x + 0.03),
        h * (y + 0.12 + i * 0.075),
        w * (wide - 0.06 - (i % 2) * 0.08),
        h * 0.022,
        2,
        "#c9ced4",
      ),
    );
  return (
    pane(0.08, 0.12, 0.44, 0.5, "#4f86c6") +
    pane(0.4, 0.28, 0.5, 0.52, "#4fa58a") +
    rect(0, h * 0.92, w, h * 0.08, 0, "#000000", 'opacity=".35"') +
    times(6, (i) => rect(w * (0.36 + i * 0.05), h * 0.935, w * 0.034, h * 0.05, 3, tile(i)))
  );
}

export const DEVICE = {
  film: { sky: ["#1f2747", "#7c4a6b", "#e39a6b"], draw: film },
  pitch: { sky: ["#33404f", "#33404f"], draw: pitch },
  menu: { sky: ["#1b2440", "#2c3f6b", "#151a2e"], draw: menu },
  apps: { sky: ["#5f8fb0", "#9cc0c9", "#e9d3b0"], draw: apps },
  code: { sky: ["#1d232e", "#1d232e"], draw: code },
  clock: { sky: ["#22323c", "#3d5c66", "#16222a"], draw: clock },
  waveform: { sky: ["#1a212b", "#232d3a"], draw: waveform },
  charts: { sky: ["#e4e8ec", "#d3dae0"], draw: charts },
  map: { sky: ["#ece7da", "#e4dfd0"], draw: map },
  windows: { sky: ["#35607c", "#8fb0b8", "#d9c7a8"], draw: windows },
} satisfies Record<string, ScreenArt>;
