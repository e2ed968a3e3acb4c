/** The back office's shortcuts on its screens (STAFF-49). */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { useState } from "react";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { actionRef } from "../../../ui/actions/registry";
import { ListTable } from "../../../ui/list/list-table";
import { EntryBar } from "../../../ui/parts/entry/entry-links";
import { FormDialogButton } from "../../../ui/parts/form-dialog";
import { MoreMenu } from "../../../ui/parts/menu/more-menu";
import type { Area, AreaScreen } from "../../area/area";
import { OfficeFrame } from "../office-page";
// Compiled up front: the first test would time out during compilation.
import "./shortcuts-dialog";

let pressed: string[];
const record = (word: string) => () => void pressed.push(word);

function Orders() {
  const [chosen, onChange] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <input ref={actionRef.search} type="search" aria-label="Find" defaultValue="ada" />
      <input aria-label="Name" />
      <ListTable
        caption="Orders"
        columns={[
          { label: "Order", cell: (id: string) => <a href={`/office/orders/${id}/`}>{id}</a> },
          { label: "Total", cell: () => "$1", isNumber: true },
        ]}
        rows={["A1", "A2"]}
        keyOf={(id) => id}
        selection={{ chosen, onChange }}
      />
      <p>{[...chosen].join() || "none"} chosen</p>
    </>
  );
}

const Order = () => (
  <>
    <EntryBar
      back="/office/orders/"
      backLabel="All orders"
      what="order"
      previous="/office/orders/A1/"
      next="/office/orders/A3/"
    />
    <div ref={actionRef.steps}>
      <FormDialogButton id="ship" label="Ship items" title="Ship them" doneId="ship">
        {({ onLeave }) => (
          <button type="button" onClick={onLeave}>
            Not now
          </button>
        )}
      </FormDialogButton>
      <MoreMenu
        id="more"
        label="More"
        actions={[{ id: "refund", label: "Refund", isFinal: true, onPress: record("refund") }]}
      />
    </div>
    <div ref={actionRef.note}>
      <textarea aria-label="What happened" />
    </div>
  </>
);

const aScreen = (heading: string, goKey: string, rest: Partial<AreaScreen> = {}): AreaScreen => ({
  path: `/office/${heading.toLowerCase()}/`,
  heading,
  drawing: "M0 0",
  access: "signed-in",
  goKey,
  component: Orders,
  ...rest,
});
const area: Area = {
  name: "Office",
  heading: "The office",
  path: "/office/",
  screens: [
    aScreen("Orders", "o"),
    { ...aScreen("Order", "q", { component: Order }) },
    aScreen("Prices", "p", { access: "pricing.read" }),
  ],
};

async function show(pathname: string, username = "sam@shop.example", ...permissions: Permission[]) {
  await act(() =>
    signIn({
      user: {
        username,
        firstName: "Sam",
        lastName: "Desk",
        type: "CUSTOMERSUPPORT",
        permissions,
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
  await act(async () => {
    render(
      <Providers>
        <OfficeFrame area={area} location={{ pathname, search: "" }} />
      </Providers>,
    );
  });
}

/** @returns whether the browser's default action stays */
function press(key: string, more: object = {}): boolean {
  let isLeft = true;
  act(() => {
    isLeft = fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  });
  return isLeft;
}
const link = (name: string) => screen.getByRole("link", { name });
let followed: string[];
const follow = (event: MouseEvent) => {
  const at = event.target instanceof Element && event.target.closest("a");
  if (!at) return;
  event.preventDefault();
  followed.push(at.getAttribute("href") ?? "");
};

beforeEach(() => {
  pressed = [];
  followed = [];
  localStorage.clear();
  document.addEventListener("click", follow);
});
afterEach(async () => {
  document.removeEventListener("click", follow);
  cleanup();
  await act(forgetSession);
});

test("single keys move through, open and select list entries", async () => {
  await show("/office/orders/");
  expect(press("k")).toBe(true);
  expect(press("ArrowDown")).toBe(true);
  expect(press("j")).toBe(false);
  expect(link("A1")).toHaveFocus();
  press("ArrowDown");
  expect(link("A2")).toHaveFocus();
  expect(press("j")).toBe(true);
  press("x");
  expect(screen.getByText("A2 chosen")).toBeVisible();
  press("x");
  expect(screen.getByText("none chosen")).toBeVisible();
  press("k");
  press("o");
  expect(followed).toEqual(["/office/orders/A1/"]);
  expect(press("/")).toBe(false);
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

test("typing, modifiers and dialogs disable shortcuts", async () => {
  await show("/office/orders/");
  act(() => screen.getByLabelText("Name").focus());
  expect(["/", "j", "?", "g"].map((key) => press(key))).toEqual([true, true, true, true]);
  expect(screen.getByLabelText("Name")).toHaveFocus();
  act(() => link("A1").focus());
  expect([{ ctrlKey: true }, { altKey: true }, { metaKey: true }].map((held) => press("j", held))).toEqual([
    ...[true, true, true],
  ]);
  expect(link("A1")).toHaveFocus();
  cleanup();
  await show("/office/order/");
  press("s");
  expect(await screen.findByRole("dialog", { name: "Ship them" })).toBeVisible();
  expect(press("n")).toBe(true);
  expect(press("?")).toBe(true);
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

test("other layouts use the key's letter, and those without Latin letters the key's position", async () => {
  await show("/office/orders/");
  // Dvorak: "j" is on the key of the US layout's "c".
  press("j", { code: "KeyC" });
  expect(link("A1")).toHaveFocus();
  press("о", { code: "KeyJ" });
  expect(link("A2")).toHaveFocus();
  // German: "z" and "y" are swapped, and "?" is on another key.
  press("?", { code: "Minus", shiftKey: true });
  expect(await screen.findByRole("dialog", { name: "Shortcuts" })).toBeVisible();
});

test("keys on an entry move along its list, to its next step, its menu and its note", async () => {
  await show("/office/order/");
  for (const key of ["j", "k", "u"]) press(key);
  expect(followed).toEqual(["/office/orders/A3/", "/office/orders/A1/", "/office/orders/"]);
  press("n");
  expect(screen.getByLabelText("What happened")).toHaveFocus();
  act(() => screen.getByLabelText("What happened").blur());
  press("m");
  expect(await screen.findByRole("menuitem", { name: "Refund" })).toHaveFocus();
  press("Escape");
  expect(screen.getByRole("button", { name: "More" })).toHaveFocus();
  press("s");
  const dialog = within(await screen.findByRole("dialog", { name: "Ship them" }));
  fireEvent.click(dialog.getByRole("button", { name: "Not now" }));
  expect(screen.getByRole("button", { name: "Ship items" })).toHaveFocus();
});

test("“g” and a letter open the permitted screens, within a short time", async () => {
  await show("/office/orders/");
  press("g", { timeStamp: 0 });
  press("q");
  expect(navigate).toHaveBeenLastCalledWith("/office/order/");
  press("g");
  expect(press("p")).toBe(true);
  expect(navigate).toHaveBeenLastCalledWith("/office/order/");
  // This key works only as the second key.
  expect(press("q")).toBe(true);
});

test("“?” lists them all and returns the focus, and its switch disables single keys for one user", async () => {
  await show("/office/orders/");
  press("j");
  press("?");
  const dialog = within(await screen.findByRole("dialog", { name: "Shortcuts" }));
  for (const name of ["Everywhere", "Lists", "Detail pages", "Go to a screen"])
    expect(dialog.getByRole("region", { name })).toBeVisible();
  expect(within(dialog.getByRole("region", { name: "Go to a screen" })).getAllByRole("term")).toHaveLength(2);
  expect(dialog.queryByText("Prices")).toBeNull();
  fireEvent.click(dialog.getByRole("checkbox", { name: "Enable single-key shortcuts" }));
  press("Escape");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(link("A1")).toHaveFocus();
  expect(["j", "/", "?", "g"].map((key) => press(key))).toEqual([true, true, true, true]);
  expect(localStorage.getItem("ef-single-keys")).toMatch(/^\["\d+"\]$/);
  cleanup();
  await act(forgetSession);
  await show("/office/orders/", "kim@shop.example");
  expect(press("j")).toBe(false);
  cleanup();
  await act(forgetSession);
  await show("/office/orders/");
  fireEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
  fireEvent.click(await screen.findByRole("checkbox", { name: "Enable single-key shortcuts" }));
  press("Escape");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(press("j")).toBe(false);
});
