/** The search admin: search statistics, and the rules of staff, each tab at its own address. */
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { actionRef } from "../../ui/actions/registry";
import { idBelow } from "../../ui/list/list-address";
import { RuleList } from "./rule-list";
import { RULE_PARTS, SEARCHES_LABEL } from "./rule-parts";
import { RuleScreen } from "./rule-screen";
import { SearchedTexts } from "./searched-texts";

interface SearchAdminProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function SearchAdmin({ location }: SearchAdminProps) {
  const { search, pathname } = location;
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const part = RULE_PARTS.find((section) => path.startsWith(section.path));
  const id = part ? idBelow(part.path, path) : null;
  return (
    <Stack spacing={4}>
      <Tabs aria-label="Search sections">
        <ul ref={actionRef.links}>
          {[{ path: BACKOFFICE_ROUTES.search, label: SEARCHES_LABEL }, ...RULE_PARTS].map((section) => (
            <li key={section.path}>
              <a href={section.path} aria-current={isCurrent(section.path, part?.path) ? "page" : undefined}>
                {section.label}
              </a>
            </li>
          ))}
        </ul>
      </Tabs>
      {!part ? (
        <SearchedTexts search={search} />
      ) : id === null ? (
        <RuleList key={part.path} part={part} />
      ) : (
        <RuleScreen
          key={path}
          part={part}
          id={id === "new" ? null : id}
          text={new URLSearchParams(search).get("text") ?? ""}
        />
      )}
    </Stack>
  );
}

function isCurrent(path: string, current: string = BACKOFFICE_ROUTES.search): boolean {
  return path === current;
}

const Tabs = styled("nav")({
  ul: { display: "flex", flexWrap: "wrap", gap: "0 var(--s4)", borderBottom: "1px solid var(--line)" },
  a: {
    display: "inline-block",
    padding: "var(--s2) 0",
    borderBottom: "3px solid transparent",
    color: "var(--ink)",
    fontWeight: 600,
    textDecoration: "none",
  },
  "[aria-current]": { borderColor: "var(--brand)", color: "var(--brand)" },
});
