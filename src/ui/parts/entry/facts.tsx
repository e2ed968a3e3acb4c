/** A list of names, each with its value below. */
import { styled } from "@mui/material/styles";

export const Facts = styled("dl")({
  display: "grid",
  gap: 2,
  dt: { color: "var(--muted)", fontSize: "var(--sm)", fontWeight: 400 },
  dd: { overflowWrap: "anywhere" },
  "dd + dt": { marginTop: "var(--s2)" },
  // Beside each other where the card is wide: a column of short words leaves most of it empty.
  "&:has(> div)": {
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
    gap: "var(--s2) var(--s5)",
  },
});

/** Empty values are left out. */
export function FactsOf({ of }: { readonly of: Readonly<Record<string, string | null | undefined>> }) {
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
