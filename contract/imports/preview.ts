/** The preview of an uploaded file: its columns, and its first records as the importer reads them (STAFF-78). */
import * as yup from "yup";
import { HIDDEN_REASONS } from "../catalogue/hidden-reasons";
import { uuid } from "../fields/fields";
import { MESSAGES } from "../messages";
import { matches } from "./columns";
import { supplierId } from "./schema";

const { unexpected } = MESSAGES.validation;

export const previewImportInput = yup.object({
  upload: uuid(),
  supplier: supplierId().required(unexpected),
  matches: matches(),
});
export type PreviewImportInput = yup.InferType<typeof previewImportInput>;

/** Rows in a preview, and example values of a column. */
export const PREVIEWED_ROWS = 10;
export const COLUMN_EXAMPLES = 3;

export const previewImportAnswer = yup.object({
  /** Columns to match; empty for files whose kind the importer recognizes. */
  columns: yup
    .array(
      yup
        .object({
          column: yup.string().defined(),
          examples: yup.array(yup.string().required()).required(),
          /** The choice before a change. */
          field: yup.string().defined(),
          /** The importer reads a column of this name. */
          isNamed: yup.boolean().required(),
          /** Why the column cannot be matched, or null. */
          problem: yup.string().nullable().defined(),
        })
        .required(),
    )
    .required(),
  /** The choices are those saved for this supplier and these columns. */
  isSaved: yup.boolean().required(),
  rows: yup
    .array(
      yup
        .object({
          /** First line of the record, from 1. */
          line: yup.number().required(),
          sku: yup.string().nullable().defined(),
          name: yup.string().nullable().defined(),
          /** In cents. */
          price: yup.number().nullable().defined(),
          salePrice: yup.number().nullable().defined(),
          stock: yup.number().nullable().defined(),
          category: yup.string().nullable().defined(),
          pictures: yup.number().required(),
          /** Why the record would be rejected, or null. */
          rejected: yup.string().nullable().defined(),
          /** Why the product would be hidden, or null. */
          hidden: yup.string().oneOf(HIDDEN_REASONS).nullable().defined(),
        })
        .required(),
    )
    .required(),
  /** Fields of the previewed records that are not imported, each with an example. */
  unusedFields: yup.array(yup.string().required()).required(),
});
export type ImportPreview = yup.InferType<typeof previewImportAnswer>;
export type PreviewColumn = ImportPreview["columns"][number];
export type PreviewRow = ImportPreview["rows"][number];
