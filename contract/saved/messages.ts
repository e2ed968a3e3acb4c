/** Sentences about wish lists and saved searches, a part of contract/messages.ts. */
import { LIMITS } from "../limits";

export const SAVED_MESSAGES = {
  wishesFull: `A wish list has room for ${LIMITS.keeping.wishes} products. Take one out, then add the other.`,
  searchesFull: `${LIMITS.keeping.searches} searches can be saved. Delete one, then save this one.`,
  searchName: `Please give the search a name of at most ${LIMITS.keeping.nameLength} characters.`,
  address: "This search cannot be saved: its address is not one of the shop.",
  wished: "In your wish list.",
  unwished: "Taken out of your wish list.",
  chosen: (product: string) => `${product} is chosen to compare.`,
  notKept: "Your browser does not let us keep this.",
  searchSaved: "Search saved.",
  isBack: "It can be ordered again.",
  wasDearer: (before: string) => `It was ${before}.`,
  ended: "We will send you no more of these mails.",
  sharedNoMore: "This wish list is not shared any more.",
  fourAtMost: "Four products can be compared at once. Remove one, then add the other from its page.",
  sameCategory: (category: string) =>
    `Only products of one category can be compared. You are comparing ${category}: remove those first to compare others.`,
};
