/** Imports held until staff confirm what they would do: prices that move far, and products missing from a whole feed (STAFF-69). */
import * as yup from "yup";
import { text } from "../fields/fields";
import { importFields } from "./schema";
import { MESSAGES } from "../messages";
import type { Cents } from "../money/money";

const { unexpected, required } = MESSAGES.validation;

/** Counts are of products. */
export interface HeldCounts {
  /** Names the list: another list has another code. */
  readonly code: string;
  /** Prices that would move by more than a fifth, and those of them that would by more than half. */
  readonly moved: number;
  readonly movedFar: number;
  /** Prices in the import that the shop has too. */
  readonly prices: number;
  /** Missing from a whole feed. */
  readonly missing: number;
}

/** Counts beyond this many products are of all; the list has those that move furthest. */
export const LISTED_ITEMS = 200;

const items = yup
  .array(
    yup
      .object({
        sku: yup.string().required(),
        name: yup.string().required(),
        /** Cents shoppers are asked now. */
        before: yup.number().required(),
        /** Cents shoppers would be asked. Null when the file lacks the product, which would then no longer be sold. */
        after: yup.number().nullable().defined(),
      })
      .required(),
  )
  .required();

export const heldImportsAnswer = yup.object({
  held: yup
    .array(
      yup
        .object({
          ...importFields,
          startedAt: yup.string().required(),
          /** False when the shop does not have the file: it was imported by the command, or too long ago. */
          canConfirm: yup.boolean().required(),
          code: yup.string().required(),
          moved: yup.number().required(),
          movedFar: yup.number().required(),
          prices: yup.number().required(),
          missing: yup.number().required(),
          /** The largest moves first, then products that would go off sale. */
          items,
        })
        .required(),
    )
    .required(),
});
export type HeldImport = yup.InferType<typeof heldImportsAnswer>["held"][number];
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

/** How far a price moves, with its sign: "-90%", "+50.4%". */
export function movePercent(before: Cents, after: Cents): string {
  return PERCENT.format((after - before) / before);
}
