/** REST calls for imports (STAFF-36, STAFF-42 to STAFF-44, STAFF-69, STAFF-78). */
import { staff } from "../rest/endpoint";
import * as held from "./held";
import * as preview from "./preview";
import * as imports from "./schema";

export const IMPORT_REST = {
  listImports: staff("pricing.read")(
    "POST",
    "/admin/catalogue/imports/getAll",
    "List imports of supplier files",
    {
      body: imports.importsInput,
      data: imports.importsAnswer,
    },
  ),
  uploadImport: staff("imports.write")(
    "POST",
    "/admin/catalogue/imports/upload",
    "Upload a chunk of an import file",
    { body: imports.uploadInput, data: imports.uploadAnswer },
  ),
  previewImport: staff("imports.write")(
    "POST",
    "/admin/catalogue/imports/preview",
    "Preview an uploaded import file",
    { body: preview.previewImportInput, data: preview.previewImportAnswer },
  ),
  getImportTemplate: staff("imports.write")(
    "POST",
    "/admin/catalogue/imports/template",
    "Download a template for tables as CSV",
    { file: "text/csv" },
  ),
  importFile: staff("imports.write")("POST", "/admin/catalogue/imports/file", "Import an uploaded file", {
    body: imports.importFileInput,
  }),
  stopImport: staff("imports.write")("PUT", "/admin/catalogue/imports/:id/stop", "Stop an import", {
    params: imports.importParams,
  }),
  listHeldImports: staff("pricing.read")(
    "GET",
    "/admin/catalogue/imports/held",
    "List imports waiting for confirmation",
    { data: held.heldImportsAnswer },
  ),
  confirmImport: staff("imports.write")(
    "PUT",
    "/admin/catalogue/imports/:id/confirm",
    "Confirm a held import",
    { params: imports.importParams, body: held.confirmImportInput },
  ),
  exportRejects: staff("pricing.read")(
    "POST",
    "/admin/catalogue/imports/:id/rejects",
    "Export an import's rejected rows as CSV",
    { params: imports.importParams, file: "text/csv" },
  ),
  listSources: staff("pricing.read")("GET", "/admin/catalogue/sources/getAll", "List import sources", {
    data: imports.sourcesAnswer,
  }),
  importSource: staff("imports.write")("POST", "/admin/catalogue/sources/:name/import", "Import a source", {
    params: imports.sourceParams,
    body: imports.importSourceInput,
  }),
  scheduleSource: staff("imports.write")(
    "PUT",
    "/admin/catalogue/sources/:name/schedule",
    "Schedule imports from a source",
    { params: imports.sourceParams, body: imports.scheduleInput, data: imports.sourcesAnswer },
  ),
} as const;
