import { readProduct } from "./read-product";
import { mergeProduct } from "../../writing/product-content";
import { createPricer } from "../../../pricing/winner.rules";

const mapping = { supplierId: "acme", brandId: null, categoryId: "televisions", categoryPath: [] };

/** Returns the stock of a new product from this record. */
function piecesOf(record: object): number {
  const patch = readProduct({ sku: 1, name: "TV", price: 9, ...record });
  return mergeProduct(patch, null, mapping, createPricer([])).availableQuantity;
}

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
])("a record with an unreadable stock (%j) is out of stock", (record) => {
  expect(piecesOf(record)).toBe(0);
});

test.each([
  [{}, 10],
  [{ status: "active" }, 10],
  [{ stock: null, qty: "" }, 10],
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
  [{ quantity: "plenty", in_stock: true }, 10],
])("a record with %j has %p units", (record, pieces) => {
  expect(piecesOf(record)).toBe(pieces);
});
