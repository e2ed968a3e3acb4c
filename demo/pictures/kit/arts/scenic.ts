/** Landscapes and shapes on lit screens. */
import { dim, lite } from "../colours";
import { ball } from "../materials";
import { linear, radial } from "../paint";
import { dashes, disc, each, oval, rect, shape, stroke, tilt, times } from "../shapes";

/** Content of a screen of the given width and height. */
export type DrawArt = (w: number, h: number) => string;

/** A sky with its foreground. */
export interface ScreenArt {
  readonly sky: readonly string[];
  readonly draw: DrawArt;
}

/** A low sun over rows of hills, farthest first. */
function hills(w: number, h: number, colours: readonly string[]): string {
  const rows = each(colours, (colour, row) => {
    const y = h * (0.52 + row * 0.15);
    const lift = h * (0.26 - row * 0.06);
    const d = `M0 ${y} C${w * 0.2} ${y - lift} ${w * 0.3} ${y + lift * 0.5} ${w * 0.5} ${y - lift * 0.3} S${w * 0.8} ${y - lift} ${w} ${y - lift * 0.2} V${h} H0Z`;
    return shape(d, linear([lite(colour, 0.18), dim(colour, 0.25)]));
  });
  return disc(w * 0.68, h * 0.42, h * 0.11, "#fff1d0", 'opacity=".9"') + rows;
}

/** Broad overlapping waves. */
function waves(w: number, h: number, colours: readonly string[]): string {
  return each(colours, (colour, i) => {
    const y = h * (0.28 + i * 0.15);
    const d = `M0 ${y + h * 0.2} C${w * 0.3} ${y - h * 0.25} ${w * 0.5} ${y + h * 0.5} ${w} ${y - h * 0.18} V${y + h * 0.12} C${w * 0.6} ${y + h * 0.62} ${w * 0.3} ${y} 0 ${y + h * 0.42}Z`;
    return shape(d, linear([`${lite(colour, 0.25)}/0.95`, `${dim(colour, 0.35)}/0.85`], 20));
  });
}

/** Snow-capped peaks over a dark foreground. */
function peaks(w: number, h: number): string {
  const peak = (x: number, top: number, half: number): string =>
    shape(`M${x - half} ${h} L${x} ${top} L${x + half} ${h}Z`, linear(["#7d93ad", "#2c4463"])) +
    shape(
      `M${x} ${top} L${x + half * 0.3} ${top + (h - top) * 0.3} L${x + half * 0.08} ${top + (h - top) * 0.24} L${x - half * 0.06} ${top + (h - top) * 0.34} L${x - half * 0.3} ${top + (h - top) * 0.3}Z`,
      "#f4f7fa",
    ) +
    shape(`M${x} ${top} L${x + half} ${h} H${x + half * 0.1}Z`, "#132238", 'opacity=".28"');
  return (
    peak(w * 0.24, h * 0.4, w * 0.3) +
    peak(w * 0.8, h * 0.34, w * 0.36) +
    peak(w * 0.52, h * 0.2, w * 0.4) +
    shape(`M0 ${h * 0.86} Q${w * 0.4} ${h * 0.74} ${w} ${h * 0.88} V${h} H0Z`, "#16283a")
  );
}

/** A skyline at dusk with lit windows. */
function city(w: number, h: number): string {
  const tall = [0.42, 0.58, 0.36, 0.66, 0.48, 0.3, 0.54, 0.4, 0.62];
  const tower = (share: number, i: number): string => {
    const [x, top, wide] = [(w * i) / 9, h * (1 - share), w / 9.6];
    const lights = times(6, (k) => {
      const left = x + wide * (0.16 + (k % 3) * 0.26);
      return `M${left} ${top + h * (0.04 + ((k * 7 + i * 3) % 5) * 0.05)} h${wide * 0.14} `;
    });
    return (
      rect(x, top, wide, h * share, 0, i % 2 ? "#1d2746" : "#141b35") +
      dashes(lights, "#ffd98a", h * 0.022, "99")
    );
  };
  return disc(w * 0.3, h * 0.3, h * 0.1, "#ffe9c4", 'opacity=".9"') + each(tall, tower);
}

/** A calm sea with the sun's reflection and a sail. */
function sea(w: number, h: number): string {
  return (
    disc(w * 0.5, h * 0.5, h * 0.16, "#fff0cf") +
    rect(0, h * 0.52, w, h * 0.48, 0, linear(["#4f9fb5", "#14485f"])) +
    times(6, (i) =>
      rect(
        w * (0.5 - (0.04 + i * 0.018)),
        h * (0.55 + i * 0.066),
        w * (0.08 + i * 0.036),
        h * 0.016,
        3,
        "#ffe2b0",
        'opacity=".75"',
      ),
    ) +
    shape(
      `M${w * 0.76} ${h * 0.3} V${h * 0.58} H${w * 0.86}Z M${w * 0.75} ${h * 0.36} V${h * 0.58} H${w * 0.69}Z`,
      "#ffffff",
    ) +
    shape(`M${w * 0.68} ${h * 0.6} H${w * 0.87} L${w * 0.84} ${h * 0.64} H${w * 0.71}Z`, "#7c3f3a")
  );
}

/** Rows of firs in mist. */
function forest(w: number, h: number): string {
  const row = (base: number, size: number, colour: string, shift: number): string =>
    shape(
      times(10, (i) => {
        const [x, high] = [w * (i / 9) + shift * w, size * (0.8 + ((i * 5) % 4) * 0.14)];
        return `M${x - high * 0.24} ${base} L${x} ${base - high} L${x + high * 0.24} ${base}Z `;
      }) + `M0 ${base - 1} H${w} V${h} H0Z`,
      colour,
    );
  return (
    row(h * 0.66, h * 0.34, "#8fb3a8", 0) +
    row(h * 0.8, h * 0.4, "#4f8175", 0.05) +
    row(h * 0.96, h * 0.46, "#1c4a42", -0.03)
  );
}

/** Hot-air balloons over a plain. */
function balloons(w: number, h: number): string {
  const one = (x: number, y: number, r: number, colour: string): string =>
    disc(x, y, r, ball(colour, 0.3)) +
    oval(x, y, r * 0.4, r, "#ffffff", 'opacity=".3"') +
    shape(
      `M${x - r * 0.62} ${y + r * 0.78} H${x + r * 0.62} L${x + r * 0.16} ${y + r * 1.3} H${x - r * 0.16}Z`,
      dim(colour, 0.25),
    ) +
    rect(x - r * 0.16, y + r * 1.42, r * 0.32, r * 0.24, 2, "#6b4a2c");
  return (
    shape(`M0 ${h * 0.82} Q${w * 0.5} ${h * 0.7} ${w} ${h * 0.84} V${h} H0Z`, "#c9a05f") +
    one(w * 0.3, h * 0.4, h * 0.2, "#d0574a") +
    one(w * 0.66, h * 0.3, h * 0.13, "#e3b04b") +
    one(w * 0.84, h * 0.54, h * 0.09, "#3f7f8f")
  );
}

/** Fish and corals. */
function reef(w: number, h: number): string {
  const fish = (x: number, y: number, s: number, colour: string): string =>
    shape(
      `M${x - s} ${y} Q${x} ${y - s * 0.7} ${x + s} ${y} Q${x} ${y + s * 0.7} ${x - s} ${y}Z M${x + s * 0.8} ${y} L${x + s * 1.5} ${y - s * 0.5} V${y + s * 0.5}Z`,
      colour,
    ) + disc(x - s * 0.55, y - s * 0.1, s * 0.1, "#10212e");
  return (
    times(3, (i) => {
      const ray = `M${w * (0.2 + i * 0.25)} 0 h${w * 0.1} L${w * (0.1 + i * 0.3)} ${h} h${-w * 0.14}Z`;
      return shape(ray, "#8fdfe6", 'opacity=".3"');
    }) +
    shape(`M0 ${h} V${h * 0.86} Q${w * 0.4} ${h * 0.76} ${w} ${h * 0.9} V${h}Z`, "#c9b184") +
    each(["#d7654a", "#e08aa0", "#e3b04b"], (colour, i) => {
      const [x, y] = [w * (0.16 + i * 0.32), h * 0.9];
      return stroke(
        `M${x} ${y} V${y - h * 0.24} M${x} ${y - h * 0.08} l${-w * 0.035} ${-h * 0.12} M${x} ${y - h * 0.1} l${w * 0.035} ${-h * 0.1}`,
        colour,
        w * 0.014,
      );
    }) +
    fish(w * 0.34, h * 0.36, w * 0.07, "#f2a03c") +
    fish(w * 0.66, h * 0.5, w * 0.05, "#f4e3a0") +
    fish(w * 0.74, h * 0.24, w * 0.035, "#e2603f")
  );
}

/** A planet with a ring before stars. */
function space(w: number, h: number): string {
  const [x, y] = [w * 0.62, h * 0.62];
  const orbit = `stroke="#e9d3a8" stroke-width="5" opacity=".8" ${tilt(-14, x, y)}`;
  const stars = times(
    26,
    (i) =>
      `M${Math.round(((i * 137) % 100) * w * 0.01)} ${Math.round(((i * 61) % 97) * h * 0.01)} h${1 + (i % 3)} `,
  );
  return (
    stroke(stars, "#ffffff", 2, 'opacity=".8"') +
    disc(x, y, h * 0.34, ball("#4f86c6", 0.5)) +
    oval(x, y, h * 0.52, h * 0.09, "none", orbit)
  );
}

function neon(w: number, h: number): string {
  const rays = times(9, (i) => `M${w * 0.5} ${h * 0.62} L${w * (i / 4 - 0.5)} ${h} `);
  const rows = times(4, (i) => `M0 ${h * (0.64 + i * i * 0.035)} H${w} `);
  return (
    disc(w * 0.5, h * 0.5, h * 0.24, linear(["#ffe27a", "#ff4f8b"])) +
    rect(0, h * 0.62, w, h * 0.38, 0, linear(["#1b0838", "#3b0f5c"])) +
    stroke(rays, "#ff6bd0", 2, 'opacity=".6"') +
    stroke(rows, "#6be7ff", 2, 'opacity=".6"')
  );
}

function orb(w: number, h: number): string {
  return each(["#ff5d8f", "#7a5cff", "#25c7d9", "#ffb25c"], (colour, i) => {
    const glow = radial([`${colour}/0.95`, `${colour}/0`]);
    return disc(w * (0.22 + i * 0.2), h * (i % 2 ? 0.66 : 0.36), Math.min(w, h) * 0.32, glow);
  });
}

/** Leaves from the corners. */
function leaves(w: number, h: number): string {
  const leaf = (x: number, y: number, long: number, turn: number, colour: string): string =>
    shape(
      `M0 0 Q${long * 0.34} ${-long * 0.5} 0 ${-long} Q${-long * 0.34} ${-long * 0.5} 0 0Z`,
      colour,
      `transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})"`,
    );
  return times(8, (i) =>
    leaf(
      i % 2 ? w : 0,
      h,
      Math.min(w, h) * (0.95 - i * 0.07),
      (i % 2 ? -1 : 1) * (8 + i * 11),
      ["#2f6b57", "#5f9a78", "#1f4d47", "#93b98a"][i % 4] ?? "#2f6b57",
    ),
  );
}

export const SCENIC = {
  dunes: {
    sky: ["#2b3a67", "#c8667a", "#f7b267"],
    draw: (w, h) => hills(w, h, ["#e08a4f", "#b4553f", "#6d2f3c"]),
  },
  ribbon: {
    sky: ["#05262e", "#0b4f5c", "#0a2d46"],
    draw: (w, h) => waves(w, h, ["#16b1a0", "#f4b860", "#2f7fd1", "#e5664f"]),
  },
  lake: {
    sky: ["#1b3b6f", "#6fa8c9", "#f3d9b8"],
    draw: (w, h) => hills(w, h, ["#5d86a6", "#33607f", "#173a54"]),
  },
  peaks: { sky: ["#5f9bd0", "#cfe2ee", "#f6e3cf"], draw: peaks },
  orb: { sky: ["#161029", "#3a1d5c", "#10243f"], draw: orb },
  sea: { sky: ["#e58f6a", "#f6c68d", "#fbe7c3"], draw: sea },
  neon: { sky: ["#0d0628", "#5a1a7a", "#e0497b"], draw: neon },
  forest: { sky: ["#c6d9da", "#e9ece4", "#b9cfc4"], draw: forest },
  bloom: {
    sky: ["#f4d9c6", "#e8a598", "#b65b73"],
    draw: (w, h) => waves(w, h, ["#fff3e6", "#d4576b", "#f6b08f", "#7d2f55"]),
  },
  city: { sky: ["#2a2f63", "#a0567f", "#f0a06a"], draw: city },
  space: { sky: ["#04060f", "#0e1a3a", "#2a3f7a"], draw: space },
  balloons: { sky: ["#7fb7d9", "#cfe3ea", "#f6e6cc"], draw: balloons },
  reef: { sky: ["#1f8fa6", "#11627f", "#0a3654"], draw: reef },
  leaves: { sky: ["#eef0e4", "#dfe6d4", "#c3d2bb"], draw: leaves },
} satisfies Record<string, ScreenArt>;
