/** Ids of products that are new: parts of their addresses, which never change. */
import { createHash } from "node:crypto";

/** The sku; letters that mean something in an address give way to a digest of all of it, so that A/1 is not A-1. */
export function idOfSku(sku: string): string {
  const plain = sku.replace(/[^A-Za-z0-9._-]/g, "-");
  return plain === sku ? sku : `${plain}-${createHash("sha256").update(sku).digest("hex").slice(0, 6)}`;
}
