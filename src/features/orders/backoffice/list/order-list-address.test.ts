import { listUrl } from "../../../../ui/list/list-address";
import { countFilters, filterOf, ORDERS_PATH, readOrderList, sortOf } from "./order-list-address";

const search =
  "?q=ada&show=review&sort=-total&from=2026-01-01&to=2026-01-31&size=50&page=3&method=CARD&delivery=DELIVERY_PICKUP&risk=FLAGGED&supplier=ingram&affiliate=a-1&assignee=UNASSIGNED&tag=call+back&taken=phone&least=12.50&most=99";

test("an address restores the full view", () => {
  const address = readOrderList(search);
  const url = listUrl(ORDERS_PATH, address);
  expect(readOrderList(new URL(url, "https://shop.example").search)).toEqual(address);
  expect(countFilters(address)).toBe(12);
  expect(filterOf(address)).toEqual({
    text: "ada",
    statuses: ["PAYMENT_RECEIVED", "PENDING_REVIEW"],
    isPhoneOrder: true,
    hasPaymentException: false,
    hasOpenReturn: false,
    from: "2026-01-01",
    to: "2026-01-31",
    fromTotal: 1_250,
    toTotal: 9_900,
    methods: ["CARD"],
    delivery: "DELIVERY_PICKUP",
    risk: "FLAGGED",
    supplier: "ingram",
    affiliate: "a-1",
    assignee: "UNASSIGNED",
    tag: "call back",
  });
});

test.each([
  "?method=CASH",
  "?risk=HIGH",
  "?taken=web",
  "?assignee=ada",
  "?least=abc",
  "?most=-1",
  "?show=toString",
  "?from=2026-02-31",
  "?x=1",
])("%s is invalid and ignored", (query) => expect(readOrderList(query)).toEqual(readOrderList("")));

test.each([
  ["", "placed"],
  ["placed", "-placed"],
  ["-placed", "placed"],
  ["total", "-total"],
  ["-status", "-status"],
])("the column %j sorts by %s", (sort, expected) =>
  expect(sortOf({ ...readOrderList(""), sort })).toBe(expected),
);
