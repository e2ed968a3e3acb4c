/**
 * Pictures of a product with scroll snap; thumbnails scroll to their picture (gallery.ts), a click enlarges.
 */
import { ProductPicture } from "../../../catalogue/cards/product-picture";
import { OfferTags } from "../../../catalogue/cards/offer-tags";
import type { ProductView } from "../../../catalogue/views/catalogue-views";

export function ProductGallery({ product }: { readonly product: ProductView }) {
  const images = product.images.length > 0 ? product.images : [product.image];
  const hasMany = images.length > 1;
  return (
    <section className="gallery" aria-label="Pictures">
      <OfferTags labels={product.labels} condition={product.condition} />
      <ul className="views">
        {images.map((image, index) => (
          <li key={image ?? "none"}>
            {image === null ? (
              <ProductPicture image={image} alt={product.name} place="product" />
            ) : (
              <button type="button" data-zoom={index} data-app="" aria-haspopup="dialog">
                <ProductPicture
                  image={image}
                  alt={`${product.name}, ${hasMany ? `picture ${index + 1} of ${images.length}, ` : ""}enlarge`}
                  place="product"
                  isEager={index === 0}
                />
              </button>
            )}
          </li>
        ))}
      </ul>
      {product.isIllustrated && (
        <p className="muted">Illustration only. The product you receive may look different.</p>
      )}
      {hasMany && (
        <ul className="thumbs">
          {images.map((image, index) => (
            <li key={image ?? "none"}>
              <button
                type="button"
                data-view={index}
                data-app=""
                aria-current={index === 0 || undefined}
                suppressHydrationWarning
              >
                <ProductPicture image={image} alt={`Show picture ${index + 1}`} place="thumb" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
