/** Names and values in two columns; what there is nothing about is left out. */
import { styled } from "@mui/material/styles";

export function Facts({ of }: { readonly of: Readonly<Record<string, string | null | undefined>> }) {
  return (
    <Pairs>
      {Object.entries(of).map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </Pairs>
  );
}

const Pairs = styled("dl")({
  display: "grid",
  gap: "var(--s2)",
  overflowWrap: "anywhere",
  dt: { color: "var(--muted)", fontSize: "var(--sm)" },
});
