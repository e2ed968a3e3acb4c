import { headOf } from "./table-head";

const OWN = { headings: ["sku", "name", "price"], known: "OWN", isRecognized: true };
const MAPPED = { headings: ["Item", "Title, long"], known: null, isRecognized: true };

test.each([
  ["sku,name,price\n1,Washer,499", null, { delimiter: ",", ...OWN }],
  ["\uFEFFsku;name;price", null, { delimiter: ";", ...OWN }],
  ["sku\tname\tprice\r1\tWasher\t499", null, { delimiter: "\t", ...OWN }],
  ["Acme price list\nsku|name|price\n", null, { delimiter: "|", ...OWN }],
  ["Acme, Inc., list, 2026\n\nsku;name;price\n", null, { delimiter: ";", ...OWN }],
  ["sep=;\nAcme list;;\nPrices in USD;;\nsku;name;price\n", null, { delimiter: ";", ...OWN }],
  ["\n\nAcme list,,\nsku,name,price\n", null, { delimiter: ",", ...OWN }],
  [
    'Acme, 2026, list\nItem;"Title, long"\n1;x',
    { sku: "Item", name: "Title, long" },
    { delimiter: ";", ...MAPPED },
  ],
  [
    "Acme list,,\nItem no,Title,Cost\n1,Washer,499",
    null,
    { delimiter: ",", headings: ["Item no", "Title", "Cost"], isRecognized: false, isTable: true },
  ],
  ["a\nb\nc\nsku,name,price\n", null, { isRecognized: false, isTable: false }],
])("the headings of %j", (text, mapping, expected) => {
  expect(headOf(text, mapping)).toMatchObject(expected);
});
