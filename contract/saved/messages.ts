/** Messages about wish lists and saved searches, a part of contract/messages.ts. */
import { LIMITS } from "../limits";

export const SAVED_MESSAGES = {
  wishesFull: `Your wish list is full at ${LIMITS.saved.wishes} products. Remove one, then add the other.`,
  searchesFull: `You can save up to ${LIMITS.saved.searches} searches. Delete one, then save this one.`,
  searchName: `Please give the search a name of up to ${LIMITS.saved.nameLength} characters.`,
  address: "We can't save this search: its address isn't part of the shop.",
  wished: "Added to your wish list.",
  unwished: "Removed from your wish list.",
  chosen: (product: string) => `${product} added to compare.`,
  notSaved: "Your browser doesn't let us save this.",
  searchSaved: "Search saved.",
  isBack: "Back in stock.",
  wasDearer: (before: string) => `It was ${before}.`,
  ended: "You're unsubscribed from these emails.",
  linkIncomplete: "This link is incomplete. Open it from our email.",
  sharedNoMore: "This wish list is no longer shared.",
  maxCompared: "You can compare up to four products. Remove one, then add the other from its page.",
  sameCategory: (category: string) =>
    `You can only compare products in the same category. You're comparing ${category}: remove those first to compare others.`,
};
