/** A list of names, each with its value below. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";

export const Facts = styled("dl")({
  display: "grid",
  gap: 2,
  dt: { color: "var(--muted)", fontSize: "var(--sm)", fontWeight: 400 },
  dd: { overflowWrap: "anywhere" },
  "dd + dt": { marginTop: "var(--s2)" },
  // Side by side on a wide card: a column of short values would leave most of the card empty.
  "&:has(> div)": {
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
    gap: "var(--s2) var(--s5)",
  },
});

/** Omits empty values. */
export function FactsOf({ of }: { readonly of: Readonly<Record<string, ReactNode>> }) {
  return (
    <Facts>
      {Object.entries(of).map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </Facts>
  );
}
