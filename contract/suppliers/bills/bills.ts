/** Supplier bills: files read by staff, compared with the orders placed (SUPPLIER-1 to SUPPLIER-4). */
import * as yup from "yup";
import { textLine, uuid } from "../../fields/fields";
import { countsOf, pageFields, pageOf } from "../../fields/paging";
import { LIMITS } from "../../limits";
import { MESSAGES } from "../../messages";
import { SUPPLIER_TYPES } from "../suppliers";
import { SUPPLIER_BILL_MESSAGES } from "./messages";
import { BILL_MISMATCHES } from "./mismatches";

const sentences = SUPPLIER_BILL_MESSAGES;
const { validation, orders } = MESSAGES;
const { unexpected, required, tooLong } = validation;

/**
 * Size and lines of a file in one request, previewed lines, and the age after which a shipped order counts as
 * not billed yet, up to a year.
 */
export const BILL_LIMITS = {
  fileBytes: 700_000,
  lines: 5_000,
  fieldLength: 100,
  units: 100_000,
  maxCents: 100_000_000,
  namedProblems: 3,
  previewLines: 200,
  unbilledAfterDays: 30,
  unbilledWithinDays: 365,
} as const;
const { fileBytes } = BILL_LIMITS;
const { reasonLength, staffPageSizes } = LIMITS.lists;

/** Tabs of the list of bills; removed bills are in REMOVED alone. */
export const BILL_LISTS = ["ALL", "MISMATCHED", "REMOVED"] as const;
export type BillList = (typeof BILL_LISTS)[number];

const supplier = () => yup.string().typeError(unexpected).oneOf(SUPPLIER_TYPES, sentences.supplier);
/** Restricts a list to one supplier; omitted means all. */
const ofSupplier = () => supplier().optional();
const mismatches = () => yup.array(yup.string().oneOf(BILL_MISMATCHES).required()).required();
const time = () => yup.string().required();
const name = () => yup.string().nullable().defined();

/** Client-generated id of the file, for idempotency: the same id is recorded once. */
export const billFileParams = yup.object({ id: uuid() });
export const billFileInput = yup.object({
  supplier: supplier().required(sentences.supplier),
  fileName: textLine(200).required(required),
  /** The file in Base64. */
  content: yup
    .string()
    .typeError(unexpected)
    .max(Math.ceil(fileBytes / 3) * 4, tooLong)
    .matches(/^[A-Za-z0-9+/]+={0,2}$/, { message: unexpected, excludeEmptyString: true })
    .required(sentences.noLines),
});
export type BillFileInput = yup.InferType<typeof billFileInput>;

/** Form values; the file is encoded when it is sent. */
export const billFileForm = yup.object({
  supplier: supplier().required(sentences.supplier),
  file: yup
    .mixed<Blob & { readonly name: string }>()
    .nullable()
    .test("file", validation.file, (file) => Boolean(file))
    .test(
      "size",
      sentences.fileTooLarge(`${fileBytes / 1_000} KB`),
      (file) => !file || file.size <= fileBytes,
    ),
});
export type BillFileForm = yup.InferType<typeof billFileForm>;

const totals = {
  number: yup.string().required(),
  /** Day of the bill, YYYY-MM-DD. */
  day: yup.string().required(),
  lines: yup.number().required(),
  /** Cents: what the orders say the shop owes for the lines, and what the supplier billed. */
  expected: yup.number().required(),
  billed: yup.number().required(),
  /** Open mismatches. */
  mismatches: yup.number().required(),
};

const lineFields = {
  /** The supplier's order number, as billed. */
  orderNumber: yup.string().required(),
  sku: yup.string().required(),
  units: yup.number().required(),
  /** Cents of all units. */
  billed: yup.number().required(),
  expected: yup.number().required(),
};

const previewedLine = yup.object({
  ...lineFields,
  /** Line in the file, from 1. */
  line: yup.number().required(),
  number: yup.string().required(),
  mismatches: mismatches(),
});
export type PreviewedLine = yup.InferType<typeof previewedLine>;

export const billPreview = yup.object({
  bills: yup.array(yup.object(totals).required()).required(),
  /** The first lines with mismatches; `mismatched` is the number of all. */
  lines: yup.array(previewedLine).required(),
  mismatched: yup.number().required(),
});
export type BillPreview = yup.InferType<typeof billPreview>;

export const billsInput = yup.object({
  ...pageFields(staffPageSizes),
  list: yup.string().typeError(unexpected).oneOf(BILL_LISTS, unexpected).default("ALL"),
  /** Start of a bill number. */
  text: textLine(LIMITS.lists.searchTextLength).default(""),
  supplier: ofSupplier(),
});
export type BillsInput = yup.InferType<typeof billsInput>;

const billFields = {
  ...totals,
  id: yup.string().required(),
  supplier: yup.string().required(),
  recordedAt: time(),
  /** User names; null after that user is deleted. */
  recordedBy: name(),
  /** Null while the bill counts. */
  removedAt: yup.string().nullable().defined(),
};
const billRow = yup.object(billFields);
export type BillRow = yup.InferType<typeof billRow>;
export const billsAnswer = yup.object({ ...pageOf(billRow), counts: countsOf(BILL_LISTS) });

export const billParams = yup.object({ id: uuid() });
const bill = yup.object({
  ...billFields,
  fileName: yup.string().required(),
  removedBy: name(),
  reason: name(),
});
export type Bill = yup.InferType<typeof bill>;
export const billAnswer = yup.object({ bill });

/** Tabs of a bill's lines. */
export const BILL_LINE_LISTS = ["ALL", "OPEN"] as const;
export type BillLineList = (typeof BILL_LINE_LISTS)[number];
export const billLinesInput = yup.object({
  ...pageFields(staffPageSizes),
  list: yup.string().typeError(unexpected).oneOf(BILL_LINE_LISTS, unexpected).default("ALL"),
});
export type BillLinesInput = yup.InferType<typeof billLinesInput>;

const billLine = yup.object({
  ...lineFields,
  /** Line in the file, from 1. */
  position: yup.number().required(),
  /** The shop's order; null without a matching one. */
  orderId: name(),
  shopNumber: name(),
  /** Cents per unit when ordered; null if unknown. */
  unitCost: yup.number().nullable().defined(),
  /** Units of the item ordered, and billed on all bills; null without a matching item. */
  orderedUnits: yup.number().nullable().defined(),
  billedUnits: yup.number().nullable().defined(),
  open: mismatches(),
  settled: mismatches(),
  settledAt: yup.string().nullable().defined(),
  settledBy: name(),
  note: name(),
});
export type BillLine = yup.InferType<typeof billLine>;
export const billLinesAnswer = yup.object({ ...pageOf(billLine), counts: countsOf(BILL_LINE_LISTS) });

export const billLineParams = yup.object({
  id: uuid(),
  position: yup
    .number()
    .typeError(unexpected)
    .integer(unexpected)
    .min(1, unexpected)
    .max(fileBytes, unexpected)
    .required(required),
});
export const settlementInput = yup.object({ note: textLine(reasonLength).required(orders.note) });
export const billRemovalInput = yup.object({ reason: textLine(reasonLength).required(orders.reason) });

export const unbilledInput = yup.object({ ...pageFields(staffPageSizes), supplier: ofSupplier() });
export type UnbilledInput = yup.InferType<typeof unbilledInput>;
const unbilledOrder = yup.object({
  orderId: yup.string().required(),
  shopNumber: yup.string().required(),
  supplier: yup.string().required(),
  orderNumber: name(),
  /** First shipment, in the shop's calendar. */
  shippedOn: yup.string().required(),
  units: yup.number().required(),
  /** Cents, without units of unknown cost. */
  expected: yup.number().required(),
});
export type UnbilledOrder = yup.InferType<typeof unbilledOrder>;
export const unbilledAnswer = yup.object({ ...pageOf(unbilledOrder) });
