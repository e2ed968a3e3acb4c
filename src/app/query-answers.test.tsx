/** useQueryAnswer when a query with new variables fails; only fetch is mocked. */
import { gql } from "@apollo/client";
import { cleanup, render, screen } from "@testing-library/react";
import { useQueryAnswer } from "../client/api/use-query-answer";
import { Providers } from "../client/providers/providers";

const LIST = gql`
  query List($page: Int) {
    list(page: $page)
  }
`;
const REFUSED = { message: "No such page", extensions: { code: "BAD_USER_INPUT" } };

beforeEach(() => {
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    const { page } = (JSON.parse(body) as { variables: { page: number } }).variables;
    const answer = page === 1 ? { data: { list: "Page 1" } } : { data: null, errors: [REFUSED] };
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(answer) };
  }) as never;
});
afterEach(cleanup);

function List({ page, staysOnFailure }: { readonly page: number; readonly staysOnFailure: boolean }) {
  const answer = useQueryAnswer(LIST, { page }, { staysOnFailure, fetchPolicy: "no-cache" });
  const list = (answer.data as { list: string } | undefined)?.list;
  return <p>{`${list ?? "Nothing"}; ${answer.trouble?.sentence ?? "fine"}`}</p>;
}

test.each([
  [false, "Nothing; No such page"],
  [true, "Page 1; No such page"],
])("the previous result stays: %s", async (staysOnFailure, expected) => {
  const at = (page: number) => (
    <Providers>
      <List page={page} staysOnFailure={staysOnFailure} />
    </Providers>
  );
  const { rerender } = render(at(1));
  expect(await screen.findByText("Page 1; fine")).toBeVisible();
  rerender(at(2));
  expect(await screen.findByText(expected)).toBeVisible();
});
