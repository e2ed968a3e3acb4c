/** The tabs of the catalog admin. */
import { styled } from "@mui/material/styles";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { actionRef } from "../../ui/actions/registry";

const PARTS = [
  [BACKOFFICE_ROUTES.catalogue, "Products"],
  [BACKOFFICE_ROUTES.imports, "Imports"],
  [BACKOFFICE_ROUTES.categories, "Categories"],
  [BACKOFFICE_ROUTES.promotions, "Promotions"],
  [BACKOFFICE_ROUTES.stores, "Stores"],
] as const;

export function AdminTabs({ path }: { readonly path: string }) {
  return (
    <Tabs aria-label="Catalog sections">
      <ul ref={actionRef.links}>
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
