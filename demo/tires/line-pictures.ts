/**
 * Pictures of the lines: the tread follows season and purpose of a tire, spokes and finish follow the wheel's
 * description.
 */
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { DEMO_BRANDS } from "../demo-brands";
import { type VectorJob } from "../pictures/render-picture";
import { BARE_VIEWS, VIEWS, drawPicture, plainModel, type Drawing, type Model } from "../pictures/scenes";
import { tireDrawing, type TireLook } from "../pictures/products/tires";
import { accessoryDrawing, wheelDrawing, type WheelLook } from "../pictures/products/wheels";
import { picturePathOf } from "./described-product";
import { LINE_BRANDS } from "./line-brands";
import { TIRE_LINES, type TireLine } from "./tire-lines";
import { profileName } from "./tire-profile";
import { profilesOf } from "./tires";
import { WHEEL_ACCESSORIES } from "./wheel-accessories";
import { WHEEL_LINES, type WheelLine } from "./wheel-lines";

type Tread = Pick<TireLook, "style" | "blocks" | "lean" | "groove" | "sipes">;

const TREADS: Readonly<Record<string, Tread>> = {
  Touring: { style: "touring", blocks: 18, lean: 0.35, groove: 0.2, sipes: 1 },
  "Grand touring": { style: "touring", blocks: 20, lean: 0.6, groove: 0.16, sipes: 1 },
  Highway: { style: "ribs", blocks: 14, lean: 0.15, groove: 0.2, sipes: 1 },
  Performance: { style: "directional", blocks: 13, lean: 1, groove: 0.2, sipes: 0 },
  "Ultra high performance": { style: "directional", blocks: 10, lean: 1.3, groove: 0.18, sipes: 0 },
  "All terrain": { style: "terrain", blocks: 13, lean: 0.4, groove: 0.3, sipes: 1 },
  "Rugged terrain": { style: "terrain", blocks: 11, lean: 0.6, groove: 0.4, sipes: 0 },
  "Mud terrain": { style: "mud", blocks: 9, lean: 0.5, groove: 0.46, sipes: 0 },
  Trailer: { style: "ribs", blocks: 8, lean: 0.05, groove: 0.06, sipes: 0 },
  Steer: { style: "ribs", blocks: 6, lean: 0.02, groove: 0.05, sipes: 0 },
  Drive: { style: "terrain", blocks: 12, lean: 0.1, groove: 0.3, sipes: 0 },
};

/** Summer treads have wide ribs and few grooves, winter treads a herringbone of fine cuts. */
function treadOf({ tread, season }: TireLine): Tread {
  const usual = TREADS[tread] ?? TREADS["Highway"]!;
  if (season === "Winter") return { ...usual, style: "snow", blocks: 13, lean: 0.8, groove: 0.26, sipes: 2 };
  if (season === "Summer") return { ...usual, style: "ribs", blocks: 9, lean: 0.9, groove: 0.16, sipes: 0 };
  if (season === "All-weather") return { ...usual, sipes: usual.sipes + 1, groove: usual.groove + 0.05 };
  return usual;
}

const LETTERS: Readonly<Record<string, TireLook["letters"]>> = {
  "Raised white letters": "white",
  "Outlined white letters": "outlined",
};

/** Lines with the same tread differ in their blocks. */
function drawingOfTire(line: TireLine, index: number, profile: number): Drawing {
  const tread = treadOf(line);
  return tireDrawing({
    ...tread,
    blocks: tread.blocks + ((index * 3) % 5),
    lean: tread.lean * (0.8 + ((index * 5) % 9) / 18),
    groove: Math.min(0.55, tread.groove * (0.85 + ((index * 7) % 5) / 14)),
    profile,
    letters: LETTERS[line.sidewall] ?? "black",
    signs: [Math.min(9, line.brand.length), Math.min(11, line.name.length)],
    hasSnowflake: line.snowflake,
  });
}

const FINISHES: readonly (readonly [RegExp, finish: string, face: string, trim?: string])[] = [
  [/chrome/i, "#c9d0d6", "#f2f5f7"],
  [/polish/i, "#b9bec3", "#e8ebee"],
  [/black machined|black milled/i, "#1d1f22", "#aeb4ba"],
  [/black with red/i, "#1b1c1f", "#26282c", "#b8332f"],
  [/bronze/i, "#8a6a45", "#a88355"],
  [/gunmetal/i, "#50555c", "#656b73"],
  [/gray/i, "#7d8288", "#9a9fa5"],
  [/white/i, "#e3e3df", "#f6f6f2"],
  [/black/i, "#1c1d20", "#2d2f33"],
  [/silver/i, "#adb3b8", "#ced3d8"],
];

/** Many thin spokes come in pairs, mesh is crossed, winter wheels are pressed discs. */
function spokesOf({ name, spokes, group }: WheelLine): Pick<WheelLook, "style" | "spokes"> {
  if (/mesh|beadwright/i.test(name)) return { style: "mesh", spokes };
  if (/winter/i.test(name)) return { style: "disc", spokes };
  if (spokes > 8) return { style: "pairs", spokes: Math.ceil(spokes / 2) + (group === "luxury" ? 3 : 0) };
  return { style: spokes === 5 || spokes === 7 ? "split" : "single", spokes };
}

interface LinePicture {
  readonly path: string;
  readonly drawing: Drawing;
  readonly model: Pick<Model, "id" | "included">;
  readonly brand: string;
}

function tirePictures(): LinePicture[] {
  return TIRE_LINES.flatMap((line, index) =>
    profilesOf(line).map((profile) => ({
      path: picturePathOf(line.brand, profileName(line.name, profile)),
      drawing: drawingOfTire(line, index, profile),
      model: { id: TIRES, included: [] },
      brand: line.brand,
    })),
  );
}

function wheelPictures(): LinePicture[] {
  return WHEEL_LINES.flatMap((line) =>
    line.finishes.map((name) => {
      const [, finish = "#8d9399", face = finish, trim] = FINISHES.find(([word]) => word.test(name)) ?? [];
      const bolts = line.group === "truck" ? 6 : 5;
      return {
        path: picturePathOf(line.brand, `${line.name} ${name}`),
        drawing: wheelDrawing({ ...spokesOf(line), finish, face, bolts, ...(trim ? { trim } : {}) }),
        model: { id: WHEELS, included: ["Center cap"] },
        brand: line.brand,
      };
    }),
  );
}

function accessoryPictures(): LinePicture[] {
  return WHEEL_ACCESSORIES.map(([name = "", , , colour = ""]) => ({
    path: picturePathOf("torquekeep", `accessory ${name}`),
    drawing: accessoryDrawing(name.startsWith("Hub") ? "rings" : "nuts", colour),
    model: { id: "wheel-accessories", included: ["Instructions"] },
    brand: "torquekeep",
  }));
}

/** The views of all tires by line and profile, wheels by line and finish, and accessories. */
export function linePictureJobs(): VectorJob[] {
  return [...tirePictures(), ...wheelPictures(), ...accessoryPictures()].flatMap(
    ({ path, drawing, model, brand }, index) => {
      const maker = DEMO_BRANDS.length + LINE_BRANDS.findIndex(({ id }) => id === brand);
      const drawn: Model = { ...plainModel(0), ...model, wallpaper: index, maker };
      const views = drawing.sides ? BARE_VIEWS : VIEWS;
      return views.map((view) => ({ path: `${path}-${view}`, svg: drawPicture(drawing, drawn, view) }));
    },
  );
}
