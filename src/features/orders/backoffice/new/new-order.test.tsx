import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { LABELS, MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { DELIVERY_LABELS } from "#contract/orders/orders";
import { PERMISSIONS, type Permission } from "#contract/staff/roles";
import { Providers } from "../../../../client/providers/providers";
import { forgetSession, signIn } from "../../../../client/session/current-session";
import { NewOrder } from "./new-order";

const { phoneOrders: sentences } = MESSAGES;
const KETTLE = {
  __typename: "Product",
  productId: "p-1",
  sku: "1001",
  name: "Kettle",
  regularPrice: 5_000,
  salePrice: 4_000,
  availableQuantity: 3,
  images: [],
};
const TOASTER = { ...KETTLE, productId: "p-2", sku: "1002", name: "Toaster" };
const SAVED = {
  id: "a1",
  firstName: "Grace",
  lastName: "Hopper",
  phone: "5125550142",
  country: "US",
  address1: "7 Compiler Court",
  address2: "",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  isDefault: true,
};
const STORE = { __typename: "PickupLocation", id: "s-1", name: "Congress Avenue", address: "1 Congress Ave" };
const ELSEWHERE = { ...STORE, id: "s-2", name: "Main Street" };
const optionOf = (pickupLocations: object[]) => ({
  __typename: "ProductAvailabilityDetails",
  productId: "p-2",
  displayMessage: "",
  avaiableShipping: true,
  availablePickup: true,
  pickupLocations,
});
const quoteOf = (total: number, errors: object[] = []) => ({
  __typename: "CheckoutQuote",
  subTotal: 8_000,
  shipping: 0,
  tax: total - 8_000,
  isStateTax: true,
  discount: 0,
  total,
  promotion: null,
  errors,
});
const problem = (code: string, message: string, property: string | null) => ({
  __typename: "CheckoutError",
  name: code,
  code,
  message,
  property,
});
const result = (changes: object) => {
  const refused = {
    __typename: "CheckoutResult",
    success: false,
    message: "",
    errors: [],
    order: null,
  };
  return { data: { placePhoneOrder: { ...refused, ...changes } } };
};
const PLACED = result({
  success: true,
  message: sentences.placed("ada@mail.example"),
  order: { __typename: "Order", id: "o1" },
});

type Variables = Readonly<Record<string, unknown>>;
/** The requests, in order. */
let requests: { readonly operationName: string; readonly variables: Variables }[];
/** The responses; null is a lost response. */
let quotes: object[];
let placings: (object | null)[];
const next = <Value,>(list: Value[]): Value => (list.length > 1 ? list.shift()! : list[0]!);
const requestsOf = (name: string) => requests.filter(({ operationName }) => operationName === name);

beforeEach(() => {
  requests = [];
  jest.mocked(navigate).mockClear();
  quotes = [quoteOf(8_660)];
  placings = [PLACED];
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const reply = (answer: object) => ({
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify(answer),
    });
    if (url.includes("/address/getAll")) {
      return reply({
        isSuccess: true,
        message: "",
        errorCode: null,
        fieldErrors: [],
        data: { addresses: [SAVED] },
      });
    }
    const question = JSON.parse(body ?? "{}") as (typeof requests)[number];
    requests.push(question);
    const answers: Record<string, () => object | null> = {
      FindProducts: () => ({
        data: { searchProducts: { __typename: "SearchProductsResult", products: [KETTLE, TOASTER] } },
      }),
      DeliveryOptions: () => ({
        data: {
          getProductAvailabilityDetails: [
            optionOf(question.variables["postalCode"] === "78701" ? [STORE] : [ELSEWHERE]),
          ],
        },
      }),
      PhoneOrderQuote: () => ({ data: { getPhoneOrderQuote: next(quotes) } }),
      PlacePhoneOrder: () => next(placings),
    };
    const answer = answers[question.operationName]!();
    if (!answer) throw new TypeError("no network");
    return reply(answer);
  }) as never;
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

async function show(permissions: readonly Permission[] = PERMISSIONS) {
  await signIn({
    user: {
      username: "sam@shop.example",
      firstName: "Sam",
      lastName: "Desk",
      type: "CUSTOMERSUPPORT",
      permissions: [...permissions],
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  });
  render(
    <Providers>
      <NewOrder />
    </Providers>,
  );
}

const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const finder = () => screen.getByRole("combobox", { name: "Find a product" });
const calculate = () => fireEvent.click(screen.getByRole("button", { name: "Calculate total" }));
const placeButton = () => screen.findByRole("button", { name: "Place order and email payment link" });
const total = (cents: number) =>
  within(screen.getByRole("region", { name: "Total" })).findByText(formatMoney(cents));

const keysOfPlacings = () =>
  new Set(
    requestsOf("PlacePhoneOrder").map(({ variables }) => (variables["input"] as Variables)["idempotencyKey"]),
  );

/** Searches a product and adds the second match by keyboard. */
async function addToaster() {
  fireEvent.change(finder(), { target: { value: "toaster" } });
  const toaster = await screen.findByRole("option", { name: /^Toaster/ });
  fireEvent.keyDown(finder(), { key: "ArrowDown" });
  expect(finder()).toHaveAttribute("aria-activedescendant", toaster.id);
  fireEvent.keyDown(finder(), { key: "Enter" });
}

async function fillIn() {
  typeInto(LABELS.emailAddress, "ada@mail.example");
  typeInto("First name", "Ada");
  typeInto("Last name", "Byron");
  typeInto("Phone", "5125550142");
  await addToaster();
  typeInto("Units of Toaster", "2");
  typeInto("Address", "12 Analytical Way");
  typeInto("City", "Austin");
  typeInto("State", "TX");
  typeInto("ZIP code", "78701");
}

test("a guest's order is quoted, confirmed, and placed once, however often the button is clicked", async () => {
  await show();
  await fillIn();
  expect(screen.queryByRole("button", { name: /^Place/ })).toBeNull();
  calculate();
  const button = await placeButton();
  expect(await total(8_660)).toBeVisible();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/backoffice/orders/o1/"));
  const placed = requestsOf("PlacePhoneOrder");
  expect(placed).toHaveLength(1);
  expect(placed[0]!.variables).toMatchObject({
    username: null,
    input: {
      mode: "CREATE_FRESH_ORDER",
      items: [{ productId: "p-2", quantity: 2 }],
      deliveryType: "DELIVERY_SHIPPING",
      expectedTotal: 8_660,
      address: { email: "ada@mail.example", firstName: "Ada", state: "TX", isBillingShippingSame: true },
    },
  });
  expect(screen.queryByLabelText(/card/i)).toBeNull();
});

test("an order with a lost response is resent with the same key", async () => {
  placings = [null, PLACED];
  await show();
  await fillIn();
  calculate();
  fireEvent.click(await placeButton());
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/backoffice/orders/o1/"));
  expect(requestsOf("PlacePhoneOrder")).toHaveLength(2);
  expect(keysOfPlacings().size).toBe(1);
});

test("so is a manual retry", async () => {
  placings = [{ errors: [{ message: "", extensions: { code: "INTERNAL" } }] }, PLACED];
  await show();
  await fillIn();
  calculate();
  fireEvent.click(await placeButton());
  expect(await screen.findByText(MESSAGES.generic.failure)).toBeVisible();
  fireEvent.click(await placeButton());
  await waitFor(() => expect(requestsOf("PlacePhoneOrder")).toHaveLength(2));
  expect(keysOfPlacings().size).toBe(1);
});

test("an error is shown at its field, and a product's error at that product", async () => {
  const soldOut = MESSAGES.checkout.outOfStock("Toaster", 1);
  quotes = [
    quoteOf(8_660, [
      problem("OUT_OF_STOCK", soldOut, "p-2"),
      problem("INVALID_INPUT", sentences.unknownCustomer, "username"),
    ]),
  ];
  await show();
  await fillIn();
  calculate();
  await waitFor(() =>
    expect(screen.getByLabelText("Units of Toaster")).toHaveAccessibleDescription(new RegExp(soldOut)),
  );
  expect(screen.getByLabelText(LABELS.emailAddress)).toHaveAccessibleDescription(
    new RegExp(sentences.unknownCustomer),
  );
  expect(screen.queryByRole("button", { name: /^Place/ })).toBeNull();
});

test("a changed order needs a new quote", async () => {
  await show();
  await fillIn();
  calculate();
  await placeButton();
  typeInto("Units of Toaster", "3");
  expect(await screen.findByText(/The order has changed/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Place/ })).toBeNull();
});

test("a changed total is shown before the order is placed", async () => {
  const sentence = sentences.totalChanged(formatMoney(9_000));
  quotes = [quoteOf(8_660), quoteOf(9_000)];
  placings = [result({ errors: [problem("TOTAL_CHANGED", sentence, "expectedTotal")] }), PLACED];
  await show();
  await fillIn();
  calculate();
  fireEvent.click(await placeButton());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await total(9_000)).toBeVisible();
  expect(requestsOf("PlacePhoneOrder")).toHaveLength(1);
  fireEvent.click(await placeButton());
  await waitFor(() => expect(requestsOf("PlacePhoneOrder")).toHaveLength(2));
  expect(requestsOf("PlacePhoneOrder")[1]!.variables).toMatchObject({ input: { expectedTotal: 9_000 } });
});

test("a customer's saved address fills the fields, and the order is theirs", async () => {
  await show();
  await addToaster();
  fireEvent.click(screen.getByRole("radio", { name: /^A customer with an account/ }));
  typeInto(LABELS.emailAddress, "Grace@mail.example");
  fireEvent.click(screen.getByRole("button", { name: "Find addresses" }));
  fireEvent.click(await screen.findByRole("radio", { name: /^Grace Hopper/ }));
  expect(screen.getByLabelText("Address")).toHaveValue("7 Compiler Court");
  calculate();
  await placeButton();
  expect(requestsOf("PhoneOrderQuote")[0]!.variables).toMatchObject({
    username: "grace@mail.example",
    input: { items: [{ productId: "p-2", quantity: 1 }], address: { firstName: "Grace" } },
  });
});

test("pickup stores are those near the ZIP code, as in the checkout", async () => {
  await show();
  await fillIn();
  expect(await screen.findByText("Everything in your cart ships to 78701.")).toBeVisible();
  fireEvent.click(screen.getByRole("radio", { name: DELIVERY_LABELS.DELIVERY_PICKUP }));
  fireEvent.click(await screen.findByRole("radio", { name: /^Congress Avenue/ }));
  typeInto("ZIP code", "78702");
  expect(await screen.findByRole("radio", { name: /^Main Street/ })).not.toBeChecked();
  calculate();
  expect(await screen.findByRole("link", { name: MESSAGES.checkout.pickupPlace })).toBeVisible();
  expect(requestsOf("PhoneOrderQuote")).toHaveLength(0);
  fireEvent.click(screen.getByRole("radio", { name: /^Main Street/ }));
  calculate();
  await placeButton();
  expect(requestsOf("PhoneOrderQuote")[0]!.variables).toMatchObject({
    input: { deliveryType: "DELIVERY_PICKUP", pickupLocationId: "s-2" },
  });
});

test("staff who may not read customers see no addresses", async () => {
  await show(["orders.update"]);
  fireEvent.click(screen.getByRole("radio", { name: /^A customer with an account/ }));
  typeInto(LABELS.emailAddress, "grace@mail.example");
  expect(screen.queryByRole("button", { name: "Find addresses" })).toBeNull();
});

test("without a product nothing is requested, and a removed one is gone", async () => {
  await show();
  await fillIn();
  fireEvent.click(screen.getByRole("button", { name: "Remove Toaster" }));
  expect(finder()).toHaveFocus();
  expect(screen.queryByLabelText("Units of Toaster")).toBeNull();
  calculate();
  expect(await screen.findByRole("link", { name: sentences.empty })).toBeVisible();
  expect(requestsOf("PhoneOrderQuote")).toHaveLength(0);
});

test("the error summary follows the form, products in their place", async () => {
  await show();
  await addToaster();
  typeInto("Units of Toaster", "0");
  typeInto("Phone", "1");
  calculate();
  const summary = await screen.findByRole("alert");
  const messages = within(summary)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
  const at = (sentence: string) => messages.indexOf(sentence);
  expect(at(MESSAGES.validation.phone)).toBeGreaterThan(0);
  // The phone is beside the email address; names follow.
  expect(at(MESSAGES.validation.lastName)).toBe(at(MESSAGES.validation.phone) + 2);
  expect(at(sentences.quantity)).toBe(at(MESSAGES.validation.lastName) + 1);
  expect(messages.length).toBeGreaterThan(at(sentences.quantity) + 1);
});
