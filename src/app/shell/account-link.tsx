/**
 * Link to the account: "Sign in", or the first name with a small menu. The inline script decides (src/boot).
 */
import { Icon } from "../../ui/icon";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { ariaCurrent } from "./active-link";
import { LeaseLink } from "./lease-link";

export function AccountLink({ path }: { readonly path: string }) {
  return (
    <div className="account" data-account="" data-role="" suppressHydrationWarning>
      <a
        className="act"
        href={ROUTES.login}
        data-sign-in=""
        aria-current={ariaCurrent(path, ROUTES.login)}
        suppressHydrationWarning
      >
        <Icon name="user" />
        {LABELS.signIn}
      </a>
      <details data-menu="" name="menu">
        <summary className="act">
          <Icon name="user" />
          <span className="vh">Account of</span>
          <span data-account="" suppressHydrationWarning />
        </summary>
        <ul>
          <li>
            <a href={ROUTES.account}>Account</a>
          </li>
          <li>
            <a href={ROUTES.orders}>Orders</a>
          </li>
          <li>
            <LeaseLink />
          </li>
          <li>
            <a href={ROUTES.ownWishList}>{LABELS.wishList}</a>
          </li>
          <li>
            <a href={ROUTES.addresses}>Addresses</a>
          </li>
          <li className="staff">
            <a href={BACKOFFICE_ROUTES.orders}>{LABELS.backOffice}</a>
          </li>
          <li>
            <button type="button" data-sign-out="" data-app="">
              {LABELS.signOut}
            </button>
          </li>
        </ul>
      </details>
    </div>
  );
}
