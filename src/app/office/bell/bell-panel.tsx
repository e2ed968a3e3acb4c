/** The list of the bell: recounts open tasks once a minute while the tab is visible (STAFF-48). */
import { useEffect, useMemo, useState } from "react";
import { styled } from "@mui/material/styles";
import type { SessionUser } from "#contract/accounts/session";
import { ALL_DONE, useReported } from "../../../features/today/waiting";
import { newsFor } from "../../../features/today/what-waits";
import {
  BELL_KEY,
  lowerCounts,
  freshOf,
  storeSeenCounts,
  lookAt,
  readSeenCounts,
  type SeenCounts,
} from "./bell-news";

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
  const { seenCounts, previousCounts } = useSeenCounts(username, lines, looks);
  const fresh = lines.reduce((sum, line) => sum + freshOf(line, seenCounts), 0);
  useEffect(() => onFresh(fresh), [fresh, onFresh]);
  const pending = lines.filter(({ count }) => count !== 0 && count !== null);
  return (
    <>
      {pending.length === 0 && (
        <p>{lines.some(({ count }) => count === null) || lines.length === 0 ? "Counting…" : ALL_DONE}</p>
      )}
      <List>
        {pending.map((line) => {
          const { name, count, href } = line;
          const newCount = freshOf(line, previousCounts);
          return (
            <li key={name}>
              <a href={href}>
                <b>{count === "unknown" ? "?" : count?.toLocaleString("en-US")}</b>
                <span>
                  {name}
                  {count === "unknown" && ": count unavailable"}
                </span>
                {newCount > 0 && <small>{newCount.toLocaleString("en-US")} new</small>}
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
 * @returns `seenCounts`: counts at the last look; `previousCounts`: counts at the look before, which mark
 * new entries in an open list
 */
function useSeenCounts(
  username: string,
  lines: Lines,
  looks: number,
): { readonly seenCounts: SeenCounts; readonly previousCounts: SeenCounts } {
  const [seenCounts, setSeenCounts] = useState<SeenCounts>(() => readSeenCounts(username) ?? {});
  const [previousCounts, setPreviousCounts] = useState(seenCounts);
  const [looked, setLooked] = useState(looks);
  const followed = looks === looked ? lowerCounts(seenCounts, lines) : lookAt(seenCounts, lines);
  if (looks !== looked) {
    setLooked(looks);
    setPreviousCounts(lowerCounts(seenCounts, lines));
  }
  if (followed !== seenCounts) setSeenCounts(followed);
  useEffect(() => {
    if (Object.keys(seenCounts).length > 0) storeSeenCounts(username, seenCounts);
  }, [username, seenCounts]);
  useEffect(() => {
    // A look in another tab.
    const onStorage = ({ key }: StorageEvent) =>
      key === BELL_KEY && setSeenCounts(readSeenCounts(username) ?? {});
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [username]);
  return { seenCounts, previousCounts };
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
