/** The screens of the account. */
import { ROUTES } from "../../app/routes";

/** One address, one title and one heading for each screen. */
export const ACCOUNT_SCREENS = [
  { key: "profile", path: ROUTES.account, label: "Profile", heading: "Your profile", icon: "user" },
  {
    key: "addresses",
    path: ROUTES.addresses,
    label: "Addresses",
    heading: "Your addresses",
    icon: "home",
  },
  {
    key: "security",
    path: ROUTES.security,
    label: "Password and devices",
    heading: "Password and devices",
    icon: "check",
  },
  { key: "data", path: ROUTES.ownData, label: "Your data", heading: "Your data", icon: "store" },
] as const;

export type AccountScreen = (typeof ACCOUNT_SCREENS)[number];

/** The screen of an address, with or without its last slash; null for an address that has none. */
export function screenAt(path: string): AccountScreen | null {
  const wanted = path.endsWith("/") ? path : `${path}/`;
  return ACCOUNT_SCREENS.find((screen) => screen.path === wanted) ?? null;
}

/** Heading and title of the page at an address. */
export function accountTitle(path: string): string {
  return screenAt(path)?.heading ?? "Your account";
}
