import { ORDER_STATUSES } from "#contract/orders";
import { listUrl, orderIdIn, readListAddress } from "./list-address";
import { COUNTERS, COUNTER_LABELS } from "./order-words";

const path = "/backoffice/orders/";
const usual = { show: "", text: "", page: 1, size: 5 };

test("what is usual is no part of the address", () => {
  expect(listUrl(path, usual)).toBe(path);
  expect(readListAddress("", ORDER_STATUSES)).toEqual(usual);
});

test("an address brings back what was shown", () => {
  const shown = { show: "PENDING_REVIEW", text: "ada & co", page: 3, size: 20 };
  const url = listUrl(path, shown);
  expect(url).toBe(`${path}?q=ada+%26+co&show=PENDING_REVIEW&size=20&page=3`);
  expect(readListAddress(new URL(url, "https://shop.example").search, ORDER_STATUSES)).toEqual(shown);
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
])("%s makes no sense and counts for nothing", (search) =>
  expect(readListAddress(search, ORDER_STATUSES)).toEqual(usual),
);

test.each([
  ["/account/orders/", null],
  ["/account/orders", null],
  ["/account/orders/17/", "17"],
  ["/account/orders/17", "17"],
])("%s names the order %s", (pathname, id) => expect(orderIdIn(pathname, "/account/orders/")).toBe(id));

test("every counter reads differently", () => {
  expect(COUNTERS).toHaveLength(14);
  expect(new Set(Object.values(COUNTER_LABELS)).size).toBe(14);
});
