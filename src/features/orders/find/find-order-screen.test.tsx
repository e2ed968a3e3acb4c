import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../../client/providers/providers";
import { FindOrderScreen } from "./find-order-screen";

const { orders, validation } = MESSAGES;
let requests: object[] = [];
beforeEach(async () => {
  requests = [];
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    requests.push({ path: new URL(url).pathname, ...(JSON.parse(body) as object) });
    return { status: 200, text: async () => JSON.stringify(succeed(null, orders.linkRequested)) };
  }) as never;
  await act(async () => {
    render(
      <Providers>
        <FindOrderScreen />
      </Providers>,
    );
  });
});
afterEach(cleanup);

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Email me the link" }));

test("number and address are sent normalized, and the response replaces the form", async () => {
  type("Order number", " ef-12ab34cd ");
  type("Email address", "Ada@Example.com");
  send();
  expect(await screen.findByText(orders.linkRequested)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Check your email" })).toHaveFocus();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(requests).toEqual([
    { path: "/order/link/send", orderNumber: "EF-12AB34CD", email: "ada@example.com" },
  ]);
});

test("a missing or malformed order number is reported before sending", async () => {
  type("Order number", "12345");
  send();
  expect((await screen.findAllByText(orders.orderNumber)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(validation.email).length).toBeGreaterThan(0);
  expect(requests).toEqual([]);
});
