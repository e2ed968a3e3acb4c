/**
 * Draws the shop's icons and the link preview picture into static/, from one SVG. Run after a change of the
 * logo or its colors: `node --import tsx src/build/draw-icons.ts`.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { LIGHT } from "../design/tokens";

const preview = { width: 1200, height: 630 };

/** The letters e and f as one stroke each, so that no font is needed. The margin is a quarter of the side. */
const letters =
  'd="M120 268h112c0-88-112-88-112 0 0 80 80 92 108 48M392 172c-44-16-68 4-68 48v132M284 244h88"' +
  ' fill="none" stroke-width="36" stroke-linecap="round" stroke-linejoin="round"';

function logo(radius: number): string {
  return (
    `<rect width="512" height="512" rx="${radius}" fill="${LIGHT.deep}"/>` +
    `<path ${letters} stroke="${LIGHT.paper}"/>`
  );
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function previewSvg(): string {
  const price = `<rect x="640" y="250" width="380" height="34" rx="17" fill="${LIGHT.onDeep}"/>`;
  const payments = [0, 1, 2, 3].map(
    (index) => `<rect x="${640 + index * 98}" y="326" width="82" height="34" rx="17" fill="${LIGHT.star}"/>`,
  );
  const ground = `<rect width="${preview.width}" height="${preview.height}" fill="${LIGHT.deep}"/>`;
  const letter = `<svg x="120" y="75" width="480" height="480" viewBox="0 0 512 512">${logo(0)}</svg>`;
  return svg(preview.width, preview.height, ground + letter + price + payments.join(""));
}

function png(drawing: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).resize(side, side).png().toBuffer();
}

/** A favicon.ico with several sizes: a directory entry of 16 bytes per picture, then the pictures as PNG. */
async function ico(drawing: string, sides: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sides.map((side) => png(drawing, side)));
  const head = Buffer.alloc(6 + 16 * sides.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sides.length, 4);
  let offset = head.length;
  sides.forEach((side, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(pictures[index]!.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += pictures[index]!.length;
  });
  return Buffer.concat([head, ...pictures]);
}

async function drawIcons(folder = path.resolve("static")): Promise<void> {
  const icon = svg(512, 512, logo(112));
  // A phone crops a maskable icon to any shape, so the background fills the square.
  const square = svg(512, 512, logo(0));
  await writeFile(path.join(folder, "icon.svg"), `${icon}\n`);
  for (const side of [192, 512]) {
    await writeFile(path.join(folder, `icon-${side}.png`), await png(square, side));
  }
  // Browsers request these names regardless of the page.
  await writeFile(path.join(folder, "favicon.ico"), await ico(icon, [16, 32, 48]));
  await writeFile(path.join(folder, "apple-touch-icon.png"), await png(square, 180));
  await sharp(Buffer.from(previewSvg())).resize(preview).png().toFile(path.join(folder, "og.png"));
}

void drawIcons();
