/** Scans files, byte by byte, for data that must never be in clear text. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Encodings of a text in a file: plain, hexadecimal, and base64 at any offset. */
function shapesOf(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  // Only the base64 characters that encode nothing but this text.
  const inBase64 = [0, 1, 2].map((shift) => {
    const written = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString("base64")
      .replace(/=+$/, "");
    return written.slice(shift === 0 ? 0 : shift + 1, Math.floor(((shift + bytes.length) * 8) / 6));
  });
  const inHex = bytes.toString("hex");
  return [bytes, ...[inHex, inHex.toUpperCase(), ...inBase64].map((shape) => Buffer.from(shape))];
}

/** @returns every file below the folder, by its relative path, that contains one of the texts */
export async function findInFiles(folder: string, texts: readonly string[]): Promise<string[]> {
  const shapes = texts.flatMap(shapesOf);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const matches: string[] = [];
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    if (shapes.some((shape) => content.includes(shape))) matches.push(path.relative(folder, file));
  }
  return matches.sort();
}
