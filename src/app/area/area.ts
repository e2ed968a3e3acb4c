/** An area of the site, such as the account or the back office: a table of screens behind one page. */
import { lazy, type ComponentType } from "react";
import type { SessionUser } from "#contract/accounts/session";
import { decideAccess, type Access } from "../island/guard";

export interface ScreenLocation {
  readonly pathname: string;
  readonly search: string;
}

export type ScreenComponent = ComponentType<{ readonly location: ScreenLocation }>;

export interface AreaScreen {
  /** Address with a trailing slash. */
  readonly path: string;
  readonly heading: string;
  /** Label in the navigation, when it differs from the heading. */
  readonly label?: string;
  /** Heading of addresses below the screen's own, such as single orders; omitted, there are none. */
  readonly headingBelow?: string;
  /** Heading of the screen's group in the navigation; omitted, no group. */
  readonly group?: string;
  /** Path of the screen that links to this one. The navigation lists this one only without access to that. */
  readonly under?: string;
  /** SVG path of its icon, in a 24 by 24 box. */
  readonly drawing: string;
  readonly access: Access;
  readonly component: ScreenComponent;
  /** Shown after its label, such as a count of open tasks. */
  readonly badge?: ComponentType;
  /** Label of this screen's search in the command palette, such as "Find a customer"; the search is its ?q=. */
  readonly findLabel?: string;
  /** Second key of its "g" shortcut, unique per screen (STAFF-49). */
  readonly goKey?: string;
}

export interface Area {
  /** Labels the navigation, such as "Account". */
  readonly name: string;
  /** Heading of the static HTML, shared by all screens. */
  readonly heading: string;
  /** With a trailing slash. An area without a screen at this path shows its first screen. */
  readonly path: string;
  readonly screens: readonly AreaScreen[];
}

/** A screen with lazily loaded code. */
export function lazyScreen(fetchScreen: () => Promise<ScreenComponent>): ScreenComponent {
  return lazy(async () => ({ default: await fetchScreen() }));
}

/** A navigation mark whose code loads last. */
export function lazyBadge(fetchMark: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await fetchMark() }));
}

/** The screen of an address, with or without a trailing slash; null when there is none. */
export function screenAt({ path, screens }: Area, pathname: string): AreaScreen | null {
  const address = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const exact = screens.find((screen) => screen.path === address);
  const above = screens.find((screen) => screen.headingBelow && address.startsWith(screen.path));
  return exact ?? above ?? (address === path ? (screens[0] ?? null) : null);
}

/** Heading and title of the page at an address. */
export function headingAt(area: Area, pathname: string): string {
  const screen = screenAt(area, pathname);
  if (!screen) return area.heading;
  const isBelow = pathname.startsWith(screen.path) && pathname.length > screen.path.length;
  return isBelow ? (screen.headingBelow ?? screen.heading) : screen.heading;
}

/** The screens a visitor may open. */
export function openScreens({ screens }: Area, user: SessionUser | null): readonly AreaScreen[] {
  return screens.filter(({ access }) => decideAccess(access, user) === "show");
}

/** The screens in the navigation: those a visitor may open, without those that another of them links to. */
export function listedScreens(area: Area, user: SessionUser | null): readonly AreaScreen[] {
  const open = openScreens(area, user);
  return open.filter(({ under }) => !open.some(({ path }) => path === under));
}
