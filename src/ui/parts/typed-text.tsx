/** What somebody typed, with its line breaks; of a long text its beginning, and all of it by a press. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";

/** Longer texts push the next entry of a list off a phone. */
const MOST_LETTERS = 240;
const MOST_LINES = 4;

interface TypedTextProps {
  /** Whose words follow, such as "Our answer: ". */
  readonly lead?: ReactNode;
  readonly text: string;
}

export function TypedText({ lead, text }: TypedTextProps) {
  const start = beginningOf(text);
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
      <summary>
        <span>
          {lead}
          {start}…{" "}
        </span>
        <u>Read all of it</u>
        <u>Show less</u>
      </summary>
      {lead}
      {text}
    </Typed>
  );
}

/** Ends with a word. @returns null when the text is short enough to be shown whole */
export function beginningOf(text: string): string | null {
  const lines = text.split("\n", MOST_LINES + 1);
  const few = lines.slice(0, MOST_LINES).join("\n");
  if (few.length <= MOST_LETTERS) return lines.length > MOST_LINES ? few.trimEnd() : null;
  // Half a character is none.
  const cut = few.slice(0, MOST_LETTERS).replace(/[\uD800-\uDBFF]$/, "");
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
