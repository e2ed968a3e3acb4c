/** Recently viewed products below a product: loaded and rendered when the visitor scrolls near (WISH-6). */
import { createRoot, type Root } from "react-dom/client";
import { KeptProductsDocument } from "#contract/graphql/documents/saved.generated";
import type { SavedProductFragment } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { formatMoney } from "#contract/money/money";
import { displayedPriceCents } from "#contract/promotions/displayed-offers";
import { toCard } from "../../catalogue/cards/card";
import { ProductPicture } from "../../catalogue/cards/product-picture";
import { queryApi } from "../../client/http/query-api";
import {
  clearRecentlyViewed,
  storeRecentlyViewed,
  readRecentlyViewed,
} from "../../client/saved/saved-storage";

const ID = "recently-viewed";
const NEAR = "400px";
let root: Root | null = null;
let near: IntersectionObserver | null = null;

/** Records this page's product, and reserves space for the others. */
export function showRecentlyViewed(): void {
  leave();
  const page = document.querySelector<HTMLElement>("article.product[data-product-id]");
  const id = page?.dataset["productId"];
  if (!page || !id) return;
  const others = readRecentlyViewed()
    .filter((other) => other !== id)
    .slice(0, LIMITS.saved.seen);
  storeRecentlyViewed(id);
  const footer = document.querySelector("footer");
  // Skipped when visible: inserting content would shift the page.
  if (others.length === 0 || !footer || footer.getBoundingClientRect().top < innerHeight) return;
  const section = document.createElement("section");
  section.id = ID;
  section.className = "wrap recent";
  section.setAttribute("aria-labelledby", `${ID}-name`);
  footer.before(section);
  near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near?.disconnect();
      void draw(section, others);
    },
    { rootMargin: NEAR },
  );
  near.observe(section);
}

function leave(): void {
  near?.disconnect();
  root?.unmount();
  root = null;
  document.getElementById(ID)?.remove();
}

async function draw(section: HTMLElement, ids: readonly string[]): Promise<void> {
  try {
    const { getCartProducts } = await queryApi(KeptProductsDocument, { productIds: [...ids] });
    const products = getCartProducts.flatMap(({ product }) => (product ? [product] : []));
    if (!section.isConnected || products.length === 0) return;
    root = createRoot(section);
    root.render(<RecentlyViewed products={products} onClear={() => clear(section)} />);
  } catch {
    // The space stays empty: the products are optional.
  }
}

function clear(section: HTMLElement): void {
  clearRecentlyViewed();
  root?.render(
    <p role="status" tabIndex={-1} id={`${ID}-name`}>
      Recently viewed products cleared.
    </p>,
  );
  requestAnimationFrame(() => section.querySelector<HTMLElement>("[role=status]")?.focus());
}

interface RecentlyViewedProps {
  readonly products: readonly SavedProductFragment[];
  readonly onClear: () => void;
}

export function RecentlyViewed({ products, onClear }: RecentlyViewedProps) {
  return (
    <>
      <div className="recent-head">
        <h2 id={`${ID}-name`}>Recently viewed</h2>
        <button type="button" onClick={onClear}>
          Clear<span className="vh"> recently viewed products</span>
        </button>
      </div>
      <ul>
        {products.map((product) => {
          const card = toCard(product);
          return (
            <li key={card.productId}>
              <a href={card.url}>
                <ProductPicture image={card.image} alt="" place="thumb" />
                <span>{card.name}</span>
                <b>{formatMoney(displayedPriceCents(product))}</b>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
