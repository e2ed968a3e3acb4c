/** Gatsby's browser hooks. The first interaction starts the app (src/boot). */
import type { GatsbyBrowser } from "gatsby";
import {
  afterRouteChange,
  announceReady,
  installRuntime,
  scrollAfterRouteChange,
} from "./src/app/runtime/install-runtime";
// Gatsby writes what is imported here into every page as one style element.
import "./src/design/base.css";
import "./src/design/shell.css";
import "./src/design/catalogue.css";
import "./src/design/island.css";
import "./src/design/saved.css";

export { wrapPageElement } from "./src/app/root";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = installRuntime;
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = announceReady;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) =>
  afterRouteChange(location, prevLocation);
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  routerProps: { location },
  prevRouterProps,
  getSavedScrollPosition,
}) =>
  // Gatsby reads undefined as "decide yourself"; its types do not know that.
  scrollAfterRouteChange(
    location,
    prevRouterProps?.location ?? null,
    savedScroll(getSavedScrollPosition(location)),
  ) as boolean;

/** As [x, y]; a page that was not visited yet has none. */
const savedScroll = (position: readonly number[] | undefined) => position?.[1] ?? 0;
