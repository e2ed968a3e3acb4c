/** A product: pictures, price and plan side by side, then all details. */
import { CONDITION_TEXT } from "#contract/catalogue/lists";
import { LABELS, MESSAGES } from "#contract/messages";
import { SET_AMOUNT, setOf } from "#contract/promotions/sets";
import { ROUTES } from "#contract/site/paths";
import { AvailabilityBadge } from "../../../catalogue/cards/availability-badge";
import { Breadcrumbs } from "../../../ui/breadcrumbs";
import { Icon } from "../../../ui/icon";
import { FitLine } from "../../../catalogue/cards/fit-line";
import { MyVehicleLine } from "../../../catalogue/cards/my-vehicle-line";
import { AmountPrefix, Price } from "../../../catalogue/cards/price";
import { RatingStars } from "../../../ui/rating-stars";
import type { ProductView } from "../../../catalogue/views/catalogue-views";
import { DeliveryFacts } from "./delivery-facts";
import { EarlyFigures } from "../../../catalogue/plans/early-figures";
import { PaymentPlanBox } from "./payment-plan-box";
import { leasedAmount } from "../../../catalogue/cards/leased-amount";
import { usePlace } from "../../../client/page/use-place";
import { SHOP_LESSOR } from "../../../lib/shop-lessor";
import { DeliveryPlace } from "./delivery-place";
import { ProductPlanLine } from "../../../catalogue/cards/plan-line";
import { ProductDetails } from "./product-details";
import { Rebates } from "./rebates";
import { SET_FORM_ID, SetOfPieces } from "./set-of-pieces";
import { ProductTitle } from "./product-title";
import { ProductGallery } from "./product-gallery";
import { ProductGrid } from "../../../catalogue/cards/product-grid";

export function ProductPage({ product }: { readonly product: ProductView }) {
  return (
    <div className="wrap">
      <div className="way">
        <a className="back" href={product.listing.url} data-back="" suppressHydrationWarning>
          <Icon name="back" />
          {MESSAGES.catalogue.backToListing}
        </a>
        <Breadcrumbs items={[...product.breadcrumbs, { label: product.name, url: product.url }]} />
      </div>
      <article className="product" data-product-id={product.productId}>
        <ProductGallery product={product} />
        <BuyBox product={product} />
      </article>
      <ProductDetails product={product} />
      {product.related.length > 0 && (
        <section className="band">
          <h2>More like this</h2>
          <ProductGrid cards={product.related} />
        </section>
      )}
      <BuyBar product={product} />
    </div>
  );
}

interface AddToCartProps {
  readonly product: ProductView;
  readonly className: string;
}

function AddToCart({ product, className }: AddToCartProps) {
  return (
    <button
      className={className}
      type="button"
      form={product.piecesOfSet ? SET_FORM_ID : undefined}
      data-add-to-cart={product.productId}
      disabled={product.availability !== "AVAILABLE"}
      suppressHydrationWarning
    >
      {LABELS.addToCart}
    </button>
  );
}

/** Repeats price, lease and button, sticky at the bottom of a phone's screen. */
function BuyBar({ product }: { readonly product: ProductView }) {
  return (
    <div className="buy-bar" data-product-id={product.productId} suppressHydrationWarning>
      <div>
        <Price goods={product} />
        <ProductPlanLine card={product} />
      </div>
      <AddToCart product={product} className="btn" />
    </div>
  );
}

function BuyBox({ product }: { readonly product: ProductView }) {
  const place = usePlace();
  return (
    <div className="buy">
      <ProductTitle product={product} />
      {product.condition !== CONDITION_TEXT.NEW && (
        <p>
          Condition: <strong>{product.condition}</strong>
        </p>
      )}
      <a className="to-reviews" href="#reviews">
        <RatingStars average={product.reviewAverage} count={product.reviewCount} />
      </a>
      <Price goods={product} />
      {product.piecesOfSet && <SetOfPieces product={product} pieces={product.piecesOfSet} />}
      <ProductPlanLine card={product} />
      <AvailabilityBadge availability={product.availability} />
      {product.fit && (
        <>
          <FitLine fit={product.fit} />
          <MyVehicleLine />
        </>
      )}
      <AddToCart product={product} className="btn big" />
      <a
        className="btn quiet big alert"
        rel="nofollow"
        href={`${ROUTES.backInStock}?product=${encodeURIComponent(product.productId)}`}
      >
        Notify me when it’s back
      </a>
      <a rel="nofollow" href={`${ROUTES.compare}?add=${encodeURIComponent(product.productId)}`}>
        Compare
      </a>
      {product.alsoSee?.map(({ label, url }) => (
        <a key={url} href={url}>
          {label}
        </a>
      ))}
      <noscript>
        <p className="muted">The cart needs JavaScript. You can also order by phone at the number above.</p>
      </noscript>
      <DeliveryFacts product={product} state={place?.state ?? null} />
      <DeliveryPlace productId={product.productId} place={place} />
      <AmountPrefix value={prefixOf(product)}>
        <PaymentPlanBox card={usualOf(product)} pieces={product.piecesOfSet} />
        <ProductEarlyFigures product={usualOf(product)} state={place?.state ?? null} />
      </AmountPrefix>
      {product.rebates && <Rebates rebates={product.rebates} />}
    </div>
  );
}

/** The usual quantity: a set for products sold in sets, otherwise one item. */
const usualOf = (product: ProductView): ProductView => setOf(product, product.piecesOfSet ?? 1);
const prefixOf = ({ piecesOfSet }: ProductView) => (piecesOfSet ? SET_AMOUNT : "");

interface ProductEarlyFiguresProps {
  readonly product: ProductView;
  readonly state: string | null;
}

/** Re-rendered for another state, which also resets elements the live check hid for the old amount. */
function ProductEarlyFigures({ product, state }: ProductEarlyFiguresProps) {
  const leased = leasedAmount(product, state);
  if (state !== null && SHOP_LESSOR.excludedStates.includes(state)) return null;
  return <EarlyFigures key={state} leased={leased} />;
}
