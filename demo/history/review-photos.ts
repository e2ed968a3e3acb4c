/** Pictures as buyers take them: the thing on a table or floor of theirs, not always straight. */
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

/** What is photographed of a product without a drawing: the box it came in. */
const BOX = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80">
  <path d="M5 25 50 8 95 25 95 62 50 78 5 62Z" fill="#c79a63"/><path d="M5 25 50 40 95 25 95 62 50 78 5 62Z" fill="#b58750"/>
  <path d="M50 40V78L95 62V25Z" fill="#a17540"/><path d="M24 18 69 33V42L62 44V35L17 21Z" fill="#e5d3b3"/></svg>`;

/** @param turn any number: another one is another room, side, size and angle; upright or across */
export async function takePhoto(productId: string, turn: number): Promise<DrawnPicture> {
  const view = turn % 2 === 0 ? "front" : "detail";
  const drawing = await readFile(`${MEDIA}/${productId}-${view}.svg`).catch(() => Buffer.from(BOX));
  const [wall, table] = ROOMS[turn % ROOMS.length]!;
  const [width, height] = turn % 3 === 0 ? [900, 1_200] : [1_200, 900];
  const side = 480 + (turn % 5) * 60;
  const room = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${wall}"/><rect y="62%" width="100%" height="38%" fill="${table}"/></svg>`;
  const thing = {
    input: await sharp(drawing)
      .resize({ width: side, height: side, fit: "inside" })
      .rotate((turn % 7) - 3, { background: "#0000" })
      .png()
      .toBuffer(),
    // The drawings stand on white, which takes the colors of the room.
    blend: "multiply" as const,
    left: Math.round((width - side) * 0.4),
    top: Math.round((height - side) * 0.6),
  };
  const photo = sharp(Buffer.from(room)).composite([thing]);
  return draw(await photo.flatten().jpeg({ quality: 88 }).toBuffer());
}
