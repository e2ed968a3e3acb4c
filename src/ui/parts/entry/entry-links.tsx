/** Links from a list entry to the list and to its neighbors. */
import type { ComponentPropsWithoutRef } from "react";
import { styled } from "@mui/material/styles";
import { actionRef } from "../../actions/registry";
import { DRAWN_ARROW } from "../drawn-shapes";

interface BackLinkProps extends ComponentPropsWithoutRef<"a"> {
  /** The entry below has a visible heading, so the page's heading is hidden. */
  readonly isNamed?: boolean;
}

/** The link back to the list, which has a keyboard shortcut. */
export function BackLink({ isNamed = false, ...props }: BackLinkProps) {
  return <Back ref={actionRef.back} data-entry={isNamed ? "" : undefined} {...props} />;
}

const Back = styled("a")({
  display: "inline-flex",
  justifySelf: "start",
  alignItems: "center",
  alignSelf: "flex-start",
  minHeight: "var(--link-height, 44px)",
  fontWeight: 600,
  "&::before": { ...DRAWN_ARROW, rotate: "135deg", marginInline: "3px var(--s2)" },
});

interface EntryBarProps {
  /** The list's address as the user left it. */
  readonly back: string;
  readonly backLabel: string;
  /** Name of an entry, such as "order". */
  readonly what: string;
  /** Addresses; null at the ends of the list and while unknown. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** Above an entry: links to the list it was opened from and to its neighbors. */
export function EntryBar({ back, backLabel, what, previous, next }: EntryBarProps) {
  return (
    <Bar data-entry="">
      <BackLink href={back}>{backLabel}</BackLink>
      <nav aria-label={`From ${what} to ${what}`} ref={actionRef.neighbors}>
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
  "nav a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "var(--link-height, 44px)",
    fontWeight: 600,
  },
});
