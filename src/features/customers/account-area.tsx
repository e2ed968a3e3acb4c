/** The account: its navigation and the screen the address names. */
import { Global } from "@emotion/react";
import { AccountNav } from "./account-nav";
import type { AccountScreen } from "./account-screens";
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

/** @param screen null for an address that has none */
export function AccountArea({ screen }: { readonly screen: AccountScreen | null }) {
  const Screen = screen && SCREENS[screen.key];
  return (
    <div className="account-area">
      <Global styles={accountLook} />
      <AccountNav current={screen} />
      <div className="account-screen" key={screen?.key}>
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
