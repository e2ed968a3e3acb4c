import { act, cleanup, render, screen } from "@testing-library/react";
import { Providers } from "../../../client/providers/providers";
import { forgetSession } from "../../../client/session/current-session";
import { CustomerBar } from "./customer-bar";

let variables: unknown = null;
beforeEach(() => {
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    ({ variables } = JSON.parse(body) as { variables: unknown });
    const neighbours = { __typename: "ListNeighbours", previous: null, next: "b+c@mail.example" };
    const text = async () => JSON.stringify({ data: { getCustomerNeighbours: neighbours } });
    return { ok: true, status: 200, headers: new Headers(), text };
  }) as never;
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("a customer leads on in their list, and back to the same list", async () => {
  const search = "?q=ada&show=DISABLED&size=50&page=2";
  render(
    <Providers>
      <CustomerBar username="ada@mail.example" search={search} />
    </Providers>,
  );
  const next = await screen.findByRole("link", { name: "Next customer" });
  expect(next).toHaveAttribute("href", `/backoffice/customers/b%2Bc%40mail.example/${search}`);
  expect(screen.queryByRole("link", { name: "Previous customer" })).toBeNull();
  const back = screen.getByRole("link", { name: "All customers" });
  expect(back).toHaveAttribute("href", `/backoffice/customers/${search}`);
  expect(variables).toEqual({ username: "ada@mail.example", text: "ada", status: "DISABLED", tag: null });
});
