/** A write-only number: once saved, a placeholder shows until the applicant chooses to replace it. */
import { useContext, useEffect, useRef } from "react";
import { styled } from "@mui/material/styles";
import { Button } from "../../../ui/actions/button";
import { FieldBox } from "../../../ui/form/field-frame";
import { TextField, type TextFieldProps } from "../../../ui/form/text-field";
import { controlId, FormIdContext } from "../../../ui/form/use-shop-field";
import type { Secrets } from "./use-secrets";

interface SecretFieldProps extends Omit<TextFieldProps, "isVerbatim"> {
  readonly secrets: Secrets;
  /** "ends in 6789"; null when nothing is saved. */
  readonly saved: string | null;
}

export function SecretField({ secrets, saved, ...field }: SecretFieldProps) {
  const id = controlId(useContext(FormIdContext), field.name);
  const isOpen = saved === null || secrets.isOpen(field.name);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) document.getElementById(id)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, id]);
  if (isOpen) return <TextField {...field} isVerbatim />;
  return (
    <FieldBox role="group" aria-label={field.label}>
      <Name>{field.label}</Name>
      <Line>
        Saved, {saved}
        <Button
          variant="text"
          aria-label={`Change ${field.label.toLowerCase()}`}
          onClick={() => secrets.open(field.name)}
        >
          Change
        </Button>
      </Line>
    </FieldBox>
  );
}

const Name = styled("p")({ fontWeight: 600 });

const Line = styled("p")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 var(--s4)" });
