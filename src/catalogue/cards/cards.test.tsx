import { render, screen } from "@testing-library/react";
import { AvailabilityBadge } from "./availability-badge";
import { pictureSrcset } from "./picture-sources";
import { Price } from "./price";
import { ProductPicture } from "./product-picture";

const image = "/media/products/televisions-1-front";

describe("Price", () => {
  it("shows the sale price as the cash price and the regular price crossed out", () => {
    const { container } = render(<Price goods={{ regularPrice: 89999, salePrice: 74999 }} />);

    expect(container.querySelector("[data-money=cash]")).toHaveTextContent("$749.99");
    expect(container.querySelector("s")).toBeVisible();
    expect(container.querySelector("s")).toHaveTextContent("$899.99");
  });

  it("reserves space for the crossed-out price when there is no offer", () => {
    const { container } = render(<Price goods={{ regularPrice: 89999, salePrice: null }} />);

    expect(container.querySelector("[data-money=cash]")).toHaveTextContent("$899.99");
    expect(container.querySelector("[data-money=regular]")).not.toBeVisible();
  });
});

describe("Price of an offer", () => {
  const offer = {
    price: 674_99,
    wasPrice: 699_00 as number | null,
    words: "10% off: Fall sale, until Nov 30",
  };
  const goods = { regularPrice: 899_99, salePrice: 749_99 };

  it("is the discounted price, next to the earlier price and not the regular one, with its label", () => {
    const { container } = render(<Price goods={{ ...goods, offer }} />);
    expect(container.querySelector("[data-money=cash]")).toHaveTextContent("$674.99");
    expect(container.querySelector("s")).toBeVisible();
    expect(container.querySelector("s")).toHaveTextContent("$699.00");
    expect(container.querySelector("[data-money=offer]")).toHaveTextContent(
      "10% off: Fall sale, until Nov 30",
    );
  });

  it("has nothing crossed out when no earlier price may be shown, not even hidden", () => {
    const { container } = render(<Price goods={{ ...goods, offer: { ...offer, wasPrice: null } }} />);
    expect(container.querySelector("s")).not.toBeVisible();
    expect(container).not.toHaveTextContent(/749\.99|899\.99/);
  });
});

describe("ProductPicture", () => {
  it("offers every width in AVIF and WebP with its dimensions set", () => {
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

  it("omits widths too large for a small slot", () => {
    render(<ProductPicture image={image} alt="Television" place="card" />);

    expect(screen.getByRole("img")).toHaveAttribute(
      "srcset",
      `${image}-320.webp 320w,${image}-640.webp 640w`,
    );
  });

  it("is lazy, except the largest one of its page", () => {
    const { rerender } = render(<ProductPicture image={image} alt="Television" place="card" />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");

    rerender(<ProductPicture image={image} alt="Television" place="product" isEager />);

    expect(screen.getByRole("img")).not.toHaveAttribute("loading");
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  });

  it("shows an illustration unchanged in every slot", () => {
    const drawing = "/media/demo/1-front.svg";
    const { container } = render(<ProductPicture image={drawing} alt="Television" place="card" />);
    const picture = screen.getByRole("img", { name: "Television" });
    expect(picture).toHaveAttribute("src", drawing);
    expect(picture).not.toHaveAttribute("srcset");
    expect(container.querySelector("source")).toBeNull();
  });

  it("requests nothing from a supplier's server", () => {
    const { container } = render(
      <ProductPicture image="https://img.supplier.example/1.jpg" alt="Television" place="card" />,
    );
    expect(container.querySelector("img")).toBeNull();
  });

  it("requests nothing when a product has no picture", () => {
    const { container } = render(<ProductPicture image={null} alt="Television" place="card" />);

    expect(screen.getByRole("img", { name: "Television" })).toBeInTheDocument();
    expect(container.querySelector("img")).toBeNull();
  });
});

describe("AvailabilityBadge", () => {
  it("says whether a product is available, in words and for the script", () => {
    render(<AvailabilityBadge availability="NOT_AVAILABLE" />);

    expect(screen.getByText("Not Available")).toHaveAttribute("data-availability", "NOT_AVAILABLE");
  });
});
