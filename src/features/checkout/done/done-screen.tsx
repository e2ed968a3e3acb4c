/** The last step: how the order stands. Pages of gateways lead back here as well. */
import { LABELS } from "#contract/messages";
import { ROUTES, orderIn, type OrderLink, ownOrderPath, guestOrderPath } from "#contract/site-paths";
import { useVisitor } from "../../../client/session/use-visitor";
import { OrderFacts } from "./order-facts";
import { OrderState } from "./order-state";
import { useOrderState } from "./use-order-state";
import { WaitingLines } from "../summary/waiting-lines";

export function DoneScreen({ search }: { readonly search: string }) {
  const link = orderIn(search, "id");
  return link ? <PlacedOrder key={link.id} link={link} /> : <UnknownOrder />;
}

function PlacedOrder({ link }: { readonly link: OrderLink }) {
  const { answer, hasFailed, isUnknown, isGivenUp, askAgain } = useOrderState(link);
  const { user } = useVisitor();
  if (isUnknown) return <UnknownOrder />;
  if (!answer && hasFailed) {
    return (
      <div className="checkout-card" role="alert">
        <h2>We cannot tell how your order stands</h2>
        <p>The shop does not answer right now. Your order is safe; please do not order again.</p>
        <button type="button" className="btn" onClick={askAgain}>
          Look again
        </button>
      </div>
    );
  }
  if (!answer) return <WaitingLines what="your order" />;
  if (!answer.order) return <UnknownOrder />;
  const { order } = answer;
  const place = user ? ownOrderPath(order.id) : guestOrderPath({ id: order.id, key: link.key });
  return (
    <div className="checkout-done">
      <OrderState answer={answer} order={order} link={link} isGivenUp={isGivenUp} onLook={askAgain} />
      <OrderFacts order={order} />
      <p className="checkout-next">
        <a className="btn" href={place}>
          Follow your order
        </a>
        <a className="btn quiet" href={ROUTES.home}>
          Continue shopping
        </a>
      </p>
    </div>
  );
}

function UnknownOrder() {
  return (
    <div className="empty">
      <h2>We do not know this order</h2>
      <p>Please use the link in our e-mail, or sign in to see your orders.</p>
      <p>
        <a className="btn" href={ROUTES.account}>
          {LABELS.goToAccount}
        </a>
      </p>
    </div>
  );
}
