/** The account: its navigation and the screen the address names. */
import type { ReactNode } from "react";
import { Global } from "@emotion/react";
import { ROUTES } from "#contract/site-paths";
import { AccountNav } from "./account-nav";
import type { AccountScreen } from "./account-screens";
import { accountLook } from "./account-look";
import { AddressesScreen } from "./addresses/addresses-screen";
import { DataScreen } from "./own-data/data-screen";
import { ProfileScreen } from "./profile-screen";
import { SecurityScreen } from "./security/security-screen";

const SCREENS: Readonly<Record<Exclude<AccountScreen["key"], "orders">, () => React.JSX.Element>> = {
  profile: ProfileScreen,
  addresses: AddressesScreen,
  security: SecurityScreen,
  data: DataScreen,
};

interface AccountAreaProps {
  /** Null for an address that has none. */
  readonly screen: AccountScreen | null;
  /** What the orders screen shows: the page composes it, orders are not the account's own. */
  readonly orders: ReactNode;
}

export function AccountArea({ screen, orders }: AccountAreaProps) {
  return (
    <div className="account-area">
      <Global styles={accountLook} />
      <AccountNav current={screen} />
      <div className="account-screen" key={screen?.key}>
        {screen?.key === "orders" ? orders : <OwnScreen of={screen?.key} />}
      </div>
    </div>
  );
}

function OwnScreen({ of }: { readonly of: keyof typeof SCREENS | undefined }) {
  if (of === undefined) {
    return (
      <p>
        <a href={ROUTES.account}>Go to your profile</a>
      </p>
    );
  }
  const Screen = SCREENS[of];
  return <Screen />;
}
