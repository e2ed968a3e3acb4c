/** The top of the home page: one promise, two links, and one product with its full price. */
import { LABELS, MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Price } from "../../../catalogue/cards/price";
import { ProductPicture } from "../../../catalogue/cards/product-picture";
import type { CardView } from "../../../catalogue/views/catalogue-views";
import { ProductPlanLine } from "../../../catalogue/cards/plan-line";
import { OFFERS_LEASES } from "../../../lib/shop-lessor";
import { shortName } from "../../../catalogue/views/short-name";

export function HomeHero({ featured }: { readonly featured: CardView | null }) {
  return (
    <section className="hero">
      <div className="wrap">
        <div>
          <h1>Great electronics, paid at your pace.</h1>
          <p>
            {OFFERS_LEASES
              ? "Pay the cash price, or lease to own with weekly or monthly payments. You see every plan’s total cost before you decide."
              : "Pay the cash price. We deliver to your door, or you pick up in a store."}
          </p>
          <p className="ways">
            {OFFERS_LEASES && (
              <a className="btn" href={ROUTES.lease}>
                {LABELS.howMuchToLease}
              </a>
            )}
            <a className={OFFERS_LEASES ? "btn quiet" : "btn"} href={ROUTES.departments}>
              {LABELS.startShopping}
            </a>
          </p>
          {OFFERS_LEASES && (
            <ul className="slogans">
              {MESSAGES.slogans.map((slogan) => (
                <li key={slogan}>{slogan}</li>
              ))}
            </ul>
          )}
        </div>
        {featured && (
          <article className="feature" data-product-id={featured.productId}>
            <div className="pic">
              <ProductPicture image={featured.image} alt="" place="hero" isEager />
            </div>
            <div>
              <p className="brand">{featured.brand}</p>
              <h2>
                <a href={featured.url}>{shortName(featured)}</a>
              </h2>
              <Price goods={featured} />
              <ProductPlanLine card={featured} />
            </div>
          </article>
        )}
      </div>
    </section>
  );
}
