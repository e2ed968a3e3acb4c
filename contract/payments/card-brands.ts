/** Accepted card brands, in display order. */
export const CARD_BRANDS = [
  { name: "Visa", short: "Visa" },
  { name: "Mastercard", short: "Mastercard" },
  { name: "American Express", short: "Amex" },
  { name: "Discover", short: "Discover" },
] as const;
