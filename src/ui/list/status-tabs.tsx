/** Tabs that filter a list by status, each with its count: links, so that each has an address. */
import { styled } from "@mui/material/styles";
import { listUrl, type ListAddress } from "./list-address";

interface StatusTabsProps {
  /** Label of the tabs, such as "Applications by status". */
  readonly name: string;
  readonly path: string;
  readonly address: ListAddress;
  /** In display order; "" is all. */
  readonly tabs: readonly {
    readonly show: string;
    readonly label: string;
    /** Null: not shown. */
    readonly count: number | null;
  }[];
  /** Whether empty tabs are shown too; otherwise only the current one may be empty. */
  readonly keepsEmpty?: boolean;
}

export function StatusTabs({ name, path, address, tabs, keepsEmpty = false }: StatusTabsProps) {
  const shown = tabs.filter(
    ({ show, count }) => keepsEmpty || show === "" || count !== 0 || show === address.show,
  );
  return (
    <Tabs aria-label={name}>
      <ul>
        {shown.map(({ show, label, count }) => (
          <li key={show}>
            <a
              href={listUrl(path, { ...address, show, page: 1 })}
              aria-current={show === address.show ? "page" : undefined}
            >
              {label}
              {count !== null && <span>{` ${count.toLocaleString("en-US")}`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Tabs>
  );
}

const Tabs = styled("nav")({
  overflowX: "auto",
  // On a phone the tabs scroll without widening the page.
  contain: "inline-size",
  borderBottom: "1px solid var(--line)",
  ul: { display: "flex", gap: "var(--s1)", margin: 0, padding: 0, listStyle: "none" },
  a: {
    display: "flex",
    alignItems: "center",
    gap: "var(--s2)",
    minHeight: 44,
    padding: "0 var(--s3)",
    borderBottom: "3px solid transparent",
    color: "inherit",
    textDecoration: "none",
    whiteSpace: "nowrap",
  },
  "a:hover": { borderColor: "var(--line)" },
  "a[aria-current]": { borderColor: "currentColor", fontWeight: 600 },
  span: { color: "var(--muted)", fontSize: "var(--sm)", fontVariantNumeric: "tabular-nums" },
});
