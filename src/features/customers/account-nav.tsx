/** The ways through the account, and out of it: beside the screen, above it on a phone. */
import { signOut } from "../../app/session";
import { Icon } from "../../ui/icon";
import { ACCOUNT_SCREENS, type AccountScreen } from "./account-screens";

export function AccountNav({ current }: { readonly current: AccountScreen | null }) {
  return (
    <nav className="account-nav" aria-label="Account">
      <ul>
        {ACCOUNT_SCREENS.map((screen) => (
          <li key={screen.key}>
            <a href={screen.path} aria-current={screen === current ? "page" : undefined}>
              <Icon name={screen.icon} />
              {screen.label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void signOut()}>
            <Icon name="back" />
            Sign out
          </button>
        </li>
      </ul>
    </nav>
  );
}
