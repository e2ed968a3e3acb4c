/** Parts of the overview: a heading with figures, each a link. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";

interface PartProps {
  readonly title: string;
  /** The period its figures are compared with, once for all of them. */
  readonly against?: string;
  readonly children: ReactNode;
}

export function Part({ title, against, children }: PartProps) {
  return (
    <Section aria-label={title}>
      <div>
        <h2>{title}</h2>
        {against && <p className="small">{against}</p>}
      </div>
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

const Section = styled("section")({
  display: "grid",
  gap: "var(--s3)",
  "& p": { margin: 0 },
  h2: { fontSize: "var(--lg)" },
});
