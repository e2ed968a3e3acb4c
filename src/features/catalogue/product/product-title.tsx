/** Name, brand and model of a product. The brand is named once: in the name, or above it. */
import type { ProductView } from "../../../catalogue/views/catalogue-views";

export function ProductTitle({ product }: { readonly product: ProductView }) {
  const { name, modelNumber } = product;
  const brand = product.brandLink?.label ?? product.brand;
  const link = product.brandLink ? <a href={product.brandLink.url}>{brand}</a> : brand;
  const isInName = name.startsWith(`${brand} `);
  return (
    <>
      {(!isInName || modelNumber) && (
        <p className="brand">
          {!isInName && link}
          {modelNumber && ` Model ${modelNumber}`}
        </p>
      )}
      <h1>
        {isInName ? (
          <>
            {link}
            {name.slice(brand.length)}
          </>
        ) : (
          name
        )}
      </h1>
    </>
  );
}
