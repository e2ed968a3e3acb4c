import { render, screen } from "@testing-library/react";
import { AvailabilityBadge } from "./availability-badge";
import { Breadcrumbs } from "./breadcrumbs";
import { Pagination } from "./pagination";
import { pictureSrcset } from "./picture-sources";
import { Price } from "./price";
import { ProductPicture } from "./product-picture";
import { RatingStars } from "./rating-stars";

const image = "/media/products/televisions-1-front";

describe("Price", () => {
  it("shows the sale price as the cash price and the regular price crossed out", () => {
    const { container } = render(<Price regularPrice={89999} salePrice={74999} />);

    expect(container.querySelector("[data-money=cash]")).toHaveTextContent("$749.99");
    expect(container.querySelector("s")).toBeVisible();
    expect(container.querySelector("s")).toHaveTextContent("$899.99");
  });

  it("keeps the place of the crossed-out price without showing it when there is no offer", () => {
    const { container } = render(<Price regularPrice={89999} salePrice={null} />);

    expect(container.querySelector("[data-money=cash]")).toHaveTextContent("$899.99");
    expect(container.querySelector("[data-money=regular]")).not.toBeVisible();
  });
});

describe("ProductPicture", () => {
  it("offers every width in AVIF and WebP with its measures set", () => {
    const { container } = render(<ProductPicture image={image} alt="Television" place="product" />);
    const picture = screen.getByRole("img", { name: "Television" });

    expect(container.querySelector("source")).toHaveAttribute(
      "srcset",
      pictureSrcset(image, "avif", "product"),
    );
    expect(picture).toHaveAttribute("srcset", expect.stringContaining(`${image}-960.webp 960w`));
    expect(picture).toHaveAttribute("width", "640");
    expect(picture).toHaveAttribute("height", "640");
  });

  it("leaves out the widths a small place has no use for", () => {
    render(<ProductPicture image={image} alt="Television" place="card" />);

    expect(screen.getByRole("img")).toHaveAttribute(
      "srcset",
      `${image}-320.webp 320w,${image}-640.webp 640w`,
    );
  });

  it("is lazy, except the one that is the largest of its page", () => {
    const { rerender } = render(<ProductPicture image={image} alt="Television" place="card" />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");

    rerender(<ProductPicture image={image} alt="Television" place="product" isEager />);

    expect(screen.getByRole("img")).not.toHaveAttribute("loading");
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  });

  it("asks for nothing when a product has no picture", () => {
    const { container } = render(<ProductPicture image={null} alt="Television" place="card" />);

    expect(screen.getByRole("img", { name: "Television" })).toBeInTheDocument();
    expect(container.querySelector("img")).toBeNull();
  });
});

describe("RatingStars", () => {
  it("says the rating in words", () => {
    render(<RatingStars average={4.46} count={1234} />);

    expect(screen.getByRole("img", { name: "Rated 4.5 out of 5" })).toBeInTheDocument();
    expect(screen.getByText(/1,234/)).toHaveTextContent("4.5 (1,234 reviews)");
  });

  it("says that nobody has rated yet instead of showing no stars", () => {
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

  it("has no next on the last page, and is not there at all for a single page", () => {
    const { rerender } = render(<Pagination page={9} pageCount={9} urlOf={urlOf} />);
    expect(screen.queryByRole("link", { name: "Next" })).not.toBeInTheDocument();

    rerender(<Pagination page={1} pageCount={1} urlOf={urlOf} />);

    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });
});

describe("Breadcrumbs", () => {
  it("links the way and marks the page itself", () => {
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

describe("AvailabilityBadge", () => {
  it("says whether a product can be ordered, in words and for the script", () => {
    render(<AvailabilityBadge availability="NOT_AVAILABLE" />);

    expect(screen.getByText("Not Available")).toHaveAttribute("data-availability", "NOT_AVAILABLE");
  });
});
