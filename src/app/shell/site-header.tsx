/** Shop name, search, and links to account and cart. */
import { LIMITS } from "#contract/limits";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Icon } from "../../ui/icon";
import { AccountLink } from "./account-link";
import { PlaceMenu } from "./place-menu";
import { ariaCurrent } from "./active-link";

interface SiteHeaderProps {
  readonly name: string;
  readonly path: string;
}

/** The link to the cart; the inline script fills in the badge once the stored cart was read. */
export function CartLink({ path }: { readonly path: string }) {
  return (
    <a className="act cart" href={ROUTES.cart} aria-current={ariaCurrent(path, ROUTES.cart)}>
      <Icon name="cart" />
      Cart
      <span data-cart-count="" suppressHydrationWarning />
    </a>
  );
}

function Logo({ name }: { readonly name: string }) {
  return (
    <a className="logo" href={ROUTES.home}>
      <span aria-hidden="true">ef</span>
      {name}
    </a>
  );
}

/** Header of the checkout: the shop's name and the link back to the cart. */
export function CheckoutHeader({ name }: { readonly name: string }) {
  return (
    <div className="wrap head to-pay">
      <Logo name={name} />
      <a className="back" href={ROUTES.cart}>
        <Icon name="back" />
        {LABELS.yourCart}
      </a>
    </div>
  );
}

export function SiteHeader({ name, path }: SiteHeaderProps) {
  return (
    <div className="wrap head">
      <Logo name={name} />
      <form className="find" role="search" action={ROUTES.search}>
        <input
          type="search"
          name="q"
          aria-label="Search products"
          placeholder="Search TVs, laptops, washers"
          maxLength={LIMITS.catalogue.searchTextLength}
          autoComplete="off"
        />
        <button aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
      <PlaceMenu />
      <AccountLink path={path} />
      <CartLink path={path} />
    </div>
  );
}
