/** From an entry back to its list: its row takes the focus, so that one goes on from there. */
import { useEffect, useRef, type RefObject } from "react";

let left = "";

/** @param path of the entry that is looked at */
export function rememberEntry(path: string): void {
  left = path;
}

/** Of the table of a list that appears. A focus that somebody has set since is left where it is. */
export function useLeftEntry(): RefObject<HTMLTableSectionElement | null> {
  const rows = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const { current } = rows;
    if (left === "" || !current || !document.activeElement?.contains(current)) return;
    const links = [...current.querySelectorAll<HTMLAnchorElement>("th a[href]")];
    const link = links.find(({ pathname }) => pathname === left);
    if (!link) return;
    left = "";
    link.focus();
  }, []);
  return rows;
}
