/** The tabs of the catalog admin. */
import { styled } from "@mui/material/styles";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useVisitor } from "../../client/session/use-visitor";
import { actionRef } from "../../ui/actions/registry";

const PARTS = [
  [BACKOFFICE_ROUTES.catalogue, "Products"],
  [BACKOFFICE_ROUTES.imports, "Imports"],
  [BACKOFFICE_ROUTES.categories, "Categories"],
  [BACKOFFICE_ROUTES.promotions, "Promotions"],
  [BACKOFFICE_ROUTES.stores, "Stores"],
] as const;

/** A screen of its own, which the menu does not list. */
const SEARCH = [BACKOFFICE_ROUTES.search, "Search"] as const;

export function AdminTabs({ path }: { readonly path: string }) {
  const { user } = useVisitor();
  const parts = user?.permissions.includes("search.read") ? [...PARTS, SEARCH] : PARTS;
  return (
    <Tabs aria-label="Catalog sections">
      <ul ref={actionRef.links}>
        {parts.map(([to, label]) => (
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
