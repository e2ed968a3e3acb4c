/** File input: the browser's own control, with the device's usual wording. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { FieldFrame } from "../field-frame";
import { useShopField } from "../use-shop-field";

interface FileFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

export function FileField({ name, label, hint }: FileFieldProps) {
  const field = useShopField<File | null>(name);
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <Control
        type="file"
        id={field.id}
        name={name}
        required
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy(hint)}
        onChange={(event) => field.change(event.target.files?.[0] ?? null)}
        onBlur={() => field.blur()}
      />
    </FieldFrame>
  );
}

const Control = styled("input")({ maxWidth: "100%", minHeight: 44, font: "inherit" });
