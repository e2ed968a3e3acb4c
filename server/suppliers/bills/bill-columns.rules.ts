/** Columns of a bill file: their headings in any case and punctuation, in the words that suppliers use. */

const HEADINGS = {
  number: ["billnumber", "billno", "bill", "invoicenumber", "invoiceno", "invoiceid", "invoice"],
  day: ["billdate", "invoicedate", "documentdate", "date"],
  order: [
    "ordernumber",
    "orderno",
    "orderid",
    "order",
    "purchaseordernumber",
    "purchaseorder",
    "ponumber",
    "pono",
    "po",
  ],
  sku: ["sku", "skuid", "itemsku", "itemnumber", "itemno", "item", "productid"],
  quantity: ["quantity", "qty", "units", "quantitybilled", "qtybilled", "quantityshipped", "qtyshipped"],
  price: ["unitprice", "unitcost", "price", "cost", "priceeach"],
  amount: ["amount", "lineamount", "linetotal", "extendedamount", "extendedprice", "netamount", "total"],
} as const;
export type BillColumn = keyof typeof HEADINGS;

/** Required columns by their names in a message; price and amount replace each other. */
const REQUIRED = {
  number: "bill number",
  day: "bill date",
  order: "order number",
  sku: "SKU",
  quantity: "quantity",
} as const;
const AMOUNT = "unit price or amount";

/** Position of each column that a header line has. */
export type BillColumns = ReadonlyMap<BillColumn, number>;

export function columnsIn(cells: readonly string[]): BillColumns {
  const forms = cells.map((cell) => cell.toLowerCase().replace(/[^a-z0-9]/g, ""));
  const positions = Object.entries(HEADINGS).flatMap(([column, headings]): [BillColumn, number][] => {
    const heading = headings.find((word) => forms.includes(word));
    return heading === undefined ? [] : [[column as BillColumn, forms.indexOf(heading)]];
  });
  return new Map(positions);
}

/** Names of the required columns that are missing. */
export function missingColumns(columns: BillColumns): string[] {
  const missing = Object.entries(REQUIRED).filter(([column]) => !columns.has(column as BillColumn));
  const hasAmount = columns.has("price") || columns.has("amount");
  return [...missing.map(([, name]) => name), ...(hasAmount ? [] : [AMOUNT])];
}
