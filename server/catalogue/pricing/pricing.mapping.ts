/** Maps records to API answers. */
import type {
  CatalogueGeneration,
  PriceMarkup,
  PriceMarkupRule,
  PriceVersion,
} from "#contract/graphql/generated";
import { SHOP_CATEGORIES } from "#contract/catalogue/categories";
import type { GenerationRecord } from "./generations.store";
import type { RuleContent, StoredRule, VersionRecord } from "./pricing.record";

const NAMES = new Map(
  SHOP_CATEGORIES.flatMap((top) => [top, ...(top.subCategories ?? [])]).map(({ id, name }) => [id, name]),
);

export function toMarkup({ rule, ...stored }: StoredRule): PriceMarkup {
  return { ...stored, rule: toRule(rule) };
}

export function toRule({ categoryId, product, brands, ...rule }: RuleContent): PriceMarkupRule {
  const categoryName = categoryId === null ? null : (NAMES.get(categoryId) ?? categoryId);
  return {
    ...rule,
    categoryName,
    product: product && { ...product },
    brands: brands.map((brand) => ({ ...brand })),
  };
}

export function toVersion({ createdAt, ...version }: VersionRecord): PriceVersion {
  return { ...version, createdAt: createdAt.toISOString() };
}

export function toGeneration(record: GenerationRecord): CatalogueGeneration {
  const { id, version, status, total, done, changed, startedAt, finishedAt } = record;
  return {
    id: String(id),
    version,
    status,
    total,
    processed: done,
    changed,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
