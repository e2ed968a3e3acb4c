/**
 * A page of the back office: bar, navigation and a full-width screen, without the shop's header and footer.
 * The static HTML contains heading and skeleton.
 */
import { useEffect, type ReactNode } from "react";
import { navigate } from "gatsby";
import { styled } from "@mui/material/styles";
import { useVisitor } from "../../client/session/use-visitor";
import { Providers } from "../../client/providers/providers";
import { IslandSkeleton } from "../../ui/island-skeleton";
import { headingAt, openScreens, screenAt, type Area, type ScreenLocation } from "../area/area";
import { AreaScreenAt, VerifyNotice } from "../area/area-screen";
import { useBrowserLocation } from "../island/browser-location";
import { decideAccess, Guard } from "../island/guard";
import { useIsBrowser } from "../../ui/use-is-browser";
import { ErrorBoundary } from "../runtime/error-boundary";
import { Density } from "./density";
import { OfficeBar } from "./office-bar";
import { OfficeNav } from "./office-nav";
import { UndoBar } from "./undo-bar";

interface OfficeProps {
  readonly area: Area;
  readonly location: ScreenLocation;
}

export function OfficePage({ area, location: routed }: OfficeProps) {
  const isBrowser = useIsBrowser();
  const { pathname, search } = useBrowserLocation(routed);
  return (
    <div data-boots="">
      {isBrowser ? (
        <Providers>
          <OfficeFrame area={area} location={{ pathname, search }} />
        </Providers>
      ) : (
        <Main className="wrap island" title={area.heading}>
          <IslandSkeleton />
        </Main>
      )}
    </div>
  );
}

/** Rendered in the browser only, inside Providers. */
export function OfficeFrame({ area, location }: OfficeProps) {
  const { pathname } = location;
  useHome(area, pathname);
  return (
    <Frame>
      <Density />
      <OfficeBar area={area} />
      <OfficeNav area={area} pathname={pathname} />
      <UndoBar />
      {/* After an error on a screen, links to the others still work. */}
      <ErrorBoundary pageKey={pathname}>
        <Main title={headingAt(area, pathname)}>
          <Guard access={screenAt(area, pathname)?.access ?? "signed-in"} skeleton={<IslandSkeleton />}>
            <VerifyNotice />
            <AreaScreenAt area={area} location={location} />
          </Guard>
        </Main>
      </ErrorBoundary>
    </Frame>
  );
}

/** Staff without the permission for the first screen begin at the first one they may open. */
function useHome(area: Area, pathname: string): void {
  const { user } = useVisitor();
  const access = pathname === area.path ? (screenAt(area, pathname)?.access ?? null) : null;
  const isRefused = access !== null && decideAccess(access, user) === "refuse";
  const home = isRefused ? openScreens(area, user)[0]?.path : undefined;
  useEffect(() => {
    if (home !== undefined) void navigate(home, { replace: true });
  }, [home]);
}

interface MainProps {
  readonly className?: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Main({ className, title, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      <h1>{title}</h1>
      <noscript>
        <p>The back office needs JavaScript.</p>
      </noscript>
      {children}
    </main>
  );
}

const Frame = styled("div")({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  minHeight: "100vh",
  main: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "var(--s3)",
    minWidth: 0,
    maxWidth: 1680,
    padding: "var(--s3) var(--s4) var(--s6)",
    fontSize: "var(--md)",
  },
  h1: { fontSize: "var(--xl)" },
  // A single entry has its own heading: two headings would push its content down.
  "main:has([data-entry]) > h1": {
    position: "absolute",
    width: 1,
    height: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
  "@media (min-width: 900px)": {
    gridTemplateColumns: "216px minmax(0, 1fr)",
    main: { padding: "var(--s3) var(--s6) var(--s6)" },
  },
});
