/** Removes characters that readers cannot see: they make look-alikes, and blank values that seem filled in. */

/** Line breaks and tabs are allowed. The braille blank and the fillers of annotations are invisible, too. */
const CONTROL = String.raw`\0-\x08\v\f\x0E-\x1F\x7F-\x84\x86-\x9F\u2800\uFFF9-\uFFFB\uFFFE\uFFFF`;
const INVISIBLE = new RegExp(`[\\p{Cs}\\p{Default_Ignorable_Code_Point}${CONTROL}]`, "gu");
/** All but the joiners that scripts and emoji need, and the selector of colored emoji. */
const UNNEEDED = new RegExp(
  String.raw`(?!(?<=[\p{L}\p{M}\p{Emoji}\uFE0F])[\u200C\u200D](?=[\p{L}\p{Extended_Pictographic}])|(?<=\p{Emoji})\uFE0F)${INVISIBLE.source}`,
  "gu",
);

/** For identifiers such as email addresses. Linear time. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** For text in any script. Linear time. */
export function visibleText(text: string): string {
  return text.replace(UNNEEDED, "");
}
