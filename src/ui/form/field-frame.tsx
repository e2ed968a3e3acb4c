/** Label, hint, error and control, always in this order and linked for assistive technology. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import type { ShopField } from "./use-shop-field";

interface FieldFrameProps {
  readonly field: ShopField<unknown>;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly children: ReactNode;
}

export function FieldFrame({ field, label, hint, isOptional = false, children }: FieldFrameProps) {
  return (
    <FieldBox data-field="">
      <Label htmlFor={field.id}>
        {label}
        {isOptional && <Hint> (optional)</Hint>}
      </Label>
      {hint && (
        <Hint as="p" id={field.hintId}>
          {hint}
        </Hint>
      )}
      <FieldMessage field={field} />
      {children}
    </FieldBox>
  );
}

/** The field's error, marked by a sign and a word, not by color alone. */
export function FieldMessage({ field }: { readonly field: ShopField<unknown> }) {
  if (!field.error) return null;
  return (
    <ErrorText id={field.errorId}>
      <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2l8.5 15.5h-17z M10 7.5v4.5 M10 14.6v.1" />
      </svg>
      <span className="vh">Error: </span>
      {field.error}
    </ErrorText>
  );
}

export const FieldBox = styled("div")({
  display: "grid",
  // As wide as the form, regardless of the control's own width.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 6,
  minWidth: 0,
});

const Label = styled("label")({ fontWeight: 600, justifySelf: "start" });

/** Muted text beside a control. */
export const Hint = styled("span")({ color: "var(--muted)", fontSize: "var(--sm)", fontWeight: 400 });

export const ErrorText = styled("p")({
  display: "flex",
  gap: "var(--s2)",
  color: "var(--sale)",
  fontWeight: 600,
  fontSize: "var(--sm)",
});

/**
 * Two fields side by side where space allows, three with `data-three`. With `data-short` also on a phone,
 * where the first of three has a separate line.
 */
export const FormRow = styled("div")({
  display: "grid",
  gap: "var(--s5) var(--s4)",
  "&[data-short]": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "end" },
  "&[data-short][data-three] > :first-of-type": { gridColumn: "1 / -1" },
  "@container (min-width: 26rem)": {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    alignItems: "end",
    "&[data-three]": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "&[data-short][data-three] > :first-of-type": { gridColumn: "auto" },
  },
});
