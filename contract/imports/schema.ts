/**
 * Catalog imports for staff: start, stop, schedule, and rejected records (STAFF-36, STAFF-42 to STAFF-44).
 */
import * as yup from "yup";
import { text, textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields, pageOf } from "../fields/paging";
import { matches } from "./columns";

const { unexpected, required } = MESSAGES.validation;
const { fileBytes, pieceBytes } = LIMITS.imports;

export const IMPORT_STATUS_LABELS = {
  WAITING: "Waiting",
  RUNNING: "Running",
  COMPLETED: "Completed",
  FAILED: "Failed",
  STOPPED: "Stopped",
  INTERRUPTED: "Interrupted",
} as const;
export type ImportStatus = keyof typeof IMPORT_STATUS_LABELS;

/** True while an import is queued or running. */
export function isOpenImport({ status }: { readonly status: ImportStatus }): boolean {
  return status === "WAITING" || status === "RUNNING";
}

/** Fields common to all imports. */
export const importFields = {
  id: yup.string().required(),
  supplier: yup.string().required(),
  files: yup.array(yup.string().required()).required(),
  /** Name of the source; null for a file. */
  source: yup.string().nullable().defined(),
};

export const importsInput = yup.object(pageFields(LIMITS.lists.staffPageSizes));
export const importsAnswer = yup.object({
  ...pageOf(
    yup.object({
      ...importFields,
      status: yup
        .string()
        .oneOf(Object.keys(IMPORT_STATUS_LABELS) as ImportStatus[])
        .required(),
      /** Each file is read twice: the first pass counts its records. */
      percent: yup.number().required(),
      isStopWanted: yup.boolean().required(),
      counts: yup
        .array(yup.object({ what: yup.string().required(), count: yup.number().required() }).required())
        .required(),
      /** True if rejected records can be downloaded. */
      hasRejects: yup.boolean().required(),
      /** A message for staff, such as the reason for a failure. */
      message: yup.string().nullable().defined(),
      startedAt: yup.string().required(),
      finishedAt: yup.string().nullable().defined(),
    }),
  ),
});
export type ImportRun = yup.InferType<typeof importsAnswer>["rows"][number];

export const supplierId = () =>
  text(40).matches(/^[a-z0-9-]{1,40}$/, "Please enter up to 40 lowercase letters, digits or hyphens");
const supplier = () => supplierId().required("Please enter the supplier");
/** Mapping of table columns to fields, as JSON. */
const columns = () => text(10_000).default("");

/** True for a full feed: products missing from the file go off sale. */
const isWhole = () => yup.boolean().typeError(unexpected).default(false);
/** Number of missing products that staff accepted; empty without confirmation. */
const mostMissing = () =>
  text(9)
    .matches(/^\d{0,9}$/, "Please enter a number of products")
    .default("");

/** True: the import is held if any product would go off sale, however few (STAFF-79). */
const isReviewed = () => yup.boolean().typeError(unexpected).default(false);

/** Next chunk of a file, in Base64. Any host accepts any chunk; a repeated chunk is a no-op. */
export const uploadInput = yup.object({
  /** Client-generated; one for each file. */
  upload: yup.string().typeError(unexpected).uuid(unexpected).required(required),
  fileName: textLine(200).required(required),
  /** From 0. */
  position: yup
    .number()
    .typeError(unexpected)
    .integer(unexpected)
    .min(0, unexpected)
    .max(Math.ceil(fileBytes / pieceBytes), unexpected)
    .required(required),
  content: yup
    .string()
    .typeError(unexpected)
    .max(Math.ceil(pieceBytes / 3) * 4, unexpected)
    .matches(/^[A-Za-z0-9+/]+={0,2}$/, unexpected)
    .required("The file is empty."),
});
export type UploadInput = yup.InferType<typeof uploadInput>;
/** Bytes received so far. */
export const uploadAnswer = yup.object({ bytes: yup.number().required() });

export const importFileInput = yup.object({
  upload: yup.string().typeError(unexpected).uuid(unexpected).required(required),
  supplier: supplier(),
  columns: columns(),
  /** A mapping in `columns` wins. */
  matches: matches(),
  isWhole: isWhole(),
  mostMissing: mostMissing(),
  isReviewed: isReviewed(),
});
export type ImportFileInput = yup.InferType<typeof importFileInput>;

/** Fields of the form; the file is sent separately in chunks. */
export const importForm = yup.object({
  file: yup
    .mixed<Blob & { readonly name: string }>()
    .nullable()
    .test("file", MESSAGES.validation.file, (file) => Boolean(file))
    .test(
      "size",
      `Please choose a file of at most ${fileBytes / 1_048_576} MB, or set it up as a source`,
      (file) => !file || file.size <= fileBytes,
    ),
  supplier: supplier(),
  columns: columns(),
  /** A mapping in `columns` wins. */
  matches: matches(),
  isWhole: isWhole(),
  mostMissing: mostMissing(),
  isReviewed: isReviewed(),
});
export type ImportForm = yup.InferType<typeof importForm>;

export const importParams = yup.object({
  id: yup
    .string()
    .matches(/^\d{1,18}$/, unexpected)
    .required(required),
});

export const sourceParams = yup.object({
  name: textLine(40)
    .matches(/^[a-z0-9-]{1,40}$/, unexpected)
    .required(required),
});

/** One-time limit of missing products for a full feed. */
export const importSourceInput = yup.object({ mostMissing: mostMissing() });
export type ImportSourceInput = yup.InferType<typeof importSourceInput>;

export const SCHEDULE_HOURS = [1, 2, 3, 4, 6, 8, 12] as const;

/** Either every N hours or daily at a UTC time. */
export const scheduleInput = yup.object({
  isOn: yup.boolean().typeError(unexpected).required(required),
  everyHours: yup
    .number()
    .transform((value: number, original: unknown) => (original === "" ? null : value))
    .typeError(unexpected)
    .nullable()
    .default(null)
    .oneOf([...SCHEDULE_HOURS, null], unexpected),
  /** hh:mm */
  at: yup
    .string()
    .transform((value: unknown) => (value === "" ? null : value))
    .typeError(unexpected)
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter a time from 00:00 to 23:59")
    .nullable()
    .default(null)
    .test("one", "Please enter a time of day", (at, { parent }) => {
      const { everyHours } = parent as { everyHours?: number | null };
      return (everyHours ?? at ?? null) !== null;
    }),
  isWhole: isWhole(),
});
export type ScheduleInput = yup.InferType<typeof scheduleInput>;

export const sourcesAnswer = yup.object({
  ...pageOf(
    yup.object({
      name: yup.string().required(),
      supplier: yup.string().required(),
      /** Host or file name only: a full address may contain a key. */
      place: yup.string().required(),
      isOn: yup.boolean().required(),
      everyHours: yup.number().nullable().defined(),
      at: yup.string().nullable().defined(),
      isWhole: yup.boolean().required(),
      nextRunAt: yup.string().nullable().defined(),
      lastRunAt: yup.string().nullable().defined(),
      lastStatus: yup
        .string()
        .oneOf(Object.keys(IMPORT_STATUS_LABELS) as ImportStatus[])
        .nullable()
        .defined(),
    }),
  ),
});
export type ImportSource = yup.InferType<typeof sourcesAnswer>["rows"][number];
