/** Suppliers' categories in the admin: unplaced ones, and the mappings staff set (STAFF-68). */
import {
  NOT_SOLD_CHOICE,
  type CategoryMappingInput,
  type CategoryMappingRow,
  type UnplacedCategory,
  type UnplacedInput,
} from "#contract/imports/category-mappings";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { allRows, type Page } from "#contract/fields/page";
import { recording, type AuditTrail, type StaffAct } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { CategoryStepRecord } from "../../db/tables/product-fields";
import { DomainError } from "../../errors";
import { CategoryMappings, formOf, NO_MAPPINGS } from "../import/categories/category-mappings";
import { isKnownPath } from "../import/categories/map-category";
import { feedOf } from "../import/feeds/feeds";
import { placeProducts, type Placement } from "../import/writing/place-products";
import { mapCategory, unmapCategory } from "./map-category.change";
import { endPlacement, findPlacement, listMappings, type CategoryMappingRecord } from "./mappings.store";
import { suggestCategory } from "./suggestion.rules";
import {
  addExamples,
  listPlacedNeighbours,
  listUnplacedPaths,
  type Neighbour,
  type UnplacedPath,
} from "./unplaced.store";

const { staff, generic } = MESSAGES;

/** Time limit for moving products within a request; the job continues with the rest. */
const MAX_REQUEST_MS = 5_000;

export interface CategoriesParts {
  readonly db: Db;
  readonly trail: AuditTrail;
}

export class CategoriesService {
  constructor(private readonly parts: CategoriesParts) {}

  /** Lists categories without a rule, largest first, then those that built-in rules exclude. */
  async listUnplaced({
    pageNumber,
    pageSize,
  }: UnplacedInput): Promise<Page<UnplacedCategory> & { readonly products: number }> {
    const { db } = this.parts;
    const mappings = mappingsBySupplier(await listMappings(db));
    const paths = (await listUnplacedPaths(db))
      .filter(({ supplier, path }) => !mappings.get(supplier)?.isNotSold(path))
      .map((path) => ({ ...path, isLeftOut: isLeftOut(path) }));
    const ordered = [...paths.filter((path) => !path.isLeftOut), ...paths.filter((path) => path.isLeftOut)];
    const page = await addExamples(db, ordered.slice((pageNumber - 1) * pageSize, pageNumber * pageSize));
    const neighbours = await listPlacedNeighbours(db, [...new Set(page.map(({ supplier }) => supplier))]);
    return {
      rows: page.map((path) => toUnplaced(path, isLeftOut(path), neighbours)),
      total: paths.length,
      products: paths.reduce((sum, { products }) => sum + products, 0),
    };
  }

  async listMappings(): Promise<Page<CategoryMappingRow>> {
    const rows = await listMappings(this.parts.db);
    return allRows(
      rows.map(({ id, supplier, kind, pattern, categoryId, changedAt }) => ({
        id,
        supplier,
        kind,
        pattern,
        categoryId,
        changedAt: changedAt.toISOString(),
      })),
    );
  }

  /**
   * Saves the mapping and moves the products. Idempotent. @throws DomainError BAD_USER_INPUT beyond the limit
   */
  async map(act: StaffAct, input: CategoryMappingInput): Promise<Placement> {
    const { db, trail } = this.parts;
    const { supplier, kind, pattern, category } = input;
    const categoryId = category === NOT_SOLD_CHOICE ? null : category;
    const mapping = { supplier, kind, pattern, form: formOf(kind, pattern), categoryId };
    const record = recording(trail, act, {
      kind: "CATEGORY_MAPPED",
      subject: { type: "supplier", id: supplier },
      after: { by: kind, pattern, category: categoryId },
    });
    const isSaved = await mapCategory(db, mapping, LIMITS.categoryMappings.mappings, record);
    if (!isSaved) throw new DomainError("BAD_USER_INPUT", staff.tooManyMappings);
    return placeRequested(db, supplier, Date.now() + MAX_REQUEST_MS);
  }

  /** @throws DomainError NOT_FOUND */
  async unmap(act: StaffAct, id: string): Promise<Placement> {
    const { db, trail } = this.parts;
    const deleted = await unmapCategory(db, id, ({ supplier, kind, pattern, categoryId }) =>
      recording(trail, act, {
        kind: "CATEGORY_UNMAPPED",
        subject: { type: "supplier", id: supplier },
        before: { by: kind, pattern, category: categoryId },
      }),
    );
    if (!deleted) throw new DomainError("NOT_FOUND", generic.notFound);
    return placeRequested(db, deleted.supplier, Date.now() + MAX_REQUEST_MS);
  }
}

/** Places the products of the supplier that has waited longest. @returns whether there may be more */
export async function placeNext(db: Db): Promise<boolean> {
  const requested = await findPlacement(db, null);
  if (!requested) return false;
  await placeRequested(db, requested.supplier, Infinity);
  return true;
}

async function placeRequested(db: Db, supplier: string, until: number): Promise<Placement> {
  const requested = await findPlacement(db, supplier);
  const placement = await placeProducts(db, supplier, until);
  if (requested && placement.isDone) await endPlacement(db, requested);
  return placement;
}

function mappingsBySupplier(rows: readonly CategoryMappingRecord[]): ReadonlyMap<string, CategoryMappings> {
  const suppliers = new Set(rows.map(({ supplier }) => supplier));
  return new Map(
    [...suppliers].map((supplierId) => [
      supplierId,
      new CategoryMappings(rows.filter(({ supplier }) => supplier === supplierId)),
    ]),
  );
}

const labelsOf = (path: readonly CategoryStepRecord[]) => path.map(({ id, name }) => name || id);

function isLeftOut({ supplier, path }: Pick<UnplacedPath, "supplier" | "path">): boolean {
  return isKnownPath(path, { byId: feedOf(supplier).categoryRules, mappings: NO_MAPPINGS });
}

function toUnplaced(
  { supplier, path, products, examples }: UnplacedPath,
  isOfRule: boolean,
  neighbours: readonly Neighbour[],
): UnplacedCategory {
  const steps = labelsOf(path);
  const siblings = neighbours.filter(
    (neighbour) => neighbour.supplier === supplier && isBeside(labelsOf(neighbour.path), steps),
  );
  return {
    supplier,
    steps,
    products,
    isLeftOut: isOfRule,
    examples: examples.map(({ sku, name }) => ({ sku, name })),
    suggestion: suggestCategory({
      steps,
      productNames: examples.map(({ name }) => name),
      attributeNames: [...new Set(examples.flatMap(({ attributeNames }) => attributeNames))],
      siblings: siblings.map(({ categoryId }) => categoryId),
    }),
  };
}

/** Returns whether both paths share a parent category. */
function isBeside(one: readonly string[], other: readonly string[]): boolean {
  if (one.length < 2 || one.length !== other.length) return false;
  return one.slice(0, -1).every((step, at) => step === other[at]);
}
