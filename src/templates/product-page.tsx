import type { HeadProps, PageProps } from "gatsby";
import { paymentPlan } from "#contract/leases/financing";
import { formatMoney } from "#contract/money/money";
import { pictureFile } from "#contract/catalogue/pictures";
import { displayedPriceCents } from "#contract/promotions/displayed-offers";
import { breadcrumbsJsonLd, productJsonLd } from "../app/head/json-ld";
import { Seo } from "../app/head/seo";
import { leasedAmount } from "../catalogue/cards/leased-amount";
import type { ProductView } from "../catalogue/views/catalogue-views";
import { ProductPage } from "../features/catalogue/product/product-page";
import { readView, type PageContext } from "../lib/page-view";
import { SHOP_LESSOR } from "../lib/shop-lessor";

interface Context {
  readonly product: ProductView;
}

export default function ProductTemplate({ pageContext }: PageProps<object, PageContext>) {
  return <ProductPage product={readView<Context>(pageContext).product} />;
}

export function Head({ location, pageContext }: HeadProps<object, PageContext>) {
  const { product } = readView<Context>(pageContext);
  // An illustration shows the kind of product, so metadata must not present it as this product.
  const own = product.isIllustrated ? [] : product.images;
  const pictures = own.map((href) => pictureFile(href, 960, "webp"));
  return (
    <Seo
      title={titleOf(product)}
      titleSuffix={product.productId}
      description={`${priceWords(product)} ${product.description || product.name}`}
      path={location.pathname}
      picture={own[0]}
      type="product"
      preload={{ image: product.images[0] ?? product.image, place: "product" }}
      jsonLd={(toAbsolute) => [
        productJsonLd(product, pictures, toAbsolute),
        breadcrumbsJsonLd([...product.breadcrumbs, { label: product.name, url: product.url }], toAbsolute),
      ]}
    />
  );
}

/** Mentions the lease only when the price alone can be leased. */
function priceWords(product: ProductView): string {
  const isLeased = paymentPlan(leasedAmount(product), "WEEKLY", SHOP_LESSOR) !== null;
  return `${formatMoney(displayedPriceCents(product))}${isLeased ? " or lease it" : ""}.`;
}

/** Name, brand and model, each once. */
function titleOf({ name, brand, modelNumber }: ProductView): string {
  const has = (part: string) => name.toLowerCase().includes(part.toLowerCase());
  return [brand && !has(brand) ? brand : "", name, modelNumber && !has(modelNumber) ? modelNumber : ""]
    .filter(Boolean)
    .join(" ");
}
