/** Ids of new products: parts of their addresses, which never change. */
import { createHash } from "node:crypto";

/**
 * Returns the SKU. If it contains special characters of addresses, they are replaced by a digest of the
 * whole, so that A/1 differs from A-1.
 */
export function idOfSku(sku: string): string {
  const plain = sku.replace(/[^A-Za-z0-9._-]/g, "-");
  return plain === sku ? sku : `${plain}-${createHash("sha256").update(sku).digest("hex").slice(0, 6)}`;
}
