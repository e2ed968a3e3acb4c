/** Suppliers of a demo shop, as named in import runs. */
export const DEMO_SUPPLIERS = {
  catalogue: "demo",
  /** A separate supplier, so that a shop with an older demo catalog gets vehicles too. */
  vehicles: "demo-vehicles",
} as const;
