/** Inline content on a wide screen; on a phone a bottom sheet opened by a button. */
import { useId, type ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { Button } from "../actions/button";
import { PHONE } from "../narrow";
import { FilterSheet } from "./filter-sheet";

export const DAYS_AND_FILTERS = "Dates and filters";

interface PhoneSheetProps {
  /** Label of the button that opens the sheet. */
  readonly label: string;
  /** Number of active filters, shown on the button. */
  readonly set?: number;
  /** True with a submit button inside; the sheet's last button then only closes. */
  readonly hasSubmit?: boolean;
  readonly children: ReactNode;
}

export function PhoneSheet({ label, set = 0, hasSubmit = false, children }: PhoneSheetProps) {
  const id = useId();
  return (
    <>
      <Opener type="button" variant="outlined" popoverTarget={id}>
        {set === 0 ? label : `${label} (${set})`}
      </Opener>
      <FilterSheet id={id} popover="auto" role="group" aria-label={label}>
        {children}
        <Button
          type="button"
          variant={hasSubmit ? "outlined" : "contained"}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {hasSubmit ? "Close" : "Done"}
        </Button>
      </FilterSheet>
    </>
  );
}

/**
 * Closes the sheet after its filters were applied: the same address re-renders nothing, and the sheet would
 * stay open.
 */
export function closeSheet(inside: Element): void {
  const sheet = inside.closest<HTMLElement>("[popover]");
  if (sheet && "hidePopover" in sheet && sheet.matches(":popover-open")) sheet.hidePopover();
}

interface AboutProps {
  /** Label on a phone, such as "What is counted". */
  readonly label: string;
  readonly children: ReactNode;
}

/** The introduction of a screen; a phone has no space for it above the figures. Use within a SheetLine. */
export function About({ label, children }: AboutProps) {
  return (
    <PhoneSheet label={label}>
      <First>{children}</First>
    </PhoneSheet>
  );
}

/** First in reading order; on a phone its button comes last. */
const First = styled("p")({
  maxWidth: "62ch",
  margin: 0,
  color: "var(--muted)",
  "@media (min-width: 900px)": { order: -1 },
});

const Opener = styled(Button)({ "@media (min-width: 900px)": { display: "none" } });

/** Above a page: stacked on a wide screen; on a phone the buttons share one line. */
export const SheetLine = styled("div")({
  display: "grid",
  gap: "var(--s3)",
  [PHONE]: { display: "flex", flexWrap: "wrap", gap: "var(--s2)" },
});
