import { pageNumbers } from "./page-numbers";

describe("pageNumbers", () => {
  it("names all of a few pages", () => {
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  });

  it("names first, last and those around the current page, with gaps between", () => {
    expect(pageNumbers(10, 40)).toEqual([1, null, 9, 10, 11, null, 40]);
  });

  it("names a page rather than a gap of one", () => {
    expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
