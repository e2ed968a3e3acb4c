/** Number ranges as addresses and the API write them. */

/** Inclusive on both ends; 0 and Infinity mean open. */
export interface Band {
  readonly lowest: number;
  readonly highest: number;
}

/** `lowest-highest`, empty for an open upper end. Equal bands yield equal texts. */
export function writeBand({ lowest, highest }: Band): string {
  return `${lowest}-${highest === Infinity ? "" : highest}`;
}

const BAND = /^(\d{0,15}(?:\.\d{1,2})?)-(\d{0,15}(?:\.\d{1,2})?)$/;

/**
 * Parses the output of `writeBand`; null for anything else. A missing end is open; a reversed band is empty.
 */
export function readBand(value: string): Band | null {
  const [, lowest, highest] = BAND.exec(value.trim()) ?? [];
  if (!lowest && !highest) return null;
  const band = { lowest: Number(lowest || 0), highest: highest ? Number(highest) : Infinity };
  return band.lowest <= band.highest ? band : null;
}

/** The smallest band that covers all given bands; null without bands. */
export function joinBands(values: readonly string[]): Band | null {
  const bands = values.map(readBand).filter((band) => band !== null);
  if (bands.length === 0) return null;
  return {
    lowest: Math.min(...bands.map((band) => band.lowest)),
    highest: Math.max(...bands.map((band) => band.highest)),
  };
}
