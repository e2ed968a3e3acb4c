/**
 * The finder: its address contains the choices so far. The site host renders the step into the page, so that
 * it works without a script. The app loads and renders the next step in place.
 */
import { useEffect, useRef, useState } from "react";
import { ROUTES } from "#contract/site/paths";
import { Breadcrumbs } from "../../ui/breadcrumbs";
import { Finder } from "../../catalogue/finder/finder";
import { FINDER_ID } from "../../catalogue/finder/finder-place";
import { finderUrl, parseFinderQuery } from "../../catalogue/finder/finder-query";
import { FinderResults } from "../../catalogue/finder/finder-results";
import type { FinderView } from "../../catalogue/finder/finder-view";
import { loadFinder } from "../../catalogue/finder/load-finder";
import type { FirstChoices } from "../../catalogue/views/catalogue-views";
import { ROUTE_EVENT } from "../../client/page/page-keys";
import { storeVehicle, type StoredVehicle } from "../../client/page/vehicle";
import { BROWSER_FINDER } from "./browser-finder";
import { FINDER_BREADCRUMBS } from "./finder-breadcrumbs";

interface FinderPageProps {
  readonly first: FirstChoices;
  /** The query of the address, as in window.location. */
  readonly search: string;
}

interface LoadedFinder {
  readonly url: string;
  readonly view: FinderView;
}

export function FinderPage({ first, search }: FinderPageProps) {
  const url = finderUrl(parseFinderQuery(new URLSearchParams(search)));
  const [loaded, setLoaded] = useState<LoadedFinder | null>(null);
  const [filled, setFilled] = useState(filledByHost);
  // The host's content is dropped with the first change of the address.
  if (filled !== null && filled !== url) setFilled(null);
  const place = useRef<HTMLDivElement>(null);
  const isFirst = url === ROUTES.finder;
  const isByHost = filled === url;

  useEffect(() => {
    if (isFirst || isByHost || loaded?.url === url) return;
    let isLatest = true;
    const query = parseFinderQuery(new URLSearchParams(search));
    void loadFinder(query, BROWSER_FINDER).then((view) => isLatest && setLoaded({ url, view }));
    return () => {
      isLatest = false;
    };
  }, [search, url, isFirst, isByHost, loaded]);

  useEffect(() => {
    if (isFirst || (!isByHost && loaded?.url !== url)) return;
    const vehicle = place.current?.querySelector<HTMLElement>("[data-vehicle]")?.dataset["vehicle"];
    if (vehicle) storeVehicle(JSON.parse(vehicle) as StoredVehicle);
    if (isByHost) return;
    // The pressed button has unmounted: focuses the next question.
    const heading = place.current?.querySelector<HTMLElement>("legend, h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
    dispatchEvent(new Event(ROUTE_EVENT));
  }, [url, isFirst, isByHost, loaded]);

  return (
    <div className="wrap">
      <Breadcrumbs items={FINDER_BREADCRUMBS} />
      <header className="intro">
        <h1>Tires and wheels that fit</h1>
      </header>
      {isByHost ? (
        <div
          key="host"
          id={FINDER_ID}
          ref={place}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      ) : (
        <div key="app" id={FINDER_ID} ref={place} aria-busy={!isFirst && loaded?.url !== url}>
          {isFirst ? (
            <FirstSteps first={first} />
          ) : loaded ? (
            <FinderResults view={loaded.view} />
          ) : (
            <p role="status">Loading…</p>
          )}
        </div>
      )}
    </div>
  );
}

function FirstSteps({ first }: { readonly first: FirstChoices }) {
  if (first.years.length + first.widths.length > 0) return <Finder first={first} />;
  return (
    <div className="empty">
      <h2>Nothing to search yet</h2>
      <p>We don't sell tires or wheels right now.</p>
    </div>
  );
}

/** The address whose step the site host has rendered into the page; null without one. */
function filledByHost(): string | null {
  if (typeof document === "undefined") return null;
  return document.getElementById(FINDER_ID)?.dataset["url"] ?? null;
}
