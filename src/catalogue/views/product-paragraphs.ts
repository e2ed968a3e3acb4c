/** The description of a product as the shop displays it. */

interface Described {
  readonly description: string;
  readonly longDescription: string;
}

/** The short description, then the long one; suppliers often start the long one with the short one. */
export function productParagraphs({ description, longDescription }: Described): string[] {
  const isRepeated = longDescription.replace(/\s+/g, " ").includes(description);
  const texts = isRepeated ? [longDescription] : [description, longDescription];
  return [...new Set(texts.flatMap((text) => text.split(/\n+/)))].filter((paragraph) => paragraph !== "");
}
