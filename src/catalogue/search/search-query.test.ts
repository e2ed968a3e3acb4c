import { SEARCH_PLACE, placeOf } from "./listing-place";
import { EMPTY_QUERY, changeQuery, parseSearchQuery, searchUrl, toSearchInput } from "./search-query";

const parse = (search: string) => parseSearchQuery(new URLSearchParams(search));

describe("the address of a search", () => {
  test("has no parameters for the empty query", () => {
    expect(parse("")).toEqual(EMPTY_QUERY);
    expect(searchUrl(EMPTY_QUERY)).toBe("/search/");
  });

  test("keeps every parameter in a round trip", () => {
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

  test("is equal for equal queries, whatever the order of choices", () => {
    expect(searchUrl(parse("f.brand=b&sort=newest&f.brand=a&q=tv"))).toBe(
      searchUrl(parse("q=tv&f.brand=a&f.brand=b&sort=NEWEST")),
    );
  });

  test("ignores unknown parameters and invalid values", () => {
    expect(
      parse(
        "utm_source=x&sort=worst&page=-4&size=13&f.rating=9&f.price=-&f.brand=%3Cscript%3E&f.availability=maybe",
      ),
    ).toEqual(EMPTY_QUERY);
  });

  test("omits an attribute page's own attribute, which the search still uses", () => {
    const place = placeOf("/products/televisions/screen/55-64_9/page/2/")!;
    const query = parseSearchQuery(new URLSearchParams("f.screen=0-10&f.brand=norvik"), place);
    expect(toSearchInput(query)).toMatchObject({
      categoryId: "televisions",
      brandIds: ["norvik"],
      filters: [{ key: "SCREEN_SIZE", values: ["55-64.9"] }],
    });
    expect(searchUrl(query)).toBe("/products/televisions/screen/55-64_9/?f.brand=norvik");
  });

  test("limits the page to the deepest one", () => {
    expect(parse("page=99999").pageNumber).toBe(500);
  });

  test("has its text trimmed, stripped of control characters and truncated", () => {
    expect(parse("q=%20%00washer%0A%20%20dryer%20").text).toBe("washer dryer");
    expect(parse(`q=${"a".repeat(500)}`).text).toHaveLength(200);
  });

  test("uses the lowest of several rating steps", () => {
    expect(parse("f.rating=4&f.rating=3").choices.RATING).toEqual(["3"]);
  });
});

describe("the address of a category or a brand", () => {
  const within = (path: string, search: string) =>
    parseSearchQuery(new URLSearchParams(search), placeOf(path)!);

  test("stays its own for all filters", () => {
    const query = within("/products/televisions/", "f.brand=norvik&f.category=cameras&sort=newest&page=2");
    expect(searchUrl(query)).toBe("/products/televisions/?f.brand=norvik&sort=newest&page=2");
    expect(toSearchInput(query)).toMatchObject({ categoryId: "televisions", brandIds: ["norvik"] });
    expect(searchUrl(within("/brands/norvik/", "f.category=televisions&f.brand=other"))).toBe(
      "/brands/norvik/?f.category=televisions",
    );
  });

  test("is that of a page of the full listing while there is no filter", () => {
    expect(searchUrl(within("/products/televisions/page/3/", "page=2&utm_source=x"))).toBe(
      "/products/televisions/page/2/",
    );
    expect(searchUrl(within("/brands/norvik/page/3/", "size=24"))).toBe("/brands/norvik/?size=24");
  });

  test.each(["/", "/product/tv-1/", "/products/", "/products/Televisions/", "/products/a/page/x/", "/cart/"])(
    "%s is not a listing",
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

  test("cleared fields remove typed prices, and leave checked bands", () => {
    expect(priceOf("f.price=30000-50000&f.min=&f.max=")).toEqual({});
    expect(priceOf("f.price=5000-9999&f.min=&f.max=")).toEqual({ minPrice: 5000, maxPrice: 9999 });
  });

  test("a button's bound overrides the fields", () => {
    expect(priceOf("f.min=100&f.max=300&f.max=480.00")).toEqual({ minPrice: 10_000, maxPrice: 48_000 });
  });

  test("typed dollars override bands and may be reversed", () => {
    expect(priceOf("f.price=5000-10000&f.min=$1,200.50&f.max=300")).toEqual({
      minPrice: 30_000,
      maxPrice: 120_050,
    });
  });
});

test("any change but the page returns to the first page", () => {
  const query = parse("q=tv&page=4");
  expect(changeQuery(query, { choices: { BRAND: ["auralis"] } }).pageNumber).toBe(1);
  expect(changeQuery(query, { pageNumber: 5 })).toMatchObject({ text: "tv", pageNumber: 5 });
});

test("the API gets only the active filters", () => {
  expect(JSON.parse(JSON.stringify(toSearchInput(parse("q=tv"))))).toEqual({
    text: "tv",
    pageNumber: 1,
    pageSize: 12,
  });
});
