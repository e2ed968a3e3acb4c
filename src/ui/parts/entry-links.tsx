/** From one entry of a list to all of them, and to those before and after it. */
import { styled } from "@mui/material/styles";
import { DRAWN_ARROW } from "./drawn-marks";

/** The way back to the list. */
export const BackLink = styled("a")({
  display: "inline-flex",
  justifySelf: "start",
  alignItems: "center",
  alignSelf: "flex-start",
  minHeight: 44,
  fontWeight: 600,
  "&::before": { ...DRAWN_ARROW, rotate: "135deg", marginInline: "3px var(--s2)" },
});

interface EntryBarProps {
  /** Address of the list as it was left. */
  readonly back: string;
  readonly backLabel: string;
  /** What an entry is, e.g. "order". */
  readonly what: string;
  /** Addresses; null where the list ends, and as long as it is not known. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** Above an entry: the way back to the list it was opened from, and to its neighbours there. */
export function EntryBar({ back, backLabel, what, previous, next }: EntryBarProps) {
  return (
    <Bar>
      <BackLink href={back}>{backLabel}</BackLink>
      <nav aria-label={`From ${what} to ${what}`} data-neighbours="">
        {previous && (
          <a href={previous} rel="prev">
            Previous {what}
          </a>
        )}
        {next && (
          <a href={next} rel="next">
            Next {what}
          </a>
        )}
      </nav>
    </Bar>
  );
}

const Bar = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: "var(--s5)",
  nav: { display: "flex", gap: "var(--s4)" },
  "nav a": { display: "inline-flex", alignItems: "center", minHeight: 44, fontWeight: 600 },
});
