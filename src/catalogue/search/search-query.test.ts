import { SEARCH_PLACE, placeOf } from "./listing-place";
import { EMPTY_QUERY, changeQuery, parseSearchQuery, searchUrl, toSearchInput } from "./search-query";

const parse = (search: string) => parseSearchQuery(new URLSearchParams(search));

describe("the address of a search", () => {
  test("no parameters are the empty query and the bare address", () => {
    expect(parse("")).toEqual(EMPTY_QUERY);
    expect(searchUrl(EMPTY_QUERY)).toBe("/search/");
  });

  test("every parameter survives the way to an address and back", () => {
    const query = {
      place: SEARCH_PLACE,
      text: "4k tv & sound",
      choices: {
        CATEGORY: ["televisions"],
        OFFER: ["ON_SALE", "FREE_SHIPPING"],
        PRICE: ["25000-100000"],
        LEASE_PAYMENT: ["0-2499"],
        BRAND: ["auralis", "norvik"],
        RATING: ["4"],
        AVAILABILITY: ["AVAILABLE"],
        SCREEN_SIZE: ["55-64.9"],
        COLOR: ["BLACK"],
      },
      sort: "PRICE_LOW_TO_HIGH",
      pageNumber: 3,
      pageSize: 24,
    } as const;
    expect(parse(searchUrl(query).split("?")[1]!)).toEqual(query);
  });

  test("equal queries have equal addresses whatever order they were chosen in", () => {
    expect(searchUrl(parse("f.brand=b&sort=newest&f.brand=a&q=tv"))).toBe(
      searchUrl(parse("q=tv&f.brand=a&f.brand=b&sort=NEWEST")),
    );
  });

  test("unknown parameters and nonsense values are ignored", () => {
    expect(
      parse(
        "utm_source=x&sort=worst&page=-4&size=13&f.rating=9&f.price=-&f.brand=%3Cscript%3E&f.availability=maybe",
      ),
    ).toEqual(EMPTY_QUERY);
  });

  test("what a page of an attribute is about is searched there and named by no address", () => {
    const place = placeOf("/products/televisions/screen/55-64_9/page/2/")!;
    const query = parseSearchQuery(new URLSearchParams("f.screen=0-10&f.brand=norvik"), place);
    expect(toSearchInput(query)).toMatchObject({
      categoryId: "televisions",
      brandIds: ["norvik"],
      filters: [{ key: "SCREEN_SIZE", values: ["55-64.9"] }],
    });
    expect(searchUrl(query)).toBe("/products/televisions/screen/55-64_9/?f.brand=norvik");
  });

  test("a page beyond the deepest is the deepest", () => {
    expect(parse("page=99999").pageNumber).toBe(500);
  });

  test("text is trimmed, its control characters removed and its length capped", () => {
    expect(parse("q=%20%00washer%0A%20%20dryer%20").text).toBe("washer dryer");
    expect(parse(`q=${"a".repeat(500)}`).text).toHaveLength(200);
  });

  test("the lowest of several rating steps counts", () => {
    expect(parse("f.rating=4&f.rating=3").choices.RATING).toEqual(["3"]);
  });
});

describe("the address of a category or a brand", () => {
  const within = (path: string, search: string) =>
    parseSearchQuery(new URLSearchParams(search), placeOf(path)!);

  test("stays its own, whatever is chosen", () => {
    const query = within("/products/televisions/", "f.brand=norvik&f.category=cameras&sort=newest&page=2");
    expect(searchUrl(query)).toBe("/products/televisions/?f.brand=norvik&sort=newest&page=2");
    expect(toSearchInput(query)).toMatchObject({ categoryId: "televisions", brandIds: ["norvik"] });
    expect(searchUrl(within("/brands/norvik/", "f.category=televisions&f.brand=other"))).toBe(
      "/brands/norvik/?f.category=televisions",
    );
  });

  test("is that of a page of the whole listing as long as nothing is chosen", () => {
    expect(searchUrl(within("/products/televisions/page/3/", "page=2&utm_source=x"))).toBe(
      "/products/televisions/page/2/",
    );
    expect(searchUrl(within("/brands/norvik/page/3/", "size=24"))).toBe("/brands/norvik/?size=24");
  });

  test.each(["/", "/product/tv-1/", "/products/", "/products/Televisions/", "/products/a/page/x/", "/cart/"])(
    "%s is no listing",
    (path) => {
      expect(placeOf(path)).toBeNull();
    },
  );
});

describe("prices", () => {
  const priceOf = (search: string) => {
    const { minPrice, maxPrice } = toSearchInput(parse(search));
    return { minPrice, maxPrice };
  };

  test("several bands widen to one range", () => {
    expect(priceOf("f.price=5000-10000&f.price=25000-50000")).toEqual({
      minPrice: 5000,
      maxPrice: 50_000,
    });
  });

  test("an open band stays open", () => {
    expect(priceOf("f.price=200000-")).toEqual({ minPrice: 200_000, maxPrice: undefined });
    expect(priceOf("f.price=0-5000")).toEqual({ minPrice: undefined, maxPrice: 5000 });
    expect(searchUrl(parse("f.price=-5000"))).toBe(searchUrl(parse("f.price=0-5000")));
  });

  test.each([
    ["a band ticked beside what was typed before takes its place", "f.price=5000-9999", 5000, 9999],
    ["what is typed anew takes the place of what was typed before", "", 20_000, 50_000],
  ])("%s", (_name, ticked, minPrice, maxPrice) => {
    const min = ticked ? "300" : "200";
    expect(priceOf(`${ticked}&f.price=30000-50000&f.min=${min}&f.max=500`)).toEqual({ minPrice, maxPrice });
  });

  test("emptied fields take what was typed away, and leave ticked bands", () => {
    expect(priceOf("f.price=30000-50000&f.min=&f.max=")).toEqual({});
    expect(priceOf("f.price=5000-9999&f.min=&f.max=")).toEqual({ minPrice: 5000, maxPrice: 9999 });
  });

  test("a button that names an end has the last word", () => {
    expect(priceOf("f.min=100&f.max=300&f.max=480.00")).toEqual({ minPrice: 10_000, maxPrice: 48_000 });
  });

  test("typed dollars win over bands and may be the wrong way round", () => {
    expect(priceOf("f.price=5000-10000&f.min=$1,200.50&f.max=300")).toEqual({
      minPrice: 30_000,
      maxPrice: 120_050,
    });
  });
});

test("changing anything but the page starts again at the first page", () => {
  const query = parse("q=tv&page=4");
  expect(changeQuery(query, { choices: { BRAND: ["auralis"] } }).pageNumber).toBe(1);
  expect(changeQuery(query, { pageNumber: 5 })).toMatchObject({ text: "tv", pageNumber: 5 });
});

test("the API is sent only what narrows the search", () => {
  expect(JSON.parse(JSON.stringify(toSearchInput(parse("q=tv"))))).toEqual({
    text: "tv",
    pageNumber: 1,
    pageSize: 12,
  });
});
