/** A grid of cards, marked up as a list so that assistive technology can count them. */
import type { CardView } from "../views/catalogue-views";
import { ProductCard } from "./product-card";

interface ProductGridProps {
  readonly cards: readonly CardView[];
  /** True for the first grid of a page: its first picture loads eagerly. */
  readonly isFirst?: boolean;
}

export function ProductGrid({ cards, isFirst = false }: ProductGridProps) {
  return (
    <ul className="grid">
      {cards.map((card, index) => (
        <li key={card.productId}>
          <ProductCard card={card} isEager={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  );
}
