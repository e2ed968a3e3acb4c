/**
 * Promotion form and list: each kind has its own fields, and the list describes each promotion (STAFF-38).
 */
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { AdminPromotion } from "#contract/promotions/schema";
import { NO_TERMS } from "#contract/promotions/kinds/terms";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { CatalogueAdmin } from "../catalogue-admin";

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const PLAIN: AdminPromotion = {
  code: "FALL-20",
  codes: null,
  label: "Fall sale",
  ...NO_TERMS,
  percentOff: 20,
  scope: "ALL",
  scopeNames: [],
  startsAt: null,
  endsAt: null,
  state: "RUNNING",
  maxUses: null,
  uses: 3,
  maxUsesPerCustomer: 1,
  maxUsesPerDay: null,
  budget: null,
  spent: 0,
  firstOrdersOnly: false,
  isAutomatic: false,
  combines: false,
  setSize: null,
  segment: "EVERYBODY",
  segmentCategory: "",
  takenOff: 4_000,
  ordered: 16_000,
};
const SET: AdminPromotion = {
  ...PLAIN,
  code: "TIRES",
  percentOff: null,
  centsOff: 3_000,
  setSize: 4,
  scope: "CATEGORIES",
  scopeNames: ["Tires"],
  isAutomatic: true,
  combines: true,
  segment: "CATEGORY",
  segmentCategory: "tires",
  firstOrdersOnly: true,
  smallestSubTotal: 10_000,
  maxUsesPerCustomer: null,
  maxUsesPerDay: 9,
};

/** Request bodies of added promotions. */
let added: Record<string, unknown>[] = [];
/** URLs of the calls that ended a promotion. */
let ended: string[] = [];

beforeEach(async () => {
  added = [];
  ended = [];
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    if (url.endsWith("/add")) added.push(JSON.parse(body!) as Record<string, unknown>);
    if (url.endsWith("/end")) ended.push(url);
    const data = {
      rows: [{ ...PLAIN, state: ended.length > 0 ? "ENDED" : "RUNNING" }, SET],
      total: 2,
      brands: [],
    };
    const text = JSON.stringify({ isSuccess: true, message: "", data, fieldErrors: [] });
    return { ok: true, status: 200, text: async () => text };
  }) as never;
  await act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Helper",
        type: "ADMIN",
        permissions: ["pricing.read", "promotions.write"],
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
});
const show = () =>
  render(
    <Providers>
      <CatalogueAdmin location={{ pathname: "/backoffice/catalogue/promotions/", search: "" }} />
    </Providers>,
  );
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("the list describes each promotion in one line", async () => {
  show();
  const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));
  (await row(/FALL-20/)).getByText("20% off everything; with code, not combinable");
  (await row(/FALL-20/)).getByText("3 used");
  (await row(/TIRES/)).getByText(
    "$30.00 off each set of 4 in Tires, from $100.00, for customers who bought in a category (Tires), first orders only; automatic, combinable",
  );
  (await row(/TIRES/)).getByText("3 used");
});

test("an automatic offer has no code field, shipping no set field, and earlier entries there are not sent", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Create promotion" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Set up a promotion" }));
  const field = (name: RegExp) => dialog.queryByRole("textbox", { name });
  const type = (name: RegExp, value: string) => fireEvent.change(field(name)!, { target: { value } });
  await waitFor(() => expect(field(/^Code/)).not.toBeNull());
  type(/^Number of codes/, "50");
  expect(dialog.getByText(/^Product pages/)).toHaveTextContent("because customers have to type in its code");
  type(/^Items per set/, "4");
  fireEvent.click(dialog.getByRole("radio", { name: "Automatic" }));
  const pages = dialog.getByText(/^Product pages/);
  expect(pages).toHaveTextContent("won't show it because it can't be combined");
  fireEvent.click(dialog.getByRole("radio", { name: "Waive shipping" }));
  expect(pages).toHaveTextContent(
    "won't show it because its discount depends on the rest of the cart. It first appears in the cart. While it runs, product pages show no other offer",
  );
  expect(
    [/^Code/, /^Number of codes/, /^Maximum uses per customer/, /^Items per set/, /^Discount$/].map(field),
  ).toEqual(Array(5).fill(null));
  expect(dialog.queryByRole("combobox", { name: "Bought in" })).toBeNull();
  fireEvent.change(dialog.getByRole("combobox", { name: "Eligible customers" }), {
    target: { value: "CATEGORY" },
  });
  fireEvent.change(dialog.getByRole("combobox", { name: "Bought in" }), { target: { value: "tires" } });
  type(/^Short name/, "ship-back");
  type(/^Name/, "Welcome back");
  type(/^Minimum items/, "3");
  fireEvent.click(dialog.getByRole("checkbox", { name: /^Can be combined/ }));
  fireEvent.click(dialog.getByRole("button", { name: "Create promotion" }));
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added[0]).toMatchObject({
    code: "SHIP-BACK",
    label: "Welcome back",
    shipsFree: true,
    minItems: 3,
    isAutomatic: true,
    combines: true,
    codes: null,
    setSize: null,
    maxUsesPerCustomer: null,
    segment: "CATEGORY",
    segmentCategory: "tires",
  });
});

test("a promotion ends after a confirmation, and the focus returns to the heading", async () => {
  show();
  const end = async () =>
    fireEvent.click(
      within(await screen.findByRole("row", { name: /FALL-20/ })).getByRole("button", {
        name: "End promotion",
      }),
    );
  const question = async () => within(await screen.findByRole("dialog", { name: "End FALL-20 now?" }));
  await end();
  fireEvent.click((await question()).getByRole("button", { name: "No" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(ended).toEqual([]);
  await end();
  expect((await question()).getByText("New orders can't use it. Existing orders keep it.")).toBeVisible();
  fireEvent.click((await question()).getByRole("button", { name: "End promotion" }));
  expect(
    await within(await screen.findByRole("row", { name: /FALL-20/ })).findByText("Expired"),
  ).toBeVisible();
  expect(ended).toHaveLength(1);
  expect(screen.getByRole("heading", { name: "Promotions" })).toHaveFocus();
});
