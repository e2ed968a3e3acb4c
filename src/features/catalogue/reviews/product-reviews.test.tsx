import { randomUUID } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { succeed } from "#contract/rest/envelope";
import { LIMITS } from "#contract/limits";
import { aProduct } from "../../../catalogue/views/views-for-tests";
import { AllReviews } from "./all-reviews";
import { ProductReviews } from "./product-reviews";

const review = (change: object = {}) => ({
  id: "r1",
  stars: 4,
  title: "Quiet",
  text: "It <b>washes</b> well.",
  name: "Ada L.",
  helpful: 3,
  writtenAt: "2026-11-05",
  answer: null,
  ...change,
});
const reviews = { stars: [1, 0, 0, 2, 9], newest: [review({ answer: "Thank you." })] };
const suppliedRating = { average: 4.2, count: 300 };
let queries: string[] = [];

beforeEach(() => {
  queries = [];
  globalThis.fetch = (async (url: string) => {
    const { search, searchParams } = new URL(url);
    queries.push(search);
    const page = Number(searchParams.get("pageNumber"));
    const rows =
      page === 1 ? [review(), review({ id: "r2", title: "Loud" })] : [review({ id: "r3", title: "Old" })];
    const data = { product: null, reviews: rows, total: 3, stars: reviews.stars };
    return { status: 200, text: async () => JSON.stringify(succeed(data, "Successful")) };
  }) as never;
});
afterEach(cleanup);

test("customer ratings and supplier ratings are shown apart", () => {
  render(<ProductReviews product={aProduct({ reviews, suppliedRating })} />);
  const own = screen.getByText(/verified buyers in our shop/).parentElement!;
  expect(within(own).getByRole("img", { name: "Rated 4.5 out of 5" })).toBeVisible();
  const supplied = screen.getByText(/from our supplier’s site/);
  expect(within(supplied).getByRole("img", { name: "Rated 4.2 out of 5" })).toBeVisible();
  expect(screen.getByRole("link", { name: /^5 stars: 9 reviews$/ })).toHaveAttribute(
    "href",
    "/reviews/?product=1001&stars=5",
  );
});

test("review text is escaped, with its writer, date, badge and reply", () => {
  render(<ProductReviews product={aProduct({ reviews })} />);
  const entry = screen.getByRole("article", { name: "Quiet" });
  expect(within(entry).getByText("It <b>washes</b> well.")).toBeVisible();
  for (const words of ["Ada L.", "Verified buyer", "05 Nov, 2026", "Thank you."])
    expect(within(entry).getByText(words)).toBeVisible();
  expect(screen.queryByText(/from our supplier’s site/)).toBeNull();
});

const PICTURE = "7c1d5c4e-1111-4222-8333-44445555666";

test("pictures are small squares without scripts: a link opens the full one", () => {
  const newest = [review({ pictures: [`${PICTURE}1`, `${PICTURE}2`] })];
  render(<ProductReviews product={aProduct({ reviews: { ...reviews, newest } })} />);
  const second = screen.getByRole("img", { name: "Quiet, 2" });
  expect(second).toHaveAttribute("src", `/media/reviews/${PICTURE}2-s.webp`);
  expect(second).toHaveAttribute("loading", "lazy");
  expect([second.getAttribute("width"), second.getAttribute("height")]).toEqual(["80", "80"]);
  expect(screen.getByRole("link", { name: "Quiet, 2" })).toHaveAttribute(
    "href",
    `/media/reviews/${PICTURE}2.webp`,
  );
});

test("without a review it says so and offers the form", () => {
  render(<ProductReviews product={aProduct({ suppliedRating })} />);
  expect(screen.getByText("No reviews from our customers yet.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Write a review" })).toHaveAttribute(
    "href",
    "/review/?product=1001",
  );
});

test("all reviews open in the page: sorted, filtered, and more on a click", async () => {
  render(<ProductReviews product={aProduct({ reviews })} />);
  fireEvent.click(screen.getByRole("link", { name: /all 12 reviews/ }));
  expect(await screen.findByText("2 of 3 reviews")).toBeVisible();
  expect(screen.getByRole("heading", { name: "All reviews" })).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Show 1 more" }));
  expect(await screen.findByText("3 of 3 reviews")).toBeVisible();
  expect(screen.getAllByRole("article")).toHaveLength(3);
  fireEvent.change(screen.getByRole("combobox", { name: "Sort reviews by" }), {
    target: { value: "lowest" },
  });
  expect(await screen.findByText("2 of 3 reviews")).toBeVisible();
  fireEvent.change(screen.getByRole("combobox", { name: "Stars" }), { target: { value: "4" } });
  await screen.findByText("2 of 3 reviews");
  expect(
    queries
      .map((search) => new URLSearchParams(search))
      .map((of) => [of.get("sort"), of.get("stars"), of.get("pageNumber")]),
  ).toEqual([
    ["newest", null, "1"],
    ["newest", null, "2"],
    ["lowest", null, "1"],
    ["lowest", "4", "1"],
  ]);
});

test("a rating bar opens the reviews with that rating", async () => {
  render(<ProductReviews product={aProduct({ reviews })} />);
  fireEvent.click(screen.getByRole("link", { name: /^4 stars/ }));
  await screen.findByText("2 of 3 reviews");
  expect(screen.getByRole("combobox", { name: "Stars" })).toHaveValue("4");
  expect(queries[0]).toContain("stars=4");
});

test.each([
  ["of any rating", null, "No reviews from our customers yet."],
  ["with a rating", 4, "No reviews match."],
])("an empty list of reviews %s says so", async (_where, firstStars, sentence) => {
  globalThis.fetch = (async () => {
    const data = { product: null, reviews: [], total: 0, stars: [0, 0, 0, 0, 0] };
    return { status: 200, text: async () => JSON.stringify(succeed(data, "Successful")) };
  }) as never;
  render(<AllReviews productId="1001" firstStars={firstStars} />);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test("reviews that failed to load can be retried", async () => {
  const answers = globalThis.fetch;
  globalThis.fetch = (async () => {
    throw new Error("no network");
  }) as never;
  render(<ProductReviews product={aProduct({ reviews })} />);
  fireEvent.click(screen.getByRole("link", { name: /all 12 reviews/ }));
  const again = await screen.findByRole("button", { name: "Try again" });
  globalThis.fetch = answers;
  fireEvent.click(again);
  expect(await screen.findByText("2 of 3 reviews")).toBeVisible();
});

const htmlOf = (change: object) => render(<ProductReviews product={aProduct(change)} />).container.innerHTML;
const bytesOf = (change: object) => Buffer.byteLength(htmlOf(change));

test("a page's maximum of pictures adds less than a kilobyte to the transfer", () => {
  const { shown, pictures: maxPictures } = LIMITS.reviews;
  const sizeOf = (many: number) => {
    const names = () => Array.from({ length: many }, () => randomUUID());
    const newest = Array.from({ length: shown }, (_, at) => review({ id: `r${at}`, pictures: names() }));
    return brotliCompressSync(htmlOf({ reviews: { stars: [0, 0, 0, 0, 500], newest } })).length;
  };
  expect(sizeOf(maxPictures) - sizeOf(0)).toBeLessThan(1_000);
});

test("a page's maximum of reviews adds a few kilobytes to it", () => {
  const { shown, shownTextLength: maxLength } = LIMITS.reviews;
  const newest = Array.from({ length: shown }, (_, at) =>
    review({
      id: `r${at}`,
      text: "w".repeat(maxLength),
      answer: "a".repeat(maxLength),
      title: "t".repeat(80),
    }),
  );
  expect(bytesOf({ reviews: { stars: [0, 0, 0, 0, 500], newest } }) - bytesOf({})).toBeLessThan(9_000);
});
