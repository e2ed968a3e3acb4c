import { idBelow, listUrl, readListAddress, STAFF_SIZES } from "./list-address";

const path = "/backoffice/orders/";
const known = { shows: ["PENDING_REVIEW", "COMPLETED"], columns: ["placed"] };
const usual = { show: "", text: "", sort: "", page: 1, size: 5 };

test("default values are not in the address", () => {
  expect(listUrl(path, usual)).toBe(path);
  expect(readListAddress("", known)).toEqual(usual);
});

test("an address restores the view", () => {
  const address = { show: "PENDING_REVIEW", text: "ada & co", sort: "-placed", page: 3, size: 20 };
  const url = listUrl(path, address);
  expect(url).toBe(`${path}?q=ada+%26+co&show=PENDING_REVIEW&sort=-placed&size=20&page=3`);
  expect(readListAddress(new URL(url, "https://shop.example").search, known)).toEqual(address);
});

test.each([
  "?page=0",
  "?page=-1",
  "?page=1.5",
  "?page=x",
  "?page=1e9",
  "?size=7",
  "?size=",
  "?show=toString",
  "?sort=total",
  "?sort=--placed",
])("%s is invalid and ignored", (search) => expect(readListAddress(search, known)).toEqual(usual));

test("a staff list has longer pages, and days", () => {
  const choices = { sizes: STAFF_SIZES, hasDays: true };
  const first = readListAddress("", choices);
  expect(first).toMatchObject({ size: 25, from: "", to: "" });
  expect(listUrl(path, first)).toBe(path);
  const url = listUrl(path, { ...first, size: 100, from: "2026-02-01", to: "2026-02-28" });
  expect(url).toBe(`${path}?from=2026-02-01&to=2026-02-28&size=100`);
  const read = readListAddress(new URL(url, "https://shop.example").search, choices);
  expect(read).toMatchObject({ size: 100, from: "2026-02-01", to: "2026-02-28" });
  expect(readListAddress("?size=5&from=2026-02-31&to=tomorrow", choices)).toEqual(first);
});

test.each([
  ["/account/orders/", null],
  ["/account/orders", null],
  ["/account/orders/17/", "17"],
  ["/account/orders/17", "17"],
])("%s names %s", (pathname, id) => expect(idBelow("/account/orders/", pathname)).toBe(id));
