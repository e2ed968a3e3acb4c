import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../client/providers/providers";
import { rememberReturnUrl } from "../../client/session/return-url";
import { currentUser, forgetSession } from "../../client/session/current-session";
import { rememberAttempt, consumeAttempt } from "./social-attempt";
import { SocialReturn } from "./social-return";

const { auth } = MESSAGES;
const user = {
  username: "ada@example.com",
  type: "CUSTOMER",
  firstName: "Ada",
  lastName: "Byron",
  permissions: [],
  isVerified: true,
};
const tokens = { accessToken: "a", idToken: "i", refreshToken: "r" };
let requests: unknown[] = [];
let answer: Envelope<unknown> | "no network";

beforeEach(() => {
  requests = [];
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { siteMetadata: { phone: "1-800-555-0142", email: "help@shop.example" } },
    shop: { getCategories: [] },
  });
  answer = succeed({ user, tokens }, auth.loginDone);
  sessionStorage.clear();
  document.body.innerHTML = "<div data-snackbar></div>";
  // Only fetch is mocked: all other code is real.
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    // The cart of the previous test's user may still be requested.
    if (!url.endsWith("/graphql")) requests.push(JSON.parse(body));
    if (answer === "no network") throw new TypeError("Failed to fetch");
    return { status: answer.isSuccess ? 200 : 400, text: async () => JSON.stringify(answer) };
  }) as never;
  jest.mocked(navigate).mockClear();
});
afterEach(async () => {
  cleanup();
  await forgetSession();
});

function returnWith(query: string) {
  window.history.replaceState(null, "", `/social/return/?${query}`);
  render(
    <Providers>
      <SocialReturn />
    </Providers>,
  );
}
const begin = () => rememberAttempt("GOOGLE", "https://provider.example/auth?state=mine");
const refusal = () => screen.findByRole("heading", { name: "You're not signed in" });

test("the tab that started is signed in and sent to its previous page", async () => {
  begin();
  rememberReturnUrl("/cart/");
  document.cookie = "aid=7;path=/";
  returnWith("code=abc&state=mine&iss=https%3A%2F%2Fprovider.example");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/cart/", { replace: true }));
  const answer = { type: "GOOGLE", code: "abc", state: "mine", iss: "https://provider.example" };
  expect(requests).toEqual([{ ...answer, attribution: { aid: "7" }, firstTouch: {} }]);
  expect(await currentUser()).toMatchObject({ username: "ada@example.com" });
  expect(window.location.search).toBe("");
});

test("without a saved page the visitor goes home, and never to another site", async () => {
  begin();
  sessionStorage.setItem("returnURL", "https://evil.example/");
  returnWith("code=abc&state=mine");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/", { replace: true }));
});

test("a code started by someone else is rejected before any request to the server", async () => {
  begin();
  returnWith("code=theirs&state=theirs");
  expect(await refusal()).toBeVisible();
  expect(screen.getByText(auth.socialFailed)).toBeVisible();
  expect(requests).toEqual([]);
  expect(await currentUser()).toBeNull();
});

test("a tab without an attempt is rejected, and so is one that has used it", async () => {
  returnWith("code=abc&state=mine");
  expect(await refusal()).toBeVisible();
  expect(requests).toEqual([]);
  begin();
  expect(consumeAttempt()).toEqual({ type: "GOOGLE", state: "mine" });
  expect(consumeAttempt()).toBeNull();
});

test("a visitor who declined at the provider sees that nothing changed, and can continue to the requested page", async () => {
  begin();
  rememberReturnUrl("/account/addresses/");
  returnWith("error=access_denied&state=mine");
  expect(await screen.findByText(auth.socialDenied)).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to sign in" })).toHaveAttribute(
    "href",
    "/login/?returnUrl=%2Faccount%2Faddresses%2F",
  );
});

test("an unverified address leads to the page for its code", async () => {
  answer = succeed({ user: { ...user, isVerified: false }, tokens: null }, auth.codeSent);
  begin();
  returnWith("code=abc&state=mine");
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith("/verify/", { state: { username: "ada@example.com" } }),
  );
  expect(await currentUser()).toBeNull();
});

test("a server error and a network failure are shown on the page", async () => {
  answer = fail(auth.socialWithoutEmail);
  begin();
  returnWith("code=abc&state=mine");
  expect(await screen.findByText(auth.socialWithoutEmail)).toBeVisible();
  cleanup();
  answer = "no network";
  begin();
  returnWith("code=abc&state=mine");
  expect(await screen.findByText(MESSAGES.generic.unreachable)).toBeVisible();
});

test("an unknown provider's address starts nothing", () => {
  expect(rememberAttempt("GOOGLE", "javascript:alert(1)?state=x")).toBe(false);
  expect(rememberAttempt("GOOGLE", "https://provider.example/")).toBe(false);
  expect(rememberAttempt("GOOGLE", "nonsense")).toBe(false);
});
