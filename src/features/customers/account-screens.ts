/** The screens of the account. */
import { ROUTES } from "../../app/routes";

/** One address, one title and one heading for each screen; the drawing beside its name, on a ground of 24 by 24. */
export const ACCOUNT_SCREENS = [
  {
    key: "profile",
    path: ROUTES.account,
    label: "Profile",
    heading: "Your profile",
    drawing: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0",
  },
  {
    key: "addresses",
    path: ROUTES.addresses,
    label: "Addresses",
    heading: "Your addresses",
    drawing: "M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  },
  {
    key: "security",
    path: ROUTES.security,
    label: "Password and devices",
    heading: "Password and devices",
    drawing: "M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2",
  },
  {
    key: "data",
    path: ROUTES.ownData,
    label: "Your data",
    heading: "Your data",
    drawing: "M12 3v11M8 10.5l4 4 4-4M4.5 15.5v5h15v-5",
  },
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
