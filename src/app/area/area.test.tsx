import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { Session } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { headingAt, listedScreens, screenAt, type Area, type AreaScreen } from "./area";
import { AreaFrame } from "./area-page";

const aScreen = (name: string, rest: Partial<AreaScreen> = {}): AreaScreen => ({
  path: `/office/${name}/`,
  label: name,
  heading: `The ${name}`,
  drawing: "M0 0",
  access: "signed-in",
  component: ({ location }) => <p>{`${name} at ${location.pathname}`}</p>,
  ...rest,
});
const area: Area = {
  name: "Office",
  heading: "The office",
  path: "/office/",
  screens: [
    aScreen("orders", { headingBelow: "One order", access: "orders.read" }),
    aScreen("prices", { access: "pricing.read" }),
    aScreen("notes"),
  ],
};

function aSession(permissions: Permission[]): Session {
  const names = { firstName: "Ada", lastName: "Byron", username: "ada@example.com" };
  return {
    user: { ...names, type: "CUSTOMERSUPPORT", permissions, isVerified: true },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  };
}

async function show(pathname: string, ...permissions: Permission[]): Promise<void> {
  await showArea(area, pathname, permissions);
}

async function showArea(of: Area, pathname: string, permissions: Permission[] = []): Promise<void> {
  await signIn(aSession(permissions));
  await act(async () => {
    render(
      <Providers>
        <AreaFrame area={of} location={{ pathname, search: "" }} />
      </Providers>,
    );
  });
}

const { matchMedia } = globalThis;

function becomePhone(): void {
  globalThis.matchMedia = ((media: string) => ({
    matches: media.includes("max-width"),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
}

afterEach(async () => {
  cleanup();
  globalThis.matchMedia = matchMedia;
  await act(forgetSession);
});

test.each([
  ["/office/notes", "/office/notes/", "The notes"],
  ["/office/orders/", "/office/orders/", "The orders"],
  ["/office/orders/17", "/office/orders/", "One order"],
  ["/office/", "/office/orders/", "The orders"],
  ["/office/notes/17/", null, "The office"],
  ["/office/nothing/", null, "The office"],
])("%s is the screen %s with the heading %s", (pathname, path, heading) => {
  expect(screenAt(area, pathname)?.path ?? null).toBe(path);
  expect(headingAt(area, pathname)).toBe(heading);
});

test("the navigation lists the permitted screens and marks the current one", async () => {
  await show("/office/orders/17/", "orders.read");
  const links = within(screen.getByRole("navigation", { name: "Office" })).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["orders", "notes"]);
  expect(links[0]).toHaveAttribute("aria-current", "page");
  expect(screen.getByText("orders at /office/orders/17/")).toBeVisible();
});

test("a single screen needs no navigation", async () => {
  await show("/office/notes/");
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByText("notes at /office/notes/")).toBeVisible();
});

test("an unknown address says so and links to the first screen", async () => {
  await show("/office/nothing/", "orders.read");
  expect(screen.getByRole("heading", { name: MESSAGES.generic.notFound })).toBeVisible();
  expect(screen.getByRole("link", { name: "The orders" })).toHaveAttribute("href", "/office/orders/");
});

describe("on a phone, in an area with a first screen", () => {
  const account: Area = { ...area, name: "Account", path: "/office/notes/" };
  const navigation = () => within(screen.getByRole("navigation", { name: "Account" }));
  beforeEach(becomePhone);

  test("the first screen ends with the others as tiles", async () => {
    await showArea(account, "/office/notes/", ["orders.read"]);
    const links = navigation().getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(["orders"]);
    expect(navigation().getByRole("button", { name: "Sign out" })).toBeVisible();
    const content = screen.getByText("notes at /office/notes/");
    expect(content.compareDocumentPosition(links[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("the other screens have only the way back to it", async () => {
    await showArea(account, "/office/orders/17/", ["orders.read"]);
    expect(navigation().getAllByRole("link")).toHaveLength(1);
    expect(navigation().getByRole("link", { name: "notes" })).toHaveAttribute("href", "/office/notes/");
    expect(navigation().queryByRole("button")).toBeNull();
  });
});

test.each([
  [["orders.read", "orders.update"], ["orders"]],
  [["orders.update"], ["new order"]],
] as const)("the navigation of somebody with %j lists %j", (permissions, names) => {
  const screens = [
    aScreen("orders", { access: "orders.read" }),
    aScreen("new order", { access: "orders.update", under: "/office/orders/" }),
  ];
  const listed = listedScreens({ ...area, screens }, aSession([...permissions]).user);
  expect(listed.map(({ label }) => label)).toEqual(names);
});
