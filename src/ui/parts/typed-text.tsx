/** User-written text with its line breaks; a long text is collapsed behind a button. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { actionRef } from "../actions/registry";

/** Longer texts push the next list entry off a phone's screen. */
const DEFAULT_LIMIT = { letters: 240, lines: 4 };
/** Two lines on a phone. */
const BRIEF_LIMIT = { letters: 85, lines: 2 };

interface TypedTextProps {
  /** Author of the text, such as "Our answer: ". */
  readonly lead?: ReactNode;
  readonly text: string;
  /** For rows that staff decide in bulk: on a phone collapsed to two lines. */
  readonly isBrief?: boolean;
}

export function TypedText({ lead, text, isBrief = false }: TypedTextProps) {
  const start = beginningOf(text, isBrief ? BRIEF_LIMIT : DEFAULT_LIMIT);
  if (start === null) {
    return (
      <Typed>
        {lead}
        {text}
      </Typed>
    );
  }
  return (
    <Typed as="details">
      <summary ref={actionRef.button}>
        <span>
          {lead}
          {start}…{" "}
        </span>
        <u>Read more</u>
        <u>Show less</u>
      </summary>
      {lead}
      {text}
    </Typed>
  );
}

/** Cuts after a word. @returns null when the text is short enough to show in full */
export function beginningOf(text: string, limit = DEFAULT_LIMIT): string | null {
  const lines = text.split("\n", limit.lines + 1);
  const few = lines.slice(0, limit.lines).join("\n");
  if (few.length <= limit.letters) return lines.length > limit.lines ? few.trimEnd() : null;
  // Drops half of a surrogate pair.
  const cut = few.slice(0, limit.letters).replace(/[\uD800-\uDBFF]$/, "");
  const end = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"));
  return cut.slice(0, end > 0 ? end : cut.length).trimEnd();
}

const Typed = styled("p")({
  maxWidth: "70ch",
  margin: 0,
  fontWeight: 400,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  summary: { minHeight: 24, cursor: "pointer", listStyle: "none" },
  "summary::-webkit-details-marker": { display: "none" },
  u: { color: "var(--brand)", fontWeight: 600, whiteSpace: "nowrap" },
  "&:not([open]) > summary > u:last-child, &[open] > summary > :not(u:last-child)": { display: "none" },
});
