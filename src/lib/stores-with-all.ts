interface Availability<Store> {
  readonly pickupLocations: readonly Store[];
}

/** Stores that have every product. @param products each with its pickup stores */
export function storesWithAll<Store extends { readonly id: string }>(
  products: readonly Availability<Store>[],
): readonly Store[] {
  const [first, ...others] = products;
  return (first?.pickupLocations ?? []).filter(({ id }) =>
    others.every(({ pickupLocations }) => pickupLocations.some((store) => store.id === id)),
  );
}
