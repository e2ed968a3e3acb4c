/** The period of a sale price, while that is asked (PRICING-12). */
import type { SalePeriod } from "#contract/graphql/generated";
import type { ProductRecord } from "./catalogue.record";

type Sold = Pick<ProductRecord, "salePrice" | "saleStartsAt" | "saleEndsAt">;

/** Null for a price that does not end by itself, and before and after its time. */
export function salePeriodOf({ salePrice, saleStartsAt, saleEndsAt }: Sold, now: Date): SalePeriod | null {
  if (salePrice === null || saleEndsAt === null || now >= saleEndsAt) return null;
  if (saleStartsAt !== null && now < saleStartsAt) return null;
  return { startsAt: saleStartsAt?.toISOString() ?? null, endsAt: saleEndsAt.toISOString() };
}
