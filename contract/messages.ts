/** Sentences a person reads, by feature; those of specification §8 word for word. */
export const MESSAGES = {
  generic: {
    success: "Successful",
    failure: "Something went wrong. Please try again.",
    notFound: "We could not find what you asked for.",
    tooManyRequests: "Too many requests. Please try again in a moment.",
    bodyTooLarge: "The request is too large.",
    unreadableBody: "The request could not be read.",
  },
  access: { forbidden: "You have no access to this page" },
  catalog: {
    available: "Available",
    notAvailable: "Not Available",
    backToListing: "Back to Listing",
    noMatch: "No products match what you asked for.",
  },
  financing: {
    leaseNotLoan: "This is a lease, not a loan or credit. APR does not apply.",
    ownership: "You own it after all payments are made, or earlier through the early purchase option.",
  },
  slogans: [
    "ELECTRONICS PRODUCT FINANCING",
    "LOW CREDIT SCORE STILL ELIGIBLE",
    "NO CREDIT CARDS REQUIRED",
    "EASY PAYMENT OPTIONS",
  ],
} as const;
