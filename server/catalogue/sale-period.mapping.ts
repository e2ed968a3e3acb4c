/** The period of the current sale price (PRICING-12). */
import type { SalePeriod } from "#contract/graphql/generated";
import type { ProductRecord } from "./catalogue.record";

type Sold = Pick<ProductRecord, "salePrice" | "saleStartsAt" | "saleEndsAt">;

/** Returns null for an open-ended price, and outside the period. */
export function salePeriodOf({ salePrice, saleStartsAt, saleEndsAt }: Sold, now: Date): SalePeriod | null {
  if (salePrice === null || saleEndsAt === null || now >= saleEndsAt) return null;
  if (saleStartsAt !== null && now < saleStartsAt) return null;
  return { startsAt: saleStartsAt?.toISOString() ?? null, endsAt: saleEndsAt.toISOString() };
}
