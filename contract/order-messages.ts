/** Sentences about orders, a part of contract/messages.ts. */
export const ITEM_MESSAGES = {
  itemsChanged: "The items were changed.",
  itemsChangedMailed: "The items were changed, and the customer was told by mail.",
  notTakenYet: "The payment is reserved, not taken yet. Please try again once it is taken.",
  noItems: "Please choose at least one item.",
  happenedOn: "Please enter the day it happened, within the last half year.",
} as const;

/** What a change of an order would do. */
export const ORDER_PREVIEW_MESSAGES = {
  nothing: "Nothing was charged, so nothing goes back.",
  back: (amount: string, way: string) => `${amount} goes back by ${way}.`,
  byHand: (amount: string, way: string) => `${amount} goes back by ${way}; our staff sends it.`,
  freed: (amount: string, way: string) => `${amount} that ${way} has reserved is not taken.`,
  leaseOver: (lessor: string) =>
    `The lease with ${lessor} ends. ${lessor} settles with you what you have paid it.`,
  leaseLess: (before: string, after: string, lessor: string) =>
    `${after} instead of ${before} is leased then. ${lessor} changes your payments to fit.`,
  leaseSame: (amount: string) => `The lease of ${amount} stays as it is.`,
} as const;
