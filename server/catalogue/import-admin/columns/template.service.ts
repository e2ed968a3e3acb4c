/** A table with all fields and one example line, for staff and suppliers (STAFF-78). */
import { Readable } from "node:stream";
import { IMPORT_FIELDS } from "#contract/imports/columns";
import { CSV_BEGIN, csvLine } from "../../../http/csv";
import type { Download } from "../../../http/rest/rest";

/** The importer recognizes the headings. */
export function importTemplate(): Download {
  const headings = csvLine(IMPORT_FIELDS.map(({ key }) => key));
  const example = csvLine(IMPORT_FIELDS.map((field) => field.example));
  return { fileName: "import-template.csv", content: Readable.from([CSV_BEGIN + headings + example]) };
}
