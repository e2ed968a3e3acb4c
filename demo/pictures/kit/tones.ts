/** Shifts the colors of a drawing slightly, as makers' finishes of one color differ. */

/** Small shifts: white stays white, and red stays red. */
export interface Tone {
  /** -1 for a cool finish, 1 for a warm one. */
  readonly warmth: number;
  /** -1 for a darker finish, 1 for a lighter one. */
  readonly light: number;
  /** Hue rotation in degrees. */
  readonly turn: number;
}

export const NO_TONE: Tone = { warmth: 0, light: 0, turn: 0 };

/** Relative change of red, green and blue in the warmest finish; a cool finish inverts the change. */
const WARM = [0.035, 0, -0.09] as const;
/** Offset of the warmest finish for black: dark materials take on reflected colors. */
const WARM_BLACK = [0.05, 0.025, -0.01] as const;
const COOL_BLACK = [-0.01, 0.02, 0.075] as const;
/** The exponent of the lightness is between 1 ± this value. */
const LIGHT = 0.3;

/** Applies a tone to a drawing. Pure white and black, the lights and shadows, are unchanged. */
export function toned(svg: string, tone: Tone): string {
  if (tone === NO_TONE) return svg;
  const known = new Map<string, string>();
  return svg.replace(/#(?!000000|ffffff)[0-9a-f]{6}\b/g, (colour) => {
    const shifted = known.get(colour) ?? shift(colour, tone);
    known.set(colour, shifted);
    return shifted;
  });
}

function shift(colour: string, { warmth, light, turn }: Tone): string {
  const black = warmth > 0 ? WARM_BLACK : COOL_BLACK;
  const channels = [1, 3, 5].map((at, index) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    const leant = share * (1 + warmth * WARM[index]!) + Math.abs(warmth) * black[index]! * (1 - share);
    return Math.min(1, Math.max(0, leant)) ** (1 - light * LIGHT);
  });
  return `#${turned(channels, turn).map(hex).join("")}`;
}

/** Rotates the hue around the gray axis; grays are unchanged. */
function turned(channels: readonly number[], degrees: number): readonly number[] {
  if (degrees === 0) return channels;
  const angle = (degrees * Math.PI) / 180;
  const along = (1 - Math.cos(angle)) / 3;
  const across = Math.sin(angle) / Math.sqrt(3);
  return channels.map((own, index) => {
    const [next, last] = [channels[(index + 1) % 3]!, channels[(index + 2) % 3]!];
    return own * (Math.cos(angle) + along) + next * (along - across) + last * (along + across);
  });
}

function hex(share: number): string {
  const step = Math.round(Math.min(1, Math.max(0, share)) * 255);
  return step.toString(16).padStart(2, "0");
}
