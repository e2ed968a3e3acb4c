/** A card with related fields of a form. */
import type { ReactNode } from "react";
import Card from "@mui/material/Card";

export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}
