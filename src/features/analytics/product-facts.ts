/** Dimensions 59 to 76: a product, as its card or its page currently shows it. */
import { SEARCH_RESULTS_ID } from "../../catalogue/search/results-place";
import type { Values } from "../../client/page/track";

/** The product of a product page; null for other pages. */
export function productOfPage(): string | null {
  return (
    document.querySelector<HTMLElement>("article.product[data-product-id]")?.dataset["productId"] ?? null
  );
}

/** Only the id where the page does not show the product. */
export function productFacts(productId: string): Values {
  const boxes = [...document.querySelectorAll<HTMLElement>("[data-product-id]")];
  const box = boxes.find(({ dataset }) => dataset["productId"] === productId);
  if (!box) return { productId };
  const text = (selector: string) => box.querySelector(selector)?.textContent?.trim() || null;
  const [price, regular] = [
    centsIn(text('[data-money="cash"]')),
    centsIn(text(".price.sale [data-money=regular]")),
  ];
  const [rating, reviews] = ratingIn(text(".rating"));
  return {
    productId,
    productName: text("h1") ?? text("h3"),
    productBrand: text(".brand a, h1 a") ?? text(".brand"),
    productPrice: price,
    productRegularPrice: regular ?? price,
    productSavings: price !== null && regular !== null && regular > price ? regular - price : null,
    productAvailability: box
      .querySelector<HTMLElement>("[data-availability]")
      ?.dataset["availability"]?.toLowerCase(),
    productRating: rating,
    productReviews: reviews,
    productPlan: centsIn(text('[data-money="WEEKLY-payment"]')),
    ...placeInList(box),
  };
}

/** List and position of the product's card. */
function placeInList(box: HTMLElement): Values {
  if (!box.matches(".card")) return {};
  const list = box.closest("section, .band, main");
  const cards = [...(list?.querySelectorAll(".card[data-product-id]") ?? [])];
  const isResult = box.closest(`#${SEARCH_RESULTS_ID}`) !== null;
  return {
    productPosition: cards.indexOf(box) + 1,
    productList: isResult ? "results" : (list?.querySelector("h2")?.textContent ?? null),
  };
}

/** "$1,299.99" in cents; null when not an amount. */
function centsIn(text: string | null): number | null {
  const [, dollars, cents = "00"] = /^\$([\d,]{1,12})(?:\.(\d\d))?$/.exec(text ?? "") ?? [];
  return dollars === undefined ? null : Number(dollars.replaceAll(",", "") + cents);
}

/** "4.5 (128 reviews)" as stars times ten and reviews; omits an abbreviated number of reviews. */
function ratingIn(text: string | null): readonly [number | null, number | null] {
  const [, stars, reviews] = /^(\d\.\d) \((\d{1,9})?(?!\d)/.exec(text ?? "") ?? [];
  return [stars ? Math.round(Number(stars) * 10) : null, reviews ? Number(reviews) : null];
}
