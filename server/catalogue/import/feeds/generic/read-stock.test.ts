import { valueOfRepeated } from "../../cleaning/repeated-values";
import { readProduct } from "./read-product";
import { mergeProduct, type KnownProduct } from "../../writing/product-content";
import { createPricer } from "../../../pricing/winner.rules";

const mapping = {
  supplierId: "acme",
  brandId: null,
  categoryId: "televisions",
  categoryPath: [],
  isHiddenByStaff: false,
};

const merge = (record: object, known: KnownProduct | null = null) =>
  mergeProduct(readProduct({ sku: 1, name: "TV", price: 9, ...record }), known, mapping, createPricer([]));

/** Returns the stock of a new product from this record. */
const piecesOf = (record: object) => merge(record).availableQuantity;

test.each([
  { stock: 0 },
  { quantity: 0 },
  { qty: "0" },
  { inventory_quantity: 0 },
  { in_stock: 0 },
  { is_in_stock: "0" },
  { inStock: false },
  { available: false },
  { stock_status: "outofstock" },
  { status: "sold out" },
  { stock: { quantity: 0 } },
  { stock: { status: "Out of stock" } },
  { inventory: { Dallas: 0, Reno: 0 } },
  { inventory: [{ location: "Dallas", quantity: 0 }] },
  { availability: "https://schema.org/OutOfStock" },
  { availability: "Discontinued" },
  { stock: -3 },
  { "Stock Status": "No" },
  { is_in_stock: 0, qty: 57 },
  { stock: 5, availability: "out of stock" },
  { orderable: "SoldOut" },
  { soldOut: true },
  { out_of_stock: "yes" },
  { is_out_of_stock: 1 },
  { discontinued: true },
  { backorder: "Y" },
  { purchasable: false },
  { availability_status: "out of stock" },
  { stock_on_hand: 0 },
  { total_stock: 0 },
  { warehouse_stock: "0" },
  { units: 0 },
  { qoh: 0 },
  { ats: 0 },
  { inventories: [{ quantity: 0 }] },
  { warehouses: [{ qty: 0 }] },
  { stock: "In Stock (0)" },
  { stock: "in stock: 0" },
  { stock: "<1" },
  { stock: "0 (out of stock)" },
  { stock: ["0", "5"] },
  { stock: "", qty: "" },
  { stock: null },
  { stock: { quantity: "" } },
])("a record with %j is out of stock", (record) => {
  expect(piecesOf(record)).toBe(0);
});

test.each([
  { stock: "plenty" },
  { quantity: "on request" },
  { stock: {} },
  { stock: [] },
  { availability: "who knows" },
  { onlineAvailability: "maybe" },
  { in_stock: "soon" },
  { stock: "1.299" },
  { stock: "3 weeks" },
  { stock: "Available 12/24" },
  { stock: "Sold out until May", quantity: 5 },
  { availability: "Discontinued by manufacturer", quantity: 5 },
  { stock_status: "onbackorder", quantity: 4 },
  { quantity: "plenty", in_stock: true },
  { sold_out: "maybe", quantity: 5 },
  { stock: { updatedAt: 1_764_547_200, spare: 3 } },
  { stock: { min: 1, max: 50, rest: 7 } },
  { stock: [{ warehouseId: 20, spare: 3 }] },
  { stock: { Dallas: 3, reserved: 3 } },
  { stock: { level: "high" } },
])("a record with an unreadable stock (%j) is out of stock", (record) => {
  expect(piecesOf(record)).toBe(0);
});

test.each([
  [{}, 10],
  [{ status: "active" }, 10],
  [{ stock: 3 }, 3],
  [{ qty: "57.0000", is_in_stock: "1" }, 57],
  [{ stock: "20+" }, 20],
  [{ stock: "> 10" }, 10],
  [{ quantity: "7 pcs" }, 7],
  [{ quantity: "1,200" }, 1_200],
  [{ stock: { available: 4 } }, 4],
  [{ inventory: { Dallas: 2, Reno: 3 } }, 5],
  [{ inventory: [{ quantity: 2 }, { quantity: 3 }] }, 5],
  [{ stock: "In stock" }, 10],
  [{ in_stock: 1 }, 10],
  [{ available: true }, 10],
  [{ availableQuantity: 42, onlineAvailability: false }, 42],
  [{ stock: "", availability: "in stock" }, 10],
  [{ soldOut: false }, 10],
  [{ discontinued: "no", purchasable: true, quantity: 3 }, 3],
  [{ stock: "In Stock (7)" }, 7],
  [{ stock: "Yes - 4" }, 4],
  [{ stock: "only 3 left" }, 3],
  [{ stock: ["5", "5"] }, 5],
  [{ stock: ["5", ""] }, 5],
  [{ stock: { east: 3, west: 4, total: 7 } }, 7],
  [{ stock: { Madrid: 3, "Salt Lake": 4 } }, 7],
  [{ stock: { quantity: 5, status: "active" } }, 5],
  [{ units: "each", quantity: 3 }, 3],
  [{ units: "each" }, 10],
])("a record with %j has %p units", (record, pieces) => {
  expect(piecesOf(record)).toBe(pieces);
});

test("a blank stock leaves a known product's stock alone", () => {
  const { content } = merge({});
  const known = { ...content, availableQuantity: 7 };
  const stocks = [{ stock: "" }, { stock: null, isShippable: true }, { stock: "4" }].map((record) =>
    merge(record, known),
  );
  expect(stocks.map(({ availableQuantity }) => availableQuantity)).toEqual([7, 7, 4]);
});

test("a list nested without end is an unreadable stock", () => {
  const stock = Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], 5);
  expect(piecesOf({ stock })).toBe(0);
});

test.each([
  [["5", "5"], 5],
  [["5", ""], 5],
  [["0", "5"], 0],
  [["7", "3", "3"], 3],
  [["7", "in stock"], 7],
  [
    [
      { warehouse: "A", value: "3" },
      { warehouse: "B", value: "4" },
    ],
    7,
  ],
])("a stock stated several times, as %j, is %p", (values, pieces) => {
  expect(piecesOf({ stock: valueOfRepeated(values) })).toBe(pieces);
});
