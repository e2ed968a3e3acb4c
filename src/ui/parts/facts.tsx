/** Names of an object, with what each says below it. */
import { Fragment } from "react";
import { styled } from "@mui/material/styles";

export const Facts = styled("dl")({
  display: "grid",
  gap: 2,
  dt: { color: "var(--muted)", fontSize: "var(--sm)", fontWeight: 400 },
  dd: { overflowWrap: "anywhere" },
  "dd + dt": { marginTop: "var(--s2)" },
});

/** What there is nothing about is left out. */
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
