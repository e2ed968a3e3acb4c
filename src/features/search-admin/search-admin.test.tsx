import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { MESSAGES } from "#contract/messages";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import type { Permission } from "#contract/staff/roles";
import { allRows } from "#contract/fields/page";
import type { SearchRule } from "#contract/search/rules";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { undoLast } from "../../client/store/undo";
import { SearchAdmin } from "./search-admin";

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const product = (id: string, name: string) => ({
  productId: id,
  name,
  url: `/product/p-${id}/`,
  price: 9_900,
});
const LAMPS = [product("1", "Red lamp"), product("2", "Blue lamp")];
const RULES: SearchRule[] = [
  {
    id: "00000000-0000-4000-8000-000000000001",
    kind: "SYNONYM",
    text: "",
    phrases: ["couch", "settee"],
    pinned: [],
    hidden: [],
    address: "",
    intro: "",
    revision: 4,
    changedAt: "2026-11-20T15:00:00Z",
  },
  {
    id: "00000000-0000-4000-8000-000000000002",
    kind: "PLACING",
    text: "lamp",
    phrases: [],
    revision: 5,
    address: "",
    intro: "",
    pinned: [
      { productId: "1", name: "Red lamp" },
      { productId: "9", name: null },
    ],
    hidden: [{ productId: "3", name: "Old lamp" }],
    changedAt: "2026-11-21T15:00:00Z",
  },
];
const SEARCHES = {
  rows: [
    {
      text: "lamp",
      visits: 1_200,
      found: 14,
      clicks: 30,
      opened: [
        { productId: "1", name: "Red lamp", clicks: 20 },
        { productId: "9", name: null, clicks: 2 },
      ],
    },
    { text: "couch", visits: 7, found: 0, clicks: 0, opened: [] },
    { text: "wirel", visits: 3, found: null, clicks: 3, opened: [] },
  ],
  counts: [
    { value: "ALL", count: 3 },
    { value: "NOTHING", count: 1 },
  ],
  total: 3,
  rareVisits: 12,
};

/** Requests with their bodies; responses by path, or a refusal. */
let sent: [string, unknown][] = [];
let answers: Record<string, object | string | null> = {};
const bodiesOf = (path: string) => sent.flatMap(([to, body]) => (to.startsWith(path) ? [body] : []));

async function start(...permissions: Permission[]): Promise<void> {
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    sent.push([pathname, body && JSON.parse(body)]);
    const path = Object.keys(answers).find((prefix) => pathname.startsWith(prefix));
    if (path === undefined) return new Promise(() => undefined);
    const data = answers[path]!;
    const isSuccess = typeof data !== "string";
    const message = isSuccess ? "" : data;
    const envelope = { isSuccess, message, data: isSuccess ? data : null, fieldErrors: [] };
    return { ok: isSuccess, status: isSuccess ? 200 : 400, text: async () => JSON.stringify(envelope) };
  }) as never;
  await act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Helper",
        type: "ADMIN",
        permissions,
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
}
const show = (pathname: string, search = "") =>
  render(
    <Providers>
      <SearchAdmin location={{ pathname, search }} />
    </Providers>,
  );
const [list, rules, preview] = ["/admin/search/getAll", "/admin/search/rules/", "/admin/search/preview"];

beforeEach(() => {
  sent = [];
  jest.mocked(navigate).mockClear();
  answers = {
    [list]: SEARCHES,
    [rules]: allRows(RULES),
    [preview]: {
      before: { total: 1, correctedText: "lamp", products: [LAMPS[0]] },
      after: { total: 2, correctedText: null, products: LAMPS },
    },
  };
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("searched texts show their results and clicks, and link to the rules", async () => {
  await start("search.read", "search.write");
  show("/backoffice/search/", "?from=2026-11-01&show=NO_CLICK");
  const table = await screen.findByRole("table", { name: "Searches, most frequent first" });
  const [, lamp, couch, wirel] = within(table).getAllByRole("row");
  expect(lamp).toHaveTextContent(/lamp.*1,200.*14.*30.*Red lamp \(20\).*A former product \(2\)/);
  expect(couch).toHaveTextContent(/^couch.*None/);
  expect(wirel).toHaveTextContent(/wirel.*Unknown/);
  expect(within(couch!).getByRole("link", { name: "Add synonym for couch" })).toHaveAttribute(
    "href",
    "/backoffice/search/synonyms/new/?text=couch",
  );
  expect(within(couch!).getByRole("link", { name: "Pin or hide for couch" })).toBeVisible();
  expect(screen.getByText(/12 searches typed by fewer than 3 visitors/)).toBeVisible();
  expect(screen.getByRole("link", { name: "No clicks 0" })).toHaveAttribute("aria-current", "page");
  expect(bodiesOf(list)[0]).toMatchObject({ show: "NO_CLICK", from: "2026-11-01", to: "" });
});

test("no data, no response, no permission: each says so, and a read-only user can change nothing", async () => {
  answers[list] = { ...SEARCHES, rows: [], total: 0, counts: [] };
  await start("search.read");
  const empty = show("/backoffice/search/");
  expect(await screen.findByRole("heading", { name: "No searches" })).toBeVisible();
  empty.unmount();
  answers[list] = MESSAGES.access.forbidden;
  const refused = show("/backoffice/search/");
  expect(await screen.findByRole("alert")).toHaveTextContent(MESSAGES.access.forbidden);
  refused.unmount();
  answers[rules] = "No luck";
  const failed = show("/backoffice/search/synonyms/");
  expect(await screen.findByRole("alert")).toHaveTextContent("No luck");
  failed.unmount();
  answers[rules] = allRows(RULES);
  show("/backoffice/search/synonyms/");
  expect(await screen.findByRole("row", { name: /couch = settee/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Add synonyms" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
});

test("a synonym is previewed before and after, and saved with the version shown", async () => {
  await start("search.read", "search.write");
  show("/backoffice/search/synonyms/new/", "?text=couch");
  const typed = await screen.findByRole("textbox", { name: "What shoppers type" });
  expect(typed).toHaveValue("couch");
  fireEvent.click(screen.getByRole("button", { name: "Compare before and after" }));
  expect((await screen.findAllByText("Please enter what it also finds"))[0]).toBeVisible();
  expect(bodiesOf(preview)).toEqual([]);

  fireEvent.change(screen.getByRole("textbox", { name: /^What it also finds/ }), {
    target: { value: "settee\n\n  long seat " },
  });
  fireEvent.click(screen.getByRole("button", { name: "Compare before and after" }));
  const after = await screen.findByRole("region", { name: "With this rule" });
  expect(after).toHaveTextContent(/2 products.*Red lamp, \$99\.00.*Blue lamp, \$99\.00 New here/);
  expect(screen.getByRole("region", { name: "Now" })).toHaveTextContent("1 product, searched as “lamp”");
  const rule = {
    kind: "SYNONYM",
    text: "couch",
    phrases: ["settee", "long seat"],
    pinned: [],
    hidden: [],
    address: "",
    intro: "",
  };
  expect(bodiesOf(preview)[0]).toMatchObject({ text: "couch", rule });

  fireEvent.click(screen.getByRole("button", { name: "Save rule" }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/backoffice/search/synonyms/"));
  expect(bodiesOf(rules).at(-1)).toEqual({ ...rule, seen: 0 });
});

test("an attribute page is previewed and saved with its text and the copied address", async () => {
  await start("search.read", "search.write");
  show("/backoffice/search/pages/new/");
  const type = async (name: RegExp, value: string) =>
    fireEvent.change(await screen.findByRole("textbox", { name }), { target: { value } });
  await type(/^Heading/, "16 GB laptops");
  await type(/^URL of the filtered category/, "/products/laptop-computers/?f.memory=17");
  await type(/^Text below/, "For many tabs.");
  fireEvent.click(screen.getByRole("button", { name: "Preview products" }));
  expect(await screen.findByText(/“17” isn't a value of Memory/)).toBeVisible();
  await type(/^URL of the filtered category/, "/products/laptop-computers/?f.memory=16");
  fireEvent.click(screen.getByRole("button", { name: "Preview products" }));
  const region = await screen.findByRole("region", { name: "Preview" });
  await waitFor(() => expect(region).toHaveTextContent("2 products"));

  fireEvent.click(screen.getByRole("button", { name: "Save page" }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/backoffice/search/pages/"));
  expect(bodiesOf(rules).at(-1)).toMatchObject({
    kind: "PAGE",
    text: "16 GB laptops",
    intro: "For many tabs.",
    seen: 0,
    address: "/products/laptop-computers/?f.memory=16",
  });
});

test("products of a searched text are found, pinned in order, hidden and removed", async () => {
  await start("search.read", "search.write");
  show(`/backoffice/search/placings/${RULES[1]!.id}/`);
  const field = await screen.findByRole("textbox", { name: "Find products" });
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.click(await screen.findByRole("button", { name: "Pin Blue lamp" }));
  expect(screen.getByRole("button", { name: "Remove Blue lamp" })).toHaveFocus();
  // The pinned product is not suggested.
  expect(screen.queryByRole("button", { name: "Pin Red lamp" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Move up Blue lamp" }));
  fireEvent.click(screen.getByRole("button", { name: "Move up Blue lamp" }));
  expect(screen.queryByRole("button", { name: "Move up Blue lamp" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Remove 9 (not in the shop)" }));
  expect(field).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Save rule" }));
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(bodiesOf(rules).at(-1)).toEqual({
    kind: "PLACING",
    text: "lamp",
    phrases: [],
    pinned: ["2", "1"],
    hidden: ["3"],
    seen: 5,
    address: "",
    intro: "",
  });
});

test("a rule is deleted at once, and an undo restores it", async () => {
  await start("search.read", "search.write");
  show("/backoffice/search/placings/");
  const row = await screen.findByRole("row", { name: /^lamp/ });
  expect(row).toHaveTextContent(/Red lamp9 \(not in the shop\)Old lamp/);
  answers[rules] = allRows([RULES[0]!]);
  await act(async () => void fireEvent.click(within(row).getByRole("button", { name: "Delete “lamp”" })));
  expect(await screen.findByRole("heading", { name: "No products pinned or hidden" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Pinned and hidden" })).toHaveFocus();
  const path = `/admin/search/rules/${RULES[1]!.id}`;
  expect(sent.at(-1)![0]).toBe(path);
  answers[rules] = allRows(RULES);
  await act(async () => void undoLast());
  expect(await screen.findByRole("row", { name: /^lamp/ })).toBeVisible();
  expect(sent.at(-1)).toEqual([
    path,
    {
      kind: "PLACING",
      text: "lamp",
      phrases: [],
      pinned: ["1", "9"],
      hidden: ["3"],
      seen: 0,
      address: "",
      intro: "",
    },
  ]);
});

test("a page is deleted after a confirmation, and the focus returns to the heading", async () => {
  const page: SearchRule = {
    ...RULES[0]!,
    kind: "PAGE",
    phrases: [],
    text: "Lamps for reading",
    address: "/search/reading-lamps/",
  };
  answers[rules] = allRows([page]);
  await start("search.read", "search.write");
  show(BACKOFFICE_ROUTES.attributePages);
  fireEvent.click(await screen.findByRole("button", { name: /^Delete “/ }));
  const question = within(await screen.findByRole("dialog", { name: /^Delete “.+”\?$/ }));
  expect(question.getByText("The page and the links to it will be removed from the site.")).toBeVisible();
  expect(sent.map(([path]) => path)).not.toContain(`/admin/search/rules/${page.id}`);
  answers[rules] = allRows([]);
  await act(async () => void fireEvent.click(question.getByRole("button", { name: "Delete page" })));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Delete “/ })).toBeNull());
  expect(sent.at(-1)![0]).toBe(`/admin/search/rules/${page.id}`);
  expect(document.activeElement).toBe(document.getElementById("rules-heading"));
  expect(undoLast()).toBe(false);
});

test("an address without a rule says so", async () => {
  await start("search.read", "search.write");
  show("/backoffice/search/synonyms/00000000-0000-4000-8000-000000000002/");
  expect(await screen.findByRole("heading", { name: MESSAGES.generic.notFound })).toBeVisible();
});
