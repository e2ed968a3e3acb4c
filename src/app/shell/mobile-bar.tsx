/** The bottom navigation of a small screen. */
import { ROUTES } from "#contract/site/paths";
import { Icon } from "../../ui/icon";
import { AccountLink } from "./account-link";
import { ariaCurrent } from "./active-link";
import { MENU_ID } from "./shop-menu";
import { CartLink } from "./site-header";

export function MobileBar({ path }: { readonly path: string }) {
  return (
    <nav className="bar" aria-label="Quick links">
      <a className="act" href={ROUTES.home} aria-current={ariaCurrent(path, ROUTES.home)}>
        <Icon name="home" />
        Home
      </a>
      <button className="act" type="button" popoverTarget={MENU_ID}>
        <Icon name="menu" />
        Menu
      </button>
      <a className="act" href={ROUTES.search} aria-current={ariaCurrent(path, ROUTES.search)}>
        <Icon name="search" />
        Search
      </a>
      <AccountLink path={path} />
      <CartLink path={path} />
    </nav>
  );
}
