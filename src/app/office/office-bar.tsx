/** The top bar of the back office: current screen, current user, links to the shop and to sign out. */
import { styled } from "@mui/material/styles";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { signOut } from "../../client/api/sign-out";
import { useVisitor } from "../../client/session/use-visitor";
import { mayLeave } from "../../client/store/leaving";
import { Icon } from "../../ui/icon";
import { openScreens, type Area } from "../area/area";
import { Bell } from "./bell/bell";
import { CommandPalette } from "./palette/command-palette";
import { OFFICE_NAV_ID } from "./office-nav";
import { ShortcutKeys } from "./shortcuts/shortcut-keys";
import { PHONE } from "../../ui/narrow";

export function OfficeBar({ area }: { readonly area: Area }) {
  const { user } = useVisitor();
  const screens = openScreens(area, user);
  const name = user && (`${user.firstName} ${user.lastName}`.trim() || user.username);
  return (
    <Bar>
      {screens.length > 0 && (
        <button type="button" className="menu-button" popoverTarget={OFFICE_NAV_ID}>
          <Icon name="menu" />
          Menu
        </button>
      )}
      <a className="place" href={area.path}>
        {area.name}
      </a>
      {user && screens.length > 0 && <CommandPalette screens={screens} user={user} />}
      {user && screens.length > 0 && <Bell user={user} />}
      {user && screens.length > 0 && <ShortcutKeys screens={screens} user={user} />}
      {name && <span className="who">{name}</span>}
      <a href={ROUTES.home}>View shop</a>
      {user && (
        <button type="button" onClick={() => void endWork()}>
          {LABELS.signOut}
        </button>
      )}
    </Bar>
  );
}

async function endWork(): Promise<void> {
  if (await mayLeave()) await signOut();
}

const Bar = styled("header")({
  gridColumn: "1 / -1",
  position: "sticky",
  top: 0,
  zIndex: 5,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 var(--s4)",
  paddingInline: "var(--s4)",
  background: "var(--deep)",
  color: "var(--on-deep)",
  fontSize: "var(--sm)",
  whiteSpace: "nowrap",
  "a, button": {
    display: "inline-flex",
    alignItems: "center",
    gap: "var(--s2)",
    minHeight: 48,
    padding: 0,
    border: 0,
    background: "none",
    color: "inherit",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline" },
  },
  ":focus-visible": { outlineColor: "var(--on-deep)" },
  ".bell, .keys": { minWidth: 28, justifyContent: "center" },
  ".place": { marginRight: "auto", fontWeight: 700 },
  kbd: {
    padding: "0 var(--s1)",
    border: "1px solid",
    borderRadius: 4,
    font: "inherit",
    fontSize: "var(--xs)",
  },
  ".who": { overflowWrap: "anywhere", color: "var(--on-deep-muted)" },
  // One row on a phone: the heading below already names the screen.
  [PHONE]: {
    ".place, .who, .keys, kbd": { display: "none" },
    ".menu-button": { marginRight: "auto" },
  },
  "@media (max-width: 419.98px)": { columnGap: "var(--s2)", paddingInline: "var(--s3)" },
  // For the narrowest phones, 320 px wide.
  "@media (max-width: 359.98px)": { fontSize: "var(--xs)", ".i": { width: "1.2em", height: "1.2em" } },
  "@media (min-width: 900px)": { paddingInline: "var(--s5)", ".menu-button": { display: "none" } },
});
