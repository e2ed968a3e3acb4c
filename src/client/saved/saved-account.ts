/** Wish list and saved searches of the account. All calls are idempotent. */
import {
  AddToWishListDocument,
  DeleteSavedSearchDocument,
  OwnSearchesDocument,
  OwnWishListDocument,
  RemoveFromWishListDocument,
  SaveSearchDocument,
  ShareWishListDocument,
  SetWishListAlertsDocument,
} from "#contract/graphql/documents/saved.generated";
import type { OwnSearchFragment, OwnWishListFragment, SavedSearchInput } from "#contract/graphql/generated";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { shopApollo } from "../api/apollo-client";
import { failureSentence } from "../api/use-query-answer";
import { cartOwner } from "../account-cart/cart-owner";
import { notify } from "../store/notify";
import {
  dropSavedSearches,
  dropWishes,
  storeAccountSearches,
  storeAccountWishes,
  readAccountSearches,
  readAccountWishes,
  readSavedSearches,
  readWishes,
  type StoredSearch,
} from "./saved-storage";

type Changed<Data> = Promise<{ readonly data?: Data | null | undefined }>;

async function sent<Data>(call: Changed<Data>): Promise<Envelope<Data | null>> {
  try {
    const { data } = await call;
    return data ? succeed(data, "") : fail(failureSentence(null));
  } catch (error) {
    return fail(failureSentence(error));
  }
}

/** Replaces the list on screen with the response. */
function storeWishList(list: OwnWishListFragment): void {
  storeAccountWishes(list.items.map(({ productId }) => productId));
  shopApollo().writeQuery({ query: OwnWishListDocument, data: { list } });
}

function storeSearches(searches: readonly OwnSearchFragment[]): void {
  storeAccountSearches(searches);
  shopApollo().writeQuery({ query: OwnSearchesDocument, data: { searches: [...searches] } });
}

type ListAnswer = Envelope<{ readonly list: OwnWishListFragment } | null>;

async function changeList(call: Changed<{ readonly list: OwnWishListFragment }>): Promise<ListAnswer> {
  const answer = await sent(call);
  if (answer.data) storeWishList(answer.data.list);
  return answer;
}

export function addWishes(productIds: readonly string[]): Promise<ListAnswer> {
  const variables = { productIds: [...productIds] };
  return changeList(shopApollo().mutate({ mutation: AddToWishListDocument, variables }));
}

export function removeWish(productId: string): Promise<ListAnswer> {
  return changeList(shopApollo().mutate({ mutation: RemoveFromWishListDocument, variables: { productId } }));
}

export function shareWishes(isShared: boolean): Promise<ListAnswer> {
  return changeList(shopApollo().mutate({ mutation: ShareWishListDocument, variables: { isShared } }));
}

export function publishWishes(emailAlerts: boolean): Promise<ListAnswer> {
  return changeList(shopApollo().mutate({ mutation: SetWishListAlertsDocument, variables: { emailAlerts } }));
}

type SearchesAnswer = Envelope<{ readonly searches: readonly OwnSearchFragment[] } | null>;

async function changeSearches(
  call: Changed<{ readonly searches: readonly OwnSearchFragment[] }>,
): Promise<SearchesAnswer> {
  const answer = await sent(call);
  if (answer.data) storeSearches(answer.data.searches);
  return answer;
}

/** @param emailAlerts omitted: keeps the alert setting saved under this name */
export function saveSearch(
  { name, address, search }: StoredSearch,
  emailAlerts?: boolean,
): Promise<SearchesAnswer> {
  const input: SavedSearchInput = {
    name,
    address,
    search,
    ...(emailAlerts === undefined ? {} : { emailAlerts }),
  };
  return changeSearches(shopApollo().mutate({ mutation: SaveSearchDocument, variables: { input } }));
}

export function deleteSearch(name: string): Promise<SearchesAnswer> {
  return changeSearches(shopApollo().mutate({ mutation: DeleteSavedSearchDocument, variables: { name } }));
}

let merging: Promise<void> | null = null;

/** Loads the account's wish list once per device, for the hearts on product pictures. */
async function knowWishes(): Promise<void> {
  const answer = await sent(shopApollo().query({ query: OwnWishListDocument }));
  if (answer.data) storeWishList(answer.data.list);
}

/** Loads the account's saved searches once per device, for the finder. */
async function knowSearches(): Promise<void> {
  const answer = await sent(shopApollo().query({ query: OwnSearchesDocument }));
  if (answer.data) storeSearches(answer.data.searches);
}

/** Merges this browser's lists into the account; refused entries stay here. No-op for guests and staff. */
export function mergeSaved(): Promise<void> {
  return (merging ??= merge().finally(() => (merging = null)));
}

async function merge(): Promise<void> {
  const wishes = readWishes();
  const searches = readSavedSearches();
  const isKnown = readAccountWishes() !== null;
  const areSearchesKnown = readAccountSearches() !== null;
  const isJoined = wishes.length === 0 && searches.length === 0;
  if ((isJoined && isKnown && areSearchesKnown) || !(await cartOwner())) return;
  if (wishes.length === 0 && !isKnown) await knowWishes();
  if (searches.length === 0 && !areSearchesKnown) await knowSearches();
  if (wishes.length > 0) {
    // The server puts the last entry sent first.
    const answer = await addWishes([...wishes].reverse());
    if (answer.isSuccess) dropWishes(wishes);
    else notify(answer.message, "warning");
  }
  for (const search of [...searches].reverse()) {
    const answer = await saveSearch(search);
    if (!answer.isSuccess) return notify(answer.message, "warning");
    dropSavedSearches([search.name]);
  }
}
