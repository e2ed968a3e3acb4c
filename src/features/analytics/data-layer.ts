/**
 * Sends events to Google Analytics and the data layer where configured (GATSBY_MEASUREMENT_ID,
 * GATSBY_DATA_LAYER), and only after an opt-in (ANALYTICS-10). Limited to dimensions that fit a standard
 * property, as named parameters.
 */
import type { DimensionName } from "#contract/analytics/dimensions";
import { ga4EventOf, ga4ParameterOf, ga4ParametersOf, isMeasurementId } from "#contract/analytics/ga4";
import { ROUTES } from "#contract/site/paths";
import { hasAgreed } from "../../lib/attribution";
import { gtag } from "./gtag";
import type { Sink } from "./sink";

/** Inlined when the site is built. */
const settings = () => ({
  measurementId: process.env.GATSBY_MEASUREMENT_ID ?? "",
  hasDataLayer: process.env.GATSBY_DATA_LAYER === "on",
});

/** @returns null for a shop without external analytics */
export function openDataLayer({ measurementId, hasDataLayer } = settings()): Sink | null {
  const id = isMeasurementId(measurementId) ? measurementId : null;
  if (id === null && !hasDataLayer) return null;
  const push = (entry: unknown) => (window.dataLayer ??= []).push(entry);
  let isLoaded = false;
  return {
    add({ kind, texts }) {
      if (!hasAgreed()) return;
      const name = ga4EventOf(kind, texts);
      const { parameters, user } = ga4ParametersOf(texts);
      // No third-party script runs beside card fields.
      if (id !== null && !location.pathname.startsWith(ROUTES.checkout)) {
        if (!isLoaded) load(id);
        isLoaded = true;
        gtag("set", "user_properties", user);
        gtag("event", name, parameters);
      }
      if (hasDataLayer) push({ event: name, ...parameters, ...user });
    },
    clear(names) {
      const cleared = names.flatMap((name: DimensionName) => ga4ParameterOf(name) ?? []);
      // A tag container keeps values until they are overwritten.
      if (hasDataLayer && hasAgreed() && cleared.length > 0)
        push(Object.fromEntries(cleared.map((parameter) => [parameter, undefined])));
    },
    forget() {
      if (id === null || !isLoaded) return;
      (window as unknown as Record<string, unknown>)[`ga-disable-${id}`] = true;
      for (const [name] of document.cookie.matchAll(/_ga\w*(?==)/g))
        document.cookie = `${name}=;path=/;domain=${location.hostname};max-age=0`;
    },
  };
}

/** Statistics only: no advertising, and no page views except the tracker's. */
function load(id: string): void {
  (window as unknown as Record<string, unknown>)[`ga-disable-${id}`] = false;
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  gtag("consent", "default", { ...denied, analytics_storage: "granted" });
  gtag("js", new Date());
  gtag("config", id, { send_page_view: false, allow_google_signals: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}
