import fc from "fast-check";
import { readPriceWords } from "./price-words";

test.each([
  ["tv under $300", "tv", "0-30000"],
  ["TV under 300", "TV", "0-30000"],
  ["laptop under four hundred", "laptop", "0-40000"],
  ["laptop under four hundred dollars", "laptop", "0-40000"],
  ["tv 300 to 500 dollars", "tv", "30000-50000"],
  ["tv $300 - $500", "tv", "30000-50000"],
  ["washer between $400 and $1,200.50 white", "washer white", "40000-120050"],
  ["laptop less than 1k", "laptop", "0-100000"],
  ["up to $99.99 headphones", "headphones", "0-9999"],
  ["fridge over 2 thousand dollars", "fridge", "200000-"],
  ["tv < $250", "tv", "0-25000"],
  ["under one thousand two hundred laptop", "laptop", "0-120000"],
  ["below a hundred bucks speaker", "speaker", "0-10000"],
])("%s is %s at a price", (typed, text, band) => {
  expect(readPriceWords(typed)).toEqual({ text, choices: { PRICE: [band] } });
});

test.each([
  ["washer $20 a week", "washer", "0-2000"],
  ["$15.50 per week tv", "tv", "0-1550"],
  ["tv under $20/week", "tv", "0-2000"],
  ["laptop 10 to 20 dollars weekly", "laptop", "1000-2000"],
])("%s is %s at a weekly payment", (typed, text, band) => {
  expect(readPriceWords(typed)).toEqual({ text, choices: { LEASE_PAYMENT: [band] } });
});

test.each([
  "tv under 50 inches",
  'tv under 50"',
  "fridge under 30 in wide",
  "under 5 lbs laptop",
  "under cabinet light",
  "over the range microwave",
  "over-ear headphones",
  "55 to 65 inch tv",
  "playstation 5",
  "xbox 360",
  "samsung 300",
  "up to 5000 sq ft",
  "two slice toaster",
  "tv stand for tvs up to 55",
  "$",
  "",
])("%s contains no price", (typed) => {
  expect(readPriceWords(typed)).toEqual({ text: typed, choices: {} });
});

test("any text is read, and without a price it is unchanged", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (typed) => {
      const { text, choices } = readPriceWords(typed);
      if (Object.keys(choices).length === 0) expect(text).toBe(typed);
    }),
  );
});
