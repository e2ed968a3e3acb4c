/**
 * Pictures of the lines: the tread follows the purpose of a tire, spokes and finish follow the wheel's
 * description.
 */
import { type VectorJob } from "../pictures/render-picture";
import { VIEWS, drawPicture, plainModel, type Drawing } from "../pictures/scenes";
import { accessoryDrawing, tireDrawing, wheelDrawing, type TireLook } from "../pictures/products/tires";
import { TIRE_LINES, type TireLine } from "./tire-lines";
import { picturePathOf } from "./described-product";
import { WHEEL_ACCESSORIES } from "./wheel-accessories";
import { WHEEL_LINES } from "./wheel-lines";

type Tread = Pick<TireLook, "ribs" | "blocks" | "lean" | "groove" | "profile">;

const TREADS: Readonly<Record<string, Tread>> = {
  Touring: { ribs: 5, blocks: 18, lean: 0.35, groove: 0.2, profile: 0.38 },
  "Grand touring": { ribs: 5, blocks: 20, lean: 0.5, groove: 0.16, profile: 0.34 },
  Highway: { ribs: 6, blocks: 14, lean: 0.15, groove: 0.14, profile: 0.42 },
  Performance: { ribs: 4, blocks: 12, lean: 0.9, groove: 0.16, profile: 0.28 },
  "Ultra high performance": { ribs: 4, blocks: 10, lean: 1.1, groove: 0.13, profile: 0.24 },
  "All terrain": { ribs: 4, blocks: 13, lean: 0.6, groove: 0.34, profile: 0.46 },
  "Rugged terrain": { ribs: 4, blocks: 11, lean: 0.7, groove: 0.4, profile: 0.46 },
  "Mud terrain": { ribs: 3, blocks: 9, lean: 0.5, groove: 0.5, profile: 0.5 },
  Trailer: { ribs: 5, blocks: 8, lean: 0.05, groove: 0.1, profile: 0.46 },
  Steer: { ribs: 5, blocks: 6, lean: 0.02, groove: 0.06, profile: 0.48 },
  Drive: { ribs: 4, blocks: 12, lean: 0.3, groove: 0.36, profile: 0.48 },
};

const LETTERS: Readonly<Record<string, TireLook["letters"]>> = {
  "Raised white letters": "white",
  "Outlined white letters": "outlined",
};

/** Lines with the same tread differ in their blocks. */
function drawingOfTire(line: TireLine, index: number): Drawing {
  const tread = TREADS[line.tread] ?? TREADS.Highway!;
  return tireDrawing({
    ...tread,
    blocks: tread.blocks + ((index * 3) % 7),
    lean: tread.lean * (0.8 + ((index * 5) % 9) / 18) * (line.season === "Winter" ? 1.6 : 1),
    groove: Math.min(0.55, tread.groove * (0.85 + ((index * 7) % 5) / 14)),
    letters: LETTERS[line.sidewall] ?? "black",
  });
}

const FINISHES: readonly (readonly [RegExp, finish: string, face: string])[] = [
  [/chrome/i, "#c9d0d6", "#f2f5f7"],
  [/polish/i, "#b9bec3", "#e8ebee"],
  [/black machined|black milled/i, "#1d1f22", "#aeb4ba"],
  [/black with red/i, "#1b1c1f", "#5a1f22"],
  [/bronze/i, "#8a6a45", "#a88355"],
  [/gunmetal/i, "#50555c", "#656b73"],
  [/gray/i, "#7d8288", "#9a9fa5"],
  [/white/i, "#e3e3df", "#f6f6f2"],
  [/black/i, "#1c1d20", "#2d2f33"],
  [/silver/i, "#adb3b8", "#ced3d8"],
];

export function linePictureJobs(): VectorJob[] {
  const tires = TIRE_LINES.map((line, index) => ({
    path: picturePathOf(line.brand, line.name),
    drawing: drawingOfTire(line, index),
  }));
  const wheels = WHEEL_LINES.flatMap((line) =>
    line.finishes.map((name) => {
      const [, finish = "#8d9399", face = finish] = FINISHES.find(([word]) => word.test(name)) ?? [];
      const bolts = line.group === "truck" ? 6 : 5;
      return {
        path: picturePathOf(line.brand, `${line.name} ${name}`),
        drawing: wheelDrawing({ spokes: line.spokes, finish, face, bolts }),
      };
    }),
  );
  const accessories = WHEEL_ACCESSORIES.map(([name = "", , , colour = ""]) => ({
    path: picturePathOf("torquekeep", `accessory ${name}`),
    drawing: accessoryDrawing(name.startsWith("Hub") ? "rings" : "nuts", colour),
  }));
  return [...tires, ...wheels, ...accessories].flatMap(({ path, drawing }) =>
    VIEWS.map((view) => ({ path: `${path}-${view}`, svg: drawPicture(drawing, plainModel(0), view) })),
  );
}
