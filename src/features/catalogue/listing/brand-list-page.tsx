/** All brands, by first letter. */
import { ROUTES } from "#contract/site/paths";
import { Breadcrumbs } from "../../../ui/breadcrumbs";
import type { BrandListView, LinkView } from "../../../catalogue/views/catalogue-views";

export const BRANDS_BREADCRUMBS: readonly LinkView[] = [
  { label: "Home", url: ROUTES.home },
  { label: "Brands", url: ROUTES.brands },
];

type Brand = BrandListView["brands"][number];

/** Brands by the first letter of their names, "#" for all other characters; keeps the order. */
function brandsByLetter(brands: readonly Brand[]): [letter: string, brands: Brand[]][] {
  const groups = new Map<string, Brand[]>();
  for (const brand of brands) {
    const first = brand.label.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : "#";
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups];
}

export function BrandListPage({ list }: { readonly list: BrandListView }) {
  return (
    <div className="wrap">
      <Breadcrumbs items={BRANDS_BREADCRUMBS} />
      <header className="intro">
        <h1>
          Brands <small>{list.brands.length} brands</small>
        </h1>
      </header>
      <div className="brands">
        {brandsByLetter(list.brands).map(([letter, brands]) => (
          <section key={letter}>
            <h2>{letter}</h2>
            <ul>
              {brands.map((brand) => (
                <li key={brand.url}>
                  <a href={brand.url}>
                    {brand.label} <small>{brand.productCount.toLocaleString("en-US")}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
