import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { allRows } from "#contract/fields/page";
import type { CategoryMappingRow, UnplacedCategory } from "#contract/imports/category-mappings";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { undoLast } from "../../../client/store/undo";
import { CatalogueAdmin } from "../catalogue-admin";

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const category: UnplacedCategory = {
  supplier: "acme",
  steps: ["Home", "Wash", "Zwx"],
  products: 1_200,
  isLeftOut: false,
  examples: [{ sku: "L-1", name: "Halden washer" }],
  suggestion: { categoryId: "washers-dryers", reason: "PRODUCTS" },
};
const mapping: CategoryMappingRow = {
  id: "7",
  supplier: "acme",
  kind: "NAME",
  pattern: "Qxy",
  categoryId: null,
  changedAt: "2026-11-20T15:00:00Z",
};
const list = "/admin/catalogue/categories/unplaced";
const mapped = "/admin/catalogue/categories/mappings";

let sent: [method: string, path: string, body: unknown][] = [];
let answers: Record<string, object | string> = {};

async function start(...permissions: Permission[]): Promise<void> {
  sent = [];
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body, method }: { body?: string; method: string }) => {
    const { pathname } = new URL(url);
    sent.push([method, pathname, body && JSON.parse(body)]);
    const data = answers[`${method} ${pathname}`];
    if (data === undefined) return new Promise(() => undefined);
    const isSuccess = typeof data !== "string";
    const envelope = {
      isSuccess,
      message: isSuccess ? "" : data,
      data: isSuccess ? data : null,
      fieldErrors: [],
    };
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
  render(
    <Providers>
      <CatalogueAdmin location={{ pathname: "/backoffice/catalogue/categories/", search: "" }} />
    </Providers>,
  );
}

beforeEach(() => {
  answers = {
    [`POST ${list}`]: { rows: [category], total: 1, products: 1_200 },
    [`GET ${mapped}`]: allRows([mapping]),
  };
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("an unmapped category is mapped with its suggestion, by its path", async () => {
  answers[`POST ${mapped}`] = { moved: 1_200, live: 1_190, isDone: true };
  await start("pricing.read", "imports.write");
  await screen.findByText("Hidden because of the category: 1,200 products.");
  expect(screen.getByText("Home › Wash › Zwx")).toBeTruthy();
  expect(screen.getByText("Halden washer (L-1)")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Map Zwx" }));
  const dialog = await screen.findByRole("dialog", { name: "Map Home › Wash › Zwx" });
  const choice = within(dialog).getByLabelText<HTMLSelectElement>("Shop category");
  expect(choice.value).toBe("washers-dryers");
  answers[`POST ${list}`] = { rows: [], total: 0, products: 0 };
  fireEvent.click(within(dialog).getByRole("button", { name: "Map category" }));
  await screen.findByRole("heading", { name: "Every supplier category is mapped" });
  expect(sent).toContainEqual([
    "POST",
    mapped,
    { supplier: "acme", kind: "PATH", pattern: "Home > Wash > Zwx", category: "washers-dryers" },
  ]);
});

test("by words it uses the typed text; an error is shown in the form, which stays", async () => {
  answers[`POST ${mapped}`] = "This supplier has as many mappings as there can be.";
  await start("pricing.read", "imports.write");
  fireEvent.click(await screen.findByRole("button", { name: "Map Zwx" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByLabelText("Applies to"), { target: { value: "WORDS" } });
  fireEvent.change(within(dialog).getByLabelText(/^Name or words/), { target: { value: "zwx wash" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Map category" }));
  await within(dialog).findByText("This supplier has as many mappings as there can be.");
  expect(sent).toContainEqual([
    "POST",
    mapped,
    { supplier: "acme", kind: "WORDS", pattern: "zwx wash", category: "washers-dryers" },
  ]);
});

test("a mapping is deleted, and an undo maps again; a read-only user can change nothing", async () => {
  answers[`DELETE ${mapped}/7`] = { moved: 0, live: 0, isDone: true };
  await start("pricing.read", "imports.write");
  expect(await screen.findByText("Not sold")).toBeTruthy();
  answers[`GET ${mapped}`] = allRows([]);
  fireEvent.click(screen.getByRole("button", { name: "Delete the mapping of Qxy" }));
  await screen.findByText("No mappings yet.");
  answers[`GET ${mapped}`] = allRows([mapping]);
  answers[`POST ${mapped}`] = { moved: 0, live: 0, isDone: true };
  await act(async () => expect(undoLast()).toBe(true));
  await screen.findByText("Not sold");
  expect(sent).toContainEqual([
    ...["POST", mapped],
    { supplier: "acme", kind: "NAME", pattern: "Qxy", category: "not-sold" },
  ]);
  cleanup();
  await start("pricing.read");
  await screen.findByText("Not sold");
  await waitFor(() => expect(screen.getByText("Home › Wash › Zwx")).toBeTruthy());
  expect(screen.queryByRole("button", { name: /Map|Delete/ })).toBeNull();
});
