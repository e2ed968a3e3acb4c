/**
 * The lease of an amount: payment, number of payments and total cost (LEASE-1), or the amount missing for a
 * lease (LEASE-21), and the amount with shipping and tax (LEASE-73). No lease above the maximum and in excluded
 * states.
 */
import { missingForLease, planAmounts, type LessorTerms } from "#contract/leases/financing";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney, type Cents } from "#contract/money/money";
import { countName, LEASE_WORDS } from "#contract/promotions/page-amounts";
import { SET_AMOUNT, setOf } from "#contract/promotions/sets";
import type { TaxSource } from "#contract/money/tax-words";
import { SHOP_LESSOR } from "../../lib/shop-lessor";
import { leasedAmount, leasedRange, type LeasedRange } from "./leased-amount";
import { AmountPrefix, Money, PlanWord } from "./price";
import type { CardView } from "../views/catalogue-views";

interface PlanLineProps extends Partial<TaxSource> {
  readonly leased: Cents;
  /** Two letters; null = unknown, so the amounts are estimates. */
  readonly state?: string | null;
  /**
   * Range over all states: content valid in some states only is also in the page, hidden, for the live check.
   */
  readonly range?: LeasedRange;
  /** Lessor that approved; undefined before. */
  readonly lessor?: LessorTerms | undefined;
  /** Number of items the amount is for, for products sold in sets. */
  readonly pieces?: number;
}

export function PlanLine({
  leased,
  state = null,
  range = [leased, leased],
  lessor,
  pieces = 1,
  isStateTax = true,
}: PlanLineProps) {
  const terms = lessor ?? SHOP_LESSOR;
  const { minimumCartCents: minimum, maximumCartCents: maximum, excludedStates } = terms;
  const [lowest, highest] = range;
  const isServed = state === null || !excludedStates.includes(state);
  const mayLease = isServed && highest >= minimum && lowest <= maximum && maximum > 0;
  const mayNeed = isServed && lowest < minimum && maximum > 0;
  const plan = planAmounts(leased, "WEEKLY", terms);
  const part = mayLease && mayNeed ? "or swap" : "or";
  return (
    <p className="plan-line">
      {pieces > 1 && `${LABELS.setOf(pieces)}: `}
      {mayLease && (
        <span className={part}>
          {pieces === 1 && "or "}
          <b>
            <Money name="WEEKLY-payment" cents={plan?.payment ?? 0} />
            /wk
          </b>{" "}
          <PlanWord name={LEASE_WORDS}>{MESSAGES.financing.leaseWords(lessor?.name ?? null)}</PlanWord> <br />
          <PlanWord name={countName("WEEKLY")}>{terms.payments.WEEKLY}</PlanWord>
          {" payments · "}
          <span>
            <Money name="WEEKLY-total" cents={plan?.total ?? 0} /> total
          </span>{" "}
        </span>
      )}
      {mayNeed && (
        <span className={part}>
          Add <Money name="need" cents={missingForLease(leased, terms)} />
          {` to lease (from ${formatMoney(minimum)}) `}
        </span>
      )}
      {isStateTax && "est. "}
      <Money name="estimate" cents={leased} />
      {isStateTax ? " delivered" : " delivered with sales tax"}
      {state === null && mayLease && !plan && (
        <span className="est">{` ${MESSAGES.financing.dependsOnPlace}`}</span>
      )}
    </p>
  );
}

/**
 * The line of one item, or of a set for products sold in sets. @param state null in static HTML, which the
 * live check updates
 */
export function ProductPlanLine({
  card,
  state = null,
  lessor,
}: {
  readonly card: CardView;
  readonly state?: string | null;
  readonly lessor?: LessorTerms | undefined;
}) {
  const { piecesOfSet: pieces = 1 } = card;
  const goods = setOf(card, pieces);
  const range = state === null ? { range: leasedRange(goods) } : {};
  const line = (
    <PlanLine leased={leasedAmount(goods, state)} state={state} lessor={lessor} pieces={pieces} {...range} />
  );
  return pieces === 1 ? line : <AmountPrefix value={SET_AMOUNT}>{line}</AmountPrefix>;
}
