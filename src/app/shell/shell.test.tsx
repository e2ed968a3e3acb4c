import { act, render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { SHOP_CATEGORIES, type ShopCategory } from "#contract/catalogue/categories";
import { LABELS, MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { storeLeaseCredit } from "../../client/page/lease-credit";
import { forgetSession } from "../../client/session/current-session";
import { formatDate } from "../../lib/format-date";
import { Shell } from "./shell";

interface Answered {
  readonly name: string;
  readonly url: string;
  readonly active: boolean;
  readonly menuGroup: string | null;
  readonly subCategories: readonly Answered[];
}

function answered(category: ShopCategory): Answered {
  return {
    name: category.name,
    url: `/products/${category.id}/`,
    active: true,
    menuGroup: category.menuGroup ?? null,
    subCategories: (category.subCategories ?? []).map(answered),
  };
}

const siteMetadata = {
  name: "ElectroFinance",
  siteUrl: "https://shop.example",
  phone: "1-800-555-0142",
  email: "help@shop.example",
  blogUrl: "https://blog.example",
  socialUrl: "",
};

function showShell(path: string, categories: readonly Answered[] | null = SHOP_CATEGORIES.map(answered)) {
  jest
    .mocked(useStaticQuery)
    .mockReturnValue({ site: { siteMetadata }, shop: { getCategories: categories } });
  return render(
    <Shell path={path}>
      <h1>Page</h1>
    </Shell>,
  );
}

const menu = () => screen.getByRole("navigation", { name: "Departments" });

describe("Shell", () => {
  it("lets keyboard users skip to the content", () => {
    showShell("/");

    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#main");
    expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  });

  it("shows the slogans, the phone number and the way to an order in the top bar", () => {
    showShell("/");
    const header = within(screen.getByRole("banner"));

    for (const slogan of MESSAGES.slogans) expect(header.getByText(slogan)).toBeInTheDocument();
    const phones = header.getAllByRole("link", { name: siteMetadata.phone });
    for (const phone of phones) expect(phone).toHaveAttribute("href", "tel:18005550142");
    const [order] = header.getAllByRole("link", { name: LABELS.findOrder });
    expect(order).toHaveAttribute("href", ROUTES.findOrder);
  });

  it("searches with a plain form", () => {
    showShell("/");
    const form = screen.getByRole("search");

    expect(form).toHaveAttribute("action", "/search/");
    expect(within(form).getByRole("searchbox", { name: "Search products" })).toHaveAttribute("name", "q");
  });

  it("links every department and every subcategory of the menu", () => {
    showShell("/");
    const hrefs = [...menu().querySelectorAll("a")].map((link) => link.getAttribute("href"));

    for (const department of SHOP_CATEGORIES) {
      expect(hrefs).toContain(`/products/${department.id}/`);
      for (const { id } of department.subCategories ?? []) expect(hrefs).toContain(`/products/${id}/`);
    }
    expect(hrefs).toContain("/#electro-finance-financing");
  });

  it("keeps five departments behind Show More", () => {
    showShell("/");
    const group = screen.getByText("Show More").closest("details")!;

    expect([...group.querySelectorAll(".all")].map((link) => link.textContent)).toEqual([
      "Cameras & Camcorders",
      "Speakers & Audio",
      "Video Games & Toys",
      "Garage & Outdoor",
      "Health & Fitness",
    ]);
  });

  it("opens one panel at a time without scripts: the disclosures share a name", () => {
    showShell("/");
    const names = [...menu().querySelectorAll("details")].map((panel) => panel.getAttribute("name"));

    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names)).toEqual(new Set(["menu"]));
  });

  it.each([
    ["Laptop Computers", "Laptops"],
    ["Kitchen Appliances", "Small Appliances"],
    ["Vacuums & Floor Cleaners", "Vacuums & Floor Care"],
    ["Oven & Ranges", "Cooking"],
  ])("shows next to %s that it is also called %s", (name, alias) => {
    showShell("/");

    expect(within(menu()).getByText(alias).closest("a")).toHaveTextContent(`${name} ${alias}`);
  });

  it("marks the current page's link", () => {
    showShell("/products/laptop-computers/page/2/");
    const current = [...menu().querySelectorAll("[aria-current=page]")];

    expect(current.map((link) => link.getAttribute("href"))).toEqual(["/products/laptop-computers/"]);
  });

  it("shows an empty menu except the leasing links when the menu failed to load", () => {
    showShell("/", null);

    expect([...menu().querySelectorAll("a")].map((link) => link.textContent)).toEqual([
      ...["Lease to own", "Your account", "Your orders", "Find your order", "Wish list", "Contact us"],
      siteMetadata.phone,
    ]);
  });

  it("has an empty cart badge for the script to fill, and slots for messages and progress", () => {
    const { container } = showShell("/");

    expect(container.querySelectorAll('a[href="/cart/"] [data-cart-count=""]')).toHaveLength(2);
    expect(container.querySelector("[data-snackbar]")).toHaveAttribute("aria-live", "polite");
    expect(container.querySelector("[data-spinner]")).not.toBeVisible();
    expect(container.querySelector("[data-route-progress]")).not.toBeVisible();
  });

  it("links help, legal texts and the blog in the footer, and omits an unset social page", () => {
    showShell("/");
    const footer = within(screen.getByRole("contentinfo"));

    expect(footer.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/page/terms/");
    expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/page/privacy/");
    expect(footer.getByRole("link", { name: "How it works" })).toHaveAttribute("href", "/page/how-it-works/");
    expect(footer.getByRole("link", { name: "Blog" })).toHaveAttribute("href", "https://blog.example");
    expect(footer.queryByRole("link", { name: "Follow us" })).not.toBeInTheDocument();
  });

  it("says in the footer of every page that a plan is a lease, not a loan", () => {
    showShell("/");

    expect(screen.getByRole("contentinfo")).toHaveTextContent(MESSAGES.financing.leaseNotLoan);
  });

  it("links to no other page from the checkout, except help", () => {
    showShell("/checkout/payment/");

    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    expect(screen.queryByRole("search")).not.toBeInTheDocument();
    expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: siteMetadata.phone })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Your cart" })).toHaveAttribute("href", "/cart/");
  });

  it("renders no storefront frame around the back office, except slots for messages and progress", () => {
    const { container } = showShell("/backoffice/orders/");

    for (const role of ["banner", "contentinfo", "navigation", "search", "main"])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Page" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#main");
    expect(container.querySelector("[data-snackbar]")).toBeInTheDocument();
  });

  it("links to the orders in the account menu", () => {
    showShell("/");

    expect(screen.getAllByRole("link", { name: "Orders", hidden: true })[0]).toHaveAttribute(
      "href",
      "/account/orders/",
    );
  });

  it("shows the remaining lease credit in the account menu, until it expires or its owner signs out", async () => {
    const until = new Date(Date.now() + 86_400_000).toISOString();
    showShell("/");
    const [link] = screen.getAllByRole("link", { name: /^Leases/, hidden: true });
    expect(link).toHaveAttribute("href", "/account/leases/");
    expect(link).toHaveTextContent(/^Leases$/);
    act(() => storeLeaseCredit({ remaining: 75_000, until }));
    expect(link).toHaveTextContent(`Leases$750.00 left until ${formatDate(until)}`);
    act(() => storeLeaseCredit({ remaining: 75_000, until: "2026-01-01T00:00:00Z" }));
    expect(link).toHaveTextContent(/^Leases$/);
    act(() => storeLeaseCredit({ remaining: 75_000, until }));
    await act(forgetSession);
    expect(link).toHaveTextContent(/^Leases$/);
    expect(localStorage).toHaveLength(0);
  });
});
