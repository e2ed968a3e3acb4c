/** Pricing screens: rules, their form, simulation, versions and new prices (PRICING-1 to PRICING-6). */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { MESSAGES } from "#contract/messages";
import { PRICING_MESSAGES } from "#contract/pricing/messages";
import { CATALOGUE_REVISION_FILE, type PublishedCatalogue } from "#contract/site/publishing";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { undoLast } from "../../client/store/undo";
import { PricingScreens } from "./pricing-screens";

type Variables = Readonly<Record<string, unknown>>;
type Answer = (variables: Variables) => object;

const rule = {
  __typename: "PriceMarkupRule",
  ruleType: "CATEGORY",
  categoryName: "Televisions",
  minPrice: 10_000,
  maxPrice: null,
  markupType: "PERCENTAGE",
  roundingMethod: "UP_TO_99",
  markupValue: 1_250,
  brands: [],
};
const markup = {
  __typename: "PriceMarkup",
  id: "rule-1",
  supplierId: null,
  type: "ELECTRONICS",
  isDeleted: false,
  updatedAt: "2026-11-20T10:00:00.000Z",
  rule,
};
const brands = [{ __typename: "PriceMarkupBrand", id: "halden", name: "Halden" }];
const move = { __typename: "SimulatedPrice", productId: "7", sku: "7", name: "Halden Television" };
const simulation = {
  __typename: "PriceSimulation",
  products: 200,
  increased: 12,
  decreased: 3,
  unchanged: 185,
  withoutMargin: 2,
  withoutRule: 180,
  largestChanges: [{ ...move, before: 50_000, after: 56_299 }],
  product: null,
};
const generation = {
  __typename: "CatalogueGeneration",
  id: "1",
  version: 4,
  status: "RUNNING",
  total: 200,
  processed: 50,
  changed: 9,
  startedAt: "2026-11-20T10:00:00.000Z",
  finishedAt: null,
};

const published: PublishedCatalogue = {
  revision: "7",
  productCount: 50_000,
  publishing: { done: 3_120, total: 52_480 },
};

let answers: Record<string, Answer>;
let requests: { readonly name: string; readonly variables: Variables }[];
const sent = (name: string) =>
  requests.filter((request) => request.name === name).map(({ variables }) => variables);

/** Only fetch is mocked: all other code is real. */
function answerCalls(): void {
  requests = [];
  answers = {
    PriceMarkups: () => ({
      getPriceMarkup: { __typename: "PriceMarkupResult", markups: [markup], totalMarkups: 1, version: 4 },
    }),
    PriceMarkupToChange: ({ id }) => ({
      getPriceMarkupById: id === markup.id ? markup : null,
      getPriceMarkup: { __typename: "PriceMarkupResult", version: 4, brands, supplierIds: ["bench"] },
    }),
    LatestGeneration: () => ({ getCatalogueGeneration: null }),
    SimulatePrices: () => ({ simulatePriceMarkup: simulation }),
  };
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    if (url === `/${CATALOGUE_REVISION_FILE}`) return { ok: true, json: async () => published };
    const { operationName: name, variables } = JSON.parse(body) as {
      operationName: string;
      variables: Variables;
    };
    requests.push({ name, variables });
    const data = answers[name]?.(variables);
    if (data instanceof Error) throw data;
    if (!data) return new Promise(() => undefined);
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify({ data }) };
  }) as never;
}

const changeOf = (change: { success: boolean; message: string; version: number }) => ({
  __typename: "PriceMarkupChange",
  ...change,
});

const ALL: Permission[] = ["pricing.read", "pricing.write", "catalogue.generate"];

async function show(address: string, permissions: Permission[] = ALL): Promise<void> {
  document.body.innerHTML = "<div data-snackbar></div>";
  await signIn({
    user: {
      username: "ada@example.com",
      firstName: "Ada",
      lastName: "Byron",
      type: "ADMIN",
      permissions,
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  });
  await act(async () => {
    render(
      <Providers>
        <PricingScreens location={new URL(address, location.href)} />
      </Providers>,
    );
  });
}

beforeEach(answerCalls);
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("active rules are a table of links, and a read-only user has no button for a new one", async () => {
  await show("/backoffice/pricing/", ["pricing.read"]);
  const row = await screen.findByRole("row", { name: /Televisions, from \$100\.00/ });
  expect(within(row).getByRole("link")).toHaveAttribute("href", "/backoffice/pricing/rule-1/");
  expect(within(row).getByText("12.5%")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Add rule" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Generate new prices" })).toBeNull();
});

test("new prices are generated after a confirmation with their effect, and the progress is shown", async () => {
  await show("/backoffice/pricing/");
  fireEvent.click(await screen.findByRole("button", { name: "Generate new prices" }));
  const dialog = await screen.findByRole("dialog", { name: "Generate new prices?" });
  expect(within(dialog).getByText(MESSAGES.confirm.newPrices)).toBeVisible();
  expect(sent("GenerateCatalogue")).toHaveLength(0);
  answers["GenerateCatalogue"] = () => ({
    generateCatalogue: {
      __typename: "CatalogueResult",
      success: true,
      message: PRICING_MESSAGES.generating,
      generation,
    },
  });
  answers["LatestGeneration"] = () => ({ getCatalogueGeneration: generation });
  fireEvent.click(within(dialog).getByRole("button", { name: "Yes" }));
  expect(await screen.findByText(/50 of 200 products, 9 changed/)).toBeInTheDocument();
  expect(screen.getByRole("progressbar", { name: "New prices", hidden: true })).toHaveAttribute(
    "aria-valuenow",
    "25",
  );
  expect(sent("GenerateCatalogue")).toHaveLength(1);
});

test.each([
  ["still loading", () => undefined as never, null],
  ["not loaded", () => new TypeError("no network"), MESSAGES.generic.unreachable],
  ["without a run", () => ({ getCatalogueGeneration: null }), "New prices haven't been generated yet."],
] as const)("a latest run that is %s is shown as such", async (_state, answer, sentence) => {
  answers["LatestGeneration"] = answer;
  await show("/backoffice/pricing/");
  const panel = within(screen.getByRole("region", { name: "New prices" }));
  if (sentence) expect(await panel.findByText(sentence)).toBeVisible();
  expect(panel.queryAllByText(/generated yet/)).toHaveLength(sentence?.includes("generated yet") ? 1 : 0);
});

test("the progress of publishing the shop's pages is shown", async () => {
  await show("/backoffice/pricing/");
  const words = await screen.findByText("3,120 of 52,480 pages published.");
  expect(words).toHaveAttribute("role", "status");
  const bar = screen.getByRole("progressbar", { name: words.textContent });
  expect(bar).toHaveAttribute("aria-valuenow", "6");
});

test("declining the confirmation generates nothing", async () => {
  await show("/backoffice/pricing/");
  fireEvent.click(await screen.findByRole("button", { name: "Generate new prices" }));
  fireEvent.click(await screen.findByRole("button", { name: "No" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("GenerateCatalogue")).toHaveLength(0);
});

test("a new rule is simulated first, then saved against the version that was shown", async () => {
  await show("/backoffice/pricing/new/");
  fireEvent.click(await screen.findByLabelText("Brands in a category"));
  type("Category", "Televisions");
  fireEvent.click(screen.getByLabelText("Halden"));
  type("Percentage", "12.5");
  fireEvent.click(screen.getByRole("button", { name: "Preview prices" }));
  expect(await screen.findByText("15 prices would change.")).toBeInTheDocument();
  const input = {
    supplierId: null,
    type: null,
    rule: {
      ruleType: "BRAND_AND_CATEGORY",
      categoryName: "Televisions",
      sku: null,
      brandIds: ["halden"],
      minPrice: null,
      maxPrice: null,
      markupType: "PERCENTAGE",
      roundingMethod: "UP_TO_99",
      markupValue: 1_250,
    },
  };
  expect(sent("SimulatePrices")[0]).toMatchObject({ input });
  expect(screen.getByRole("row", { name: /7 Halden Television \$500\.00 \$562\.99/ })).toBeVisible();

  answers["AddMarkup"] = () => ({
    addPriceMarkup: { __typename: "PriceMarkupChange", success: true, message: PRICING_MESSAGES.added },
  });
  fireEvent.click(screen.getByRole("button", { name: "Save price rule" }));
  await waitFor(() => expect(navigate).toHaveBeenLastCalledWith("/backoffice/pricing/"));
  expect(sent("AddMarkup")).toEqual([{ input: { ...input, isDeleted: false }, version: 4 }]);
});

test("a price band is for one selected line of the catalogue", async () => {
  await show("/backoffice/pricing/new/");
  fireEvent.click(await screen.findByLabelText("A price band"));
  type("Catalog line", "TIRES_AND_WHEELS");
  type("Price band from (optional)", "100");
  type("Percentage", "8");
  fireEvent.click(screen.getByRole("button", { name: "Preview prices" }));
  await screen.findByText("15 prices would change.");
  expect(sent("SimulatePrices")[0]).toMatchObject({
    input: { type: "TIRES_AND_WHEELS", rule: { ruleType: "PRICE_BAND", categoryName: null } },
  });
});

test("a rule for one product opens with its SKU, and needs nothing but a markup", async () => {
  await show("/backoffice/pricing/new/?sku=6443034");
  expect(await screen.findByLabelText("SKU")).toHaveValue("6443034");
  expect(screen.queryByLabelText("Supplier")).toBeNull();
  type("Percentage", "8");
  fireEvent.click(screen.getByRole("button", { name: "Save price rule" }));
  await waitFor(() => expect(sent("AddMarkup")).toHaveLength(1));
  expect(sent("AddMarkup")[0]).toMatchObject({
    input: {
      supplierId: null,
      rule: { ruleType: "PRODUCT", sku: "6443034", categoryName: null, brandIds: [] },
    },
  });
});

test("an error is shown at its field, before anything is sent", async () => {
  await show("/backoffice/pricing/new/");
  fireEvent.click(await screen.findByRole("button", { name: "Save price rule" }));
  expect((await screen.findAllByText(PRICING_MESSAGES.category)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(PRICING_MESSAGES.value).length).toBeGreaterThan(0);
  expect(sent("AddMarkup")).toHaveLength(0);
});

test("a colleague's concurrent change is shown, and the entries stay", async () => {
  await show("/backoffice/pricing/rule-1/");
  await screen.findByLabelText("Percentage");
  answers["UpdateMarkup"] = () => ({
    updatePriceMarkup: changeOf({ success: false, message: PRICING_MESSAGES.stale, version: 5 }),
  });
  type("Percentage", "20");
  fireEvent.click(screen.getByRole("button", { name: "Save price rule" }));
  expect(await screen.findByText(PRICING_MESSAGES.stale)).toBeVisible();
  expect(screen.getByLabelText("Percentage")).toHaveValue("20");
});

test("the simulation names the rule that wins for a SKU, and why", async () => {
  await show("/backoffice/pricing/rule-1/");
  fireEvent.click(await screen.findByRole("button", { name: "Preview prices" }));
  await screen.findByText("15 prices would change.");
  const judged = { __typename: "RuleJudgement", markupId: "rule-1", verdict: "WINS", rule };
  answers["SimulatePrices"] = () => ({
    simulatePriceMarkup: {
      ...simulation,
      product: {
        __typename: "PriceExplanation",
        price: { ...move, before: 50_000, after: 56_299 },
        cost: 50_000,
        verdicts: [judged],
      },
    },
  });
  type("Product SKU", "7");
  fireEvent.click(screen.getByRole("button", { name: "Find rule" }));
  expect(await screen.findByRole("row", { name: /Televisions.*Sets the price/ })).toBeVisible();
  expect(sent("SimulatePrices").at(-1)).toMatchObject({ id: "rule-1", sku: "7" });
});

test("a deleted rule leads back to the list, and an undo restores it", async () => {
  await show("/backoffice/pricing/rule-1/");
  answers["UpdateMarkup"] = ({ version }) => ({
    updatePriceMarkup: changeOf({
      success: true,
      message: PRICING_MESSAGES.deleted,
      version: Number(version) + 1,
    }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Delete rule" }));
  await waitFor(() => expect(navigate).toHaveBeenLastCalledWith("/backoffice/pricing/"));
  expect(sent("UpdateMarkup")).toEqual([
    { id: "rule-1", input: expect.objectContaining({ isDeleted: true }), version: 4 },
  ]);
  await act(async () => expect(undoLast()).toBe(true));
  const [deleted, restored] = sent("UpdateMarkup");
  expect(restored).toEqual({
    ...deleted,
    input: { ...(deleted!["input"] as object), isDeleted: false },
    version: 5,
  });
});

test("a rule that a colleague has just changed is not deleted", async () => {
  await show("/backoffice/pricing/rule-1/");
  jest.mocked(navigate).mockClear();
  answers["UpdateMarkup"] = () => ({
    updatePriceMarkup: changeOf({ success: false, message: PRICING_MESSAGES.stale, version: 5 }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Delete rule" }));
  await waitFor(() =>
    expect(document.querySelector("[data-snackbar]")).toHaveTextContent(PRICING_MESSAGES.stale),
  );
  expect(navigate).not.toHaveBeenCalled();
  expect(undoLast()).toBe(false);
});

test("an earlier version is simulated and restored, and an undo returns to the current one", async () => {
  const version = {
    __typename: "PriceVersion",
    restoredVersion: null,
    ruleCount: 1,
    createdBy: "ada@example.com",
    createdAt: "2026-11-20T10:00:00.000Z",
  };
  answers["PriceVersions"] = () => ({
    getPriceMarkupVersions: {
      __typename: "PriceVersionsResult",
      versions: [
        { ...version, version: 2, action: "UPDATED" },
        { ...version, version: 1, action: "ADDED" },
      ],
      totalVersions: 2,
    },
    getPriceMarkup: { __typename: "PriceMarkupResult", version: 2 },
  });
  await show("/backoffice/pricing/versions/");
  answers["RollBackMarkups"] = () => ({
    rollBackPriceMarkups: changeOf({ success: true, message: PRICING_MESSAGES.rolledBack, version: 3 }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Roll back to version 1" }));
  await waitFor(() => expect(sent("RollBackMarkups")).toEqual([{ to: 1, version: 2 }]));
  await waitFor(() => expect(undoLast()).toBe(true));
  await waitFor(() => expect(sent("RollBackMarkups")[1]).toEqual({ to: 2, version: 3 }));
  expect(screen.queryByRole("button", { name: "Roll back to version 2", hidden: true })).toBeNull();
});

test("an unknown rule's address says so", async () => {
  await show("/backoffice/pricing/nothing/");
  expect(await screen.findByRole("heading", { name: MESSAGES.generic.notFound })).toBeVisible();
});
