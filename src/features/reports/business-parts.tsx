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
