/**
 * Plisio's signature: HMAC-SHA1 over the fields of a callback. It covers no timestamp, so a replay carries
 * the same signature.
 */
import { createHmac } from "node:crypto";
import { isSameSignature } from "../../../gateways/signature";

/** The hash of a JSON callback: fields sorted by name without verify_hash, each value as text. */
export function verifyHashOf(callback: Readonly<Record<string, unknown>>, secretKey: string): string {
  const fields = Object.entries(callback)
    .filter(([name]) => name !== "verify_hash")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, String(value)]);
  return createHmac("sha1", secretKey)
    .update(JSON.stringify(Object.fromEntries(fields)))
    .digest("hex");
}

/** True when the callback carries a valid hash, which requires the shop's secret key. */
export function isPlisioCallback(callback: Readonly<Record<string, unknown>>, secretKey: string): boolean {
  const signature = callback["verify_hash"];
  return (
    typeof signature === "string" &&
    isSameSignature(signature.toLowerCase(), verifyHashOf(callback, secretKey))
  );
}
