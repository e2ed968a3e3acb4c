/** What somebody typed, with its line breaks; of a long text its beginning, and all of it by a press. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";

/** Longer texts push the next entry of a list off a phone. */
const MOST = { letters: 240, lines: 4 };
/** Two lines of a phone. */
const FEW = { letters: 85, lines: 2 };

interface TypedTextProps {
  /** Whose words follow, such as "Our answer: ". */
  readonly lead?: ReactNode;
  readonly text: string;
  /** For a row of which many are decided, on a phone: the beginning is two lines. */
  readonly isBrief?: boolean;
}

export function TypedText({ lead, text, isBrief = false }: TypedTextProps) {
  const start = beginningOf(text, isBrief ? FEW : MOST);
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
export function beginningOf(text: string, most = MOST): string | null {
  const lines = text.split("\n", most.lines + 1);
  const few = lines.slice(0, most.lines).join("\n");
  if (few.length <= most.letters) return lines.length > most.lines ? few.trimEnd() : null;
  // Half a character is none.
  const cut = few.slice(0, most.letters).replace(/[\uD800-\uDBFF]$/, "");
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
