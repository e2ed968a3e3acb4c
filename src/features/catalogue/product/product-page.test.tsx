import { render, screen, within } from "@testing-library/react";
import { SHIPMENT_TEXT } from "#contract/catalogue/lists";
import { MESSAGES } from "#contract/messages";
import { DELIVERY_PROMISE, RETURNS_PROMISE } from "#contract/checkout/promises";
import { ProductPage } from "./product-page";
import { aCard, aProduct } from "../../../catalogue/views/views-for-tests";

const plan = () => screen.getByRole("region", { name: "Lease to own" });

describe("ProductPage", () => {
  it("shows the name once, as the page's heading", () => {
    render(<ProductPage product={aProduct()} />);

    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Halden Front-Load Washer");
  });

  it("links back to its category until the listing is known", () => {
    render(<ProductPage product={aProduct()} />);
    const back = screen.getByRole("link", { name: "Back to Listing" });

    expect(back).toHaveAttribute("href", "/products/washers-dryers/");
    expect(back).toHaveAttribute("data-back");
  });

  it("shows all three frequencies, each with the full cost of a lease", () => {
    render(<ProductPage product={aProduct({ salePrice: 600_00 })} />);
    const facts = [...plan().querySelectorAll("dl")].map((list) => list.textContent);

    expect(facts).toEqual([
      expect.stringMatching(
        /about \$26\.38 per week.*52.*\$600\.00.*\$85\.99.*\$685\.77.*Total cost\$1,371\.76/,
      ),
      expect.stringMatching(
        /about \$52\.76 every two weeks.*26.*\$600\.00.*\$85\.99.*\$685\.77.*Total cost\$1,371\.76/,
      ),
      expect.stringMatching(
        /about \$114\.33 per month.*12.*\$600\.00.*\$85\.99.*\$685\.97.*Total cost\$1,371\.96/,
      ),
    ]);
    expect(within(plan()).getByRole("radio", { name: "Weekly" })).toBeChecked();
  });

  it("shows the short and the long description without repetition", () => {
    const description = "Quiet and clean.";
    const { unmount } = render(
      <ProductPage product={aProduct({ description, longDescription: "Third rack.\nLow noise." })} />,
    );
    for (const text of [description, "Third rack.", "Low noise."])
      expect(screen.getByText(text)).toBeInTheDocument();
    unmount();
    render(
      <ProductPage product={aProduct({ description, longDescription: `${description}\nThird rack.` })} />,
    );
    expect(screen.getAllByText(description)).toHaveLength(1);
  });

  it("says that it is a lease, for which condition, and where it is unavailable", () => {
    render(<ProductPage product={aProduct({ condition: "Refurbished" })} />);

    expect(plan()).toHaveTextContent(MESSAGES.financing.leaseNotLoan);
    expect(plan()).toHaveTextContent("Condition: Refurbished");
    expect(plan()).toHaveTextContent("Not offered in MN, NJ, WI, WY");
  });

  it("shows the minimum cart for a lease only where the price alone is too low", () => {
    const { rerender } = render(<ProductPage product={aProduct({ regularPrice: 120_00 })} />);
    expect(plan()).toHaveTextContent("Leases start at $300.00");
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(document.querySelector("article")).not.toHaveTextContent(/per week|\/week|\/wk|Total cost/);

    rerender(<ProductPage product={aProduct({ regularPrice: 320_00 })} />);

    expect(plan()).not.toHaveTextContent("Leases start at");
  });

  it.each([
    ["above the largest lease", 4_900_00, /^Leases go up to \$5,000\.00.*about \$194\.00 more/],
    ["below the smallest lease", 282_00, /^Leases start at \$300\.00.*Add about \$1\.08 to lease/],
  ])("requests the ZIP code where state tax decides: %s with the default one", (_where, cents, sentence) => {
    render(<ProductPage product={aProduct({ regularPrice: cents, salePrice: null, shipping: 0 })} />);
    const box = screen.getByText(MESSAGES.financing.dependsOnPlace, { selector: "p.est" });
    expect(box).toHaveClass("est");
    expect(within(box).getByRole("link", { name: "Enter your ZIP code" })).toHaveAttribute("href", "#reach");
    expect(document.getElementById("reach")).toHaveAccessibleName("Your ZIP code");
    expect(box.previousElementSibling!.textContent).toMatch(sentence);
    expect(
      screen.getAllByText(MESSAGES.financing.dependsOnPlace, { selector: ".plan-line > .est" }),
    ).not.toEqual([]);
  });

  it.each([100_00, 6_000_00, 1_000_00])("does not where no tax decides: %i cents", (cents) => {
    render(<ProductPage product={aProduct({ regularPrice: cents, salePrice: null, shipping: 0 })} />);
    expect(screen.queryByText(MESSAGES.financing.dependsOnPlace)).not.toBeInTheDocument();
  });

  it("has a table of early buyout prices, besides the payments by then", () => {
    render(<ProductPage product={aProduct({ salePrice: 566_04, shipping: 0 })} />);
    const early = screen.getByRole("region", { name: "Early buyout" });
    const rows = within(early).getAllByRole("row").slice(1);

    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["Signing", "$576.93", "$600.00"],
      ["13 payments (90 days)", "$300.09", "$600.00"],
      ["26 payments", "$389.88", "$989.70"],
      ["39 payments", "$194.94", "$1,094.67"],
    ]);
    expect(early).toHaveTextContent(
      "Buy it out within 90 days and pay only $600.00 in total. After that, pay 65% of the weekly payments left.",
    );
  });

  it("has early buyout figures only with a plan", () => {
    const { rerender } = render(<ProductPage product={aProduct({ regularPrice: 120_00 })} />);
    expect(screen.queryByRole("region", { name: "Early buyout" })).not.toBeInTheDocument();
    rerender(<ProductPage product={aProduct({ regularPrice: 5200_00 })} />);
    expect(screen.queryByRole("region", { name: "Early buyout" })).not.toBeInTheDocument();
  });

  it("shows no payments above the largest lease", () => {
    render(<ProductPage product={aProduct({ regularPrice: 5200_00 })} />);

    expect(screen.getByText(/Leases go up to \$5,000\.00/)).toBeInTheDocument();
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  });

  it("offers the cart only while the product is available, next to the price and in a phone's bar", () => {
    const { rerender } = render(<ProductPage product={aProduct()} />);
    const buttons = () => screen.getAllByRole("button", { name: "Add to Cart" });
    expect(buttons()).toHaveLength(2);
    for (const button of buttons()) {
      expect(button).toBeEnabled();
      expect(button).toHaveAttribute("data-add-to-cart", "1001");
    }

    rerender(<ProductPage product={aProduct({ availability: "NOT_AVAILABLE" })} />);

    for (const button of buttons()) expect(button).toBeDisabled();
  });

  it("links to the stock alert of a sold-out product", () => {
    render(<ProductPage product={aProduct({ availability: "NOT_AVAILABLE" })} />);

    expect(screen.getByRole("link", { name: "Notify me when it’s back" })).toHaveAttribute(
      "href",
      "/back-in-stock/?product=1001",
    );
  });

  it("shows delivery and return times next to the button", () => {
    render(<ProductPage product={aProduct()} />);
    const facts = within(document.querySelector<HTMLElement>(".buy .facts")!);

    expect(facts.getByText(DELIVERY_PROMISE)).toBeInTheDocument();
    expect(facts.getByRole("link", { name: RETURNS_PROMISE })).toHaveAttribute("href", "/page/returns/");
  });

  it("promises no delivery for a pickup-only product", () => {
    render(<ProductPage product={aProduct({ isSent: false, inStorePickup: true })} />);
    const facts = within(document.querySelector<HTMLElement>(".buy .facts")!);

    expect(facts.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      SHIPMENT_TEXT.STORE_PICKUP,
      RETURNS_PROMISE,
    ]);
  });

  it("has a button for every picture, whose early press the app replays", () => {
    render(<ProductPage product={aProduct()} />);

    for (const name of [
      /picture 1 of 2, enlarge/,
      /picture 2 of 2, enlarge/,
      "Show picture 1",
      "Show picture 2",
    ]) {
      expect(screen.getByRole("button", { name })).toHaveAttribute("data-app");
    }
    expect(screen.getByRole("button", { name: "Show picture 1" })).toHaveAttribute("aria-current");
  });

  it("says when the picture is an illustration, and only then", () => {
    const { rerender } = render(<ProductPage product={aProduct({ isIllustrated: true })} />);
    expect(screen.getByText(/^Illustration only/)).toBeInTheDocument();

    rerender(<ProductPage product={aProduct()} />);

    expect(screen.queryByText(/^Illustration/)).not.toBeInTheDocument();
  });

  it("lists the specifications as a table with row headings, without empty ones", () => {
    render(<ProductPage product={aProduct()} />);

    expect(screen.getByRole("row", { name: "Capacity 4.5 cu. ft." })).toBeInTheDocument();
    expect(screen.getByRole("rowheader", { name: "Model" })).toBeInTheDocument();
    expect(screen.queryByRole("rowheader", { name: "UPC" })).not.toBeInTheDocument();
  });

  it.each([
    [{ freeShipping: true }, "Free shipping"],
    [{ shippingCost: 49_99 }, "Shipping $49.99"],
    [{ shippingCost: null }, "Shipping cost shown at checkout"],
  ])("shows the shipping cost: %j", (change, words) => {
    render(<ProductPage product={aProduct(change)} />);

    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it("shows related products, each with its own price attributes", () => {
    render(
      <ProductPage product={aProduct({ related: [aCard({ productId: "7", name: "Norvik Dryer" })] })} />,
    );

    expect(screen.getByRole("heading", { name: "More like this" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Norvik Dryer" }).closest("article")).toHaveAttribute(
      "data-product-id",
      "7",
    );
  });
});
