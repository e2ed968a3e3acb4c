import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../client/providers/providers";
import { watchNewsletter } from "./newsletter";
import { forgetSession, signIn } from "../../client/session/current-session";
import { ContactScreen } from "./contact-screen";
import { NewsletterForm } from "./newsletter-form";

const { marketing, validation } = MESSAGES;
let requests: { readonly path: string; readonly body: unknown }[] = [];
let answer: Envelope<unknown>;

beforeAll(() => watchNewsletter());
beforeEach(() => {
  requests = [];
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { siteMetadata: { phone: "1-800-555-0142", email: "help@shop.example" } },
    shop: { getCategories: [] },
  });
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    requests.push({ path: new URL(url).pathname, body: JSON.parse(body) });
    return { status: answer.isSuccess ? 200 : 400, text: async () => JSON.stringify(answer) };
  }) as never;
});
afterEach(async () => {
  cleanup();
  await forgetSession();
});

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const open = () =>
  render(
    <Providers>
      <ContactScreen />
    </Providers>,
  );

test("a message is sent and its receipt replaces the form", async () => {
  answer = succeed(null, marketing.contactReceived);
  open();
  await screen.findByRole("textbox", { name: "Name" });
  type("Name", "Ada Byron");
  type("Email address", "Ada@Example.com");
  type("Phone", "(512) 555-0142");
  type("Message", "Is it in stock?");
  press("Send message");
  expect(await screen.findByText(marketing.contactReceived)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Thank you" })).toHaveFocus();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(requests).toEqual([
    {
      path: "/account/contactus",
      body: { name: "Ada Byron", email: "ada@example.com", phone: "5125550142", message: "Is it in stock?" },
    },
  ]);
});

test("missing values are reported before sending; a server error keeps the message", async () => {
  answer = fail(marketing.contactFailed);
  open();
  await screen.findByRole("textbox", { name: "Name" });
  press("Send message");
  expect(await screen.findByRole("heading", { name: "There is a problem" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(
    new RegExp(validation.message),
  );
  expect(requests).toEqual([]);
  type("Name", "Ada Byron");
  type("Email address", "ada@example.com");
  type("Phone", "5125550142");
  type("Message", "Is it in stock?");
  press("Send message");
  expect(await screen.findByText(marketing.contactFailed)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Is it in stock?");
});

test("a signed-in user's name and address are filled in", async () => {
  await signIn({
    user: {
      username: "ada@example.com",
      type: "CUSTOMER",
      firstName: "Ada",
      lastName: "Byron",
      permissions: [],
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  });
  open();
  expect(await screen.findByRole("textbox", { name: "Name" })).toHaveValue("Ada Byron");
  expect(screen.getByRole("textbox", { name: "Email address" })).toHaveValue("ada@example.com");
});

describe("the newsletter of the footer", () => {
  const field = () => screen.getByRole("textbox", { name: /Deals by email/ });
  // The user of an earlier test may still be queried.
  const subscriptions = () => requests.filter(({ path }) => path === "/account/subscribe");

  test("accepts an address and shows the server's message", async () => {
    answer = succeed(null, marketing.subscribed);
    render(<NewsletterForm />);
    fireEvent.change(field(), { target: { value: " Ada@Example.com" } });
    press("Subscribe");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(marketing.subscribed));
    expect(subscriptions()).toEqual([{ path: "/account/subscribe", body: { email: "ada@example.com" } }]);
    expect(field()).toHaveValue("");
  });

  test("rejects an invalid address, and focuses the field", async () => {
    answer = succeed(null, marketing.subscribed);
    render(<NewsletterForm />);
    fireEvent.change(field(), { target: { value: "ada" } });
    press("Subscribe");
    await waitFor(() => expect(field()).toHaveAccessibleDescription(validation.email));
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(subscriptions()).toEqual([]);
  });
});
