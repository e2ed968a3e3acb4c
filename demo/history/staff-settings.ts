/** Back office data of a demo history: saved views of the order list, and versions of price rules. */
import { sql } from "kysely";
import { LIMITS } from "#contract/limits";
import type { PriceMarkupInput } from "#contract/graphql/generated";
import type { Db } from "../../server/db/client";
import type { Sealer } from "../../server/db/sealed";
import { createPricing } from "../../server/catalogue/pricing/pricing";
import type { Asker, PricingService } from "../../server/catalogue/pricing/pricing.service";
import { createViewsStore } from "../../server/orders/views/views.store";
import type { ViewInput } from "#contract/staff/saved-views";
import { turnsOf, type Member } from "./staff";

/** Query strings as the list writes them, because the address identifies a view. */
const VIEWS: readonly ViewInput[] = [
  { name: "Large orders", query: "show=review&sort=-total", isShared: true },
  { name: "To ship", query: "show=fulfil&sort=placed", isShared: true },
  { name: "Crypto above $1,000", query: "method=COINBASE&least=1000", isShared: false },
  { name: "Store pickup", query: "show=confirmed&delivery=DELIVERY_PICKUP", isShared: false },
  { name: "Unsigned leases", query: "show=lease&sort=placed&method=LEASE", isShared: false },
  { name: "Flagged and unpaid", query: "show=unpaid&risk=FLAGGED", isShared: false },
];

export async function storeViews(db: Db, sealer: Sealer, staff: readonly Member[]): Promise<void> {
  const memberOf = turnsOf(staff, "orders.update", 65);
  if (!memberOf) return;
  const store = createViewsStore(db, sealer);
  for (const [position, view] of VIEWS.entries())
    await store.add(memberOf(position).id, "orders", view, LIMITS.lists.viewsPerUser);
}

const markup = (categoryName: string, rule: Partial<PriceMarkupInput["rule"]>): PriceMarkupInput => ({
  supplierId: null,
  type: null,
  isDeleted: false,
  rule: {
    ruleType: "CATEGORY",
    categoryName,
    minPrice: null,
    maxPrice: null,
    brandIds: [],
    markupType: "PERCENTAGE",
    markupValue: 1_200,
    roundingMethod: "UP_TO_99",
    ...rule,
  },
});

type Step = (rules: PricingService, asker: Asker, version: number) => Promise<unknown>;

/** One version per step; the last one is active. Products retain their price until staff reprice. */
function stepsOf(): readonly Step[] {
  let dishwashers = "";
  const dearer = markup("Dishwashers", { markupValue: 1_850 });
  return [
    (rules, asker, version) => rules.add(asker, markup("Televisions", {}), version),
    async (rules, asker, version) => {
      const added = await rules.add(asker, markup("Dishwashers", { markupValue: 1_450 }), version);
      dishwashers = added.markup!.id;
    },
    (rules, asker, version) => rules.update(asker, dishwashers, dearer, version),
    (rules, asker, version) =>
      rules.add(
        asker,
        markup("Camera Lenses", { markupType: "FIXED", markupValue: 4_500, roundingMethod: "EXACT" }),
        version,
      ),
    (rules, asker, version) => rules.update(asker, dishwashers, { ...dearer, isDeleted: true }, version),
    (rules, asker, version) => rules.rollBack(asker, 4, version),
  ];
}

interface Span {
  readonly days: number;
  readonly until: Date;
}

/** Adds price rule versions across the history. No-op in a shop with price rules. */
export async function setPriceRules(
  db: Db,
  sealer: Sealer,
  staff: readonly Member[],
  { days, until }: Span,
): Promise<void> {
  const memberOf = turnsOf(staff, "pricing.write", 66);
  // The audit trail records only real events on this machine.
  const trail = { record: async () => undefined, recordOrder: async () => undefined };
  const { rules } = createPricing({ db, backgroundDb: db, sealer, trail });
  const { totalVersions } = await rules.listVersions({ pageNumber: 1, pageSize: 25 });
  if (!memberOf || totalVersions > 1) return;
  const steps = stepsOf();
  for (const [version, step] of steps.entries()) {
    const { id: userId, username, role, permissions } = memberOf(version);
    const viewer = { userId, username, role, permissions, isVerified: true, sessionId: "" };
    await step(rules, { viewer, origin: { ipAddress: "203.0.113.9", userAgent: "" } }, version);
  }
  await sql`
    UPDATE price_markup_versions
    SET created_at = ${until}::timestamptz
      - make_interval(mins => (${days * 1_440} * (${steps.length} - version + 0.4) / ${steps.length})::int + version * 37)`.execute(
    db,
  );
}
