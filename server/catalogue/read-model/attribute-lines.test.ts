import { attributeLines } from "./attribute-lines.mapping";

const category = { id: "laptop-computers" };
const linesOf = (name: string, attributes: readonly { name: string; value: string }[]) =>
  attributeLines({ name, category, attributes }).map((line) => [
    line.name,
    line.value,
    line.isFromName ?? false,
  ]);

test("attributes missing from the lines are read from the name, after the lines and in filter terms", () => {
  const name = 'Acme 15.6" Laptop - 8GB Memory - 1TB SSD - Gray';
  const lines = [
    { name: "Colour", value: "Slate" },
    { name: "Number of knobs", value: "3" },
  ];
  expect(linesOf(name, lines)).toEqual([
    ["Colour", "Slate", false],
    ["Number of knobs", "3", false],
    ["Screen size", '15.6"', true],
    ["Memory", "8 GB", true],
    ["Storage", "1 TB", true],
    ["Storage type", "SSD", true],
  ]);
});

test.each([
  ["under another name", { name: "System Memory (RAM)", value: "16 GB" }],
  ["in a way that nothing can be read from", { name: "Memory", value: "plenty" }],
])("a line with it %s replaces the name's", (_name, line) => {
  expect(linesOf("Acme Laptop - 8GB Memory", [line])).toEqual([[line.name, line.value, false]]);
});

test("a product without data has no line", () => {
  expect(attributeLines({ name: "Acme", attributes: [] })).toEqual([]);
});
