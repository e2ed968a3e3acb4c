/** Wires the catalogue desk of staff: products, and imports with their work in the background. */
import type { Worker } from "../../gateways/worker";
import { createImportDesk, type ImportDeskParts } from "../import-desk/import-desk";
import { registerCatalogueDesk } from "./desk.routes";
import { createCatalogueDesk } from "./desk.store";

export function openCatalogueDesk(parts: ImportDeskParts): { startWorkers(): Worker } {
  registerCatalogueDesk(parts.rest, createCatalogueDesk(parts.db));
  return createImportDesk(parts);
}
