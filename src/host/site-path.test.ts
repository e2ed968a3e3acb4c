import { readSitePath } from "./site-path";

describe("the path of a request", () => {
  test.each([
    ["/", { kind: "page", folder: "", hasSlash: true }],
    ["/products/tv/?page=2", { kind: "page", folder: "products/tv", hasSlash: true }],
    ["/products/tv", { kind: "page", folder: "products/tv", hasSlash: false }],
    ["/app-1234.js", { kind: "file", file: "app-1234.js" }],
    ["/.well-known/security.txt", { kind: "file", file: ".well-known/security.txt" }],
  ])("%s is normalized", (target, expected) => {
    expect(readSitePath(target)).toEqual(expected);
  });

  test.each([
    ["//evil.example/", "/evil.example/"],
    ["/products//tv/", "/products/tv/"],
    ["/products/index.html?x=1", "/products/?x=1"],
    ["/a/../b/", "/b/"],
  ])("%s leads to its one address inside the site", (target, location) => {
    expect(readSitePath(target)).toEqual({ kind: "redirect", location });
  });

  test.each([
    "",
    "*",
    "http://other.example/",
    "/%",
    "/%E0%A4%A",
    "/a%00b",
    "/..\\..\\etc",
    "/.env",
    "/.compressed.json",
    "/.cache/x.js",
    "/index.html.br",
    "/webpack.stats.json",
    "/chunk-map.json",
    `/${"a".repeat(5000)}`,
  ])("%j is not in the site", (target) => {
    expect(readSitePath(target)).toEqual({ kind: "nothing" });
  });

  test("no spelling of the parent folder leaves the site", () => {
    for (const target of ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/a/..%2f..%2f..%2fetc/passwd"]) {
      const sitePath = readSitePath(target);
      expect(JSON.stringify(sitePath)).not.toContain("..");
      expect(["redirect", "nothing"]).toContain(sitePath.kind);
    }
  });
});

test("the merchant feed is a file, and the compressed copies of pages are not", () => {
  expect(readSitePath("/merchant-feed.xml.gz")).toEqual({ kind: "file", file: "merchant-feed.xml.gz" });
  expect(readSitePath("/sitemap.xml.gz")).toEqual({ kind: "nothing" });
});
