/** Problems that block the order, each with a link to where it can be fixed. */
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { ProblemBox } from "../../../ui/parts/problem-box";
import { EMPTY_DELIVERY } from "../input/delivery-input";
import type { CheckoutProblem } from "./use-quote";

/** Problems of cart items. */
const OF_CART: readonly string[] = ["EMPTY_CART", "PRODUCT_GONE", "OUT_OF_STOCK", "PRICE_CHANGED"];

interface QuoteProblemsProps {
  readonly problems: readonly CheckoutProblem[];
  /** Omits problems that the adjacent form still shows. */
  readonly isOfCart?: boolean;
}

export function QuoteProblems({ problems, isOfCart = false }: QuoteProblemsProps) {
  // Problems of the promotion code appear at its field.
  const visible = problems.filter(
    ({ code, property }) => property !== "promotionCode" && (!isOfCart || OF_CART.includes(code)),
  );
  if (visible.length === 0) return null;
  return (
    <ProblemBox role="alert">
      <h2>{LABELS.problem}</h2>
      <ul>
        {visible.map(({ code, property, message }) => (
          <li key={`${code} ${property}`}>
            {message} <WayOut code={code} property={property} />
          </li>
        ))}
      </ul>
    </ProblemBox>
  );
}

/** A link to where the problem can be fixed; nothing on that page itself. */
export function WayOut({ code, property }: Pick<CheckoutProblem, "code" | "property">) {
  if (OF_CART.includes(code)) return <a href={ROUTES.cart}>{LABELS.changeCart}</a>;
  const isOfDelivery = code === "DELIVERY_NOT_POSSIBLE" || (property !== null && property in EMPTY_DELIVERY);
  return isOfDelivery ? <a href={ROUTES.checkout}>Edit your delivery details</a> : null;
}
