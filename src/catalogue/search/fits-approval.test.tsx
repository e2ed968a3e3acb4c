import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { storeLeaseCredit } from "../../client/page/lease-credit";
import { brandFacet } from "../views/views-for-tests";
import { FacetForm } from "./facet-form";
import { SEARCH_PLACE } from "./listing-place";
import { parseSearchQuery, toSearchInput } from "./search-query";

const form = (
  <FacetForm place={SEARCH_PLACE} facets={[brandFacet]} hiddenFields={[["f.category", "washers-dryers"]]} />
);
const button = () => screen.queryByRole("button", { name: "Fits your approval" });
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

afterEach(() => storeLeaseCredit(null));

test("a customer with an approval filters by it with one click, next to other filters", () => {
  storeLeaseCredit({ remaining: 750_50, until: tomorrow() });
  const { container } = render(form);
  const data = new FormData(container.querySelector("form")!, button());
  const address = new URLSearchParams([...data.entries()].map(([name, value]) => [name, String(value)]));
  expect(toSearchInput(parseSearchQuery(address))).toMatchObject({
    categoryId: "washers-dryers",
    brandIds: ["halden"],
    maxPrice: 708_01,
  });
  expect(screen.getByText(/^\$750\.50 with estimated state tax/)).toBeVisible();
});

test("it is offered to no other visitor: not in the initial page, not for too little credit, not after expiry", () => {
  storeLeaseCredit({ remaining: 750_50, until: tomorrow() });
  expect(renderToString(form)).not.toContain("Fits your approval");
  render(form);
  expect(button()).toBeVisible();
  act(() => storeLeaseCredit({ remaining: 299_99, until: tomorrow() }));
  expect(button()).toBeNull();
  act(() => storeLeaseCredit({ remaining: 750_50, until: new Date(0).toISOString() }));
  expect(button()).toBeNull();
  act(() => storeLeaseCredit(null));
  expect(button()).toBeNull();
});
