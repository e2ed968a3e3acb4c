import { render, screen } from "@testing-library/react";
import { aCard } from "../catalogue/views/views-for-tests";
import { NO_LESSOR } from "#contract/leases/financing";

process.env["GATSBY_LEASE_TERMS"] = JSON.stringify(NO_LESSOR);

test("a shop without a lessor never mentions leasing: not on home, product and card, nor on the leasing page", async () => {
  const { HowItWorksPage } = await import("../features/help/how-it-works-page");
  const { FinancingSection } = await import("../features/catalogue/home/financing-section");
  const { PaymentPlanBox } = await import("../features/catalogue/product/payment-plan-box");
  const { PlanLine } = await import("../catalogue/cards/plan-line");
  const { SiteFooter } = await import("./shell/site-footer");
  const { EarlyFigures } = await import("../catalogue/plans/early-figures");
  const { container } = render(
    <>
      <FinancingSection />
      <PaymentPlanBox card={aCard()} />
      {[1, 42_99, 954_00].map((cents) => (
        <PlanLine key={cents} leased={cents} />
      ))}
      <EarlyFigures leased={900_00} />
    </>,
  );
  expect(container).toHaveTextContent("est. $954.00 delivered");
  expect(container).not.toHaveTextContent(/leas|week|wk|payment/i);
  const shop = { departments: [], name: "Shop", siteUrl: "", phone: "1", email: "a@b.example", address: "" };
  const { HomeHero } = await import("../features/catalogue/home/home-hero");
  const { TopBar } = await import("./shell/top-bar");
  const { ShopMenu } = await import("./shell/shop-menu");
  const shell = render(
    <>
      <TopBar phone="1" />
      <ShopMenu departments={[]} path="/" phone="1" />
      <HomeHero featured={[]} />
    </>,
  );
  expect(shell.container).toHaveTextContent("Start shopping");
  expect(shell.container).not.toHaveTextContent(/leas|financ|low credit|payment/i);
  const footer = render(<SiteFooter shop={{ ...shop, blogUrl: "", socialUrl: "" }} />);
  expect(footer.container).not.toHaveTextContent(/lease-to-own|payment plans|apply/i);
  render(<HowItWorksPage />);
  expect(screen.getByText("This shop doesn't offer leases right now. You pay the cash price.")).toBeVisible();
});
