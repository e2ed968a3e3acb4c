/** The suppliers of a demo shop, as runs of the import name them. */
export const DEMO_SUPPLIERS = {
  catalogue: "demo",
  /** A supplier of its own, so that a shop whose demo catalogue is older gets vehicles too. */
  vehicles: "demo-vehicles",
} as const;
