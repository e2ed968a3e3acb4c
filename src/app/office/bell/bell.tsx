/**
 * The bell of the back office: number and list of news since the last look (STAFF-48). Loaded once the screen
 * is idle.
 */
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { styled } from "@mui/material/styles";
import type { SessionUser } from "#contract/accounts/session";

const BellPanel = lazy(async () => ({ default: (await import("./bell-panel")).BellPanel }));

const NAME = "Notifications";
const PANEL_ID = "office-bell";
/** The first screen loads first. */
const REST_MS = 2_000;

export function Bell({ user }: { readonly user: SessionUser }) {
  const [isMounted, setMounted] = useState(false);
  const [fresh, setFresh] = useState(0);
  const announcement = useAnnouncement(fresh);
  /** Number of button presses: each is a look. */
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setMounted(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  const look = () => {
    setMounted(true);
    setLooks(looks + 1);
  };
  return (
    <>
      <button type="button" popoverTarget={PANEL_ID} onClick={look} className="bell">
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 10a6 6 0 0 1 12 0c0 6 2.5 7.5 2.5 7.5h-17S6 16 6 10M10 20.5h4" />
        </svg>
        <span className="vh">{fresh === 0 ? NAME : `${NAME}, ${fresh} new`}</span>
        {fresh > 0 && <Fresh aria-hidden="true">{fresh > MAX_COUNT ? `${MAX_COUNT}+` : fresh}</Fresh>}
      </button>
      {/* Outside the list: a closed popover announces nothing. */}
      <span role="status" className="vh">
        {announcement}
      </span>
      <Panel id={PANEL_ID} popover="auto" role="group" aria-label={NAME}>
        {isMounted && (
          <Suspense fallback={null}>
            <BellPanel user={user} looks={looks} onFresh={setFresh} />
          </Suspense>
        )}
      </Panel>
    </>
  );
}

/** Announcement of an increase; empty for a decrease. */
function useAnnouncement(fresh: number): string {
  const before = useRef(0);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (fresh > before.current)
      setAnnouncement(fresh === 1 ? "1 new notification." : `${fresh} new notifications.`);
    if (fresh === 0) setAnnouncement("");
    before.current = fresh;
  }, [fresh]);
  return announcement;
}

const MAX_COUNT = 99;

const Fresh = styled("b")({
  minWidth: 20,
  padding: "0 var(--s1)",
  borderRadius: 999,
  background: "var(--on-deep)",
  color: "var(--deep)",
  fontSize: "var(--xs)",
  textAlign: "center",
});

const Panel = styled("div")({
  position: "fixed",
  inset: "52px var(--s3) auto auto",
  width: "min(100vw - 2 * var(--s3), 340px)",
  maxHeight: "calc(100vh - 64px)",
  margin: 0,
  padding: "var(--s3)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-md)",
  background: "var(--surface)",
  color: "var(--ink)",
  whiteSpace: "normal",
  overflowY: "auto",
});
