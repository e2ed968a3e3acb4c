/** A product in a grid. The entire card is the link; the live check updates price and stock. */
import { AvailabilityBadge } from "./availability-badge";
import { Price } from "./price";
import { ProductPicture } from "./product-picture";
import { RatingStars } from "../../ui/rating-stars";
import type { CardView } from "../views/catalogue-views";
import { FitLine } from "./fit-line";
import { OfferTags } from "./offer-tags";
import { ProductPlanLine } from "./plan-line";
import { shortName } from "../views/short-name";

interface ProductCardProps {
  readonly card: CardView;
  /** True for the single card with the page's first and largest picture. */
  readonly isEager?: boolean;
}

export function ProductCard({ card, isEager = false }: ProductCardProps) {
  return (
    <article className="card" data-product-id={card.productId}>
      <div className="pic">
        <ProductPicture image={card.image} alt="" place="card" isEager={isEager} />
        <OfferTags labels={card.labels} condition={card.condition} />
      </div>
      <p className="brand">{card.brand}</p>
      <h3>
        <a href={card.url}>{shortName(card)}</a>
      </h3>
      <RatingStars average={card.reviewAverage} count={card.reviewCount} />
      <Price goods={card} />
      <ProductPlanLine card={card} />
      <AvailabilityBadge availability={card.availability} />
      {card.fit && <FitLine fit={card.fit} />}
    </article>
  );
}
