/** The screens of the account. */
import { ROUTES } from "#contract/site-paths";

/** One address, one title and one heading for each screen; the drawing beside its name, on a ground of 24 by 24. */
export const ACCOUNT_SCREENS = [
  {
    key: "orders",
    path: ROUTES.orders,
    label: "Orders",
    heading: "Your orders",
    drawing: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
  },
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
  return ACCOUNT_SCREENS.find((screen) => screen.path === wanted || isOrder(screen, wanted)) ?? null;
}

/** Every order has an address of its own below the list. */
function isOrder({ key, path }: AccountScreen, wanted: string): boolean {
  return key === "orders" && wanted.startsWith(path);
}

/** Heading and title of the page at an address. */
export function accountTitle(path: string): string {
  const screen = screenAt(path);
  if (screen?.key === "orders" && screen.path !== `${path.replace(/\/$/, "")}/`) return "Your order";
  return screen?.heading ?? "Your account";
}
