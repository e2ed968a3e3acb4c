/** One importer run: accepts records one by one, and writes each batch while reading the next. */
import { isDeepStrictEqual } from "node:util";
import { recountBrands } from "../read-model/brand-ratings.store";
import { changeCatalogue } from "../read-model/read-model.store";
import type { CategoryStepRecord } from "../../db/tables/product-fields";
import type { Db } from "../../db/client";
import type { MissingProducts } from "./before-writing";
import { emptyCounts, type ImportCounts, type UnusablePictures } from "./import-summary";
import {
  discontinueHidden,
  readSupplierCategories,
  takeOffSale,
  writeSupplierCategories,
} from "./writing/import.store";
import { overlay, type FeedCategory, type FeedProduct } from "./feeds/feed-record";
import type { Feed } from "./feeds/feed.port";
import { feedOf } from "./feeds/feeds";
import { RejectedRecord } from "./cleaning/read-values";
import type { ProductChange, RecordPlace, Reject } from "./json-lines-file";
import { isVehicleRecord, readVehicle } from "./vehicles/read-vehicle";
import { VehicleBatch } from "./vehicles/vehicle-batch";
import { writeBatch, type BatchEntry, type BatchOutcome } from "./writing/write-batch";

const PRODUCTS_A_BATCH = 500;
const CATEGORIES_A_BATCH = 1_000;

export interface Origin extends RecordPlace {
  readonly file: string;
}

export interface SessionOptions {
  readonly supplierId: string;
  /** Occurrences in this run per repeated SKU. */
  readonly repeats?: ReadonlyMap<string, number>;
  /** True for a whole feed: its products are on sale by default, including previously withdrawn ones. */
  readonly isWhole?: boolean;
  /** The importer awaits this before it reads on. */
  readonly onReject?: (reject: Reject) => void | Promise<void>;
  /** If set, the run only reports what it would change. */
  readonly onWouldChange?: (change: ProductChange) => void;
}

export class ImportSession {
  readonly counts: ImportCounts = emptyCounts();
  readonly rejectReasons = new Map<string, number>();
  unusablePictures: UnusablePictures | null = null;
  private products = new Map<string, BatchEntry>();
  private categories = new Map<string, FeedCategory>();
  private readonly impliedCategories = new Map<string, FeedCategory>();
  private readonly waiting = new Map<string, BatchEntry>();
  private readonly occurrences = new Map<string, number>();
  private readonly supplier: Feed;
  private readonly vehicles: VehicleBatch<Origin>;
  private writing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly connection: Db,
    private readonly options: SessionOptions,
    private readonly supplierCategories: Map<string, readonly CategoryStepRecord[]>,
  ) {
    const { supplierId } = options;
    this.supplier = feedOf(supplierId);
    this.vehicles = new VehicleBatch({
      connection,
      supplierId,
      isDryRun: this.isDryRun,
      counts: this.counts,
    });
  }

  static async begin(connection: Db, options: SessionOptions): Promise<ImportSession> {
    return new ImportSession(
      connection,
      options,
      await readSupplierCategories(connection, options.supplierId),
    );
  }

  /** Counts and rejects a part of a file that could not be read. */
  async reject(
    { file, line, record }: Origin,
    sku: string | null,
    reason: string,
    field: string | null = null,
  ): Promise<void> {
    this.counts.rejected += 1;
    this.rejectReasons.set(reason, (this.rejectReasons.get(reason) ?? 0) + 1);
    await this.options.onReject?.({ file, line, record, sku, field, reason });
  }

  /** Counts and rejects a record that could be read, under its SKU. */
  rejectRecord(origin: Origin, record: unknown, reason: string, field: string | null = null): Promise<void> {
    return this.reject(origin, this.supplier.skuOf(record) ?? roughSku(record), reason, field);
  }

  /** Accepts one parsed record. Resolves when the importer is ready for the next. @throws database errors */
  async add(origin: Origin, record: unknown): Promise<void> {
    try {
      if (this.supplier.isCategory(record)) this.addCategory(record);
      else if (isVehicleRecord(record) && this.supplier.skuOf(record) === undefined)
        await this.addVehicle(origin, record);
      else this.addProduct(origin, this.readProduct(origin, record));
    } catch (error) {
      if (!(error instanceof RejectedRecord)) throw error;
      await this.rejectRecord(origin, record, error.message, error.field);
    }
    if (this.products.size >= PRODUCTS_A_BATCH) await this.flushProducts();
    if (this.categories.size >= CATEGORIES_A_BATCH) await this.flushCategories();
  }

  private get isDryRun(): boolean {
    return this.options.onWouldChange !== undefined;
  }

  /** Writes the pending batches and updates the brand counts. @returns the catalogue's revision */
  async finish(): Promise<bigint> {
    for (const [sku, entry] of this.waiting) this.products.set(sku, entry);
    this.waiting.clear();
    await this.endFile();
    return changeCatalogue(this.connection, async (change) => {
      if (this.isDryRun || (await recountBrands(change.tx)) === 0) return change.revision - 1n;
      await change.publish();
      return change.revision;
    });
  }

  /** Writes a file's pending records, so that the next file's products find all its categories. */
  async endFile(): Promise<void> {
    await this.flushCategories();
    for (const [id, category] of this.impliedCategories) {
      if (!this.supplierCategories.has(id)) this.categories.set(id, category);
    }
    this.impliedCategories.clear();
    await this.flushCategories();
    await this.flushProducts();
    await this.writing;
    for (const { origin, refusal } of this.vehicles.endFile())
      await this.reject(origin, null, refusal.message, refusal.field);
    await this.vehicles.flush();
  }

  /** Waits for a write in progress and ignores its failure; the connection is free afterwards. */
  async settle(): Promise<void> {
    await this.writing.catch(() => undefined);
  }

  private addCategory(record: Record<string, unknown>): void {
    const [category, ...implied] = this.supplier.readCategories(record);
    if (!category) return;
    this.counts.categories += 1;
    this.categories.set(category.id, category);
    for (const child of implied) this.impliedCategories.set(child.id, child);
  }

  /** Imports the readable parts of a vehicle record and rejects the rest. */
  private async addVehicle(origin: Origin, record: object): Promise<void> {
    const { vehicle, problems } = readVehicle(record);
    this.vehicles.add(origin, vehicle);
    for (const { message, field } of problems) await this.reject(origin, null, message, field);
    if (!this.vehicles.isFull) return;
    await this.writing;
    await this.vehicles.flush();
  }

  private readProduct({ line, record: number }: Origin, record: unknown): FeedProduct {
    const { unusablePictures = [], ...patch } = this.supplier.readProduct(record);
    const [text] = unusablePictures;
    if (text !== undefined) {
      this.unusablePictures ??= { count: 0, text, sku: patch.sku, line, record: number };
      this.unusablePictures.count += unusablePictures.length;
    }
    return this.options.isWhole ? { ...patch, active: patch.active ?? true } : patch;
  }

  /** Takes products off sale, all or none. Call between files. */
  async withdraw({ skus, hiddenSkus }: Omit<MissingProducts, "held">): Promise<void> {
    if (skus.length + hiddenSkus.length === 0) return;
    await this.writing;
    this.counts.withdrawn += this.isDryRun
      ? skus.length
      : await changeCatalogue(this.connection, async (change) => {
          const { supplierId } = this.options;
          await discontinueHidden(change.tx, supplierId, hiddenSkus);
          const count = await takeOffSale(change.tx, supplierId, change.revision, skus);
          if (count > 0) await change.publish();
          return count;
        });
  }

  private addProduct(origin: Origin, patch: FeedProduct): void {
    const { sku } = patch;
    const earlier = this.waiting.get(sku) ?? this.products.get(sku);
    const entry = { ...origin, patch: earlier ? overlay(earlier.patch, patch) : patch };
    if (earlier) this.counts.duplicates += 1;
    if (this.hasLaterRecord(sku)) {
      this.waiting.set(sku, entry);
      return;
    }
    this.waiting.delete(sku);
    this.products.set(sku, entry);
  }

  private hasLaterRecord(sku: string): boolean {
    const times = this.options.repeats?.get(sku);
    if (times === undefined) return false;
    const occurrence = (this.occurrences.get(sku) ?? 0) + 1;
    this.occurrences.set(sku, occurrence);
    return occurrence < times;
  }

  private async flushCategories(): Promise<void> {
    await this.writing;
    if (this.categories.size === 0) return;
    const batch = [...this.categories.values()];
    this.categories = new Map();
    this.counts.categoriesChanged += this.isDryRun
      ? batch.filter(({ id, path }) => !isDeepStrictEqual(path, this.supplierCategories.get(id))).length
      : await writeSupplierCategories(this.connection, this.options.supplierId, batch);
    for (const { id, path } of batch) this.supplierCategories.set(id, path);
  }

  private async flushProducts(): Promise<void> {
    await this.writing;
    if (this.products.size === 0) return;
    const batch = [...this.products.values()];
    this.products = new Map();
    this.writing = this.write(batch);
    // The next await of `writing` sees the failure; until then it must not count as unhandled.
    this.writing.catch(() => undefined);
  }

  /** Rejects only the record with a value that the database refuses: bisects the batch to find the record. */
  private async write(batch: readonly BatchEntry[]): Promise<void> {
    const { connection, options, supplier, supplierCategories } = this;
    const { supplierId } = options;
    const context = { connection, supplier, supplierId, supplierCategories, isDryRun: this.isDryRun };
    let outcome: BatchOutcome;
    try {
      outcome = await writeBatch(context, batch);
    } catch (error) {
      if (!isDataError(error)) throw error;
      const [first] = batch;
      if (batch.length === 1 && first) {
        await this.reject(first, first.patch.sku, `the database rejected it: ${(error as Error).message}`);
        return;
      }
      const middle = Math.ceil(batch.length / 2);
      await this.write(batch.slice(0, middle));
      await this.write(batch.slice(middle));
      return;
    }
    await this.count(outcome);
  }

  private async count(outcome: BatchOutcome): Promise<void> {
    for (const key of ["created", "updated", "unchanged", "restocked", "live"] as const) {
      this.counts[key] += outcome[key];
    }
    for (const reason of outcome.hidden) this.counts.hidden[reason] += 1;
    for (const change of outcome.changes) this.options.onWouldChange?.(change);
    for (const { entry, reason } of outcome.refused) {
      await this.reject(entry, entry.patch.sku, reason, "name");
    }
  }
}

/** SQLSTATE classes 22 (bad value) and 23 (constraint) concern a row; all others concern the database. */
function isDataError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^2[23]\w{3}$/.test(code);
}

function roughSku(record: unknown): string | null {
  if (typeof record !== "object" || record === null) return null;
  const { sku } = record as { sku?: unknown };
  return typeof sku === "string" || typeof sku === "number" ? String(sku).slice(0, 64) : null;
}
