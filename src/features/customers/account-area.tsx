/** The account: its navigation and the screen the address names. */
import { Global } from "@emotion/react";
import { AccountNav } from "./account-nav";
import { screenAt, type AccountScreen } from "./account-screens";
import { accountLook } from "./account-look";
import { AddressesScreen } from "./addresses-screen";
import { DataScreen } from "./data-screen";
import { ProfileScreen } from "./profile-screen";
import { SecurityScreen } from "./security-screen";

const SCREENS: Readonly<Record<AccountScreen["key"], () => React.JSX.Element>> = {
  profile: ProfileScreen,
  addresses: AddressesScreen,
  security: SecurityScreen,
  data: DataScreen,
};

export function AccountArea({ path }: { readonly path: string }) {
  const screen = screenAt(path);
  const Screen = screen && SCREENS[screen.key];
  return (
    <div className="wrap account">
      <Global styles={accountLook} />
      <AccountNav current={screen} />
      <div className="account-screen" key={screen?.key}>
        <h1 tabIndex={-1}>{screen?.heading ?? "There is no such page in your account"}</h1>
        {Screen ? (
          <Screen />
        ) : (
          <p>
            <a href="/account/">Go to your profile</a>
          </p>
        )}
      </div>
    </div>
  );
}
