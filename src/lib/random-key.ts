/** A random key that names one change: sent twice, it is made once. */
export function randomKey(): string {
  // Only pages on https and localhost have randomUUID.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
