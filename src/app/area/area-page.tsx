/** The page of an area: heading, guard, navigation and the screen for its address. */
import useMediaQuery from "@mui/material/useMediaQuery";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { useVisitor } from "../../client/session/use-visitor";
import { Island } from "../island/island";
import { NARROW } from "../../ui/narrow";
import { useIsBrowser } from "../../ui/use-is-browser";
import { headingAt, openScreens, screenAt, type Area, type ScreenLocation } from "./area";
import { AreaBack, AreaNav, AreaTiles } from "./area-nav";
import { AreaScreenAt, VerifyNotice } from "./area-screen";

interface AreaProps {
  readonly area: Area;
  readonly location: ScreenLocation;
}

export function AreaPage({ area, location }: AreaProps) {
  const isBrowser = useIsBrowser();
  const access = screenAt(area, location.pathname)?.access ?? "signed-in";
  const title = isBrowser ? headingAt(area, location.pathname) : area.heading;
  return (
    <Island access={access} title={title} height={640}>
      <AreaFrame area={area} location={location} />
    </Island>
  );
}

/**
 * The screen of an address, with navigation in areas with several screens. On a phone the first screen ends
 * with the others as tiles, and they lead back to it.
 */
export function AreaFrame({ area, location }: AreaProps) {
  const { user } = useVisitor();
  const isPhone = useMediaQuery(NARROW, { noSsr: true });
  const screens = openScreens(area, user);
  const content = <AreaScreenAt area={area} location={location} />;
  if (screens.length < 2) return content;
  const current = screenAt(area, location.pathname);
  const first = screens.find(({ path }) => path === area.path);
  const hasTiles = isPhone && first !== undefined && first === current;
  const Nav = hasTiles ? AreaTiles : AreaNav;
  const nav =
    isPhone && first && !hasTiles ? (
      <AreaBack key="nav" name={area.name} first={first} />
    ) : (
      <Nav key="nav" name={area.name} screens={screens} current={current} />
    );
  // Keys keep the screen mounted when a window becomes narrow.
  const screen = (
    <Screen key="screen" spacing={5}>
      <VerifyNotice />
      {content}
    </Screen>
  );
  return <Frame>{hasTiles ? [screen, nav] : [nav, screen]}</Frame>;
}

const Frame = styled("div")({
  display: "grid",
  gap: "var(--s5) var(--s7)",
  paddingBottom: "var(--s6)",
  "@media (min-width: 900px)": { gridTemplateColumns: "232px minmax(0, 1fr)" },
});

const Screen = styled(Stack)({ minWidth: 0, maxWidth: 860 });
