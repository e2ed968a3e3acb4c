/** A list of names, each with its value below. */
import { Fragment } from "react";
import { styled } from "@mui/material/styles";

export const Facts = styled("dl")({
  display: "grid",
  gap: 2,
  dt: { color: "var(--muted)", fontSize: "var(--sm)", fontWeight: 400 },
  dd: { overflowWrap: "anywhere" },
  "dd + dt": { marginTop: "var(--s2)" },
});

/** Empty values are left out. */
export function FactsOf({ of }: { readonly of: Readonly<Record<string, string | null | undefined>> }) {
  return (
    <Facts>
      {Object.entries(of).map(([name, value]) =>
        value ? (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ) : null,
      )}
    </Facts>
  );
}
