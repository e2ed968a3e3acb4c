import type { CatalogueProduct } from "./catalogue";
import { product } from "./catalogue-for-tests";
import { reviewsView, suppliedRating } from "./reviews-view";

const review = (change: Partial<NonNullable<CatalogueProduct["reviews"]>["newest"][number]> = {}) => ({
  id: "r",
  pictures: [] as string[],
  stars: 5,
  title: "Quiet",
  text: "It washes well.",
  name: "Ada",
  writtenAt: "2026-11-05T23:59:00.000Z",
  answer: null,
  ...change,
});
const viewOf = (newest: ReturnType<typeof review>[], count = newest.length) =>
  reviewsView(product({ productId: "1", reviews: { count, stars: [0, 0, 0, 0, count], newest } }));

test("a page has the newest of five hundred reviews, and the beginnings of long ones", () => {
  const text = "many words ".repeat(360);
  const view = viewOf(Array.from({ length: 500 }, (_, at) => review({ id: `r${at}`, text, answer: text })))!;
  expect(view.newest.map(({ id }) => id)).toEqual(["r0", "r1", "r2", "r3"]);
  for (const { text: excerpt, answer } of view.newest) {
    expect(excerpt).toMatch(/^many words .*many…$|^many words .*words…$/);
    expect(answer).toBe(excerpt);
  }
  expect(JSON.stringify(view).length).toBeLessThan(4_600);
});

test("a long text is never cut inside a character", () => {
  const [first] = viewOf([review({ text: "\u{1F600}".repeat(900) })])!.newest;
  expect(first!.text).toMatch(/^\u{1F600}+…$/u);
});

test("a review without pictures has no picture field, so that pages stay small", () => {
  const [bare, withPictures] = viewOf([review(), review({ pictures: ["p1", "p2"] })])!.newest;
  expect(bare).not.toHaveProperty("pictures");
  expect(withPictures!.pictures).toEqual(["p1", "p2"]);
});

test("a product without reviews or ratings shows none", () => {
  const bare = product({ productId: "1", supplierReviewCount: 0, supplierReviewAverage: null });
  expect([reviewsView(bare), suppliedRating(bare)]).toEqual([null, null]);
  expect(suppliedRating(product({ productId: "1" }))).toEqual({ count: 10, average: 4.5 });
});
