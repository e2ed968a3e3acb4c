/** Pending queries when the visitor changes: responses are for the new visitor, and no query hangs. */
import { gql } from "@apollo/client";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useQueryAnswer } from "../client/api/use-query-answer";
import { storeAccountWishes } from "../client/saved/saved-storage";
import { Providers } from "../client/providers/providers";
import { forgetSession, signIn } from "../client/session/current-session";

const GREETING = gql`
  query Greeting($page: String) {
    greeting(page: $page)
  }
`;

interface Request {
  readonly page: string;
  readonly bearer: string;
  answer(): void;
}
/** Pending requests, oldest first. */
let requests: Request[] = [];
const pages = () => requests.map(({ page, bearer }) => `${page} for ${bearer}`);

beforeEach(() => {
  requests = [];
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = ((_url: string, init: { body: string; headers: Record<string, string> }) => {
    const { page } = (JSON.parse(init.body) as { variables: { page: string } }).variables;
    const bearer = init.headers["authorization"]?.split(" ")[1] ?? "nobody";
    return new Promise((resolve) => {
      const text = async () => JSON.stringify({ data: { greeting: `${page} of ${bearer}` } });
      const answer = () => resolve({ ok: true, status: 200, headers: new Headers(), text });
      requests.push({ page, bearer, answer });
    });
  }) as never;
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

const enter = (name: string) => {
  // Avoids requests other than the page's own.
  storeAccountWishes([]);
  return signIn({
    user: {
      username: `${name}@example.com`,
      firstName: name,
      lastName: "Byron",
      type: "CUSTOMER" as const,
      permissions: [],
      isVerified: true,
    },
    tokens: { accessToken: name, idToken: "i", refreshToken: "r" },
  });
};

function Page({ name }: { readonly name: string }) {
  const { data, isLoading } = useQueryAnswer(GREETING, { page: name });
  return <p>{isLoading ? "Loading" : (data as { greeting: string } | undefined)?.greeting}</p>;
}

const show = (name: string) =>
  render(
    <Providers>
      <Page name={name} />
    </Providers>,
  );
const answerAll = () => act(async () => requests.splice(0).forEach(({ answer }) => answer()));

test("a remaining page is requested again after a sign-out, also with a response pending", async () => {
  await act(() => enter("ada"));
  show("Compare");
  await waitFor(() => expect(pages()).toEqual(["Compare for ada"]));
  requests = [];
  await act(forgetSession);
  await waitFor(() => expect(pages()).toEqual(["Compare for nobody"]));
  await answerAll();
  expect(await screen.findByText("Compare of nobody")).toBeVisible();
});

test("pending requests of an earlier page are not retried as the next user", async () => {
  await act(() => enter("ada"));
  const { unmount } = show("Leases");
  await waitFor(() => expect(pages()).toEqual(["Leases for ada"]));
  requests = [];
  // Synchronous, as when one screen replaces another.
  unmount();
  await enter("bob");
  show("Orders");
  await waitFor(() => expect(pages()).toContain("Orders for bob"));
  expect(pages().filter((page) => page.startsWith("Leases"))).toEqual([]);
  await answerAll();
  expect(await screen.findByText("Orders of bob")).toBeVisible();
});
