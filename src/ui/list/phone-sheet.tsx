/** What stands on the page where it is wide, and on a phone in a sheet that its button opens. */
import { useId, type ReactNode } from "react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { PHONE } from "../narrow";
import { FilterSheet } from "./filter-sheet";

export const DAYS_AND_FILTERS = "Dates and filters";

interface PhoneSheetProps {
  /** Of the button that opens it. */
  readonly label: string;
  /** How many filters are set, told on the button. */
  readonly set?: number;
  /** Applied by a button of its own; the one at the end only closes. */
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

/** After what is in it was applied: the same address draws nothing anew, and the sheet would stay over the page. */
export function closeSheet(inside: Element): void {
  const sheet = inside.closest<HTMLElement>("[popover]");
  if (sheet && "hidePopover" in sheet && sheet.matches(":popover-open")) sheet.hidePopover();
}

interface AboutProps {
  /** On a phone, such as "What is counted". */
  readonly label: string;
  readonly children: ReactNode;
}

/** The introduction of a screen, which a phone has no room for above its figures. Within a SheetLine. */
export function About({ label, children }: AboutProps) {
  return (
    <PhoneSheet label={label}>
      <First>{children}</First>
    </PhoneSheet>
  );
}

/** It is read first; on a phone its button comes last. */
const First = styled("p")({
  maxWidth: "62ch",
  margin: 0,
  color: "var(--muted)",
  "@media (min-width: 900px)": { order: -1 },
});

const Opener = styled(Button)({ "@media (min-width: 900px)": { display: "none" } });

/** Above a page: below each other where it is wide, on a phone their buttons in one line. */
export const SheetLine = styled("div")({
  display: "grid",
  gap: "var(--s3)",
  [PHONE]: { display: "flex", flexWrap: "wrap", gap: "var(--s2)" },
});
