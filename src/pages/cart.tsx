import { Seo } from "../app/seo";
import { useShop } from "../app/shell/use-shop";
import { CartPage } from "../features/cart/cart-page";
import { useCart } from "../features/cart/use-cart";

export default function CartRoute() {
  const { phone } = useShop();
  return <CartPage cart={useCart()} phone={phone} />;
}

export function Head() {
  return <Seo title="Your cart" description="What you chose so far." path="/cart/" isIndexed={false} />;
}
