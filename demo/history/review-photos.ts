/** Photos as customers take them: any light, portrait or landscape. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { draw } from "../../server/reviews/pictures/drawing.service";
import type { DrawnPicture } from "../../server/reviews/pictures/pictures.record";

const MEDIA = "demo/media/demo";
/** Walls and tables. */
const ROOMS = [
  ["#d9d2c5", "#8a6a48"],
  ["#b9c6cf", "#5f5a55"],
  ["#e8e4dc", "#c9a97c"],
  ["#7f8a7a", "#3f352c"],
] as const;

/** Subject for a product without a drawing: its box. */
const BOX = `<path d="M5 25 50 8 95 25 95 62 50 78 5 62Z" fill="#c79a63"/><path d="M5 25 50 40 95 25 95 62 50 78 5 62Z" fill="#b58750"/>
  <path d="M50 40V78L95 62V25Z" fill="#a17540"/><path d="M24 18 69 33V42L62 44V35L17 21Z" fill="#e5d3b3"/>`;

/** @param turn seed of the side, light and orientation */
export async function takePhoto(productId: string, turn: number): Promise<DrawnPicture> {
  const [width, height] = turn % 3 === 0 ? [900, 1_200] : [1_200, 900];
  const view = turn % 2 === 0 ? "front" : "detail";
  const drawing = await readFile(`${MEDIA}/${productId}-${view}.svg`).catch(() => null);
  const scene = drawing ? sharp(drawing).resize({ width, height, fit: "cover" }) : boxIn(turn, width, height);
  const light = { brightness: 0.86 + (turn % 5) * 0.06, saturation: 0.8 + (turn % 4) * 0.1 };
  return draw(await scene.modulate(light).flatten().jpeg({ quality: 88 }).toBuffer());
}

function boxIn(turn: number, width: number, height: number) {
  const [wall, table] = ROOMS[turn % ROOMS.length]!;
  const side = 480 + (turn % 5) * 60;
  const [left, top] = [(width - side) * 0.4, (height - side * 0.8) * 0.6];
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="${wall}"/><rect y="62%" width="100%" height="38%" fill="${table}"/>
      <g transform="translate(${left} ${top}) scale(${side / 100})">${BOX}</g></svg>`),
  );
}
