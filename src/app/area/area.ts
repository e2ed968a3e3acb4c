/** An area of the site: a table of screens behind one page, such as the account and the back office. */
import { lazy, type ComponentType } from "react";
import type { SessionUser } from "#contract/auth";
import { judge, type Access } from "../island/guard";

export interface ScreenLocation {
  readonly pathname: string;
  readonly search: string;
}

export type ScreenComponent = ComponentType<{ readonly location: ScreenLocation }>;

export interface AreaScreen {
  /** Its address, with a slash at the end. */
  readonly path: string;
  readonly heading: string;
  /** Its name in the navigation, when it is another one. */
  readonly label?: string;
  /** Heading of the addresses below its own, such as those of single orders; without one there are none. */
  readonly headingBelow?: string;
  /** Of the drawing beside the label, on a ground of 24 by 24. */
  readonly drawing: string;
  readonly access: Access;
  readonly component: ScreenComponent;
  /** Behind its name in the navigation, such as how much there is to do. */
  readonly mark?: ComponentType;
  /** "Find a customer": what a search from elsewhere says, where ?q= searches the screen. */
  readonly findLabel?: string;
}

export interface Area {
  /** "Account": says what the navigation is of. */
  readonly name: string;
  /** One HTML file stands for all screens: its heading says what all of them are. */
  readonly heading: string;
  /** With a slash at the end. Without a screen of its own it shows the first one. */
  readonly path: string;
  readonly screens: readonly AreaScreen[];
}

/** A screen whose code is fetched when it is opened. */
export function lazyScreen(fetchScreen: () => Promise<ScreenComponent>): ScreenComponent {
  return lazy(async () => ({ default: await fetchScreen() }));
}

/** A mark of the navigation, fetched after everything else. */
export function lazyMark(fetchMark: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await fetchMark() }));
}

/** The screen of an address, with or without its last slash; null for an address that has none. */
export function screenAt({ path, screens }: Area, pathname: string): AreaScreen | null {
  const wanted = pathname.endsWith("/") ? pathname : `${pathname}/`;
  const exact = screens.find((screen) => screen.path === wanted);
  const above = screens.find((screen) => screen.headingBelow && wanted.startsWith(screen.path));
  return exact ?? above ?? (wanted === path ? (screens[0] ?? null) : null);
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
  return screens.filter(({ access }) => judge(access, user) === "show");
}
