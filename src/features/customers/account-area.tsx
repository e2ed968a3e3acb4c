/** The account: its navigation and the screen the address names. */
import type { ReactNode } from "react";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { ROUTES } from "#contract/site-paths";
import { AccountNav } from "./account-nav";
import type { AccountScreen } from "./account-screens";
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
    <Area>
      <AccountNav current={screen} />
      <Screen spacing={5} key={screen?.key}>
        {screen?.key === "orders" ? orders : <OwnScreen of={screen?.key} />}
      </Screen>
    </Area>
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
  const Own = SCREENS[of];
  return <Own />;
}

const Area = styled("div")({
  display: "grid",
  gap: "var(--s5) var(--s7)",
  paddingBottom: "var(--s6)",
  "@media (min-width: 900px)": { gridTemplateColumns: "232px minmax(0, 1fr)" },
});

const Screen = styled(Stack)({ minWidth: 0, maxWidth: 860 });
