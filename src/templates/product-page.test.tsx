import { render } from "@testing-library/react";
import { useStaticQuery, type HeadProps } from "gatsby";
import { aProduct } from "../catalogue/views/views-for-tests";
import { packView, type PageContext } from "../lib/page-view";
import { Head } from "./product-page";

const siteMetadata = { name: "Shop", siteUrl: "https://shop.test", phone: "1", email: "a@shop.test" };

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ site: { siteMetadata }, shop: { getCategories: [] } });
});

/** The product picture in metadata for link previews and search engines. */
function metaPicturesOf(product: ReturnType<typeof aProduct>) {
  const props = { location: { pathname: product.url }, pageContext: packView({ product }) };
  const { container } = render(<Head {...(props as HeadProps<object, PageContext>)} />);
  const blocks = [...container.ownerDocument.querySelectorAll('script[type="application/ld+json"]')];
  const data = blocks.map(
    ({ textContent }) => JSON.parse(textContent) as { "@type": string; image?: string[] },
  );
  return {
    preview: document.querySelector('meta[property="og:image"]')?.getAttribute("content"),
    search: data.find((block) => block["@type"] === "Product")?.image,
  };
}

test("search engines get all of a product's own pictures, and link previews the first", () => {
  const supplied = ["/media/supplied/ab/one", "/media/supplied/cd/two"];
  expect(metaPicturesOf(aProduct({ images: supplied }))).toEqual({
    preview: "https://shop.test/media/supplied/ab/one-960.webp",
    search: supplied.map((href) => `https://shop.test${href}-960.webp`),
  });
});

test("an illustration is never published as a product picture", () => {
  const product = aProduct({ images: ["/media/products/televisions-1-front"], isIllustrated: true });
  expect(metaPicturesOf(product)).toEqual({ preview: "https://shop.test/og.png", search: undefined });
});
