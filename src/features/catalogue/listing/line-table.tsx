/**
 * The sizes of a line as a table: price, stock and the cost of a set, outright and leased. The live check
 * updates rows like cards.
 */
import { LABELS } from "#contract/messages";
import { AvailabilityBadge } from "../../../catalogue/cards/availability-badge";
import { FitLine } from "../../../catalogue/cards/fit-line";
import { ProductPlanLine } from "../../../catalogue/cards/plan-line";
import { Price } from "../../../catalogue/cards/price";
import { wholePageOf, type ListingPlace } from "../../../catalogue/search/listing-place";
import { EMPTY_QUERY, searchUrl } from "../../../catalogue/search/search-query";
import type { CardView, ListingView } from "../../../catalogue/views/catalogue-views";
import { Pagination } from "../../../ui/pagination";

/** Inlined on pages of lines only. On narrow screens the cost of a set is below its size and price. */
const LOOK = `@media(max-width:640px){.line tr{display:grid;grid-template-columns:1fr 46%}.line thead tr>:last-child{display:none}
.line tbody :is(th,td){border:0}.line tbody tr{border-top:1px solid var(--line)}.line td:last-child{grid-column:1/-1;padding-top:0}}`;

interface LineTableProps {
  readonly listing: ListingView;
  readonly place: ListingPlace;
}

export function LineTable({ listing: { cards, page, pageCount }, place }: LineTableProps) {
  const pieces = cards[0]!.piecesOfSet ?? 1;
  return (
    <>
      <style>{LOOK}</style>
      <table className="trims line">
        <caption className="vh">Sizes with price, stock and weekly payment</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Price each</th>
            <th scope="col">{LABELS.setOf(pieces)}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <Row key={card.productId} card={card} />
          ))}
        </tbody>
      </table>
      <Pagination page={page} pageCount={pageCount} urlOf={(number) => wholePageOf(place, number)} />
      <p>
        <a rel="nofollow" href={searchUrl({ ...EMPTY_QUERY, place, sort: "BEST_SELLING" })}>
          Filter and sort these sizes
        </a>
      </p>
    </>
  );
}

function Row({ card }: { readonly card: CardView }) {
  const { size, details } = card.ofLine ?? { size: card.name, details: "" };
  return (
    <tr data-product-id={card.productId}>
      <th scope="row">
        <a href={card.url}>{size}</a> <small>{details}</small>
        {card.fit && <FitLine fit={card.fit} />}
      </th>
      <td>
        <Price goods={card} />
        <AvailabilityBadge availability={card.availability} />
      </td>
      <td>
        <ProductPlanLine card={card} />
      </td>
    </tr>
  );
}
