/** Tabs that filter a list by status, each with its count: links, so that each has an address. */
import { useEffect } from "react";
import { styled } from "@mui/material/styles";
import { actionRef } from "../actions/registry";
import { listUrl, type ListAddress } from "./list-address";
import { useRoving } from "./use-roving";
import { PHONE } from "../narrow";

interface StatusTabsProps {
  /** Label of the tabs, such as "Applications by status". */
  readonly name: string;
  readonly path: string;
  readonly address: ListAddress;
  /** In display order; "" is all. */
  readonly tabs: readonly {
    readonly show: string;
    readonly label: string;
    /** Null to hide the count. */
    readonly count: number | null;
  }[];
  /** Shows empty tabs too; otherwise only the current tab may be empty. */
  readonly keepsEmpty?: boolean;
}

export function StatusTabs({ name, path, address, tabs, keepsEmpty = false }: StatusTabsProps) {
  const visible = tabs.filter(
    ({ show, count }) => keepsEmpty || show === "" || count !== 0 || show === address.show,
  );
  const row = useRoving<HTMLElement>("[aria-current]");
  const { ref } = row;
  // On a phone the row scrolls: keeps the current tab visible.
  useEffect(() => {
    const current = ref.current?.querySelector<HTMLElement>("[aria-current]");
    if (!ref.current || !current) return;
    ref.current.scrollLeft = current.offsetLeft - (ref.current.clientWidth - current.offsetWidth) / 2;
  }, [ref, address.show, visible.length]);
  return (
    <Tabs aria-label={name} {...row}>
      <ul ref={actionRef.links}>
        {visible.map(({ show, label, count }) => (
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
  borderBottom: "1px solid var(--line)",
  // Never cut: overflow wraps to a second line.
  ul: { display: "flex", flexWrap: "wrap", gap: "0 var(--s1)", margin: 0, padding: 0, listStyle: "none" },
  a: {
    display: "flex",
    alignItems: "center",
    gap: "var(--s1)",
    minHeight: "var(--control, 44px)",
    padding: "0 var(--s2)",
    borderBottom: "3px solid transparent",
    color: "inherit",
    textDecoration: "none",
    whiteSpace: "nowrap",
  },
  "a:hover": { borderColor: "var(--line)" },
  "a[aria-current]": { borderColor: "currentColor", fontWeight: 600 },
  span: { color: "var(--muted)", fontSize: "var(--sm)", fontVariantNumeric: "tabular-nums" },
  // A phone has no space for a second line of tabs.
  [PHONE]: {
    position: "relative",
    overflowX: "auto",
    contain: "inline-size",
    ul: { flexWrap: "nowrap" },
  },
});
