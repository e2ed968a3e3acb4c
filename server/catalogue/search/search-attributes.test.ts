/** Products are found by their attributes, regardless of the supplier's wording. */
import { CatalogueTree } from "./memory/catalogue-tree.model";
import { SearchIndex } from "./memory/search-index.model";
import { categoryRow, findProducts, row } from "./search-rows-for-tests";

const written = (name: string, value: string) => ({ attributes: [{ name, value }] });

const PRODUCTS = [
  { productId: "ddr", name: 'Acme 15" Laptop 16GB DDR5 RAM 1TB SSD', categoryId: "laptop-computers" },
  { productId: "memory", name: "Acme Laptop - 16GB Memory", categoryId: "laptop-computers" },
  {
    productId: "line",
    name: "Acme Laptop",
    ...written("RAM", "16 gigabytes"),
    categoryId: "laptop-computers",
  },
  { productId: "small", name: "Acme Laptop - 8GB Memory", categoryId: "laptop-computers" },
  {
    productId: "fast",
    name: "Norvane Monitor",
    ...written("Refresh Rate", "144 Hz (native)"),
    categoryId: "computer-monitors",
  },
  { productId: "slow", name: "Norvane Monitor 60Hz", categoryId: "computer-monitors" },
  {
    productId: "washer",
    name: "Halden Washer",
    ...written("Capacity", "7.2 cubic feet"),
    categoryId: "washers-dryers",
  },
  { productId: "tight", name: "Halden Washer 4.5 Cu. Ft.", categoryId: "washers-dryers" },
  {
    productId: "diver",
    name: "Boom Speaker",
    ...written("Water Resistance", "IP67"),
    categoryId: "bluetooth-speakers",
  },
  { productId: "dry", name: "Boom Home Speaker", categoryId: "bluetooth-speakers" },
  { productId: "free", name: "Pelaro Phone", ...written("Carrier", "Unlocked"), categoryId: "smartphones" },
  { productId: "bound", name: "Pelaro Phone Verizon", categoryId: "smartphones" },
  {
    productId: "narrow",
    name: "Kaelden TV",
    ...written("Screen Size", "24 inches"),
    bestSellingRank: 9,
    categoryId: "flat-screen-tvs",
  },
  {
    productId: "wide",
    name: 'Kaelden 32" TV',
    ...written("Width", "24 inches"),
    bestSellingRank: 1,
    categoryId: "flat-screen-tvs",
  },
];

const index = new SearchIndex(
  new CatalogueTree(
    [...new Set(PRODUCTS.map(({ categoryId }) => categoryId))].map((id, position) => ({
      ...categoryRow(id, position),
      name: id.replaceAll("-", " "),
    })),
    [],
  ),
);
for (const product of PRODUCTS) index.put(row(product));

test.each([
  ["16gb ram laptop", ["ddr", "line", "memory"]],
  ["laptop 16 gb memory", ["ddr", "line", "memory"]],
  ["144hz monitor", ["fast"]],
  ["7 cu ft washer", ["washer"]],
  ["waterproof speaker", ["diver"]],
  ["ipx7 speaker", ["diver"]],
  ["unlocked phone", ["free"]],
])("%s matches products with it", (text, ids) => {
  const { productIds, correctedText } = findProducts(index, text);
  expect([...productIds].sort()).toEqual(ids);
  expect(correctedText).toBeNull();
});

test("a figure of one attribute is not another's: an equal width ranks below", () => {
  expect(findProducts(index, "24 inch tv").productIds).toEqual(["narrow", "wide"]);
});
