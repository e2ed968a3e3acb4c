import { storeApprover } from "../../client/page/approver";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { ADDED_TO_CART, MESSAGES } from "#contract/messages";
import { readCart } from "../../client/cart/cart-storage";
import { READY_EVENT } from "../../client/page/page-keys";
import { Providers } from "../../client/providers/providers";
import { watchCompare } from "./compare-button";
import { compareUrl, readCompared, storedCompared } from "./compare-list";
import { CompareScreen } from "./compare-screen";

const attribute = (name: string, value: string, label: string | null = null, isFromName = false) => ({
  __typename: "ProductAttribute",
  name,
  value,
  isFromName: isFromName || null,
  typed: label === null ? null : { __typename: "TypedAttribute", label },
});
const PRODUCTS: Readonly<Record<string, { readonly name: string; readonly [field: string]: unknown }>> = {
  washer: {
    name: "Halden Washer",
    regularPrice: 600_00,
    attributes: [attribute("Colour", "White", "Color"), attribute("Memory", "16 GB", "Memory")],
  },
  dryer: {
    name: "Norvik Dryer",
    regularPrice: 700_00,
    salePrice: 650_00,
    attributes: [
      attribute("Color", "White", "Color"),
      attribute("Drum", "Steel"),
      attribute("Memory", "16 GB", "Memory", true),
    ],
  },
  toaster: { name: "Brim Toaster", regularPrice: 42_99, attributes: [] },
  range: { name: "Halden Range", regularPrice: 4_900_00, attributes: [] },
  stool: { name: "Oak Stool", regularPrice: 282_00, attributes: [] },
  lamp: {
    name: "Desk Lamp",
    regularPrice: 20_00,
    attributes: [],
    category: { __typename: "Category", id: "lamps", name: "Lamps" },
  },
  sofa: {
    name: "Grey Sofa",
    regularPrice: 200_00,
    attributes: [],
    category: { __typename: "Category", id: "sofas", name: "Sofas" },
  },
  theatre: {
    name: "Grand Theatre",
    regularPrice: 6_000_00,
    attributes: [],
    availability: "NOT_AVAILABLE",
  },
};

let requests: string[][] = [];
beforeEach(() => {
  requests = [];
  localStorage.clear();
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { productIds: string[] } };
    requests.push(variables.productIds);
    const getCartProducts = variables.productIds.map((id) => ({
      __typename: "CartProduct",
      id,
      product: PRODUCTS[id] && {
        __typename: "Product",
        url: `/product/${id}/`,
        manufacturer: "Halden",
        condition: "New",
        availability: "AVAILABLE",
        salePrice: null,
        customerReviewCount: 0,
        customerReviewAverage: null,
        shippingCost: null,
        freeShipping: true,
        category: null,
        images: [],
        ...PRODUCTS[id],
      },
    }));
    const text = async () => JSON.stringify({ data: { getCartProducts } });
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      text,
      json: async () => JSON.parse(await text()),
    };
  }) as never;
});
afterEach(cleanup);

async function compare(search: string) {
  history.replaceState(null, "", `/compare/${search}`);
  render(
    <Providers>
      <CompareScreen />
    </Providers>,
  );
  return screen.findByRole("table");
}
const cellsOf = (label: string) =>
  within(screen.getByRole("rowheader", { name: label }).closest("tr")!)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("cash price and leases are side by side, a plan always with its number of payments and its total cost", async () => {
  await compare("?ids=washer,dryer");
  expect(cellsOf("Cash price")).toEqual(["$600.00", "$650.00"]);
  expect(cellsOf("Leased, weekly, with shipping and estimated state tax")).toEqual([
    "52 payments of about $24.46, total cost $1,271.92",
    "52 payments of about $26.50, total cost $1,378.00",
  ]);
  expect(cellsOf("Leased, every two weeks, with shipping and estimated state tax")[0]).toBe(
    "26 payments of about $48.92, total cost $1,271.92",
  );
  expect(cellsOf("Leased, monthly, with shipping and estimated state tax")[0]).toBe(
    "12 payments of about $106.00, total cost $1,272.00",
  );
  expect(cellsOf("Color")).toEqual(["White", "White"]);
  expect(cellsOf("Drum")).toEqual(["Not listed", "Steel"]);
  expect(cellsOf("Memory")).toEqual(["16 GB", "16 GB (per product name)"]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Show differences only" }));
  expect(screen.queryByRole("rowheader", { name: "Color" })).toBeNull();
  expect(screen.queryByRole("rowheader", { name: "Memory" })).toBeNull();
  expect(cellsOf("Drum")).toEqual(["Not listed", "Steel"]);
});

test("a product that cannot be leased alone has no plan", async () => {
  await compare("?ids=toaster,theatre");
  expect(cellsOf("Leased, weekly, with shipping and estimated state tax")).toEqual([
    "Add $254.44 to lease (from $300.00)",
    "Leases go up to $5,000.00",
  ]);
});

test("near the limits a lease depends on the place until it is known (LEASE-73)", async () => {
  await compare("?ids=range,stool");
  expect(cellsOf("Leased, weekly, with shipping and estimated state tax")).toEqual([
    "Lease amounts depend on the state tax for your ZIP code.",
    "Lease amounts depend on the state tax for your ZIP code.",
  ]);
});

test("after an approval the leases are the approving lessor's, and name it (LEASE-3)", async () => {
  storeApprover({ lessor: "ACIMA", until: new Date(Date.now() + 60_000).toISOString() });
  await compare("?ids=washer,range");
  expect(cellsOf("Leased from Acima, weekly, with shipping and estimated state tax")).toEqual([
    "52 payments of about $22.62, total cost $1,176.24",
    "Lease amounts depend on the state tax for your ZIP code.",
  ]);
  expect(screen.queryByRole("rowheader", { name: /^Leased, / })).toBeNull();
});

test("an available product can be added to the cart from its column", async () => {
  document.body.insertAdjacentHTML("beforeend", "<div data-snackbar></div>");
  await compare("?ids=toaster,theatre");
  expect(screen.queryByRole("button", { name: "Add to Cart: Grand Theatre" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Add to Cart: Brim Toaster" }));
  expect(readCart()).toEqual([{ productId: "toaster", quantity: 1 }]);
  expect(await screen.findByText(ADDED_TO_CART)).toBeVisible();
});

test("a product is added from its page to the saved ones, removed in place, and the address can be shared", async () => {
  localStorage.setItem("ef-compare", '["washer"]');
  await compare("?add=dryer");
  expect(await screen.findByRole("link", { name: "Norvik Dryer" })).toBeVisible();
  expect(location.search).toBe("?ids=washer,dryer");
  const remove = screen.getByRole("button", { name: "Remove Halden Washer" });
  act(() => remove.focus());
  fireEvent.click(remove);
  await waitFor(() => expect(requests.at(-1)).toEqual(["dryer"]));
  await act(async () => undefined);
  expect(screen.queryByRole("link", { name: "Halden Washer" })).toBeNull();
  expect(screen.getByRole("region", { name: "Comparison" })).toHaveFocus();
  expect([location.search, storedCompared()]).toEqual(["?ids=dryer", ["dryer"]]);
  fireEvent.click(screen.getByRole("button", { name: "Remove Norvik Dryer" }));
  expect(screen.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
});

test("four is the maximum, and discontinued products are reported", async () => {
  localStorage.setItem("ef-compare", '["washer","dryer","toaster","gone"]');
  await compare("?add=theatre");
  expect(screen.getByText(/You can compare up to four products/)).toBeVisible();
  expect(screen.getByText("Some products are no longer sold and aren't shown.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Grand Theatre" })).toBeNull();
});

test("a product of another category is rejected with the reason", async () => {
  await compare("?ids=lamp,sofa");
  expect(await screen.findByText(MESSAGES.saved.sameCategory("Lamps"))).toBeVisible();
  await waitFor(() => expect(location.search).toBe("?ids=lamp"));
  await act(async () => undefined);
  expect(screen.queryByRole("link", { name: "Grey Sofa" })).toBeNull();
});

describe("the compare toggle on a picture", () => {
  const press = async (name: string) => {
    const button = await screen.findByRole("button", { name: `Compare ${name}` });
    await act(async () => void fireEvent.click(button));
  };
  beforeAll(() => watchCompare());
  beforeEach(() => {
    history.replaceState(null, "", "/products/lamps/");
    document.body.innerHTML = `<div data-snackbar></div>${Object.entries(PRODUCTS)
      .map(
        ([id, { name }]) =>
          `<article class="card" data-product-id="${id}"><div class="pic"></div><h3>${name}</h3></article>`,
      )
      .join("")}`;
    dispatchEvent(new Event(READY_EVENT));
  });
  afterEach(() => void (document.body.innerHTML = ""));
  const snackbarText = () => document.querySelector("[data-snackbar]")?.textContent;

  test("selects products of one category, shows their number, and removes them again", async () => {
    await press("Desk Lamp");
    expect(screen.getByRole("button", { name: "Compare Desk Lamp", pressed: true })).toBeVisible();
    const tray = screen.getByRole("region", { name: "Products to compare" });
    expect(within(tray).getByRole("link", { name: "Compare: 1 of 4 selected" })).toHaveAttribute(
      "href",
      "/compare/?ids=lamp",
    );
    await press("Grey Sofa");
    await waitFor(() => expect(snackbarText()).toBe(MESSAGES.saved.sameCategory("Lamps")));
    expect(storedCompared()).toEqual(["lamp"]);
    await press("Desk Lamp");
    await waitFor(() => expect([storedCompared(), screen.queryByRole("region")]).toEqual([[], null]));
  });

  test("explains that four is the maximum", async () => {
    localStorage.setItem("ef-compare", '["a","b","c","d"]');
    await press("Desk Lamp");
    expect([snackbarText(), storedCompared()]).toEqual([MESSAGES.saved.maxCompared, ["a", "b", "c", "d"]]);
  });
});

test("invalid data in an address or in the browser is ignored", () => {
  expect(readCompared(`?ids=a,,a,%25zz,${"x".repeat(101)}`, [])).toEqual({
    ids: ["a", "%zz"],
    isFull: false,
  });
  expect(readCompared(new URL(compareUrl(["a:b", "c"]), "http://x").search, []).ids).toEqual(["a:b", "c"]);
  localStorage.setItem("ef-compare", '{"a":1}');
  expect(storedCompared()).toEqual([]);
  localStorage.setItem("ef-compare", '[1,"a",null]');
  expect(storedCompared()).toEqual(["a"]);
});
