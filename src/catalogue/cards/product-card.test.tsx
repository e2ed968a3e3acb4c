import { render, screen } from "@testing-library/react";
import { ProductCard } from "./product-card";
import { aCard } from "../views/views-for-tests";

describe("ProductCard", () => {
  it("links to the product by its name", () => {
    render(<ProductCard card={aCard()} />);

    expect(screen.getByRole("link", { name: "Halden Front-Load Washer" })).toHaveAttribute(
      "href",
      "/product/halden-washer-1001/",
    );
  });

  it("shows the brand once, above the name", () => {
    render(<ProductCard card={aCard({ name: "Halden - Quiet 4.5 Washer" })} />);

    expect(screen.getByRole("link")).toHaveAccessibleName("Quiet 4.5 Washer");
    expect(screen.getByText("Halden")).toBeInTheDocument();
  });

  it("shows cash price, payment, number of payments and total together", () => {
    render(<ProductCard card={aCard({ salePrice: 600_00 })} />);

    expect(screen.getByRole("article")).toHaveTextContent(
      /\$600\.00.*or \$26\.38\/wk lease to own 52 payments · \$1,371\.76 total est\. \$685\.99 delivered/,
    );
  });

  it("never shows a payment without a plan behind it", () => {
    render(<ProductCard card={aCard({ regularPrice: 6000_00 })} />);

    expect(screen.getByRole("article")).not.toHaveTextContent("/wk");
    expect(screen.getByRole("article")).not.toHaveTextContent(/lease/i);
  });

  it("shows the missing cart amount where the price alone cannot be leased, and no payment", () => {
    const { rerender } = render(<ProductCard card={aCard({ regularPrice: 42_99, shipping: 0 })} />);
    const card = screen.getByRole("article");
    expect(card).toHaveTextContent("Add $254.44 to lease (from $300.00) est. $45.56 delivered");
    expect(card).not.toHaveTextContent(/wk|payments/);

    rerender(<ProductCard card={aCard({ regularPrice: 283_01, shipping: 0 })} />);
    expect(card).toHaveTextContent("Add $0.01 to lease");
    rerender(<ProductCard card={aCard({ regularPrice: 283_02, shipping: 0 })} />);
    expect(card.querySelector("[data-money=need]")).not.toBeVisible();
    expect(card).toHaveTextContent("$11.53/wk lease to own 52 payments · $599.56 total");
  });

  it("has both texts where only some states allow a lease, for the live check", () => {
    const { rerender } = render(<ProductCard card={aCard({ regularPrice: 280_00, shipping: 0 })} />);
    const amountTexts = () =>
      [...document.querySelectorAll(".swap [data-money]")].map((element) => element.textContent);
    expect(amountTexts()).toEqual(["", "lease to own", "52", "", "$3.20"]);
    rerender(<ProductCard card={aCard({ regularPrice: 400_00, shipping: 0 })} />);
    expect(amountTexts()).toEqual([]);
  });

  it("has the attributes the live check uses", () => {
    render(<ProductCard card={aCard()} />);
    const card = screen.getByRole("article");
    const amounts = [...card.querySelectorAll<HTMLElement>("[data-money]")].map(
      (element) => element.dataset["money"],
    );

    expect(card).toHaveAttribute("data-product-id", "1001");
    expect(amounts).toEqual([
      ...["cash", "regular"],
      ...["WEEKLY-payment", "lease", "WEEKLY-count", "WEEKLY-total", "estimate"],
    ]);
    expect(screen.getByText("Available")).toHaveAttribute("data-availability", "AVAILABLE");
  });

  it("shows a condition other than new", () => {
    const { unmount } = render(<ProductCard card={aCard({ condition: "Refurbished" })} />);
    expect(screen.getByText("Refurbished")).toBeInTheDocument();
    unmount();
    render(<ProductCard card={aCard({ condition: "New" })} />);
    expect(screen.queryByText("New")).not.toBeInTheDocument();
  });

  it("labels a sale", () => {
    render(<ProductCard card={aCard({ labels: ["ON_SALE", "FREE_SHIPPING"] })} />);

    expect(screen.getByText("On sale")).toBeInTheDocument();
  });
});
