/** Things packed with a product; each is about 110 units wide and stands on y = 0 around x = 0. */
import { dim, lite } from "../kit/colours";
import { body, cylinder, lit, roller, tube } from "../kit/materials";
import { linear } from "../kit/paint";
import { remote } from "../kit/parts";
import { dashes, disc, each, group, oval, rect, ring, shape, stroke, times } from "../kit/shapes";

const DARK = "#2b2e33";

/** A coiled cable with two plugs. */
function cable(): string {
  return (
    each([0, 8, 16], (i) =>
      oval(
        0,
        -24 + i * 0.4,
        46 - i,
        20 - i * 0.5,
        "none",
        `stroke="${dim("#3c4147", i / 30)}" stroke-width="7"`,
      ),
    ) +
    tube("M44 -20 Q66 -14 58 -2", 7, "#3c4147") +
    rect(46, -10, 24, 12, 3, lit("#c3c8cc")) +
    rect(-8, -48, 12, 30, 4, lit(DARK))
  );
}

/** A power brick with its plug. */
function adapter(): string {
  return (
    oval(-14, -12, 46, 14, "none", 'stroke="#3c4147" stroke-width="6"') +
    body(-6, -62, 62, 62, 12, DARK) +
    each([10, 32], (x) => rect(x, -76, 7, 16, 2, "#b9bec3"))
  );
}

/** A stapled guide with a plain mark, lying open a little. */
function guide(): string {
  return (
    shape("M-52 0 L-34 -62 H54 L46 0Z", linear(["#f6f3ec", "#dcd6ca"])) +
    shape("M-52 0 L-36 -66 H-30 L-44 -2Z", "#ffffff") +
    rect(-18, -48, 46, 9, 3, "#9aa3a8") +
    each([-32, -22], (y) => rect(-22, y, 56, 4, 2, "#c3c0b8"))
  );
}

function bag(): string {
  return (
    shape("M-42 0 Q-48 -44 -34 -66 H34 Q48 -44 42 0Z", linear(["#eef1f2/0.95", "#c9d1d4/0.9"])) +
    rect(-36, -74, 72, 12, 3, "#b5483f") +
    each([-18, 0, 18], (x, i) => disc(x, -14 - (i % 2) * 12, 7, lit("#8d9399"))) +
    rect(-10, -40, 30, 6, 3, "#8d9399")
  );
}

function keyboard(): string {
  return (
    shape("M-80 0 L-70 -34 H70 L80 0Z", lit("#4a4f55", 0.15)) +
    times(3, (row) => dashes(`M${-66 - row * 3} ${-27 + row * 10} H${66 + row * 3}`, "#23262a", 6, "7 5"))
  );
}

const mouse = (): string => oval(0, -16, 26, 17, lit("#4a4f55")) + stroke("M0 -32 V-20", "#23262a", 3);

function battery(): string {
  return (
    body(-30, -56, 60, 56, 8, "#3a3f45") +
    rect(-30, -22, 60, 10, 0, "#d0a244") +
    each([-18, 6], (x) => rect(x, -62, 12, 8, 2, "#c9a45a"))
  );
}

function strap(): string {
  return (
    tube("M-50 -8 C-40 -64 40 -64 50 -8 C20 -30 -16 -28 -36 -4", 12, "#3a3f45") +
    rect(40, -14, 20, 14, 4, lit("#b9bec3"))
  );
}

function bracket(): string {
  return (
    shape("M-46 0 V-74 H-30 V-16 H46 V0Z", lit("#8d9399")) +
    each([-38, -38], (x, i) => disc(x, -62 + i * 26, 4, "#3a3e43")) +
    each([-6, 26], (x) => disc(x, -8, 4, "#3a3e43"))
  );
}

function tool(): string {
  return (
    rect(-46, -14, 84, 10, 5, lit("#9aa1a7")) +
    ring(44, -9, 10, "#9aa1a7", 7) +
    ring(-48, -9, 7, "#9aa1a7", 6)
  );
}

function hose(): string {
  return (
    each([0, 1, 2], (i) =>
      oval(0, -26 - i * 9, 52, 20, "none", `stroke="${i % 2 ? "#7d848a" : "#9aa1a7"}" stroke-width="12"`),
    ) + rect(42, -22, 26, 18, 4, lit("#c9ced2"))
  );
}

function rack(): string {
  const wires = times(7, (i) => `M${-54 + i * 18} -46 V0 `);
  return stroke(`M-60 -46 H60 L54 0 H-54Z ${wires}M-58 -24 H58`, "#8d9399", 4);
}

function tray(): string {
  return shape("M-62 -26 H62 L52 0 H-52Z", lit("#5b6067")) + rect(-66, -30, 132, 7, 3, lit("#9aa1a7"));
}

function brush(): string {
  return (
    tube("M-44 -60 L4 -18", 14, "#3a3f45") +
    shape("M-4 -22 L14 -34 L44 -2 H2Z", lit("#4a4f55")) +
    times(6, (i) => stroke(`M${6 + i * 7} -2 v6`, "#c9a45a", 3))
  );
}

function cap(): string {
  return (
    oval(0, -12, 36, 13, dim(DARK, 0.3)) +
    oval(0, -18, 36, 13, linear([lite(DARK, 0.35), DARK])) +
    oval(0, -18, 24, 8, lite(DARK, 0.18))
  );
}

function pads(): string {
  return each(
    [-36, -12, 12, 36],
    (x) => oval(x, -9, 10, 9, roller("#5b6067")) + oval(x, -14, 7, 5, "#8d9399"),
  );
}

function bottle(): string {
  return rect(-22, -84, 44, 84, 10, cylinder("#7fa9b8", 0.25)) + rect(-14, -98, 28, 18, 5, cylinder(DARK));
}

function antenna(): string {
  return each(
    [-22, 4, 30],
    (x) => rect(x - 5, -88, 10, 88, 5, cylinder(DARK, 0.3)) + rect(x - 7, -16, 14, 16, 3, "#8d9399"),
  );
}

function pouch(): string {
  return (
    shape("M-50 0 Q-58 -44 -38 -62 H38 Q58 -44 50 0Z", lit("#6b7178", 0.16)) +
    stroke("M-40 -54 H40", "#3a3e43", 4) +
    rect(28, -58, 14, 9, 3, "#c9a45a")
  );
}

function stand(): string {
  return rect(-9, -70, 18, 60, 4, cylinder("#8d9399")) + shape("M-56 0 L-44 -14 H44 L56 0Z", lit("#b9bec3"));
}

function propellers(): string {
  return each([-1, 1], (side) =>
    group(
      shape("M0 0 Q30 -14 62 -6 Q30 4 0 0 Q-30 14 -62 6 Q-30 -4 0 0Z", lit("#4a4f55")) +
        disc(0, 0, 6, "#9aa1a7"),
      `transform="translate(0 ${-20 + side * 12}) rotate(${side * 14})"`,
    ),
  );
}

/** Included items by the words of the product data, most specific first. */
const ITEMS: readonly (readonly [words: RegExp, draw: () => string])[] = [
  [/keyboard/i, keyboard],
  [/mouse/i, mouse],
  [/remote|two controllers|spray gun/i, () => remote(-14, -116, 116)],
  [/guide|manual|booklet|card|instructions|map/i, guide],
  [/power adapter|usb-c power|charger/i, adapter],
  [/hardware|screws|feet|tips|buckle|clip|eyecup|spacer|adapter/i, bag],
  [/cable|cord|wire/i, cable],
  [/hose/i, hose],
  [/batter/i, battery],
  [/strap|safety key/i, strap],
  [/bracket|mount/i, bracket],
  [/stand$/i, stand],
  [/tool|wrench|pedal/i, tool],
  [/rack|basket|grate|shelves/i, rack],
  [/tray|pan|mat|blade/i, tray],
  [/brush|crevice|nozzle|scoop/i, brush],
  [/cap$|hood|lid|filter|cover/i, cap],
  [/head|pad|grille/i, pads],
  [/bottle|lubricant/i, bottle],
  [/antenna|microphone|pen/i, antenna],
  [/pouch|bag|case/i, pouch],
  [/propeller/i, propellers],
];

/** Drawings of included items, at most `count`, without repetition. */
export function drawnItems(names: readonly string[], count: number): string[] {
  const drawn = names.map((name) => (ITEMS.find(([words]) => words.test(name))?.[1] ?? bag)());
  return [...new Set(drawn)].slice(0, count);
}
