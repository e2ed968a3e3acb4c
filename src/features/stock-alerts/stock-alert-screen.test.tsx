import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { succeed } from "#contract/rest/envelope";
import { LABELS, MESSAGES } from "#contract/messages";
import { Providers } from "../../client/providers/providers";
import { StockAlertScreen } from "./stock-alert-screen";

let sold: object | null;
let sent: object[] = [];
beforeEach(() => {
  sent = [];
  sold = {
    __typename: "Product",
    productId: "1001",
    slug: "washer",
    name: "Halden Washer",
    manufacturer: "Halden",
    images: [],
    category: { __typename: "Category", id: "washers-dryers", name: "Washers" },
    regularPrice: 600_00,
    salePrice: null,
    offer: null,
    freeShipping: true,
    shippingCost: null,
    customerReviewCount: 0,
    customerReviewAverage: null,
    availability: "NOT_AVAILABLE",
    productLabels: [],
    condition: "New",
  };
  globalThis.fetch = (async (address: string, { body }: { body: string }) => {
    const isQuery = !address.includes("/stockAlert/");
    if (!isQuery) sent.push(JSON.parse(body) as object);
    const getCartProducts = [{ __typename: "CartProduct", id: "1001", product: sold }];
    const answer = isQuery
      ? { data: { getCartProducts } }
      : succeed(null, MESSAGES.stockAlerts.confirmationSent);
    const text = async () => JSON.stringify(answer);
    return { ok: true, status: 200, headers: new Headers(), text, json: async () => answer };
  }) as never;
});
afterEach(cleanup);

async function open(address: string): Promise<void> {
  history.replaceState(null, "", address);
  await act(async () => {
    render(
      <Providers>
        <StockAlertScreen />
      </Providers>,
    );
  });
}

test("the form shows its product, and its response replaces both", async () => {
  await open("/back-in-stock/?product=1001");
  const product = await screen.findByRole("link", { name: "Halden Washer" });
  expect(product).toHaveAttribute("href", "/product/washer/");
  const email = { target: { value: "ada@mail.example" } };
  fireEvent.change(screen.getByRole("textbox", { name: LABELS.emailAddress }), email);
  fireEvent.click(screen.getByRole("button", { name: "Notify me once" }));
  expect(await screen.findByText(MESSAGES.stockAlerts.confirmationSent)).toHaveFocus();
  expect(sent).toEqual([{ productId: "1001", email: "ada@mail.example" }]);
  expect(screen.queryByRole("link", { name: "Halden Washer" })).toBeNull();
});

test("a discontinued product leaves the form without a name", async () => {
  sold = null;
  await open("/back-in-stock/?product=1001");
  expect(await screen.findByRole("button", { name: "Notify me once" })).toBeEnabled();
  expect(screen.queryByRole("link")).toBeNull();
});
