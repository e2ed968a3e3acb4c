/** At most `length` characters, cut between words, without an ellipsis. */
export function shorten(text: string, length: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2));
  let end = words.length;
  while (/[\s,;:.–-]/.test(words.charAt(end - 1))) end -= 1;
  return words.slice(0, end);
}
