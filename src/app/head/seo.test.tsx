import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { shorten } from "../../lib/shorten";
import { Seo } from "./seo";

const metadata = {
  name: "Shop",
  siteUrl: "https://shop.test",
  phone: "1",
  email: "a@shop.test",
  blogUrl: "",
  socialUrl: "",
};

beforeEach(() => {
  jest
    .mocked(useStaticQuery)
    .mockReturnValue({ site: { siteMetadata: metadata }, shop: { getCategories: [] } });
});

/** React hoists titles, metas and links into the document's head. */
function attributeOf(selector: string, attribute: string) {
  return document.querySelector(selector)?.getAttribute(attribute);
}

test("the canonical address is absolute and has no query", () => {
  render(<Seo title="Washers" description="All washers." path="/products/washers/" />);
  expect(document.title).toBe("Washers | Shop");
  expect(attributeOf('link[rel="canonical"]', "href")).toBe("https://shop.test/products/washers/");
  expect(attributeOf('meta[property="og:url"]', "content")).toBe("https://shop.test/products/washers/");
  expect(attributeOf('meta[property="og:image"]', "content")).toBe("https://shop.test/og.png");
});

test("a noindex page says so and has no canonical address", () => {
  render(<Seo title="Search" description="" path="/search/" isIndexed={false} />);
  expect(attributeOf('meta[name="robots"]', "content")).toBe("noindex");
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});

test("stored HTML stays text in every tag of the head", () => {
  const hostile = '"><script>alert(1)</script>';
  const { container } = render(
    <Seo title={hostile} description={hostile} path="/" jsonLd={() => [{ name: "</script><b>x</b>" }]} />,
  );
  expect(document.querySelectorAll("script:not([type])")).toHaveLength(0);
  expect(container.querySelector("b")).toBeNull();
  expect(attributeOf('meta[name="description"]', "content")).toBe(hostile);
});

test("a long description is cut between words", () => {
  expect(shorten("one two three", 9)).toBe("one two");
  expect(shorten("  one\n two ", 9)).toBe("one two");
});

test("a long title is cut between words, keeping its ellipsis and the shop's name", () => {
  const title =
    "Lumivane - Nova 300 75 inch Class QLED 4K UHD Smart Google TV with Voice Remote - Titan Gray";
  render(<Seo title={title} titleSuffix="1000123" description="" path="/product/nova-1000123/" />);
  expect(document.title).toBe("Lumivane - Nova 300 75 inch Class QLED 4K UHD Smart – 1000123 | Shop");
  expect(document.title.length).toBeLessThanOrEqual(70);
});
