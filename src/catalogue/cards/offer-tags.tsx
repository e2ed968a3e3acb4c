/** The offers a product carries that are worth a word on its picture: at most two, in the shop's order. */
import { OFFER_LABELS, OFFER_LABEL_TEXT, type OfferLabel } from "#contract/catalog";

const shownOffers: readonly OfferLabel[] = OFFER_LABELS.filter((label) => label !== "FREE_SHIPPING");

export function OfferTags({ labels }: { readonly labels: readonly OfferLabel[] }) {
  const shown = shownOffers.filter((label) => labels.includes(label)).slice(0, 2);
  if (shown.length === 0) return null;
  return (
    <p className="tags">
      {shown.map((label) => (
        <span key={label} className={label === "ON_SALE" || label === "CLEARANCE" ? "tag hot" : "tag"}>
          {OFFER_LABEL_TEXT[label]}
        </span>
      ))}
    </p>
  );
}
