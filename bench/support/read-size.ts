/** Reads benchmark sizes from the environment. */

/** @throws Error unless the value is a positive integer */
export function readSize(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number above 0`);
  return value;
}
