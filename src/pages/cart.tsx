import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Island } from "../app/island/island";
import { Seo } from "../app/head/seo";
import { useShop } from "../catalogue/views/use-shop";
import { CartScreen } from "../features/cart/cart-screen";

export default function CartRoute() {
  const { phone } = useShop();
  return (
    <Island access="anyone" title={LABELS.yourCart} height={560}>
      <CartScreen phone={phone} />
    </Island>
  );
}

export function Head() {
  return (
    <Seo title={LABELS.yourCart} description="The items in your cart." path={ROUTES.cart} isIndexed={false} />
  );
}
