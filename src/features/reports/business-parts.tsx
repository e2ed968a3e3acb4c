/** The parts of the business at a glance: a heading with figures, each a link. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly href: string;
  readonly figure: string;
  readonly children?: ReactNode;
}

export function Figure({ label, href, figure, children }: FigureProps) {
  return (
    <li>
      <a href={href}>
        <span>{label}</span> <strong>{figure}</strong>
      </a>
      {children && <p>{children}</p>}
    </li>
  );
}

const Section = styled("section")({ display: "grid", gap: "var(--s3)" });

export const List = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  gap: "var(--s3)",
  margin: 0,
  padding: 0,
  listStyle: "none",
  li: {
    padding: "var(--s3) var(--s4)",
    border: "1px solid var(--line)",
    borderRadius: "var(--r-md)",
    background: "var(--surface)",
  },
  a: { display: "grid", color: "var(--ink)", textDecoration: "none" },
  "a:hover strong": { textDecoration: "underline" },
  "a span": { color: "var(--muted)", fontSize: "var(--sm)" },
  strong: { fontSize: "var(--xl)", fontVariantNumeric: "tabular-nums" },
  p: { margin: 0, color: "var(--muted)", fontSize: "var(--sm)" },
});
