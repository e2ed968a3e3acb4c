/**
 * Navigation of the back office: a side column, and below 900 px a drawer opened from the bar (a popover,
 * closed by Escape, a click outside or following a link).
 */
import { Fragment, Suspense } from "react";
import { styled } from "@mui/material/styles";
import { useVisitor } from "../../client/session/use-visitor";
import { listedScreens, screenAt, type Area, type AreaScreen } from "../area/area";
import { Drawing } from "../area/drawing";
import { PHONE } from "../../ui/narrow";

export const OFFICE_NAV_ID = "office-nav";

interface OfficeNavProps {
  readonly area: Area;
  readonly pathname: string;
}

export function OfficeNav({ area, pathname }: OfficeNavProps) {
  const { user } = useVisitor();
  const current = screenAt(area, pathname);
  return (
    <Nav id={OFFICE_NAV_ID} popover="auto" aria-label={area.name}>
      {groupsOf(listedScreens(area, user)).map(({ name, screens }) => (
        <Fragment key={name}>
          {name && <strong id={groupId(name)}>{name}</strong>}
          <ul aria-labelledby={name ? groupId(name) : undefined}>
            {screens.map((screen) => (
              <li key={screen.path}>
                <a href={screen.path} aria-current={currentOf(screen, current)}>
                  <Drawing path={screen.drawing} />
                  {screen.label ?? screen.heading}
                  {screen.badge && (
                    // The key reloads the mark on every screen.
                    <Suspense key={pathname} fallback={null}>
                      <screen.badge />
                    </Suspense>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {user && <p className="muted">{`${user.firstName} ${user.lastName}`.trim() || user.username}</p>}
    </Nav>
  );
}

/** The screen itself, or the one in the navigation that links to it. */
function currentOf(screen: AreaScreen, current: AreaScreen | null): "page" | "true" | undefined {
  if (screen === current) return "page";
  return screen.path === current?.under ? "true" : undefined;
}

const groupId = (name: string) => `${OFFICE_NAV_ID}-${name.toLowerCase()}`;

/** Groups adjacent screens of the same group, in order. */
function groupsOf(screens: readonly AreaScreen[]) {
  const groups: { name: string; screens: AreaScreen[] }[] = [];
  for (const screen of screens) {
    const { group: name = "" } = screen;
    const last = groups.at(-1);
    if (last?.name === name) last.screens.push(screen);
    else groups.push({ name, screens: [screen] });
  }
  return groups;
}

const Nav = styled("nav")({
  padding: "var(--s4) var(--s3)",
  border: 0,
  background: "var(--surface)",
  color: "var(--ink)",
  ul: { display: "grid", gap: "var(--s1)" },
  strong: {
    display: "block",
    margin: "var(--s4) var(--s3) var(--s1)",
    color: "var(--muted)",
    fontSize: "var(--sm)",
  },
  a: {
    display: "flex",
    alignItems: "center",
    gap: "var(--s3)",
    minHeight: "var(--control)",
    padding: "var(--s2) var(--s3)",
    borderRadius: "var(--r-md)",
    color: "var(--ink)",
    fontWeight: 600,
    fontSize: "var(--sm)",
    textDecoration: "none",
    "&:hover": { background: "var(--tile)" },
  },
  "a[aria-current]": { background: "var(--brand-soft)", color: "var(--brand)" },
  svg: { width: "1.25em", height: "1.25em" },
  p: { padding: "var(--s4) var(--s3) 0", overflowWrap: "anywhere" },
  // Fits all screens of an owner without scrolling.
  "@media (min-width: 900px) and (pointer: fine)": {
    padding: "var(--s2) var(--s3)",
    ul: { gap: 0 },
    strong: { margin: "var(--s2) var(--s3) 0" },
    a: { minHeight: 30, paddingBlock: 0 },
  },
  [PHONE]: {
    position: "fixed",
    inset: "0 auto 0 0",
    width: "min(85vw, 320px)",
    height: "100%",
    maxHeight: "none",
    margin: 0,
    "&::backdrop": { background: "rgb(0 0 0 / 45%)" },
  },
  "@media (min-width: 900px)": {
    // As a column always visible, whether or not the drawer is open.
    display: "block",
    position: "sticky",
    inset: "48px auto auto 0",
    alignSelf: "start",
    width: "auto",
    height: "calc(100vh - 48px)",
    margin: 0,
    overflowY: "auto",
    borderRight: "1px solid var(--line)",
    p: { display: "none" },
  },
});
