import { parseColumnMapping } from "./reading/csv/column-mapping";
import { GENERIC } from "./feeds/generic/generic.feed";
import { UnusedFields } from "./unused-fields";

test("unused product fields are listed once, with an example", () => {
  const unused = new UnusedFields();
  const record = {
    sku: 1,
    "Model Number": "X",
    "g:price": 9,
    Stock: 3,
    sizes: [],
    msrp: 19.99,
    Colour_2: "",
    tags: ["a"],
  };
  for (const more of [{}, { msrp: 29 }, { Colour_2: "Red" }])
    unused.collect({ ...record, ...more }, GENERIC.usedFields!);
  expect(unused.listEntries()).toEqual(["msrp: 19.99", "tags: a list", 'Colour_2: "Red"']);
});

test("fields that the mapping uses are not listed", () => {
  const unused = new UnusedFields(new Set(["msrp"]));
  unused.collect({ sku: 1, msrp: 2.5, tags: "a" }, GENERIC.usedFields!);
  expect(unused.listEntries()).toEqual(['tags: "a"']);
});

test("the fields of a mapping are checked", () => {
  const mapping = {
    sku: "Item",
    stonk: "Qty",
    regularPrice: "Price",
    "Load Index": "LI",
    attributes: { X: "Y" },
  };
  expect(() => parseColumnMapping(JSON.stringify(mapping), "The mapping")).toThrow(
    /^The mapping maps stonk, which is not a product field\. Did you mean .*stock/,
  );
  const { stonk, ...right } = mapping;
  expect(parseColumnMapping(JSON.stringify({ ...right, stock: stonk }), "The mapping")).toMatchObject({
    stock: "Qty",
  });
});

test("a selling price, and pictures under any usual name and in one cell, are read", () => {
  const read = (record: object) => GENERIC.readProduct({ sku: "A/1+", name: "TV", ...record });
  expect(read({ price: 4490, sellingPrice: 2090 })).toMatchObject({
    sku: "A/1+",
    regularPrice: 449_000,
    salePrice: 209_000,
  });
  const [a, b] = ["https://img.example.com/a.jpg?w=1,2", "https://img.example.com/b.jpg"];
  for (const pictures of [
    { images: [{ src: a }, { src: b }] },
    { images: { src: a }, photoLink: b },
    { images: `${a}|${b}` },
    { images: `${a}, ${b}` },
    { photos: [`${a};${b}`] },
    { Pictures: `${a}\n${b}` },
  ])
    expect(read(pictures).images?.map(({ href }) => href)).toEqual([a, b]);
});
