/** Cards side by side, as a list that can be counted. */
import type { CardView } from "../views/catalogue-views";
import { ProductCard } from "./product-card";

interface ProductGridProps {
  readonly cards: readonly CardView[];
  /** True when the grid is the first thing of its page: its first picture is then loaded at once. */
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
