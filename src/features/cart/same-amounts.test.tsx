/** Card, product page, cart and quote show equal amounts for the same items and place (LEASE-73). */
import { render } from "@testing-library/react";
import { DEFAULT_LESSOR, planAmounts } from "#contract/leases/financing";
import { estimateLeased } from "#contract/leases/estimate";
import { formatMoney } from "#contract/money/money";
import { pageAmounts } from "#contract/promotions/page-amounts";
import { ProductPlanLine } from "../../catalogue/cards/plan-line";
import { aCard } from "../../catalogue/views/views-for-tests";
import { leasedAmountOf, type CartLineView } from "./cart-lines";

/** Unknown; shipping untaxed and taxed; no tax; the highest tax; no leasing. */
const PLACES = [null, "TX", "CA", "OR", "PR", "TN", "MN"];
/** Around both limits with and without tax. */
const GOODS = [
  [362_99, 29_99],
  [280_00, 0],
  [283_02, 0],
  [299_99, 0],
  [300_00, 0],
  [4_486_00, 0],
  [4_700_00, 19_99],
  [4_999_99, 49_99],
  [42_99, 5_00],
] as const;
const CASES = PLACES.flatMap((state) => GOODS.map(([price, shipping]) => [state, price, shipping] as const));

test.each(CASES)("in %s, items for %i cents with %i shipping", (state, price, shipping) => {
  const card = aCard({ regularPrice: price, salePrice: null, shipping });
  const amounts = pageAmounts(card, state, DEFAULT_LESSOR);
  const line = { productId: "1", name: "A", quantity: 1, available: 9, maxQuantity: 9, inStock: true };
  const product = { name: "A", brand: "B", url: "/", image: null, price, shipping, fitCode: null };
  const cart: readonly CartLineView[] = [{ ...line, product }];
  const total = estimateLeased(price, shipping, state);
  expect([leasedAmountOf(cart, state), amounts["estimate"]]).toEqual([total, total]);

  const isServed = state === null || !DEFAULT_LESSOR.excludedStates.includes(state);
  const plan = isServed ? planAmounts(total, "WEEKLY", DEFAULT_LESSOR) : null;
  expect([amounts["WEEKLY-payment"], amounts["WEEKLY-total"]]).toEqual([plan?.payment, plan?.total]);

  const { container } = render(<ProductPlanLine card={card} state={state} />);
  const textOf = (name: string) => container.querySelector(`[data-money="${name}"]`)?.textContent ?? "";
  expect(textOf("estimate")).toBe(formatMoney(total));
  expect(textOf("WEEKLY-payment")).toBe(plan ? formatMoney(plan.payment) : "");
  expect(textOf("WEEKLY-total")).toBe(plan ? formatMoney(plan.total) : "");
});
