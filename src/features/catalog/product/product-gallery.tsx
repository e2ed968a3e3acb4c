/** Pictures of a product in a row that snaps; the small ones below are links to the big ones. */
import { ProductPicture } from "../../../catalogue/cards/product-picture";
import { OfferTags } from "../../../catalogue/cards/offer-tags";
import type { ProductView } from "../../../catalogue/views/catalog-views";

export function ProductGallery({ product }: { readonly product: ProductView }) {
  const images = product.images.length > 0 ? product.images : [product.image];
  const hasMany = images.length > 1;
  return (
    <section className="gallery" aria-label="Pictures">
      <OfferTags labels={product.labels} />
      <ul className="views">
        {images.map((image, index) => (
          <li key={image ?? "none"} id={`view-${index + 1}`}>
            {image !== null && hasMany ? (
              <a href={`${image}-960.webp`} target="_blank" rel="noopener">
                <ProductPicture
                  image={image}
                  alt={`${product.name}, picture ${index + 1} of ${images.length}, full size`}
                  place="product"
                  isEager={index === 0}
                />
              </a>
            ) : (
              <ProductPicture image={image} alt={product.name} place="product" isEager={index === 0} />
            )}
          </li>
        ))}
      </ul>
      {product.isIllustrated && (
        <p className="muted">Illustration of this kind of product. The one you get may look different.</p>
      )}
      {hasMany && (
        <ul className="thumbs">
          {images.map((image, index) => (
            <li key={image ?? "none"}>
              <a href={`#view-${index + 1}`}>
                <ProductPicture image={image} alt={`Show picture ${index + 1}`} place="thumb" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
