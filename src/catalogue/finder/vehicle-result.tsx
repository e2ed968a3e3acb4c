/** Products for one vehicle. Leaves out known misfits, and claims a fit only when known. */
import { formatMoney } from "#contract/money/money";
import { saveSearchPath } from "#contract/site/paths";
import { piecesOfSet } from "#contract/promotions/sets";
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { Icon } from "../../ui/icon";
import { ProductCard } from "../cards/product-card";
import { ChosenSteps } from "./finder-form";
import { savedVehicleAddress } from "./saved-line";
import type { FittedCard, FittedSet, FittedShelf, TirePair, VehicleView } from "./finder-view";

const PIECES_OF_AXLE = 2;

export function VehicleResult({ vehicle }: { readonly vehicle: VehicleView }) {
  const { fitment, taken, sets, wheels } = vehicle;
  const { vehicle: named } = fitment;
  const key = { year: named.year, make: named.makeSlug, model: named.modelSlug, trim: named.trimSlug };
  const query = { way: "vehicle", chosen: key } as const;
  return (
    <section data-vehicle={JSON.stringify({ key, name: named.name })}>
      <h2>{named.name}</h2>
      <ChosenSteps taken={taken} />
      <p>
        Save these results:{" "}
        <a rel="nofollow" href={saveSearchPath(savedVehicleAddress(query, "vehicleTires"))}>
          tires
        </a>
        {", "}
        <a rel="nofollow" href={saveSearchPath(savedVehicleAddress(query, "vehicleWheels"))}>
          wheels
        </a>
      </p>
      {sets.length === 0 && (
        <p>
          We don't know which tires it came with. Check the sticker in the driver’s door, then search by size.
        </p>
      )}
      {sets.length > 1 && (
        <p>It was sold with more than one size. Yours is on the side of your tires; don't mix sizes.</p>
      )}
      {sets.map((set) => (
        <TireSet key={set.key} set={set} />
      ))}
      {wheels && <Shelf shelf={wheels} pieces={piecesOfSet(WHEELS)} />}
    </section>
  );
}

function TireSet({ set: { title, isOriginal, shelves, pairs } }: { readonly set: FittedSet }) {
  const pieces = shelves.length > 1 ? PIECES_OF_AXLE : piecesOfSet(TIRES);
  return (
    <section className="band">
      <h3>
        Tires {title} <small>{isOriginal ? "original size" : "optional size from its maker"}</small>
      </h3>
      {pairs.length > 0 && (
        <>
          <p>This vehicle has different front and rear sizes. These come in both:</p>
          <ul className="pairs">
            {pairs.map((pair) => (
              <li key={pair.front.card.productId}>
                <Pair pair={pair} />
              </li>
            ))}
          </ul>
        </>
      )}
      {shelves.map((shelf) => (
        <Shelf key={shelf.title} shelf={shelf} pieces={pieces} isOnly={shelves.length === 1} />
      ))}
    </section>
  );
}

interface ShelfProps {
  readonly shelf: FittedShelf;
  /** Number of items the vehicle needs. */
  readonly pieces: number;
  /** Its heading is that of the set. */
  readonly isOnly?: boolean;
}

function Shelf({ shelf: { title, allUrl, allCount, cards }, pieces, isOnly = false }: ShelfProps) {
  return (
    <section className={isOnly ? undefined : "band"}>
      {!isOnly && <h3>{title}</h3>}
      {cards.length === 0 ? (
        <p>
          {allCount === 0
            ? "We don't have any of these right now."
            : "We don't have any that we know meet this vehicle's load and speed ratings."}
        </p>
      ) : (
        <ul className="grid">
          {cards.map(({ card }) => (
            <li key={card.productId} data-product-id={card.productId}>
              <ProductCard card={card} />
              <AddPieces card={card} pieces={pieces} words={`Add ${pieces}`} />
            </li>
          ))}
        </ul>
      )}
      {allCount > cards.length && (
        <p>
          <a href={allUrl}>
            See all {allCount.toLocaleString("en-US")} with this{" "}
            {title.startsWith("Wheels") ? "bolt pattern" : "size"}
          </a>
          ; each shows whether it fits.
        </p>
      )}
    </section>
  );
}

interface AddPiecesProps {
  readonly card: FittedCard["card"];
  readonly pieces: number;
  readonly words: string;
}

/** The button uses the quantity of its form (client/cart/cart-clicks.ts). */
function AddPieces({ card, pieces, words }: AddPiecesProps) {
  return (
    <form className="add-pieces">
      <input type="hidden" name="quantity" value={pieces} />
      <button
        type="button"
        className="btn"
        data-add-to-cart={card.productId}
        disabled={card.availability !== "AVAILABLE"}
      >
        <Icon name="cart" />
        {words}
        <span className="vh"> of {card.name} to the cart</span>
      </button>
    </form>
  );
}

function Pair({ pair: { line, front, rear, cents } }: { readonly pair: TirePair }) {
  return (
    <>
      <b>{line}</b>
      <p>
        Front <a href={front.card.url}>{front.card.name}</a>, rear{" "}
        <a href={rear.card.url}>{rear.card.name}</a>. Two of each: <b>{formatMoney(cents)}</b>
      </p>
      <span data-product-id={front.card.productId}>
        <AddPieces card={front.card} pieces={PIECES_OF_AXLE} words="Add 2 front" />
      </span>
      <span data-product-id={rear.card.productId}>
        <AddPieces card={rear.card} pieces={PIECES_OF_AXLE} words="Add 2 rear" />
      </span>
    </>
  );
}
