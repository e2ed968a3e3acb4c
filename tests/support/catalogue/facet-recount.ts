/** An independent recount of listing filters: it checks every product each time and trusts no engine. */
import { joinBands } from "#contract/catalogue/bands";
import type { FacetProduct } from "#contract/catalogue/facet";
import { FACETS, FACET_KEYS, optionsOf, type Choices, type FacetKey } from "#contract/catalogue/facets";

export interface KnownProduct extends FacetProduct {
  readonly productId: string;
  readonly name: string;
}

type RandomBelow = (below: number) => number;

export interface FacetRecount {
  passing(choices: Choices): readonly KnownProduct[];
  /** Number of products for each value of a facet that pass all other choices. */
  counts(choices: Choices, key: FacetKey): Record<string, number>;
  /** One to four facets, each with one or two values. */
  randomChoices(random: RandomBelow): Choices;
}

export function facetRecount(products: readonly KnownProduct[]): FacetRecount {
  const passing = (choices: Choices, without?: FacetKey) =>
    products.filter((product) =>
      FACET_KEYS.every((key) => key === without || !choices[key] || standsFor(product, key, choices[key])),
    );
  /** All values of a facet among the products. */
  const valuesOf = (key: FacetKey): readonly string[] => {
    const facet = FACETS[key];
    if (facet.kind !== "id") return optionsOf(facet).map(({ value }) => value);
    return [...new Set(products.flatMap((product) => facet.read(product) ?? []))];
  };
  return {
    passing: (choices) => passing(choices),
    counts(choices, key) {
      const some = passing(choices, key);
      const counted = valuesOf(key).map((value) => {
        return [value, some.filter((product) => standsFor(product, key, [value])).length] as const;
      });
      return Object.fromEntries(counted.filter(([, count]) => count > 0));
    },
    randomChoices(random) {
      const choices: Partial<Record<FacetKey, readonly string[]>> = {};
      const anyOf = <One>(list: readonly One[]) => list[random(list.length)]!;
      for (let remaining = 1 + random(4); remaining > 0; remaining -= 1) {
        const key = anyOf(FACET_KEYS);
        const values = valuesOf(key);
        choices[key] =
          FACETS[key].choice === "one" || random(2) === 0 ? [anyOf(values)] : [anyOf(values), anyOf(values)];
      }
      return choices;
    },
  };
}

/** Whether one of the values matches the product, computed from the product each time. */
function standsFor(product: FacetProduct, key: FacetKey, values: readonly string[]): boolean {
  const facet = FACETS[key];
  if (facet.kind === "id") return values.includes(facet.read(product) ?? "");
  if (facet.kind === "name") return facet.read(product).some((name) => values.includes(name));
  const number = facet.read(product) ?? -1;
  if (facet.kind === "least") return values.some((value) => number >= Number(value));
  const { lowest, highest } = joinBands(values)!;
  return number >= lowest && number <= highest;
}

/** Deterministic for a seed. */
export function randomFrom(start: number): RandomBelow {
  let seed = start;
  return (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
}
