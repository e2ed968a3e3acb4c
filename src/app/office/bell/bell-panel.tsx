/** The list of the bell: recounts open tasks once a minute while the tab is visible (STAFF-48). */
import { useEffect, useMemo, useState } from "react";
import { styled } from "@mui/material/styles";
import type { SessionUser } from "#contract/accounts/session";
import { ALL_DONE, useReported } from "../../../features/today/waiting";
import { newsFor } from "../../../features/today/what-waits";
import { BELL_KEY, lowerCounts, freshOf, storeSeen, lookAt, readSeen, type Seen } from "./bell-news";

const LOOK_MS = 60_000;
/** Timers are not exact. */
const SLACK_MS = 1_000;

interface BellPanelProps {
  readonly user: SessionUser;
  /** Increases with each look. */
  readonly looks: number;
  readonly onFresh: (fresh: number) => void;
}

export function BellPanel({ user: { username, permissions }, looks, onFresh }: BellPanelProps) {
  const groups = useMemo(() => newsFor(permissions), [permissions]);
  const turn = useTurn();
  const { lines, report } = useReported();
  const { seen, shown } = useSeen(username, lines, looks);
  const fresh = lines.reduce((sum, line) => sum + freshOf(line, seen), 0);
  useEffect(() => onFresh(fresh), [fresh, onFresh]);
  const waiting = lines.filter(({ count }) => count !== 0 && count !== null);
  return (
    <>
      {waiting.length === 0 && (
        <p>{lines.some(({ count }) => count === null) || lines.length === 0 ? "Counting…" : ALL_DONE}</p>
      )}
      <List>
        {waiting.map((line) => {
          const { name, count, href } = line;
          const come = freshOf(line, shown);
          return (
            <li key={name}>
              <a href={href}>
                <b>{count === "unknown" ? "?" : count?.toLocaleString("en-US")}</b>
                <span>
                  {name}
                  {count === "unknown" && ": count unavailable"}
                </span>
                {come > 0 && <small>{come.toLocaleString("en-US")} new</small>}
              </a>
            </li>
          );
        })}
      </List>
      {/* A new key triggers a recount. */}
      {groups.map((Group, i) => (
        <Group key={`${turn} ${i}`} report={report} />
      ))}
    </>
  );
}

/** Increases once a minute while the tab is visible, and on return to the tab after longer than that. */
function useTurn(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let last = Date.now();
    const look = () => {
      if (document.visibilityState !== "visible" || Date.now() - last < LOOK_MS - SLACK_MS) return;
      last = Date.now();
      setTurn((before) => before + 1);
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return turn;
}

type Lines = ReturnType<typeof useReported>["lines"];

/**
 * @returns `seen`: counts at the last look; `shown`: counts at the look before, which mark new entries in an
 * open list
 */
function useSeen(
  username: string,
  lines: Lines,
  looks: number,
): { readonly seen: Seen; readonly shown: Seen } {
  const [seen, setSeen] = useState<Seen>(() => readSeen(username) ?? {});
  const [shown, setShown] = useState(seen);
  const [looked, setLooked] = useState(looks);
  const followed = looks === looked ? lowerCounts(seen, lines) : lookAt(seen, lines);
  if (looks !== looked) {
    setLooked(looks);
    setShown(lowerCounts(seen, lines));
  }
  if (followed !== seen) setSeen(followed);
  useEffect(() => {
    if (Object.keys(seen).length > 0) storeSeen(username, seen);
  }, [username, seen]);
  useEffect(() => {
    // A look in another tab.
    const hear = ({ key }: StorageEvent) => key === BELL_KEY && setSeen(readSeen(username) ?? {});
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  }, [username]);
  return { seen, shown };
}

const List = styled("ul")({
  display: "grid",
  listStyle: "none",
  "&:empty": { display: "none" },
  a: {
    display: "flex",
    alignItems: "baseline",
    gap: "var(--s3)",
    minHeight: 44,
    padding: "var(--s2)",
    color: "var(--ink)",
    ":focus-visible": { outlineColor: "var(--brand)" },
  },
  b: { minWidth: "2.5em", textAlign: "right", fontVariantNumeric: "tabular-nums" },
  small: { marginLeft: "auto", color: "var(--brand)", fontWeight: 600, whiteSpace: "nowrap" },
});
