/** The screens of the account: one address, one title and one heading each. */
export const ACCOUNT_SCREENS = [
  { key: "profile", path: "/account/", label: "Profile", heading: "Your profile", icon: "user" },
  {
    key: "addresses",
    path: "/account/addresses/",
    label: "Addresses",
    heading: "Your addresses",
    icon: "home",
  },
  {
    key: "security",
    path: "/account/security/",
    label: "Password and devices",
    heading: "Password and devices",
    icon: "check",
  },
  { key: "data", path: "/account/data/", label: "Your data", heading: "Your data", icon: "store" },
] as const;

export type AccountScreen = (typeof ACCOUNT_SCREENS)[number];

/** The screen of an address, with or without its last slash; null for an address that has none. */
export function screenAt(path: string): AccountScreen | null {
  const wanted = path.endsWith("/") ? path : `${path}/`;
  return ACCOUNT_SCREENS.find((screen) => screen.path === wanted) ?? null;
}
