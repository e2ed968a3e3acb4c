import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { LIMITS } from "#contract/limits";
import type { Campaign } from "#contract/marketing/campaigns";
import { MESSAGES } from "#contract/messages";
import { campaignPath } from "#contract/site/backoffice-paths";
import { Providers } from "../../client/providers/providers";
import { forgetSession } from "../../client/session/current-session";
import { signInStaff } from "../../client/session/staff-for-tests";
import { CampaignsAdmin } from "./campaigns-admin";

jest.setTimeout(60_000);

const ID = "7c1d5c4e-1111-4222-8333-444455556666";
const draft: Campaign = {
  id: ID,
  subject: "New arrivals",
  text: "Look.",
  products: "",
  segment: "EVERYBODY",
  category: "",
  rate: 600,
  state: "DRAFT",
  revision: 3,
  sendAt: null,
  endedAt: null,
  recipients: null,
  figures: null,
};
const product = (productId: string, name: string, changes = {}) => ({
  __typename: "Product",
  productId,
  sku: `SKU-${productId}`,
  name,
  regularPrice: 5_000,
  salePrice: null,
  availableQuantity: 3,
  images: [],
  ...changes,
});
type Product = ReturnType<typeof product>;
const KETTLE = product("1", "Kettle", {
  salePrice: 4_000,
  images: [{ __typename: "ProductImage", href: "/media/products/kettles-1-front", primary: true }],
});
const TOASTER = product("2", "Toaster");

/** Products by search text; null fails, and a text without an entry gets no response. */
let matches: Record<string, readonly Product[] | null>;
/** Products the shop sells now. */
let sold: readonly Product[];
/** The saved draft's product numbers. */
let stored = "";
let saves: unknown[];

beforeEach(() => {
  matches = { kitchen: [KETTLE, TOASTER], nothing: [], failing: null };
  sold = [KETTLE, TOASTER];
  saves = [];
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

interface Question {
  readonly operationName: string;
  readonly variables: { readonly text: string; readonly productIds: readonly string[] };
}

function answerOf(pathname: string, body: unknown): object | null {
  if (!pathname.endsWith("/graphql")) {
    if (body) saves.push(body);
    return {
      isSuccess: true,
      message: "",
      data: { campaign: { ...draft, products: stored } },
      fieldErrors: [],
    };
  }
  const { operationName, variables } = body as Question;
  if (operationName === "ChosenProducts") {
    const getCartProducts = variables.productIds.map((id) => ({
      __typename: "CartProduct",
      id,
      product: sold.find(({ productId }) => productId === id) ?? null,
    }));
    return { data: { getCartProducts } };
  }
  const products = matches[variables.text];
  if (products === undefined) return null;
  return products === null
    ? { data: null, errors: [{ message: "", extensions: { code: "INTERNAL" } }] }
    : { data: { searchProducts: { __typename: "SearchProductsResult", products } } };
}

async function show(saved = "") {
  stored = saved;
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const answer = answerOf(new URL(url).pathname, body && JSON.parse(body));
    if (answer === null) return new Promise(() => undefined);
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: async () => answer,
      text: async () => JSON.stringify(answer),
    };
  }) as never;
  await signInStaff(["campaigns.write"]);
  render(
    <Providers>
      <CampaignsAdmin location={{ pathname: campaignPath(ID), search: "" }} />
    </Providers>,
  );
  await finder();
}
const finder = () => screen.findByRole("combobox", { name: /^Products below the text/ });
/** An empty one is hidden, and then has no name. */
const listbox = () => within(screen.getByRole("listbox", { hidden: true }));
const list = () => within(screen.getByRole("list", { name: "Products in the email" }));
const rows = () =>
  list()
    .getAllByRole("listitem")
    .map((row) => row.querySelector("b")?.textContent);
const type = async (value: string) => {
  const field = await finder();
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
};
const press = async (key: string) => fireEvent.keyDown(await finder(), { key });
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const save = async () => {
  click("Save draft");
  await waitFor(() => expect(saves).toHaveLength(1));
  return (saves[0] as Campaign).products;
};

test("products are found and added by keyboard, shown with picture, name and price, and saved", async () => {
  await show();
  await type("kitchen");
  expect(screen.getByText("Searching…")).toBeVisible();
  const options = await listbox().findAllByRole("option");
  const field = await finder();
  expect(field).toHaveAttribute("aria-expanded", "true");
  expect(field).toHaveAttribute("aria-activedescendant", options[0]!.id);
  await press("ArrowDown");
  expect(options[1]).toHaveAttribute("aria-selected", "true");
  expect(field).toHaveAttribute("aria-activedescendant", options[1]!.id);
  await press("Enter");
  expect(screen.getByText("Toaster added.")).toBeVisible();
  expect(field).toHaveAttribute("aria-expanded", "false");

  await type("kitchen");
  await listbox().findAllByRole("option");
  await press("ArrowDown");
  await press("ArrowDown");
  await press("Enter");
  expect(rows()).toEqual(["Toaster", "Kettle"]);
  const kettle = list().getByText("Kettle").closest("li")!;
  expect(kettle).toHaveTextContent("SKU SKU-1, $40.00");
  expect(kettle.querySelector("img")?.getAttribute("src")).toBe("/media/products/kettles-1-front-320.webp");
  expect(await save()).toBe("2, 1");
});

test("Escape empties the field, Tab closes the matches, and a product is added once", async () => {
  await show("1");
  await type("kitchen");
  await listbox().findAllByRole("option");
  const field = await finder();
  fireEvent.blur(field);
  expect(listbox().queryByRole("option")).toBeNull();
  fireEvent.focus(field);
  fireEvent.click(listbox().getByRole("option", { name: /^Kettle/ }));
  expect(screen.getByText("Kettle is already in the email.")).toBeVisible();
  expect(rows()).toEqual(["Kettle"]);
  await type("kitchen");
  await listbox().findAllByRole("option");
  await press("Escape");
  expect(field).toHaveValue("");
  expect(listbox().queryByRole("option")).toBeNull();
  expect(saves).toEqual([]);
});

test.each([
  ["no match", "nothing", "No matching products."],
  ["a failure", "failing", MESSAGES.generic.failure],
])("%s is reported, and Enter adds nothing and saves nothing", async (_what, text, words) => {
  await show();
  await type(text);
  expect(await screen.findByText(words)).toBeVisible();
  await press("Enter");
  expect(screen.queryByRole("list", { name: "Products in the email" })).toBeNull();
  expect(saves).toEqual([]);
});

test("products are moved and removed, and the focus follows", async () => {
  sold = [KETTLE, TOASTER, product("3", "Blender")];
  await show("1, 2, 3");
  await list().findByText("Blender");
  click("Move up Blender");
  expect(rows()).toEqual(["Kettle", "Blender", "Toaster"]);
  expect(screen.getByRole("button", { name: "Move up Blender" })).toHaveFocus();
  click("Move up Blender");
  expect(rows()).toEqual(["Blender", "Kettle", "Toaster"]);
  // The first product has no button to move it up.
  expect(screen.queryByRole("button", { name: "Move up Blender" })).toBeNull();
  expect(screen.getByRole("button", { name: "Move down Blender" })).toHaveFocus();
  click("Move down Kettle");
  expect(screen.getByRole("button", { name: "Move up Kettle" })).toHaveFocus();
  click("Remove Toaster");
  expect(await finder()).toHaveFocus();
  expect(await save()).toBe("3, 1");
});

test("at the maximum the field says so and accepts no text until a product is removed", async () => {
  sold = Array.from({ length: LIMITS.campaigns.products }, (_none, at) => product(`${at}`, `Lamp ${at}`));
  await show(sold.map(({ productId }) => productId).join(" "));
  await list().findByText("Lamp 5");
  const field = await finder();
  expect(field).toHaveAttribute("readonly");
  expect(field).toHaveAccessibleDescription(/The email has 6 products, the maximum/);
  click("Remove Lamp 2");
  expect(field).not.toHaveAttribute("readonly");
  expect(await save()).toBe("0, 1, 3, 4, 5");
});

test("a product that is sold out or no longer sold says so", async () => {
  sold = [{ ...TOASTER, availableQuantity: 0 }];
  await show("2, 9");
  const toaster = (await list().findByText("Toaster")).closest("li")!;
  expect(toaster).toHaveTextContent("Sold out.");
  expect(list().getByText("Product 9").closest("li")).toHaveTextContent("No longer sold.");
  click("Remove Product 9");
  expect(await save()).toBe("2");
});

test("the hint below the text names the placeholder", async () => {
  await show();
  expect(screen.getByLabelText(/^Text/)).toHaveAccessibleDescription(/\{\{firstName\}\}/);
  fireEvent.change(screen.getByLabelText(/^Text/), { target: { value: "Hi {{name}}" } });
  click("Save draft");
  expect((await screen.findAllByText(MESSAGES.campaigns.placeholder)).length).toBeGreaterThan(0);
  expect(saves).toEqual([]);
});
