/** All texts about a product, below its picture and price. */
import type { ProductView } from "../../../catalogue/views/catalogue-views";
import { productParagraphs } from "../../../catalogue/views/product-paragraphs";
import { ProductReviews } from "../reviews/product-reviews";

export function ProductDetails({ product }: { readonly product: ProductView }) {
  const paragraphs = productParagraphs(product);
  return (
    <div className="details">
      <div>
        {paragraphs.length > 0 && (
          <section>
            <h2>About this product</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
        <TextList title="Features" items={product.features} className="ticks" />
        <TextList title="In the box" items={product.includedItems} />
        <ProductReviews product={product} />
      </div>
      <section>
        <h2>Specifications</h2>
        <table className="specs">
          <tbody>
            {specificationRows(product).map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function specificationRows(product: ProductView): [name: string, value: string][] {
  const known: [string, string | null][] = [
    ["Brand", product.brand],
    ["Model", product.modelNumber],
    ["SKU", product.sku],
    ["UPC", product.upc],
    ["Condition", product.condition],
  ];
  const rows = [...known, ...product.attributes.map(({ name, value }): [string, string] => [name, value])];
  const filled = rows.filter((row): row is [string, string] => Boolean(row[1]));
  return [...new Map(filled)];
}

interface TextListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly className?: string;
}

function TextList({ title, items, className }: TextListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={className}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
