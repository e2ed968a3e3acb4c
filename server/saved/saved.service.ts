/** Manages wish lists and saved searches (WISH-1 to WISH-5). */
import type {
  SavedSearch,
  SavedSearchInput,
  SavedSearchList,
  SharedWishList,
  WishList,
} from "#contract/graphql/generated";
import type { CustomerSaved } from "#contract/customers/care";
import { isSitePath, readSearchName } from "#contract/saved/schema";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { cashPriceCents } from "#contract/money/money";
import type { Db } from "../db/client";
import { DomainError } from "../errors";
import { addToWishList, setWishListAlerts } from "./change-wish-list.change";
import { deleteSearch, saveSearch } from "./save-search.change";
import type { CustomerLookup, SavedCatalogue } from "./saved.port";
import type { SavedSearchStore } from "./saved-searches.store";
import type { WishListRecord } from "./watches.record";
import type { WishListStore } from "./wish-list.store";

const sentences = MESSAGES.saved;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Excludes characters PostgreSQL rejects; no product id contains them. */
const canBeId = (id: string) => id !== "" && id.length <= 105 && !/[\p{Cc}\p{Cs}]/u.test(id);

export interface SavedParts {
  readonly db: Db;
  readonly wishes: WishListStore;
  readonly searches: SavedSearchStore;
  readonly catalogue: SavedCatalogue;
  readonly customers: CustomerLookup;
}

export class SavedService {
  constructor(private readonly parts: SavedParts) {}

  async getWishList(userId: string): Promise<WishList> {
    return this.withProducts(await this.parts.wishes.get(userId));
  }

  /** Null for an unknown key. */
  async findShared(shareKey: string): Promise<SharedWishList | null> {
    const list = UUID.test(shareKey) ? await this.parts.wishes.findShared(shareKey) : null;
    return list && { items: (await this.withProducts(list)).items };
  }

  /**
   * Also merges a guest's list at sign-in. Idempotent: each product is added once.
   * @throws DomainError BAD_USER_INPUT at the limit
   */
  async addWishes(userId: string, productIds: readonly string[]): Promise<WishList> {
    if (productIds.length > LIMITS.saved.wishes)
      throw new DomainError("BAD_USER_INPUT", sentences.wishesFull);
    const isAdded = await addToWishList(
      this.parts.db,
      userId,
      productIds.filter(canBeId),
      LIMITS.saved.wishes,
    );
    if (!isAdded) throw new DomainError("BAD_USER_INPUT", sentences.wishesFull);
    return this.getWishList(userId);
  }

  async removeWish(userId: string, productId: string): Promise<WishList> {
    if (canBeId(productId)) await this.parts.wishes.remove(userId, productId);
    return this.getWishList(userId);
  }

  async share(userId: string, isShared: boolean): Promise<WishList> {
    await this.parts.wishes.share(userId, isShared);
    return this.getWishList(userId);
  }

  async setAlerts(userId: string, emailAlerts: boolean): Promise<WishList> {
    await setWishListAlerts(this.parts.db, userId, emailAlerts);
    return this.getWishList(userId);
  }

  listSearches(userId: string): Promise<SavedSearch[]> {
    return this.parts.searches.list(userId);
  }

  /** @throws DomainError BAD_USER_INPUT for an invalid name, URL or search, and at the limit */
  async saveSearch(userId: string, input: SavedSearchInput): Promise<SavedSearch[]> {
    const name = readSearchName(input.name);
    if (name === null) throw new DomainError("BAD_USER_INPUT", sentences.searchName);
    if (!isSitePath(input.address)) throw new DomainError("BAD_USER_INPUT", sentences.address);
    const { address, emailAlerts = null } = input;
    const list = input.list ?? "SEARCHES";
    const search = { ...input.search };
    for (const place of ["pageNumber", "pageSize", "sort"] as const) delete search[place];
    await this.parts.catalogue.listMatchingIds(search);
    const isSaved = await saveSearch(
      this.parts.db,
      userId,
      { list, name, address, search, emailAlerts },
      LIMITS.saved.searches,
    );
    if (!isSaved) throw new DomainError("BAD_USER_INPUT", sentences.searchesFull);
    return this.listSearches(userId);
  }

  async deleteSearch(userId: string, list: SavedSearchList, typed: string): Promise<SavedSearch[]> {
    const name = readSearchName(typed);
    if (name !== null) await deleteSearch(this.parts.db, userId, list, name);
    return this.listSearches(userId);
  }

  /**
   * For staff.
   * @throws DomainError NOT_FOUND for staff and for an unknown customer
   */
  async listSavedOf(username: string): Promise<CustomerSaved> {
    const customer = await this.parts.customers.find(username);
    if (!customer) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    const [{ items, shareKey, emailAlerts }, searches] = await Promise.all([
      this.getWishList(customer.userId),
      this.listSearches(customer.userId),
    ]);
    return {
      wishes: items.map(({ product, ...wish }) => ({
        ...wish,
        product: product
          ? {
              name: product.name,
              url: product.url,
              price: cashPriceCents(product),
              isAvailable: product.availability === "AVAILABLE",
            }
          : null,
      })),
      isShared: shareKey !== null,
      isMailed: emailAlerts,
      searches: searches.map(({ name, address, savedAt, emailAlerts: isMailed }) => ({
        name,
        address,
        savedAt,
        isMailed,
      })),
    };
  }

  private async withProducts({ items, ...list }: WishListRecord): Promise<WishList> {
    const products = await this.parts.catalogue.listProducts(items.map(({ productId }) => productId));
    const byId = new Map(products.map((product) => [product.productId, product]));
    return {
      ...list,
      items: items.map((item) => ({ ...item, product: byId.get(item.productId) ?? null })),
    };
  }
}
