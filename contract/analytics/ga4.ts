/** Maps an event to what a standard Google Analytics property can hold (ANALYTICS-8). */
import { dimensionIndex, findDimension, type DimensionName } from "./dimensions";
import { eventRow, type AnalyticsEventKind } from "./events";

type Texts = Readonly<Partial<Record<DimensionName, string>>>;

/** Limits of a standard property. */
export const GA4_LIMITS = {
  eventDimensions: 50,
  userDimensions: 25,
  parameters: 25,
  nameLength: 40,
} as const;

/** Parameter name of a dimension, such as page_type. */
export function ga4Name(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** @returns null for a dimension that is not sent */
export function ga4ParameterOf(name: DimensionName): string | null {
  return findDimension(dimensionIndex(name))?.isInGa4 ? ga4Name(name) : null;
}

/** Google Analytics name of an event. Product views and cart removals have names that depend on the texts. */
export function ga4EventOf(kind: AnalyticsEventKind, texts: Texts): string {
  if (kind === "VIEW" && texts.productId) return "view_item";
  return kind === "CART" && texts.cartAction === "remove" ? "remove_from_cart" : eventRow(kind).ga4;
}

/** Parameters of an event; visitor dimensions are separate, as user properties. */
export function ga4ParametersOf(texts: Texts): {
  readonly parameters: Readonly<Record<string, string>>;
  readonly user: Readonly<Record<string, string>>;
} {
  const sent = Object.entries(texts).flatMap(([name, text]) => {
    const parameter = ga4ParameterOf(name as DimensionName);
    const isUsers = findDimension(dimensionIndex(name as DimensionName))?.scope === "visitor";
    return parameter === null ? [] : [{ parameter, text, isUsers }];
  });
  const parametersOf = (isUsers: boolean) =>
    Object.fromEntries(
      sent.filter((entry) => entry.isUsers === isUsers).map(({ parameter, text }) => [parameter, text]),
    );
  return { parameters: parametersOf(false), user: parametersOf(true) };
}

/** Sources a page with Google Analytics loads from and connects to. */
export const GA4_SOURCES = {
  scripts: ["https://www.googletagmanager.com"],
  connections: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
  ],
  pictures: ["https://*.google-analytics.com"],
} as const;

/** Format: G- followed by letters or digits. */
export function isMeasurementId(id: string): boolean {
  return /^G-[A-Z0-9]{4,20}$/.test(id);
}
