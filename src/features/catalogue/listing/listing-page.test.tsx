import { render, screen, within } from "@testing-library/react";
import { ListingPage } from "./listing-page";
import { aListing } from "../../../catalogue/views/views-for-tests";

const filters = () => screen.getByRole("form", { name: "Filters" });
const sent = () => [...new FormData(filters() as HTMLFormElement)].map((pair) => pair.join("="));

describe("ListingPage", () => {
  it("has the category and its number of products as the only heading", () => {
    render(<ListingPage listing={aListing()} />);

    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Washers & Dryers 14 products");
  });

  it("shows a brand's logo if it has one", () => {
    const { rerender } = render(
      <ListingPage listing={aListing({ kind: "brand", image: "/media/brands/norvik.svg" })} />,
    );
    expect(screen.getByRole("img", { name: / logo$/ })).toHaveAttribute("src", "/media/brands/norvik.svg");
    rerender(<ListingPage listing={aListing({ kind: "brand" })} />);
    expect(screen.queryByRole("img", { name: / logo$/ })).not.toBeInTheDocument();
  });

  it("offers to save a tire size, and no category", () => {
    const { rerender } = render(<ListingPage listing={aListing()} />);
    expect(screen.queryByRole("link", { name: "Save this search" })).toBeNull();
    const breadcrumbs = [{ label: "225/65R17 tires", url: "/tires/225-65r17/" }];
    rerender(<ListingPage key="size" listing={aListing({ breadcrumbs })} />);
    expect(screen.getByRole("link", { name: "Save this search" })).toHaveAttribute(
      "href",
      "/saved-searches/?save=%2Ftires%2F225-65r17%2F",
    );
  });

  it("submits filters to its own address", () => {
    render(<ListingPage listing={aListing()} />);

    expect(filters()).toHaveAttribute("action", "/products/washers-dryers/");
    expect(sent()).toContain("f.brand=halden");
  });

  it("submits sort and page size with the same form, empty for the defaults", () => {
    render(<ListingPage listing={aListing()} />);

    expect(sent()).toEqual(expect.arrayContaining(["sort=", "size="]));
    expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveDisplayValue("Best Selling");
    expect(screen.queryByRole("option", { name: "Best match" })).not.toBeInTheDocument();
  });

  it("disables a value without matches instead of hiding it", () => {
    render(<ListingPage listing={aListing()} />);

    expect(within(filters()).getByRole("checkbox", { name: "Norvik 0" })).toBeDisabled();
    expect(within(filters()).getByRole("checkbox", { name: "Halden 4" })).toBeChecked();
  });

  it("links to all filters where space is short", () => {
    const { rerender } = render(<ListingPage listing={aListing()} />);
    expect(screen.queryByRole("link", { name: "All filters" })).not.toBeInTheDocument();

    rerender(<ListingPage listing={aListing({ hasMoreFilters: true })} />);
    expect(screen.getByRole("link", { name: "All filters" })).toHaveAttribute(
      "href",
      "/products/washers-dryers/?sort=best-selling",
    );
  });

  it("offers one rating at a time", () => {
    render(<ListingPage listing={aListing()} />);

    expect(screen.getByRole("radio", { name: "Any" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "4 & up 3" })).not.toBeChecked();
  });

  it("omits the brand filter on a brand's page", () => {
    render(
      <ListingPage
        listing={aListing({
          kind: "brand",
          id: "halden",
          breadcrumbs: [{ label: "Halden", url: "/brands/halden/" }],
        })}
      />,
    );

    expect(filters()).toHaveAttribute("action", "/brands/halden/");
    expect(screen.queryByRole("group", { name: "Brands" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/brands/halden/page/2/");
  });

  it("loads the first picture eagerly and the others lazily", () => {
    const { container } = render(<ListingPage listing={aListing()} />);

    expect([...container.querySelectorAll("img")].map((img) => img.getAttribute("loading"))).toEqual([
      null,
      "lazy",
    ]);
  });

  it("says so when there is nothing to sell", () => {
    render(<ListingPage listing={aListing({ cards: [], totalCount: 0, pageCount: 0 })} />);

    expect(screen.getByRole("heading", { name: "Nothing here yet" })).toBeInTheDocument();
  });

  it("shows a line's sizes as a table, with price, stock and the price of a set", () => {
    const [card] = aListing().cards;
    const ofSize = (productId: string, size: string, regularPrice: number) => ({
      ...card!,
      productId,
      regularPrice,
      salePrice: null,
      piecesOfSet: 4,
      ofLine: { size, details: "102H" },
    });
    const cards = [ofSize("1", "215/55R17", 100_00), ofSize("2", "225/65R17", 150_00)];
    render(<ListingPage listing={aListing({ cards, totalCount: 2, pageCount: 1 })} />);

    const [head, first, second] = screen.getAllByRole("row");
    expect(
      within(head!)
        .getAllByRole("columnheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Size", "Price each", "Set of 4"]);
    expect(first).toHaveAccessibleName(/^215\/55R17 102H .*\$100\.00/);
    expect(second).toHaveTextContent(
      /\$150\.00.*Available.*Set of 4: \$\d+\.\d\d\/wk .*\$[\d.,]+ total est\. \$[\d.,]+ delivered/,
    );
    expect(screen.queryByRole("form", { name: "Filters" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Filter and sort these sizes" })).toHaveAttribute(
      "href",
      "/products/washers-dryers/?sort=best-selling",
    );
  });
});
