import { overlay } from "./feed-record";

test.each([
  ["the later value wins", { regularPrice: 5 }, { regularPrice: 6 }, { regularPrice: 6 }],
  ["an absent value changes nothing", { regularPrice: 5 }, { name: "TV" }, { regularPrice: 5, name: "TV" }],
  [
    "blank prices erase neither price nor sale",
    { regularPrice: 5, salePrice: 4, salePeriod: null },
    { regularPrice: null, salePrice: null, name: "TV" },
    { regularPrice: 5, salePrice: 4, salePeriod: null, name: "TV" },
  ],
  [
    "a price without a sale ends the sale",
    { regularPrice: 5, salePrice: 4 },
    { regularPrice: 5, salePrice: null },
    { regularPrice: 5, salePrice: null },
  ],
  ["blank prices alone are blank", {}, { regularPrice: null }, { regularPrice: null }],
])("%s", (_name, earlier, later, expected) => {
  expect(overlay<object>(earlier, later)).toEqual(expected);
});
