/** The listbox of the search field: products with their prices, categories, brands and recent searches. */
import { ProductPlanLine } from "../../../catalogue/cards/plan-line";
import { useApprover } from "../../../client/page/use-approver";
import { usePlace } from "../../../client/page/use-place";
import { Price } from "../../../catalogue/cards/price";
import { ProductPicture } from "../../../catalogue/cards/product-picture";
import type { Suggestion, SuggestionGroup } from "./suggestions";

export const SUGGESTIONS_ID = "suggestions";

interface SuggestionListProps {
  readonly groups: readonly SuggestionGroup[];
  /** Position of the active suggestion over all groups; -1 for none. */
  readonly active: number;
}

/** The id of a suggestion's element, for aria-activedescendant. */
export function suggestionId(position: number): string {
  return `${SUGGESTIONS_ID}-${position}`;
}

export function SuggestionList({ groups, active }: SuggestionListProps) {
  const before = groups.map((_, i) =>
    groups.slice(0, i).reduce((sum, { suggestions }) => sum + suggestions.length, 0),
  );
  return (
    <>
      <style>{LOOK}</style>
      {groups.map(({ label, suggestions }, i) => (
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden="true">{label}</p>
          {suggestions.map((suggestion, position) => (
            <Option
              key={suggestion.url}
              id={suggestionId(before[i]! + position)}
              suggestion={suggestion}
              isActive={before[i]! + position === active}
            />
          ))}
        </div>
      ))}
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly isActive: boolean;
}

/** The field keeps the focus; a pointer follows the link. */
function Option({ id, suggestion, isActive }: OptionProps) {
  const place = usePlace();
  const lessor = useApprover();
  const { url, label, productCount, card } = suggestion;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={url}
      data-suggested={card?.productId}
    >
      {card && <ProductPicture image={card.image} alt="" place="thumb" />}
      <span>
        {label}
        {productCount !== null && (
          <small>
            {" "}
            {productCount.toLocaleString("en-US")} {productCount === 1 ? "product" : "products"}
          </small>
        )}
        {card && <Price goods={card} />}
        {card && <ProductPlanLine card={card} state={place?.state ?? null} lessor={lessor} />}
      </span>
    </a>
  );
}

const LOOK = `
.find {
  position: relative;
}
#${SUGGESTIONS_ID} {
  position: absolute;
  z-index: 6;
  inset: calc(100% + 6px) 0 auto;
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--s2);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-panel);
}
#${SUGGESTIONS_ID}[hidden] {
  display: none;
}
#${SUGGESTIONS_ID} div > p {
  padding: var(--s2) var(--s3) 0;
  color: var(--muted);
  font-size: var(--sm);
  font-weight: 600;
}
#${SUGGESTIONS_ID} a {
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 44px;
  padding: var(--s2) var(--s3);
  border-radius: var(--r-md);
  color: inherit;
  text-decoration: none;
  line-height: 1.3;
}
#${SUGGESTIONS_ID} a:hover,
#${SUGGESTIONS_ID} [aria-selected="true"] {
  background: var(--brand-soft);
}
#${SUGGESTIONS_ID} [aria-selected="true"] {
  outline: 2px solid var(--brand);
  outline-offset: -2px;
}
#${SUGGESTIONS_ID} picture {
  flex: none;
}
#${SUGGESTIONS_ID} img,
#${SUGGESTIONS_ID} .no-pic {
  width: 56px;
  height: 56px;
  flex: none;
  border-radius: var(--r-sm);
}
#${SUGGESTIONS_ID} .price b {
  font-size: 1rem;
}
#${SUGGESTIONS_ID} :is(.plan-line, small) {
  color: var(--muted);
  font-size: 0.8rem;
}
`;
