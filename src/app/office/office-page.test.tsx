import { navigate } from "gatsby";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { Session } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import type { Permission } from "#contract/staff/roles";
import { currentUser, forgetSession, signIn } from "../../client/session/current-session";
import { holdPage } from "../../client/store/leaving";
import { Providers } from "../../client/providers/providers";
import { lazyScreen, type Area, type AreaScreen } from "../area/area";
import { OfficeFrame, OfficePage } from "./office-page";

const aScreen = (heading: string, rest: Partial<AreaScreen> = {}): AreaScreen => ({
  path: `/office/${heading.toLowerCase()}/`,
  heading,
  drawing: "M0 0",
  access: "signed-in",
  component: () => <p>{heading} are drawn</p>,
  ...rest,
});
const area: Area = {
  name: "Office",
  heading: "The office",
  path: "/office/",
  screens: [
    aScreen("Orders", { headingBelow: "One order", access: "orders.read" }),
    aScreen("Prices", { access: "pricing.read" }),
    aScreen("Notes", { component: lazyScreen(async () => () => <p>Notes came later</p>) }),
  ],
};

async function show(pathname: string, ...permissions: Permission[]): Promise<void> {
  const session: Session = {
    user: {
      username: "sam@shop.example",
      firstName: "Sam",
      lastName: "Desk",
      type: "CUSTOMERSUPPORT",
      permissions,
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  };
  await signIn(session);
  await act(async () => {
    render(
      <Providers>
        <OfficeFrame area={area} location={{ pathname, search: "" }} />
      </Providers>,
    );
  });
}

const nav = () => within(screen.getByRole("navigation", { name: "Office" }));
const linkNames = () =>
  nav()
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("the page lists the permitted screens, and marks the current one and the user", async () => {
  await show("/office/orders/17/", "orders.read");

  expect(linkNames()).toEqual(["Orders", "Notes"]);
  expect(nav().getByRole("link", { name: "Orders" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("heading", { level: 1, name: "One order" })).toBeVisible();
  expect(within(screen.getByRole("main")).getByText("Orders are drawn")).toBeVisible();
  const bar = within(screen.getByRole("banner"));
  expect(bar.getByText("Sam Desk")).toBeInTheDocument();
  expect(bar.getByRole("link", { name: "View shop" })).toHaveAttribute("href", "/");
  expect(bar.getByRole("button", { name: "Menu" })).toHaveAttribute(
    "popovertarget",
    screen.getByRole("navigation").id,
  );
});

test("the navigation stays next to a forbidden screen, and next to an unknown one", async () => {
  await show("/office/prices/", "orders.read");
  expect(screen.getByRole("heading", { name: MESSAGES.access.forbidden })).toBeVisible();
  expect(linkNames()).toContain("Orders");
  cleanup();
  await show("/office/nothing/", "orders.read");
  expect(screen.getByRole("heading", { name: MESSAGES.generic.notFound })).toBeVisible();
  expect(linkNames()).toContain("Orders");
});

test("names of people in the address are decoded", async () => {
  await show("/office/orders/", "orders.read");
  cleanup();
  window.history.replaceState(null, "", "/office/orders/ada%40mail.example/?q=1");
  const screens = area.screens.map((areaScreen) => ({
    ...areaScreen,
    component: ({ location }: { location: { pathname: string } }) => <p>{location.pathname}</p>,
  }));
  const routed = { pathname: "/office/orders/ada%2540mail.example/", search: "?q=1" };
  await act(async () => {
    render(<OfficePage area={{ ...area, screens }} location={routed} />);
  });
  expect(screen.getByText("/office/orders/ada%40mail.example/")).toBeVisible();
  window.history.replaceState(null, "", "/");
});

test("staff who may not see the first screen begin at the first one they may see", async () => {
  await show("/office/", "pricing.read");
  expect(navigate).toHaveBeenLastCalledWith("/office/prices/", { replace: true });
});

test("a screen renders when its code loads later", async () => {
  await show("/office/notes/");
  expect(await screen.findByText("Notes came later")).toBeVisible();
});

test("the bar signs out", async () => {
  globalThis.fetch = (async () => Promise.reject(new TypeError("no network"))) as never;
  await show("/office/orders/", "orders.read");
  fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await waitFor(async () => expect(await currentUser()).toBeNull());
});

test("signing out with unsaved changes needs a confirmation", async () => {
  globalThis.fetch = (async () => Promise.reject(new TypeError("no network"))) as never;
  await show("/office/orders/", "orders.read");
  const letGo = holdPage();
  const answer = async (name: string) => {
    fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
    const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
    fireEvent.click(within(question).getByRole("button", { name }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  await answer("No");
  expect(await currentUser()).not.toBeNull();
  await answer("Leave");
  await waitFor(async () => expect(await currentUser()).toBeNull());
  letGo();
});
