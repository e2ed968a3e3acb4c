/** Formats large numbers (SITE-14). */
const STEPS = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/** 999 → 999, 1250 → 1.2K, 3000000 → 3M; rounded down to one decimal. */
export function abbreviateNumber(value: number): string {
  const step = STEPS.find(([min]) => Math.abs(value) >= min);
  if (!step) return String(value);
  const [min, letter] = step;
  return `${Math.trunc((value / min) * 10) / 10}${letter}`;
}
