/** The home page: what the shop is, its departments, current offers, and how leasing works. */
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import type { HomeView } from "../../../catalogue/views/catalogue-views";
import { CategoryTiles } from "../listing/category-tiles";
import { featuredOf, leasableFirst } from "./featured";
import { FinancingSection } from "./financing-section";
import { HomeHero } from "./home-hero";
import { ShopFacts } from "./shop-facts";
import { ProductGrid } from "../../../catalogue/cards/product-grid";

export function HomePage({ home }: { readonly home: HomeView }) {
  const featured = featuredOf(home);
  const deals = leasableFirst(home.deals);
  return (
    <>
      <HomeHero featured={featured} />
      <ShopFacts />
      <div className="wrap">
        <section className="band" id="departments">
          <h2>Departments</h2>
          <CategoryTiles tiles={home.departments} />
        </section>
        {deals.length > 0 && (
          <section className="band">
            <h2>Deals of the week</h2>
            <ProductGrid cards={deals} />
          </section>
        )}
      </div>
      <FinancingSection />
      <div className="wrap">
        {home.bestSellers.length > 0 && (
          <section className="band">
            <h2>Best sellers</h2>
            <ProductGrid cards={home.bestSellers} />
          </section>
        )}
        <section className="band">
          <h2>Brands</h2>
          <ul className="chips">
            {home.brands.map((brand) => (
              <li key={brand.url}>
                <a href={brand.url}>{brand.label}</a>
              </li>
            ))}
            <li>
              <a href={ROUTES.brands}>{LABELS.allBrands}</a>
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}
