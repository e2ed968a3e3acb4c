import { inSitePath, isPlainClick } from "./in-site-link";

const here = { href: "https://shop.example/products/tv/?page=2" };
function link(href: string, attributes: { target?: string; download?: boolean } = {}) {
  return {
    href,
    target: attributes.target ?? "",
    hasAttribute: (name: string) => name === "download" && !!attributes.download,
  };
}
const click = {
  button: 0,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

test("the app follows links to the shop's pages", () => {
  expect(inSitePath(link("https://shop.example/brands/norvik/#top"), here)).toBe("/brands/norvik/#top");
});

test.each([
  ["another origin", link("https://other.example/")],
  ["another window", link("https://shop.example/", { target: "_blank" })],
  ["a download", link("https://shop.example/a/", { download: true })],
  ["a file", link("https://shop.example/media/tv-640.avif")],
  ["a place on this page", link("https://shop.example/products/tv/?page=2#reviews")],
  ["the telephone", link("tel:+18005550142")],
  ["a search, which the host answers", link("https://shop.example/search/?q=tv")],
  ["the checkout, whose pages have a policy of their own", link("https://shop.example/checkout/")],
])("%s is left to the browser", (_name, anchor) => {
  expect(inSitePath(anchor, here)).toBeNull();
});

test("on the search page, the app handles further searches", () => {
  const searching = { href: "https://shop.example/search/?q=tv" };
  expect(inSitePath(link("https://shop.example/search/?q=tv&page=2"), searching)).toBe(
    "/search/?q=tv&page=2",
  );
});

test("between checkout steps, the app navigates", () => {
  const paying = { href: "https://shop.example/checkout/payment/" };
  expect(inSitePath(link("https://shop.example/checkout/"), paying)).toBe("/checkout/");
});

test("a click with a modifier or another button opens elsewhere, as the browser does", () => {
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, ctrlKey: true })).toBe(false);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
  expect(isPlainClick({ ...click, defaultPrevented: true })).toBe(false);
});
