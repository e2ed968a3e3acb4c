import { render, screen, within } from "@testing-library/react";
import { EMPTY_QUERY, parseSearchQuery } from "./search-query";
import { placeOf } from "./listing-place";
import { SearchResults } from "./search-results";
import type { SearchView } from "./search-view";
import { aCard, brandFacet } from "../views/views-for-tests";

const query = parseSearchQuery(new URLSearchParams("q=washr&f.brand=halden&f.price=25000-50000&sort=newest"));

function aSearchView(change: Partial<SearchView> = {}): SearchView {
  return {
    cards: [aCard()],
    facets: [brandFacet],
    totalCount: 25,
    page: 1,
    pageCount: 3,
    correctedText: null,
    notSold: null,
    popular: [],
    ...change,
  };
}

describe("SearchResults", () => {
  it("shows the number of results and the search text", () => {
    render(<SearchResults result={aSearchView()} query={query} />);

    expect(screen.getByRole("heading", { name: "25 products for “washr”" })).toBeInTheDocument();
  });

  it.each([
    [240, "25 of 240 products"],
    [25, "25 products"],
    // The page's count may be older than the number of results.
    [24, "25 products"],
  ])("shows the remaining number where a page lists %d", (unfilteredCount, heading) => {
    const inCategory = parseSearchQuery(new URLSearchParams("sort=newest"), placeOf("/products/washers/")!);
    render(<SearchResults result={aSearchView()} query={inCategory} unfilteredCount={unfilteredCount} />);

    expect(screen.getByRole("heading", { name: heading })).toBeInTheDocument();
  });

  it("says when corrected words were searched", () => {
    render(<SearchResults result={aSearchView({ correctedText: "washer" })} query={query} />);

    expect(screen.getByRole("heading", { name: "25 products for “washer”" })).toBeInTheDocument();
    expect(screen.getByText(/No results for “washr”/)).toHaveTextContent("Showing results for washer");
  });

  it("names the vehicle whose tires and wheels are searched, as the line's pages do", () => {
    const tire = { ...aCard(), fit: { code: "t" } };
    const { container, rerender } = render(<SearchResults result={aSearchView()} query={query} />);
    expect(container.querySelector("[data-car]")).toBeNull();
    rerender(<SearchResults result={aSearchView({ cards: [tire] })} query={query} />);
    expect(screen.getByRole("link", { name: "Choose your vehicle" })).toBeInTheDocument();
  });

  it("names the vehicle or size the words were read as, and links to its page", () => {
    const matchedPage = { label: "Tires for Toyota Camry", url: "/vehicles/toyota/camry/" };
    render(<SearchResults result={aSearchView({ matchedPage })} query={query} />);

    expect(screen.getByRole("link", { name: matchedPage.label })).toHaveAttribute("href", matchedPage.url);
    expect(screen.getByText(/We read “washr” as/)).toBeInTheDocument();
  });

  it("names the conditions no product meets together, and those left out", () => {
    const unmetConditions = [
      { label: "Winter", productCount: 12 },
      { label: "Honda CR-V", productCount: 1 },
    ];
    const { rerender } = render(
      <SearchResults result={aSearchView({ cards: [], totalCount: 0, unmetConditions })} query={query} />,
    );
    const list = screen.getByRole("list", { name: "No product has all of these:" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Winter (12 products without it)", "Honda CR-V (1 product without it)"]);

    rerender(
      <SearchResults
        result={aSearchView({ unmetConditions: [{ label: "michelin", productCount: 25 }] })}
        query={query}
      />,
    );
    expect(screen.getByText(/No products match “michelin”/)).toBeInTheDocument();
  });

  it("names what is not sold, and links to the rest of the search", () => {
    const notSold = { item: "charger", productType: "laptop" };
    render(<SearchResults result={aSearchView({ cards: [], totalCount: 0, notSold })} query={EMPTY_QUERY} />);

    expect(screen.getByRole("heading", { name: "We don't sell “charger”." })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See what we have for “laptop”" })).toHaveAttribute(
      "href",
      "/search/?q=laptop",
    );
  });

  it("offers best sellers when there are no results", () => {
    const popular = [aCard({ productId: "7", name: "Norvik Dryer" })];
    render(<SearchResults result={aSearchView({ cards: [], totalCount: 0, popular })} query={EMPTY_QUERY} />);

    const section = screen.getByRole("heading", { name: "Popular right now" }).closest("section")!;
    expect(within(section).getByRole("link", { name: "Norvik Dryer" })).toBeInTheDocument();
  });

  it("lists the active filters, each with a link that removes only that one", () => {
    render(<SearchResults result={aSearchView()} query={query} />);
    const applied = within(screen.getByRole("list", { name: "Applied filters" }));

    expect(applied.getByRole("link", { name: "Remove Halden" })).toHaveAttribute(
      "href",
      "/search/?q=washr&f.price=25000-50000&sort=newest",
    );
    expect(applied.getByRole("link", { name: "Remove $250 to $500" })).toHaveAttribute(
      "href",
      "/search/?q=washr&f.brand=halden&sort=newest",
    );
    expect(applied.getByRole("link", { name: "Clear all" })).toHaveAttribute(
      "href",
      "/search/?q=washr&sort=newest",
    );
  });

  it("keeps the text and a price range outside the bands when filters are applied", () => {
    render(<SearchResults result={aSearchView()} query={query} />);
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Filters" });
    const sent = new FormData(form);

    expect(sent.get("q")).toBe("washr");
    expect(sent.get("f.price")).toBe("25000-50000");
    expect(sent.get("sort")).toBe("newest");
  });

  it("collapses attributes except the first two and those with a selection", () => {
    const facets = (["BRAND", "CONDITION", "COLOR", "MEMORY", "STORAGE", "FUEL"] as const).map((key) => ({
      key,
      label: key,
      values: [{ value: "A", label: "A", count: 3, isSelected: key === "FUEL" }],
    }));
    render(<SearchResults result={aSearchView({ facets })} query={EMPTY_QUERY} />);
    const open = facets.filter(({ label }) => screen.getByText(label).closest("details")!.open);

    expect(open.map(({ key }) => key)).toEqual(["BRAND", "COLOR", "MEMORY", "FUEL"]);
    expect(screen.getByRole("group", { name: "BRAND" })).toBeVisible();
  });

  it("shows a typed price in its fields, and checks no band within it", () => {
    const typed = parseSearchQuery(new URLSearchParams("f.price=20000-60050"));
    const inside = { value: "25000-49999", label: "$250 to $500", count: 4, isSelected: true };
    const facets = [{ key: "PRICE", label: "Price", values: [inside] } as const];
    render(<SearchResults result={aSearchView({ facets })} query={typed} />);

    expect(screen.getByRole("spinbutton", { name: "At least $" })).toHaveValue(200);
    expect(screen.getByRole("spinbutton", { name: "At most $" })).toHaveValue(600.5);
    expect(screen.getByRole("checkbox", { name: "$250 to $500 4" })).not.toBeChecked();
    expect(screen.getByRole("link", { name: "Remove $200 to $600.50" })).toBeInTheDocument();
    const sent = new FormData(screen.getByRole<HTMLFormElement>("form", { name: "Filters" }));
    expect(sent.getAll("f.price")).toEqual(["20000-60050"]);
  });

  it("links to pages of the same search", () => {
    render(<SearchResults result={aSearchView()} query={query} />);

    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/search/?q=washr&f.price=25000-50000&f.brand=halden&sort=newest&page=2",
    );
  });

  it("keeps the filters visible and offers a next step when nothing matches", () => {
    render(<SearchResults result={aSearchView({ cards: [], totalCount: 0, pageCount: 0 })} query={query} />);

    expect(screen.getByRole("heading", { name: "No products match your search." })).toBeInTheDocument();
    expect(screen.getByRole("form", { name: "Filters" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Remove all filters" })).toHaveAttribute(
      "href",
      "/search/?q=washr&sort=newest",
    );
  });

  it("links out of a category where its filters match nothing, and to all its products when search is down", () => {
    const place = placeOf("/products/televisions/")!;
    const within = parseSearchQuery(new URLSearchParams("f.brand=halden"), place);
    const empty = aSearchView({ cards: [], totalCount: 0, pageCount: 0 });
    const { rerender } = render(<SearchResults result={empty} query={within} />);

    const everywhere = screen.getByRole("link", { name: "Search all departments with these filters" });
    expect(everywhere).toHaveAttribute("href", "/search/?f.brand=halden");
    rerender(<SearchResults result={null} query={within} />);
    const link = screen.getByRole("link", { name: "Show all products without filters" });
    expect(link).toHaveAttribute("href", "/products/televisions/");
  });

  it("hides the filters when the words match nothing anywhere, and links to the departments", () => {
    const words = { ...EMPTY_QUERY, text: "zzzz" };
    render(
      <SearchResults
        result={aSearchView({ cards: [], totalCount: 0, pageCount: 0, facets: [] })}
        query={words}
      />,
    );

    expect(screen.queryByRole("form", { name: "Filters" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See all departments" })).toHaveAttribute(
      "href",
      "/#departments",
    );
  });

  it("says that it is unavailable and offers to retry the same search", () => {
    render(<SearchResults result={null} query={query} />);

    expect(screen.getByRole("alert")).toHaveTextContent("Search isn't responding");
    expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute(
      "href",
      expect.stringMatching(/q=washr/),
    );
  });
});
