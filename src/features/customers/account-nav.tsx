/** The ways through the account, and out of it: beside the screen, above it on a phone. */
import { signOut } from "../../client/api/sign-out";
import { ACCOUNT_SCREENS, type AccountScreen } from "./account-screens";

export function AccountNav({ current }: { readonly current: AccountScreen | null }) {
  return (
    <nav className="account-nav" aria-label="Account">
      <ul>
        {ACCOUNT_SCREENS.map((screen) => (
          <li key={screen.key}>
            <a href={screen.path} aria-current={screen === current ? "page" : undefined}>
              <Drawing path={screen.drawing} />
              {screen.label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void signOut()}>
            <Drawing path="M10 4H5v16h5M14 8l4 4-4 4M18 12H9" />
            Sign out
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** Not in the sprite of src/ui/icon.tsx, which every page of the catalogue carries. */
function Drawing({ path }: { readonly path: string }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
