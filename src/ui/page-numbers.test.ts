import { pageNumbers, pageNumbersWithShortcuts } from "./page-numbers";

describe("pageNumbers", () => {
  it("lists all of a few pages", () => {
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  });

  it("lists first, last and those around the current page, with gaps between", () => {
    expect(pageNumbers(10, 40)).toEqual([1, null, 9, 10, 11, null, 40]);
  });

  it("lists a page rather than a gap of one", () => {
    expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("pageNumbersWithShortcuts", () => {
  test("the first page shows its ten, every tenth and the last", () => {
    expect(pageNumbersWithShortcuts(1, 34)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 34]);
  });

  test("other pages are the same as without shortcuts", () => {
    expect(pageNumbersWithShortcuts(13, 34)).toEqual(pageNumbers(13, 34));
  });

  test.each([2, 9, 10, 11, 64, 199, 200, 201, 417, 1_000, 1_999])(
    "two clicks lead from the first of %i pages to every other, and no page has more than 125 links",
    (pageCount) => {
      const linked = (page: number) => pageNumbersWithShortcuts(page, pageCount);
      const reached = new Set([...linked(1), ...linked(1).flatMap((page) => linked(page!))]);
      for (let page = 1; page <= pageCount; page += 1) {
        expect(reached).toContain(page);
        expect(linked(page).length).toBeLessThanOrEqual(125);
      }
    },
  );
});
