import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { DELIVERY_PROMISE, RETURNS_PROMISE } from "#contract/checkout/promises";
import { LABELS, MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { HomePage } from "./home-page";
import { aCard } from "../../../catalogue/views/views-for-tests";

const home = {
  departments: [
    { label: "Home Appliances", url: "/products/home-appliances/", image: null, productCount: 1 },
  ],
  deals: [aCard({ productId: "1", name: "Deal" })],
  bestSellers: [aCard({ productId: "2", name: "Best" })],
  brands: [{ label: "Halden", url: "/brands/halden/" }],
};

beforeEach(() =>
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { siteMetadata: { phone: "1-800-555-0142" } },
    shop: { getCategories: null },
  }),
);

describe("HomePage", () => {
  it("answers four questions below the hero: delivery, returns, the smallest lease with its total, help", () => {
    render(<HomePage home={home} />);

    expect(screen.getByRole("link", { name: DELIVERY_PROMISE })).toHaveAttribute("href", ROUTES.shipping);
    expect(screen.getByRole("link", { name: RETURNS_PROMISE })).toHaveAttribute("href", ROUTES.returns);
    const lease = screen.getByRole("link", { name: "Lease from $11.53/wk" });
    expect(lease.closest("li")).toHaveTextContent("Lease from $11.53/wk: 52 payments, $599.56 total");
    expect(screen.getByRole("link", { name: "1-800-555-0142" })).toHaveAttribute("href", "tel:18005550142");
  });

  it("shows the four slogans", () => {
    render(<HomePage home={home} />);

    for (const slogan of MESSAGES.slogans) expect(screen.getByText(slogan)).toBeInTheDocument();
  });

  it("explains leasing at the menu link's target, with a full example", () => {
    render(<HomePage home={home} />);
    const section = document.getElementById("electro-finance-financing");

    expect(section).toHaveTextContent(MESSAGES.financing.leaseNotLoan);
    expect(section).toHaveTextContent(/\$600\.00.*\$23\.07.*52.*\$599\.64.*\$1,199\.64/);
  });

  it("loads exactly one picture eagerly: the one above the fold", () => {
    const { container } = render(<HomePage home={home} />);

    expect(container.querySelectorAll("img:not([loading])")).toHaveLength(1);
    expect(container.querySelector(".hero img")).toHaveAttribute("fetchpriority", "high");
  });

  it("links to leasable products, and lists those leasable alone before others", () => {
    const [dear, cheap] = [
      aCard({ productId: "3", name: "Leasable", regularPrice: 500_00, salePrice: null }),
      aCard({ productId: "4", name: "Too small", regularPrice: 50_00, salePrice: null }),
    ];
    const { container } = render(<HomePage home={{ ...home, deals: [cheap, dear], bestSellers: [cheap] }} />);
    const [first] = container.querySelectorAll(".hero a");

    expect(first).toHaveTextContent(LABELS.howMuchToLease);
    expect(first).toHaveAttribute("href", ROUTES.lease);
    expect(container.querySelector(".hero article")).toHaveTextContent("Leasable");
    expect(
      [...container.querySelectorAll(".band .card h3")].map((name) => name.textContent).slice(0, 2),
    ).toEqual([expect.stringContaining("Leasable"), expect.stringContaining("Too small")]);
  });

  it("links departments and brands", () => {
    render(<HomePage home={home} />);

    expect(screen.getByRole("link", { name: "Home Appliances 1 product" })).toHaveAttribute(
      "href",
      "/products/home-appliances/",
    );
    expect(screen.getByRole("link", { name: "All brands" })).toHaveAttribute("href", "/brands/");
  });

  it("works without products", () => {
    render(<HomePage home={{ ...home, deals: [], bestSellers: [] }} />);

    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
  });
});
