/** The page of an area: heading, guard, navigation and the screen for its address. */
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { useVisitor } from "../../client/session/use-visitor";
import { Seo } from "../head/seo";
import { Island } from "../island/island";
import { useIsBrowser } from "../../ui/use-is-browser";
import { headingAt, openScreens, screenAt, type Area, type ScreenLocation } from "./area";
import { AreaNav } from "./area-nav";
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

/** The screen of an address, with navigation in areas with several screens. */
export function AreaFrame({ area, location }: AreaProps) {
  const { user } = useVisitor();
  const screens = openScreens(area, user);
  const content = <AreaScreenAt area={area} location={location} />;
  if (screens.length < 2) return content;
  return (
    <Frame>
      <AreaNav name={area.name} screens={screens} current={screenAt(area, location.pathname)} />
      <Screen spacing={5}>
        <VerifyNotice />
        {content}
      </Screen>
    </Frame>
  );
}

export function AreaHead({
  area,
  location,
}: {
  readonly area: Area;
  readonly location: { pathname: string };
}) {
  const title = headingAt(area, location.pathname);
  return <Seo title={title} description={area.heading} path={area.path} isIndexed={false} />;
}

const Frame = styled("div")({
  display: "grid",
  gap: "var(--s5) var(--s7)",
  paddingBottom: "var(--s6)",
  "@media (min-width: 900px)": { gridTemplateColumns: "232px minmax(0, 1fr)" },
});

const Screen = styled(Stack)({ minWidth: 0, maxWidth: 860 });
