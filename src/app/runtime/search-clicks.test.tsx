import { watchSearchClicks } from "./search-clicks";

const card = (id: string) =>
  `<article data-product-id="${id}"><a href="/product/p-${id}/">Product ${id}</a><button>Add</button></article>`;

test("an opened result is recorded with its search, and nothing else is", () => {
  const requests: unknown[] = [];
  globalThis.fetch = (async (url: string, { body, keepalive }: RequestInit) => {
    requests.push([new URL(url).pathname, JSON.parse(body as string), keepalive]);
  }) as never;
  history.replaceState(null, "", "/search/?q=red+lamp&page=2");
  document.body.innerHTML = `${card("0")}<div id="search-results"><div class="listing">${card("1")}
    <section class="band">${card("2")}</section></div><a href="/products/tvs/">TVs</a></div>`;
  document.body.addEventListener("click", (event) => event.preventDefault());
  watchSearchClicks();
  document.querySelectorAll<HTMLElement>("a, button").forEach((element) => element.click());
  expect(requests).toEqual([
    ["/search/click", { text: "red lamp", productId: "1", isSuggestion: false }, true],
  ]);
  history.replaceState(null, "", "/search/?f.brand=halden");
  document.querySelector<HTMLElement>(".listing a")!.click();
  expect(requests).toHaveLength(1);
});
