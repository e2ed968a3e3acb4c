/** Undo of staff actions on a customer (STAFF-50); fetch is mocked. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { PERMISSIONS } from "#contract/staff/roles";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { undoLast } from "../../../client/store/undo";
import { customer } from "./customer-for-tests";
import { CustomersScreen } from "./customers-screen";

const PATH = "/admin/customers/ada%40mail.example";
let requests: { readonly call: string; readonly body: unknown }[];
let answers: Record<string, Envelope<unknown>>;

beforeEach(async () => {
  requests = [];
  answers = {
    [`GET ${PATH}`]: succeed({ customer }, "Successful"),
    [`GET ${PATH}/address/getAll`]: succeed({ addresses: [] }, "Successful"),
  };
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${new URL(url).pathname}`;
    requests.push({ call, body: body && JSON.parse(body) });
    const answer = answers[call] ?? fail("not found");
    const refused = call in answers ? 400 : 404;
    return { status: answer.isSuccess ? 200 : refused, text: async () => JSON.stringify(answer) };
  }) as never;
  await signIn({
    user: {
      username: "boss@shop.example",
      type: "SUPERADMIN",
      firstName: "Grace",
      lastName: "Hopper",
      permissions: [...PERMISSIONS],
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  });
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

const open = () =>
  render(
    <Providers>
      <CustomersScreen location={{ pathname: "/backoffice/customers/ada%40mail.example/", search: "" }} />
    </Providers>,
  );

test("an account is reactivated at once, and the undo is the reverse action", async () => {
  answers[`GET ${PATH}`] = succeed({ customer: { ...customer, status: "DISABLED" } }, "Successful");
  answers["PUT /admin/customers/active/ada%40mail.example"] = succeed({ customer }, "Enabled.");
  answers["PUT /admin/customers/disabled/ada%40mail.example"] = succeed(
    { customer: { ...customer, status: "DISABLED" } },
    "Disabled again.",
  );
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Enable" }));
  expect(await screen.findByRole("button", { name: "Disable" })).toBeVisible();
  await act(async () => expect(undoLast()).toBe(true));
  expect(await screen.findByRole("button", { name: "Enable" })).toBeVisible();
  expect(document.querySelector("[data-snackbar]")?.textContent).toContain("Disabled again.");
  expect(undoLast()).toBe(false);
});

test("an address is deleted at once, and an undo restores it fully", async () => {
  const fields = {
    firstName: "Ada",
    lastName: "Byron",
    address1: "1 Main St",
    address2: "",
    city: "Austin",
    state: "TX",
    postalCode: "78701",
    phone: "5125550142",
    isDefault: true,
  };
  const address = { ...fields, id: "a1", country: "US" };
  const listed = (addresses: object[], message = "Successful") => succeed({ addresses }, message);
  answers[`GET ${PATH}/address/getAll`] = listed([address]);
  answers[`DELETE ${PATH}/address/delete/a1`] = listed([]);
  answers[`POST ${PATH}/address/add`] = listed([{ ...address, id: "a2" }], "Back again.");
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Delete 1 Main St" }));
  expect(await screen.findByText("No addresses yet.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Addresses" })).toHaveFocus());
  await act(async () => void undoLast());
  expect(await screen.findByRole("button", { name: "Delete 1 Main St" })).toBeVisible();
  expect(requests.find(({ call }) => call === `POST ${PATH}/address/add`)?.body).toEqual({
    ...fields,
    country: "US",
  });
  expect(document.querySelector("[data-snackbar]")?.textContent).toContain("Back again.");
});

test("a note is deleted at once and restored by an undo; a second user sees who was first", async () => {
  const written = { author: "boss@shop.example", writtenAt: "2026-11-20T15:00:00Z", mayDelete: true };
  const note = { id: "n1", text: "Wants it on Friday", ...written };
  const others = { ...note, id: "n2", text: "Not yours", mayDelete: false };
  const [remove, restore] = [`DELETE ${PATH}/notes/delete/n1`, `PUT ${PATH}/notes/restore/n1`];
  answers[`GET ${PATH}`] = succeed({ customer }, "Successful");
  answers[`GET ${PATH}/notes/getAll`] = succeed({ notes: [note, others] }, "Successful");
  answers[remove] = succeed({ notes: [others] }, "Gone.");
  answers[restore] = succeed({ notes: [note, others] }, "Back again.");
  open();
  expect(await screen.findByText("Wants it on Friday")).toBeVisible();
  const button = () => screen.findByRole("button", { name: /^Delete the note from/ });
  fireEvent.click(await button());
  await waitFor(() => expect(screen.queryByText("Wants it on Friday")).toBeNull());
  expect(screen.getByRole("heading", { name: "Notes" })).toHaveFocus();
  await act(async () => expect(undoLast()).toBe(true));
  expect(await screen.findByText("Wants it on Friday")).toBeVisible();
  expect(requests.filter(({ call }) => call === restore)).toHaveLength(1);

  answers[remove] = fail("kim@shop.example has deleted it.");
  answers[`GET ${PATH}/notes/getAll`] = succeed({ notes: [others] }, "Successful");
  fireEvent.click(await button());
  await waitFor(() => expect(screen.queryByText("Wants it on Friday")).toBeNull());
  await waitFor(() =>
    expect(document.querySelector("[data-snackbar]")?.textContent).toContain(
      "kim@shop.example has deleted it.",
    ),
  );
  expect(undoLast()).toBe(false);
});
