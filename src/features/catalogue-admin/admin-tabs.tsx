/** The parts of the catalogue desk. */
import { styled } from "@mui/material/styles";
import { CATALOGUE_DESK_PATHS } from "#contract/site/backoffice-paths";

const PARTS = [
  [CATALOGUE_DESK_PATHS.products, "Products"],
  [CATALOGUE_DESK_PATHS.imports, "Imports"],
  [CATALOGUE_DESK_PATHS.categories, "Categories"],
  [CATALOGUE_DESK_PATHS.promotions, "Promotions"],
  [CATALOGUE_DESK_PATHS.stores, "Stores"],
] as const;

export function AdminTabs({ path }: { readonly path: string }) {
  return (
    <Tabs aria-label="Catalog sections">
      <ul>
        {PARTS.map(([to, label]) => (
          <li key={to}>
            <a href={to} aria-current={to === path ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Tabs>
  );
}

const Tabs = styled("nav")({
  ul: { display: "flex", flexWrap: "wrap", gap: "0 var(--s4)", borderBottom: "1px solid var(--line)" },
  a: {
    display: "inline-block",
    padding: "2px 0",
    borderBottom: "3px solid transparent",
    color: "var(--ink)",
    fontWeight: 600,
    textDecoration: "none",
  },
  "[aria-current]": { borderColor: "var(--brand)", color: "var(--brand)" },
});
