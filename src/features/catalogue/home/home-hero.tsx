/** The top of the home page: one promise, two links, and a room with products at their full price. */
import { LABELS, MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { Price } from "../../../catalogue/cards/price";
import { ProductPicture } from "../../../catalogue/cards/product-picture";
import type { CardView } from "../../../catalogue/views/catalogue-views";
import { ProductPlanLine } from "../../../catalogue/cards/plan-line";
import { OFFERS_LEASES } from "../../../lib/shop-lessor";
import { shortName } from "../../../catalogue/views/short-name";

/** @param featured at most three products; a phone shows two */
export function HomeHero({ featured }: { readonly featured: readonly CardView[] }) {
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
        </div>
        {featured.length > 0 && (
          <div className="room">
            {featured.map((card, at) => (
              <Featured key={card.productId} card={card} isFirst={at === 0} />
            ))}
          </div>
        )}
        {OFFERS_LEASES && (
          <ul className="slogans">
            {MESSAGES.slogans.map((slogan) => (
              <li key={slogan}>{slogan}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Featured({ card, isFirst }: { readonly card: CardView; readonly isFirst: boolean }) {
  return (
    <article className="feature" data-product-id={card.productId}>
      <div className="pic">
        <ProductPicture image={card.image} alt="" place="room" isEager={isFirst} />
      </div>
      <p className="brand">{card.brand}</p>
      <h2>
        <a href={card.url}>{shortName(card)}</a>
      </h2>
      <Price goods={card} />
      <ProductPlanLine card={card} />
    </article>
  );
}
