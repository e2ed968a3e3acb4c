/** How fast real visitors' pages are: what browsers tell, and the buckets it is counted in (SPEED-1 to SPEED-4). */
import * as yup from "yup";
import { textLine } from "../fields/fields";
import { LABELS, MESSAGES } from "../messages";
import { CLIENT_AREAS, ROUTES, isCataloguePath, readListingPath, readProductPath } from "../site/paths";

interface MetricRow {
  readonly label: string;
  /** What it says, for who does not know the three letters. */
  readonly about: string;
  /** Milliseconds; of shifts the score. Every bucket is as wide. */
  readonly step: number;
  /** A visitor's page is good until here: the limits of web.dev/articles/vitals. */
  readonly budget: number;
}

/** Figures of a page view. Each budget is the edge of a bucket, so that what is good is never counted as too slow. */
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

/** The last bucket is of all that is more than 200 steps. */
export const LAST_BUCKET = 201;

/** Bucket n is of values above n - 1 steps, up to n steps. */
export function bucketOf(metric: Metric, value: number): number {
  // Of 0.07 / 0.01 = 7.000000000000001 the rest is no shift.
  return value <= 0 ? 0 : Math.min(Math.ceil(value / METRIC_ROWS[metric].step - 1e-9), LAST_BUCKET);
}

/** The upper edge of a bucket: nothing looks faster than it was. Infinity for the last one. */
export function edgeOf(metric: Metric, bucket: number): number {
  const { step } = METRIC_ROWS[metric];
  return bucket >= LAST_BUCKET ? Infinity : Math.round(bucket * step * 100) / 100;
}

/** Kinds of pages, as staff read them. */
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

/** @param address path, with or without a query; nothing but its kind is kept */
export function pageTypeOf(address: string): PageType {
  const path = address.split(/[?#]/, 1)[0]!;
  if (path === ROUTES.home) return "home";
  if (readProductPath(path) !== null) return "product";
  if (readListingPath(path) !== null) return "listing";
  if (isCataloguePath(path)) return "catalogue";
  if (path.startsWith(ROUTES.search)) return "search";
  if (path.startsWith(ROUTES.cart)) return "cart";
  if (path.startsWith(ROUTES.lease)) return "lease";
  const area = CLIENT_AREAS.find((one) => path.startsWith(one));
  if (area === ROUTES.checkout) return "checkout";
  if (area === ROUTES.backoffice) return "backoffice";
  return area === undefined ? "other" : "account";
}

export const DEVICE_CLASSES = { PHONE: "Phone", TABLET: "Tablet", DESKTOP: "Desktop" } as const;
export type DeviceClass = keyof typeof DEVICE_CLASSES;

const { unexpected } = MESSAGES.validation;
const ADDRESS_LENGTH = 2_000;
const MAX_SEEN = 400;
const MAX_ERRORS = 10;
const ERROR_LENGTH = 500;
/** An hour. */
const MAX_MS = 3_600_000;
const MAX_SCORE = 1_000;

/** Never read out of a text. */
const number = () =>
  yup
    .number()
    .transform((value: number, given: unknown) => (typeof given === "number" || given === null ? value : NaN))
    .typeError(unexpected);
const amount = (most: number) => number().min(0, unexpected).max(most, unexpected).nullable();

/** One view of one page. A later message replaces what an earlier one said. */
export const pageViewInput = yup
  .object({
    /**
     * When it was first told of, in milliseconds; after the point a random part, so that views of one moment are told apart. The
     * inline part tells of a view once, now, and sends none.
     */
    id: number().positive(unexpected).max(1e13, unexpected),
    /** Counts the messages of the view; the inline part sends none. */
    turn: number().integer(unexpected).min(0, unexpected).max(1_000, unexpected).default(0),
    path: textLine(ADDRESS_LENGTH, unexpected).required(unexpected),
    /** What the browser saw, as the inline part sends it: when, the score of a shift, the first byte. Null: says nothing. */
    seen: yup
      .array(
        yup
          .tuple([amount(MAX_MS), amount(MAX_SCORE), amount(MAX_MS)])
          .typeError(unexpected)
          .required(unexpected),
      )
      .typeError(unexpected)
      .max(MAX_SEEN, unexpected)
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
