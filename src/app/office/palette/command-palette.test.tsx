import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { ThemeProvider } from "@mui/material/styles";
import { navigate } from "gatsby";
import type { Session, SessionUser } from "#contract/accounts/session";
import { succeed } from "#contract/rest/envelope";
import { PERMISSIONS } from "#contract/staff/roles";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { Button } from "../../../ui/actions/button";
import { actionRef } from "../../../ui/actions/registry";
import { themeOf } from "../../../ui/theme";
import type { AreaScreen } from "../../area/area";
import { CommandPalette } from "./command-palette";
// Compiled up front: the first test would time out during compilation.
import "./palette-dialog";
import { PALETTE_LABEL } from "./typed-ahead";

const aScreen = (heading: string, findLabel?: string): AreaScreen => ({
  path: `/office/${heading.toLowerCase()}/`,
  heading,
  drawing: "M0 0",
  access: "signed-in",
  component: () => null,
  ...(findLabel && { findLabel }),
});
const screens = [
  aScreen("Orders", "Search orders for"),
  aScreen("Customers", "Search customers for"),
  aScreen("Staff"),
];
const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const field = () => screen.getByRole("combobox", { name: PALETTE_LABEL });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const openPalette = () => fireEvent.keyDown(window, { key: "k", ctrlKey: true });

const order = {
  id: "17",
  uniqueId: "EF-2026-17",
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@mail.example",
};
const customer = { username: "ada@mail.example", firstName: "Ada", lastName: "Byron" };
let requests: string[] = [];

/** @param changes to a super admin; one user per test, because recent choices are stored per user */
async function show(changes: Partial<SessionUser> = {}): Promise<void> {
  const user: SessionUser = {
    username: `${expect.getState().currentTestName}@shop.example`,
    type: "SUPERADMIN",
    firstName: "Grace",
    lastName: "Hopper",
    permissions: [...PERMISSIONS],
    isVerified: true,
    ...changes,
  };
  const session: Session = { user, tokens: { accessToken: "a", idToken: "i", refreshToken: "r" } };
  await signIn(session);
  render(<CommandPalette screens={screens} user={user} />);
  openPalette();
  await screen.findByRole("combobox");
}

beforeEach(() => {
  requests = [];
  globalThis.fetch = (async (url: string) => {
    const { pathname } = new URL(url);
    requests.push(pathname);
    const answer =
      pathname === "/graphql"
        ? { data: { listOrders: { orders: [order] } } }
        : succeed({ rows: [customer], total: 1 }, "Successful");
    const text = JSON.stringify(answer);
    return { ok: true, status: 200, headers: new Headers(), text: async () => text };
  }) as never;
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("the palette opens with ctrl or cmd and K, takes the focus, and closes with Escape", async () => {
  await show();
  expect(field()).toHaveFocus();
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.keyDown(window, { key: "k", metaKey: true });
  expect(field()).toHaveFocus();
});

test("the palette opens a screen by its name, and remembers it per user", async () => {
  await show();
  expect(names()).toEqual(["Orders", "Customers", "Staff"]);
  fireEvent.keyDown(field(), { key: "ArrowUp" });
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Staff");
  type("cust");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Customers");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(navigate).toHaveBeenLastCalledWith("/office/customers/");
  openPalette();
  expect(names()).toEqual(["Customers", "Orders", "Staff"]);
  cleanup();
  await show({ username: "another@shop.example" });
  expect(names()).toEqual(["Orders", "Customers", "Staff"]);
});

test("the palette finds orders and customers while typing, and opens them", async () => {
  await show();
  type("ada");
  expect(screen.getByRole("status")).toHaveTextContent("Searching…");
  const option = await screen.findByRole("option", { name: /EF-2026-17, Ada Byron/ });
  expect(names()).toEqual([
    "EF-2026-17, Ada ByronOrder",
    "Ada Byron, ada@mail.exampleCustomer",
    "Search orders for “ada”List",
    "Search customers for “ada”List",
  ]);
  fireEvent.click(option);
  expect(navigate).toHaveBeenLastCalledWith("/backoffice/orders/17/");
  openPalette();
  expect(names()[0]).toContain("EF-2026-17");
});

test("the palette requests nothing the user may not read", async () => {
  await show({ permissions: ["customers.read"] });
  type("ada");
  await screen.findByRole("option", { name: /ada@mail.example/ });
  expect(requests).toEqual(["/admin/customers/getAll"]);
});

test("the palette searches on screens that have a search", async () => {
  await show();
  type("ada & co");
  fireEvent.click(screen.getByRole("option", { name: /Search customers for “ada & co”/ }));
  expect(navigate).toHaveBeenLastCalledWith("/office/customers/?q=ada+%26+co");
});

test("the palette runs the screen's actions, and goes to the next entry without a search text", async () => {
  const pressed: string[] = [];
  const record = (word: string) => () => void pressed.push(word);
  render(
    <ThemeProvider theme={themeOf("light")}>
      <main>
        <nav ref={actionRef.neighbors}>
          <Button onClick={record("other")}>Delete</Button>
          <a href="#previous" onClick={record("previous")}>
            Previous order
          </a>
          <a href="#next" onClick={record("next")}>
            Next order
          </a>
        </nav>
        <Button onClick={record("ship")}>Ship items</Button>
        <Button aria-disabled="true" aria-describedby="why" onClick={record("no")}>
          Shipped
        </Button>
        <p id="why">Nothing has left yet</p>
        <section aria-label="Address">
          <Button>Delete</Button>
        </section>
        <table>
          <thead>
            <tr>
              <th>
                <a ref={actionRef.sort} href="#placed">
                  Placed
                </a>
              </th>
            </tr>
          </thead>
          <tbody>
            {["EF-1", "EF-2"].map((number) => (
              <tr key={number} ref={actionRef.row}>
                <th>
                  <a href={`#${number}`}>{number}</a>
                </th>
                <td>
                  <Button onClick={record(number)}>Answer</Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <details>
          <summary ref={actionRef.button}>Mails</summary>
          <Button onClick={record("mail")}>Send again</Button>
        </details>
      </main>
    </ThemeProvider>,
  );
  await show();
  expect(names()).toEqual([
    "Next orderOn this page",
    "Previous orderOn this page",
    "First in the list, EF-1On this page",
    "Delete: On this page",
    "Ship itemsOn this page",
    "ShippedNothing has left yet",
    "Delete: AddressOn this page",
    "MailsOn this page",
    "Send againOn this page",
    ...["Orders", "Customers", "Staff"],
  ]);
  fireEvent.keyDown(field(), { key: "Enter" });
  openPalette();
  type("ship");
  expect(names()[0]).toBe("Ship itemsOn this page");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(pressed).toEqual(["next", "ship"]);
  expect(screen.getByRole("button", { name: "Ship items" })).toHaveFocus();
  openPalette();
  expect(field()).toHaveValue("");
  type("answer");
  fireEvent.click(screen.getByRole("option", { name: /^Answer: EF-2/ }));
  openPalette();
  type("again");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(screen.getByText("Mails").closest("details")).toHaveAttribute("open");
  expect(pressed).toEqual(["next", "ship", "EF-2", "mail"]);
  openPalette();
  type("shipped");
  expect(screen.getByRole("option", { name: /^Shipped/ })).toHaveAttribute("aria-disabled", "true");
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(field()).toBeInTheDocument();
  expect(pressed).not.toContain("no");
  type("sort");
  expect(names()[0]).toBe("Sort by PlacedOn this page");
});

test("the focus returns to its place, also when the palette's code loaded late", async () => {
  render(
    <main>
      <button type="button">Here</button>
    </main>,
  );
  const here = screen.getByRole("button", { name: "Here" });
  here.focus();
  await show();
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(here).toHaveFocus();
  openPalette();
  openPalette();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(here).toHaveFocus();
});
