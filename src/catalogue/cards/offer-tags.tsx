/** Tags on a product's picture: a condition other than new, and at most two offers, in the shop's order. */
import { CONDITION_TEXT, OFFER_LABELS, OFFER_LABEL_TEXT, type OfferLabel } from "#contract/catalogue/lists";

const visibleOffers: readonly OfferLabel[] = OFFER_LABELS.filter((label) => label !== "FREE_SHIPPING");

interface OfferTagsProps {
  readonly labels: readonly OfferLabel[];
  readonly condition: string;
}

export function OfferTags({ labels, condition }: OfferTagsProps) {
  const visible = visibleOffers.filter((label) => labels.includes(label)).slice(0, 2);
  const isNew = condition === CONDITION_TEXT.NEW;
  if (visible.length === 0 && isNew) return null;
  return (
    <p className="tags">
      {!isNew && <span className="tag">{condition}</span>}
      {visible.map((label) => (
        <span key={label} className={label === "ON_SALE" || label === "CLEARANCE" ? "tag hot" : "tag"}>
          {OFFER_LABEL_TEXT[label]}
        </span>
      ))}
    </p>
  );
}
