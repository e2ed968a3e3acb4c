/** Ranges of numbers as addresses and the API write them. */

/** Both ends included; 0 and Infinity mean open. */
export interface Band {
  readonly lowest: number;
  readonly highest: number;
}

/** `lowest-highest`, with nothing for an open upper end; equal bands give equal texts. */
export function writeBand({ lowest, highest }: Band): string {
  return `${lowest}-${highest === Infinity ? "" : highest}`;
}

const BAND = /^(\d{0,15}(?:\.\d{1,2})?)-(\d{0,15}(?:\.\d{1,2})?)$/;

/** Reads what `writeBand` wrote; null for anything else. A missing end is open; ends that are reversed hold nothing. */
export function readBand(value: string): Band | null {
  const [, lowest, highest] = BAND.exec(value.trim()) ?? [];
  if (!lowest && !highest) return null;
  const band = { lowest: Number(lowest || 0), highest: highest ? Number(highest) : Infinity };
  return band.lowest <= band.highest ? band : null;
}

/** One band that holds all of them; null when there is none. */
export function joinBands(values: readonly string[]): Band | null {
  const bands = values.map(readBand).filter((band) => band !== null);
  if (bands.length === 0) return null;
  return {
    lowest: Math.min(...bands.map((band) => band.lowest)),
    highest: Math.max(...bands.map((band) => band.highest)),
  };
}
