/** Newsletter campaigns: staff inputs, sending and results (CAMPAIGN-1 to CAMPAIGN-7). */
import * as yup from "yup";
import { hasKnownPlaceholders } from "./campaign-placeholders";
import { hasGoodLinks, hasGoodPlaceholders } from "./campaign-prose";
import { CAMPAIGN_MOVES, CAMPAIGN_STATES } from "./campaign-statuses";
import { LEAF_CATEGORIES } from "../catalogue/categories";
import { text, textLine, uuid } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields, pageOf } from "../fields/paging";
import { plainLine, plainLines } from "../fields/plain-text";
import { SEGMENTS } from "../customers/segments";
import { readShopTime } from "../time/shop-clock";

const { campaigns: limits, lists, orders } = LIMITS;
const { campaigns: sentences, validation } = MESSAGES;
const { unexpected, required } = validation;
const YEAR_MS = 366 * 86_400_000;

/** Zero for an unsaved campaign. Increases with every change by staff. */
const revision = () =>
  yup
    .number()
    .typeError(unexpected)
    .integer(unexpected)
    .min(0, unexpected)
    .max(1e9, unexpected)
    .required(required);

/** Parses typed product numbers. */
export function productIdsOf(typed: string): readonly string[] {
  return [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
}

const content = {
  subject: plainLine(orders.subjectLength)
    .required(sentences.subject)
    .test("placeholders", sentences.placeholder, (value) => !value || hasKnownPlaceholders(value)),
  text: plainLines(limits.textLength)
    .required(sentences.text)
    .test("links", sentences.link, (value) => !value || hasGoodLinks(value))
    .test("placeholders", sentences.placeholder, (value) => !value || hasGoodPlaceholders(value)),
  /** Numbers of the products below the text, displayed with current prices. */
  products: text(500)
    .default("")
    .test("few", sentences.productIds, (value) => productIdsOf(value ?? "").length <= limits.products),
};
/** Input of a preview. */
export const campaignContent = yup.object(content);
export type CampaignContent = yup.InferType<typeof campaignContent>;

/** In form order. */
export const campaignForm = yup.object({
  ...content,
  segment: yup.string().typeError(unexpected).oneOf(SEGMENTS, unexpected).required(required),
  /** Empty except for the segment of a category. */
  category: textLine(80)
    .default("")
    .when("segment", {
      is: "CATEGORY",
      then: (field) =>
        field.test("known", sentences.category, (value) => LEAF_CATEGORIES.some(({ id }) => id === value)),
      otherwise: (field) => field.transform(() => ""),
    }),
  /** Mails per minute, across all hosts. */
  rate: yup
    .number()
    .typeError(sentences.rate)
    .integer(sentences.rate)
    .min(1, sentences.rate)
    .max(limits.maxPerMinute, sentences.rate)
    .required(sentences.rate),
});
export type CampaignForm = yup.InferType<typeof campaignForm>;

export const campaignParams = yup.object({ id: uuid() });
/** Client-generated id, for idempotency: the same id yields the same campaign. */
export const campaignInput = campaignForm.shape({ revision: revision() });
export type CampaignInput = yup.InferType<typeof campaignInput>;

/**
 * Within the next year.
 * @param read parses the typed text to milliseconds
 */
const time = (read: (typed: string) => number) =>
  text(40).test("time", sentences.time, (value) => {
    if (!value) return true;
    const at = read(value);
    return at > Date.now() && at < Date.now() + YEAR_MS;
  });
/**
 * Form that schedules a campaign. `sendAt` is the value of a datetime-local field in the shop's time zone;
 * empty sends at once.
 */
export const scheduleForm = yup.object({
  sendAt: time((typed) => readShopTime(typed)?.getTime() ?? NaN).default(""),
});

export const moveCampaignInput = yup.object({
  move: yup.string().typeError(unexpected).oneOf(CAMPAIGN_MOVES, unexpected).required(required),
  revision: revision(),
  /** Scheduled time, ISO 8601 with zone; null sends at once. */
  sendAt: time(Date.parse)
    .matches(/(Z|[+-]\d\d:\d\d)$/, { message: sentences.time, excludeEmptyString: true })
    .nullable()
    .default(null),
});
export type MoveCampaignInput = yup.InferType<typeof moveCampaignInput>;

/** Idempotent: the same key yields the same mail. */
export const testCampaignInput = yup.object({ key: uuid() });

export const campaignsInput = yup.object(pageFields(lists.staffPageSizes));

const common = {
  id: yup.string().required(),
  subject: yup.string().defined(),
  segment: yup.string().oneOf(SEGMENTS).required(),
  category: yup.string().defined(),
  state: yup.string().oneOf(CAMPAIGN_STATES).required(),
  /** Scheduled or actual sending time; null for a draft. */
  sendAt: yup.string().nullable().defined(),
  /** Fixed at the start; null before. */
  recipients: yup.number().nullable().defined(),
};
const campaignRow = yup.object({ ...common, changedAt: yup.string().required() });
export type CampaignRow = yup.InferType<typeof campaignRow>;
export const campaignsAnswer = yup.object({
  ...pageOf(campaignRow),
});

const figures = yup.object({
  sent: yup.number().required(),
  waiting: yup.number().required(),
  bounced: yup.number().required(),
  /** A crash or connection error left the delivery unconfirmed. */
  unknown: yup.number().required(),
  /** Unsubscribed before the mail was sent. */
  withdrawn: yup.number().required(),
  /** Unsubscribed within a week after the mail. */
  unsubscribed: yup.number().required(),
  /** Visits that began with a link in the campaign. */
  visits: yup.number().required(),
  /** Paid or leased orders attributed to the campaign, and their total in cents. */
  orders: yup.number().required(),
  orderCents: yup.number().required(),
});
export type CampaignFigures = yup.InferType<typeof figures>;

export const campaignAnswer = yup.object({
  campaign: yup
    .object({
      ...common,
      text: yup.string().defined(),
      products: yup.string().defined(),
      rate: yup.number().required(),
      revision: yup.number().required(),
      endedAt: yup.string().nullable().defined(),
      /** Null before the start. */
      figures: figures.nullable().defined(),
    })
    .required(),
});
export type Campaign = yup.InferType<typeof campaignAnswer>["campaign"];

export const readersAnswer = yup.object({ readers: yup.number().required() });
export const previewAnswer = yup.object({
  subject: yup.string().required(),
  html: yup.string().required(),
  text: yup.string().required(),
});
export type CampaignPreview = yup.InferType<typeof previewAnswer>;
