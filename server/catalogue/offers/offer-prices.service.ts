/**
 * Stores each product's offer price and previous price, so that search and pages follow offers that begin,
 * end or meet another price (CHECKOUT-14). A batch is one catalogue change that also records the progress: a
 * killed host leaves whole batches, and any host resumes there. Idempotent per product.
 */
import { createHash } from "node:crypto";
import { wasPriceOf, type EarlierPrices } from "#contract/promotions/page-promotions";
import type { Db } from "../../db/client";
import type { CatalogueChange } from "../read-model/read-model.port";
import { changeCatalogue } from "../read-model/read-model.store";
import { offerPriceOf, type OfferPrice, type RunningOffer } from "./displayed-offers.rules";
import { listRunningOffers } from "./displayed-offers.store";
import { listEarlierPrices } from "./earlier-prices.store";
import {
  getProgress,
  isAnyDue,
  listDue,
  listOffered,
  recordLookedAt,
  recordProgress,
  writeOffers,
  type StoredOffer,
  type OfferedProduct,
} from "./offered-products.store";

/** Same as for new prices (generation.service.ts). */
const PRODUCTS_AT_ONCE = 2_000;

/** Updates the next batch of products. @returns whether there may be more */
export async function publishOffers(db: Db): Promise<boolean> {
  if (!(await isAnyDue(db, markOf(await listRunningOffers(db))))) return false;
  return changeCatalogue(db, async (change) => {
    const { tx } = change;
    // Read again under the catalogue's lock: the offers may have changed, or another host may have finished.
    const running = await listRunningOffers(tx);
    const mark = markOf(running);
    const progress = await getProgress(tx);
    const after = progress.mark === mark ? progress.afterProductId : "";
    const due = await listDue(tx, PRODUCTS_AT_ONCE);
    const refresh = (products: readonly OfferedProduct[]) => bringUpToDate(change, running, products);
    if (due.length > 0) {
      await refresh(due);
      await recordProgress(tx, { mark, afterProductId: after });
      return true;
    }
    if (after === null) return false;
    const products = await listOffered(tx, after, PRODUCTS_AT_ONCE);
    await refresh(products);
    const last = products.length === PRODUCTS_AT_ONCE ? products.at(-1)! : null;
    await recordProgress(tx, { mark, afterProductId: last?.productId ?? null });
    return last !== null;
  });
}

/** Returns "" without an offer. */
function markOf(running: readonly RunningOffer[]): string {
  if (running.length === 0) return "";
  return createHash("sha256").update(JSON.stringify(running)).digest("hex");
}

async function bringUpToDate(
  { tx, revision, publish }: CatalogueChange,
  running: readonly RunningOffer[],
  products: readonly OfferedProduct[],
): Promise<void> {
  const offered = products.map((product) => ({ product, offer: offerFor(product, running) }));
  const earlier = await listEarlierPrices(
    tx,
    offered.flatMap(({ product: { productId }, offer }) =>
      offer?.beganAt ? [{ productId, beganAt: offer.beganAt }] : [],
    ),
  );
  const changes = offered.flatMap(({ product: { productId, kept: stored }, offer }) => {
    const now = storedOfferOf(offer, earlier.get(productId) ?? null);
    return isSame(stored, now) ? [] : [{ productId, ...now }];
  });
  await writeOffers(tx, revision, changes);
  await recordLookedAt(
    tx,
    products.map(({ productId }) => productId),
  );
  if (changes.length > 0) await publish();
}

function offerFor(
  { cashPrice, ...goods }: OfferedProduct,
  running: readonly RunningOffer[],
): OfferPrice | null {
  return cashPrice === null ? null : offerPriceOf({ ...goods, cashPrice }, running);
}

function storedOfferOf(offer: OfferPrice | null, before: EarlierPrices | null): StoredOffer {
  if (!offer) return NO_OFFER;
  const { price, codes, words, endsAt } = offer;
  return { price, codes, words, endsAt: endsAt?.getTime() ?? null, wasPrice: wasPriceOf(before, price) };
}

const NO_OFFER: StoredOffer = { price: null, codes: null, words: null, endsAt: null, wasPrice: null };

function isSame(one: StoredOffer, other: StoredOffer): boolean {
  return (Object.keys(NO_OFFER) as (keyof StoredOffer)[]).every(
    (key) => JSON.stringify(one[key]) === JSON.stringify(other[key]),
  );
}
