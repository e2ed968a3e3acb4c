/**
 * Imports held for staff confirmation: large price changes, and products that would go off sale (STAFF-69).
 */
import * as yup from "yup";
import { text } from "../fields/fields";
import { importFields } from "./schema";
import { MESSAGES } from "../messages";
import type { Cents } from "../money/money";
import { pageOf } from "../fields/paging";

const { unexpected, required } = MESSAGES.validation;

/** Counts are of products. */
export interface HeldCounts {
  /** Identifies the list; a different list has a different code. */
  readonly code: string;
  /** Prices that would change by more than a fifth, and the subset that would change by more than half. */
  readonly moved: number;
  readonly movedFar: number;
  /** Prices in the import that the shop also has. */
  readonly prices: number;
  /** Would go off sale: missing from a full feed, or without a price or readable stock. */
  readonly missing: number;
  /** Fields of the file that are not imported, each with an example. */
  readonly unusedFields: string[];
}

/** Maximum number of listed products, largest changes first; counts cover all products. */
export const LISTED_ITEMS = 200;

const items = yup
  .array(
    yup
      .object({
        sku: yup.string().required(),
        name: yup.string().required(),
        /** Current price for shoppers, in cents. */
        before: yup.number().required(),
        /** New price for shoppers, in cents. Null if the product would go off sale. */
        after: yup.number().nullable().defined(),
      })
      .required(),
  )
  .required();

export const heldImportsAnswer = yup.object({
  ...pageOf(
    yup.object({
      ...importFields,
      startedAt: yup.string().required(),
      /** False if the shop no longer has the file: the command imported it, or it has expired. */
      canConfirm: yup.boolean().required(),
      code: yup.string().required(),
      moved: yup.number().required(),
      movedFar: yup.number().required(),
      prices: yup.number().required(),
      missing: yup.number().required(),
      unusedFields: yup.array(yup.string().required()).required(),
      /** Largest changes first, then products that would go off sale. */
      items,
    }),
  ),
});
export type HeldImport = yup.InferType<typeof heldImportsAnswer>["rows"][number];
export type HeldItem = HeldImport["items"][number];

export const confirmImportInput = yup.object({
  code: text(12)
    .matches(/^[0-9a-f]{12}$/, unexpected)
    .required(required),
});
export type ConfirmImportInput = yup.InferType<typeof confirmImportInput>;

const PERCENT = new Intl.NumberFormat("en-US", {
  style: "percent",
  maximumFractionDigits: 1,
  signDisplay: "always",
});

/** Price change in percent, with sign: "-90%", "+50.4%". */
export function movePercent(before: Cents, after: Cents): string {
  return PERCENT.format((after - before) / before);
}
