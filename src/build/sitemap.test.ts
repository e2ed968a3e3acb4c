import { buildRobots } from "./robots";
import { buildSitemaps } from "./sitemap";

const page = (path: string, lastChanged: string | null = null) => ({ path, lastChanged });

test("addresses are absolute and have a date only when one is known", () => {
  const [, first] = buildSitemaps("https://shop.test", [
    page("/"),
    page("/brands/", "2026-02-01T00:00:00.000Z"),
  ]);
  expect(first!.content).toContain("<url><loc>https://shop.test/</loc></url>");
  expect(first!.content).toContain(
    "<url><loc>https://shop.test/brands/</loc><lastmod>2026-02-01T00:00:00.000Z</lastmod></url>",
  );
});

test("a file stays within its size and the index lists every file with its latest date", () => {
  const pages = [page("/a/", "2026-01-01"), page("/b/", "2026-03-01"), page("/c/", "2026-02-01")];
  const files = buildSitemaps("https://shop.test", pages, 2);
  expect(files.map((file) => file.name)).toEqual(["sitemap-index.xml", "sitemap-0.xml", "sitemap-1.xml"]);
  expect(files.slice(1).map((file) => file.content.match(/<url>/g)!.length)).toEqual([2, 1]);
  expect(files[0]!.content).toContain(
    "<loc>https://shop.test/sitemap-0.xml</loc><lastmod>2026-03-01</lastmod></sitemap>",
  );
});

test("XML-reserved characters are escaped and URL-reserved ones are encoded", () => {
  const [, first] = buildSitemaps("https://shop.test", [page("/a&b <c>/")]);
  expect(first!.content).toContain("<loc>https://shop.test/a&amp;b%20%3Cc%3E/</loc>");
});

test("robots.txt excludes crawlers from facets and links the sitemap", () => {
  const lines = buildRobots("https://shop.test").split("\n");
  expect(lines).toContain("Disallow: /*?*f.");
  expect(lines).toContain("Sitemap: https://shop.test/sitemap-index.xml");
});
