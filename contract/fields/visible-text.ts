/** Removes characters that readers cannot see: they make look-alikes, and blank values that seem filled in. */

/** Line breaks and tabs are allowed. The braille blank and the fillers of annotations are invisible, too. */
const CONTROL = String.raw`\0-\x08\v\f\x0E-\x1F\x7F-\x84\x86-\x9F\u2800\uFFF9-\uFFFB\uFFFE\uFFFF`;
const INVISIBLE = new RegExp(`[\\p{Cs}\\p{Default_Ignorable_Code_Point}${CONTROL}]`, "gu");

/** For identifiers such as email addresses. Linear time. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** For text in any script: joiners that scripts and emoji need stay. Linear time. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, (character, at: number) => (isNeeded(character, text, at) ? character : ""));
}

const JOINER = /[\u200C\u200D]/;
const JOINED = { before: /[\p{L}\p{M}\p{Emoji}\uFE0F]$/u, behind: /^[\p{L}\p{Extended_Pictographic}]/u };
/** Follows an emoji and gives it its colors. */
const COLOR_SELECTOR = "\uFE0F";
const EMOJI = /\p{Emoji}$/u;

function isNeeded(character: string, text: string, at: number): boolean {
  // Two units hold any character.
  const before = text.slice(Math.max(0, at - 2), at);
  if (character === COLOR_SELECTOR) return EMOJI.test(before);
  return (
    JOINER.test(character) && JOINED.before.test(before) && JOINED.behind.test(text.slice(at + 1, at + 3))
  );
}
