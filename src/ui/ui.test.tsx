import { render, screen } from "@testing-library/react";
import { Breadcrumbs } from "./breadcrumbs";
import { Pagination } from "./pagination";
import { RatingStars } from "./rating-stars";

describe("RatingStars", () => {
  it("gives the rating in words", () => {
    render(<RatingStars average={4.46} count={1234} />);

    expect(screen.getByRole("img", { name: "Rated 4.5 out of 5" })).toBeInTheDocument();
    expect(screen.getByText(/1.2K/)).toHaveTextContent("4.5 (1.2K reviews)");
    render(<RatingStars average={4} count={1} />);
    expect(screen.getByText(/^4\.0/)).toHaveTextContent("4.0 (1 review)");
  });

  it("says that there are no ratings instead of showing no stars", () => {
    render(<RatingStars average={null} count={0} />);

    expect(screen.getByText("No reviews yet")).toBeInTheDocument();
  });
});

describe("Pagination", () => {
  const urlOf = (page: number) => `/products/televisions/page/${page}/`;

  it("links pages by their addresses and marks the current one", () => {
    render(<Pagination page={2} pageCount={9} urlOf={urlOf} />);

    expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", urlOf(3));
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", urlOf(3));
    expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("href", urlOf(1));
  });

  it("has no next on the last page, and is absent for a single page", () => {
    const { rerender } = render(<Pagination page={9} pageCount={9} urlOf={urlOf} />);
    expect(screen.queryByRole("link", { name: "Next" })).not.toBeInTheDocument();

    rerender(<Pagination page={1} pageCount={1} urlOf={urlOf} />);

    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });
});

describe("Breadcrumbs", () => {
  it("links the ancestors and marks the page itself", () => {
    render(
      <Breadcrumbs
        items={[
          { label: "Home", url: "/" },
          { label: "Televisions", url: "/products/televisions/" },
        ]}
      />,
    );

    expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("link", { name: "Televisions" })).not.toBeInTheDocument();
    expect(screen.getByText("Televisions")).toHaveAttribute("aria-current", "page");
  });
});
