/** Builds the readable part of addresses. */
export function kebab(text: string, limit: number): string {
  const plain = text
    .replace(/[®™©℠'’]/g, "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return words.slice(0, limit).replace(/-$/, "");
}

/** Set when a product first appears and never changed; the SKU makes it unique. */
export function productSlug(name: string, productId: string): string {
  const words = kebab(name, 80);
  return words ? `${words}-${productId}` : productId;
}

/** Returns one brand id for "SAMSUNG", "Samsung" and "Samsung®"; null without letters or digits. */
export function brandId(name: string): string | null {
  return kebab(name, 80) || null;
}
