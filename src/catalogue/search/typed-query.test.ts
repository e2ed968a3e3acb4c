import { searchUrl } from "./search-query";
import { readTypedQuery } from "./typed-query";

const parse = (search: string) => readTypedQuery(new URLSearchParams(search));

test("a price in words is its own removable filter; a selected price wins", () => {
  expect(parse("q=tv+under+%24300")).toMatchObject({ text: "tv", choices: { PRICE: ["0-30000"] } });
  expect(searchUrl(parse("q=tv+under+%24300"))).toBe("/search/?q=tv&f.price=0-30000");
  expect(parse("q=washer+%2420+a+week")).toMatchObject({
    text: "washer",
    choices: { LEASE_PAYMENT: ["0-2000"] },
  });
  expect(parse("q=tv+under+%24300&f.price=0-4999").choices).toEqual({ PRICE: ["0-4999"] });
});
