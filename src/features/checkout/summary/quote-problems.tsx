/** Problems that block the order, each with a link to where it can be corrected. */
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { ProblemBox } from "../../../ui/parts/problem-box";
import { EMPTY_DELIVERY } from "../input/delivery-input";
import type { CheckoutProblem } from "./use-quote";

/** Problems of what is in the cart. */
const OF_CART: readonly string[] = ["EMPTY_CART", "PRODUCT_GONE", "OUT_OF_STOCK", "PRICE_CHANGED"];

interface QuoteProblemsProps {
  readonly problems: readonly CheckoutProblem[];
  /** Leaves out what the form beside it still asks for. */
  readonly isOfCart?: boolean;
}

export function QuoteProblems({ problems, isOfCart = false }: QuoteProblemsProps) {
  // Problems of the promotion code are shown at its field.
  const shown = problems.filter(
    ({ code, property }) => property !== "promotionCode" && (!isOfCart || OF_CART.includes(code)),
  );
  if (shown.length === 0) return null;
  return (
    <ProblemBox role="alert">
      <h2>{LABELS.problem}</h2>
      <ul>
        {shown.map(({ code, property, message }) => (
          <li key={`${code} ${property}`}>
            {message} <WayOut code={code} property={property} />
          </li>
        ))}
      </ul>
    </ProblemBox>
  );
}

/** A link to where it can be corrected; nothing where that is this page. */
export function WayOut({ code, property }: Pick<CheckoutProblem, "code" | "property">) {
  if (OF_CART.includes(code)) return <a href={ROUTES.cart}>{LABELS.changeCart}</a>;
  const isOfDelivery = code === "DELIVERY_NOT_POSSIBLE" || (property !== null && property in EMPTY_DELIVERY);
  return isOfDelivery ? <a href={ROUTES.checkout}>Edit your delivery details</a> : null;
}
