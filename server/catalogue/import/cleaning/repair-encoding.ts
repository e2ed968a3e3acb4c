/** Repairs UTF-8 that was misread as Windows-1252: "Samsungâ€™s CafÃ©" becomes "Samsung’s Café". */
const HIGH_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const byteOf = new Map<string, number>();
for (const [index, letter] of [...HIGH_1252].entries()) byteOf.set(letter, 0x80 + index);
for (let code = 0x80; code <= 0xff; code += 1) {
  const letter = String.fromCharCode(code);
  if (!byteOf.has(letter)) byteOf.set(letter, code);
}

// Misread lead bytes of common two-, three- and four-byte sequences.
const TAIL = `[\u0080-\u00bf${HIGH_1252}]`;
const MISREAD = new RegExp(`[ÂÃ]${TAIL}|[âïã]${TAIL}${TAIL}|ð${TAIL}${TAIL}${TAIL}`, "g");
const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Decodes Windows-1252; the platform's decoder of that name reads 0x80 to 0x9f as Latin-1. */
export function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (letter) => HIGH_1252[letter.charCodeAt(0) - 0x80] ?? letter);
}

export function repairEncoding(text: string): string {
  let current = text;
  // Text misread twice needs two rounds.
  for (let round = 0; round < 2; round += 1) {
    const next = current.replace(MISREAD, decodeAgain);
    if (next === current) break;
    current = next;
  }
  return current;
}

function decodeAgain(misread: string): string {
  const bytes = Uint8Array.from(misread, (letter) => byteOf.get(letter) ?? 0);
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return misread;
  }
}
