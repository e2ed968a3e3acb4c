/** Reads the sale period in the formats of Google, WooCommerce, Magento and tables with a column per end. */
import { SHOP_TIME_ZONE } from "#contract/time/days";
import type { SalePeriod } from "../../../pricing/sale-period.rules";
import { readMoment, type ZoneOfFeed } from "../../cleaning/read-moment";
import { readLine, RejectedRecord } from "../../cleaning/read-values";
import type { RecordFields } from "../../cleaning/record-fields";

/** Both ends in one text: "2026-11-20T00:00-0800/2026-11-30T23:59-0800". */
const PERIODS = ["salepriceeffectivedate", "salepriceeffectivedates", "saleperiod"];
/** WooCommerce: in UTC, without a marker. */
const UTC_ENDS = ["dateonsalefromgmt", "dateonsaletogmt"] as const;
const MAGENTO_ENDS = ["specialtodate", "specialpricetodate", "specialpriceto"];
const STARTS = [
  ...["dateonsalefrom", "datesalepricestarts", "specialfromdate", "specialpricefromdate", "specialpricefrom"],
  ..."salestart salestarts salestartdate salestartsat salefrom salefromdate salebegin salebegins".split(" "),
  ..."salepricestart salepricestarts salepricestartdate salepricefrom salepricefromdate salevalidfrom".split(
    " ",
  ),
  ..."offerstart offerstartdate discountstart discountstartdate discountfrom".split(" "),
];
const ENDS = [
  ...["dateonsaleto", "datesalepriceends", ...MAGENTO_ENDS],
  ..."saleend saleends saleenddate saleendsat saleto saletodate saleuntil".split(" "),
  ..."salepriceend salepriceends salepriceenddate salepriceto salepricetodate salevalidto salevaliduntil".split(
    " ",
  ),
  ..."offerend offerenddate discountend discountenddate discountto".split(" "),
];

/**
 * @param salePrice of the same record
 * @returns null for a sale price without a period; undefined if the record has neither
 * @throws RejectedRecord for an unreadable period
 */
export function readSalePeriod(
  fields: RecordFields,
  salePrice: number | null | undefined,
): SalePeriod | null | undefined {
  const combined = fields.first(...PERIODS);
  const [startUtc, endUtc] = UTC_ENDS.map((form) => fields.first(form));
  const [start, end] = [fields.first(...STARTS), fields.first(...ENDS)];
  if (salePrice === null) return null;
  const values = [combined, startUtc, endUtc, start, end];
  if (values.every((value) => value === undefined)) return salePrice === undefined ? undefined : null;
  const text = textOf(combined);
  const period = text === "" ? periodOf([startUtc, endUtc], [start, end], fields) : periodOfText(text);
  return period.startsAt === null && period.endsAt === null ? null : period;
}

type Ends = readonly [unknown, unknown];

function periodOf([startUtc, endUtc]: Ends, [start, end]: Ends, fields: RecordFields): SalePeriod {
  const [from, fromZone] = preferUtc(startUtc, start);
  const [to, toZone] = preferUtc(endUtc, end);
  // Magento writes its inclusive last day as midnight.
  const isLastDay = to !== "" && to === textOf(fields.first(...MAGENTO_ENDS));
  return checked({
    startsAt: from === "" ? null : momentOf(from, fromZone).at,
    endsAt: to === "" ? null : endOf(to, toZone, isLastDay),
  });
}

function preferUtc(utc: unknown, local: unknown): readonly [string, ZoneOfFeed] {
  const text = textOf(utc);
  return text === "" ? [textOf(local), SHOP_TIME_ZONE] : [text, "UTC"];
}

function periodOfText(text: string): SalePeriod {
  const [from = "", to, ...rest] = text.split("/").map((part) => part.trim());
  if (to === undefined || rest.length > 0) throw unreadable();
  return checked({
    startsAt: from === "" ? null : momentOf(from, SHOP_TIME_ZONE).at,
    endsAt: to === "" ? null : momentOf(to, SHOP_TIME_ZONE).end,
  });
}

function endOf(text: string, zone: ZoneOfFeed, isLastDay: boolean): Date {
  const moment = momentOf(text, zone);
  return isLastDay && moment.isMidnight ? momentOf(text.slice(0, 10), zone).end : moment.end;
}

function momentOf(text: string, zone: ZoneOfFeed) {
  const moment = readMoment(text, zone);
  if (moment === null) throw unreadable();
  return moment;
}

function checked(period: SalePeriod): SalePeriod {
  const { startsAt, endsAt } = period;
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    throw new RejectedRecord("the sale ends before it starts", "sale period");
  return period;
}

const unreadable = () => new RejectedRecord("the sale period is not readable", "sale period");

/** Databases write an unset day as zeros. */
function textOf(value: unknown): string {
  const text = readLine(value, 100) ?? "";
  return /^0000-00-00\b/.test(text) ? "" : text;
}
