/** Real-user page speed: browser reports, and the histogram buckets (SPEED-1 to SPEED-4). */
import * as yup from "yup";
import { textLine } from "../fields/fields";
import { LABELS, MESSAGES } from "../messages";
import { CLIENT_AREAS, ROUTES, isCataloguePath, readListingPath, readProductPath } from "../site/paths";

interface MetricRow {
  readonly label: string;
  /** Explanation of the acronym. */
  readonly about: string;
  /** Bucket width in milliseconds; for layout shifts, in score. */
  readonly step: number;
  /** Good up to this value, by the thresholds of web.dev/articles/vitals. */
  readonly budget: number;
}

/** Metrics of a page view. Each budget is a bucket edge, so a good value is never counted as too slow. */
const METRIC_ROWS = {
  lcp: { label: "LCP", about: "Largest content painted", step: 50, budget: 2_500 },
  inp: { label: "INP", about: "Response to a tap or key", step: 10, budget: 200 },
  cls: { label: "CLS", about: "Layout shift", step: 0.01, budget: 0.1 },
  ttfb: { label: "TTFB", about: "First byte received", step: 25, budget: 800 },
} as const satisfies Readonly<Record<string, MetricRow>>;
export type Metric = keyof typeof METRIC_ROWS;
export const METRICS = Object.keys(METRIC_ROWS) as readonly Metric[];

export function metricRow(metric: Metric): MetricRow {
  return METRIC_ROWS[metric];
}

/** The last bucket holds all values above 200 steps. */
export const LAST_BUCKET = 201;

/** Bucket n holds values above n - 1 steps, up to n steps. */
export function bucketOf(metric: Metric, value: number): number {
  // 0.07 / 0.01 = 7.000000000000001 must not round up to the next bucket.
  return value <= 0 ? 0 : Math.min(Math.ceil(value / METRIC_ROWS[metric].step - 1e-9), LAST_BUCKET);
}

/** Upper edge of a bucket, so that no value looks faster than measured. Infinity for the last bucket. */
export function edgeOf(metric: Metric, bucket: number): number {
  const { step } = METRIC_ROWS[metric];
  return bucket >= LAST_BUCKET ? Infinity : Math.round(bucket * step * 100) / 100;
}

/** Page types with labels for staff. */
export const PAGE_TYPES = {
  home: "Home",
  listing: "Listing",
  product: "Product",
  search: "Search",
  catalogue: "Other catalog pages",
  cart: "Cart",
  checkout: "Checkout",
  lease: "Lease",
  account: "Account",
  backoffice: LABELS.backOffice,
  other: "Other",
} as const;
export type PageType = keyof typeof PAGE_TYPES;

/** @param address path, with or without a query; only the type is stored */
export function pageTypeOf(address: string): PageType {
  const path = address.split(/[?#]/, 1)[0]!;
  if (path === ROUTES.home) return "home";
  if (readProductPath(path) !== null) return "product";
  if (readListingPath(path) !== null) return "listing";
  if (isCataloguePath(path)) return "catalogue";
  if (path.startsWith(ROUTES.search)) return "search";
  if (path.startsWith(ROUTES.cart)) return "cart";
  if (path.startsWith(ROUTES.lease)) return "lease";
  const area = CLIENT_AREAS.find((prefix) => path.startsWith(prefix));
  if (area === ROUTES.checkout) return "checkout";
  if (area === ROUTES.backoffice) return "backoffice";
  return area === undefined ? "other" : "account";
}

export const DEVICE_CLASSES = { PHONE: "Phone", TABLET: "Tablet", DESKTOP: "Desktop" } as const;
export type DeviceClass = keyof typeof DEVICE_CLASSES;

const { unexpected } = MESSAGES.validation;
const ADDRESS_LENGTH = 2_000;
const MAX_ENTRIES = 400;
const MAX_ERRORS = 10;
const ERROR_LENGTH = 500;
/** One hour. */
const MAX_MS = 3_600_000;
const MAX_SCORE = 1_000;

/** Rejects numeric strings. */
const number = () =>
  yup
    .number()
    .transform((value: number, original: unknown) =>
      typeof original === "number" || original === null ? value : NaN,
    )
    .typeError(unexpected);
const amount = (max: number) => number().min(0, unexpected).max(max, unexpected).nullable();

/** One page view. A later message replaces an earlier one. */
export const pageViewInput = yup
  .object({
    /**
     * Time of the first report in milliseconds, with random decimals to distinguish simultaneous views. The
     * inline script reports a view once, immediately, and sends no id.
     */
    id: number().positive(unexpected).max(1e13, unexpected),
    /** Sequence number of the message; the inline script sends none. */
    turn: number().integer(unexpected).min(0, unexpected).max(1_000, unexpected).default(0),
    path: textLine(ADDRESS_LENGTH, unexpected).required(unexpected),
    /**
     * Browser measurements in the format of the inline script: times, layout shift score, first byte. Null if
     * not measured.
     */
    seen: yup
      .array(
        yup
          .tuple([amount(MAX_MS), amount(MAX_SCORE), amount(MAX_MS)])
          .typeError(unexpected)
          .required(unexpected),
      )
      .typeError(unexpected)
      .max(MAX_ENTRIES, unexpected)
      .default([]),
    lcp: amount(MAX_MS),
    inp: amount(MAX_MS),
    cls: amount(MAX_SCORE),
    ttfb: amount(MAX_MS),
    errors: yup
      .array(textLine(ERROR_LENGTH, unexpected).defined(unexpected).nonNullable(unexpected))
      .typeError(unexpected)
      .max(MAX_ERRORS, unexpected)
      .default([]),
  })
  .typeError(unexpected);
export type PageViewInput = yup.InferType<typeof pageViewInput>;
