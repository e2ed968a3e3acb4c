import { ATTRIBUTES, ATTRIBUTE_KEYS, readAttribute, valueOf } from "./attributes";
import { FACETS, FACET_KEYS, optionsOf } from "./facets";
import { LEAF_CATEGORIES } from "./categories";

const read = (name: string, value: string) => readAttribute({ name, value });

test.each([
  ["Screen Size", "55 inches", 55],
  ["screen size class", '65"', 65],
  ["Display Size", "39.6 cm", 15.6],
  ["Screen Size", "27", 27],
  ["Storage Capacity", "2TB", 2000],
  ["Product Weight", "1,016 pounds with stand", 1016],
  ["Weight", "2 kg", 4.4],
])("%s of %s is a number in our unit", (name, value, number) => {
  expect(read(name, value)?.value).toBe(number);
});

test.each([
  ["Color", "Space Grey", "Gray"],
  ["Color Category", "White", "White"],
  ["Finish", "Fingerprint resistant stainless steel", "Silver"],
])("%s %s is one of our texts", (name, value, text) => {
  expect(read(name, value)).toEqual({ key: "COLOR", value: text });
});

test("a flag is yes or no", () => {
  expect(read("Wireless", "Yes")?.value).toBe(true);
  expect(read("Wireless", "No")?.value).toBe(false);
});

test.each([
  ["Screen Size", "large"],
  ["Screen Size", "4 stone"],
  ["Wireless", "perhaps"],
  ["Number of knobs", "3"],
])("%s %s says nothing in our terms", (name, value) => {
  expect(read(name, value)).toBeNull();
});

test("of two names for one attribute the first of its row counts", () => {
  const written = [
    { name: "Screen Size", value: "54.6 inches" },
    { name: "Screen Size Class", value: "55 inches" },
  ];
  expect(valueOf(written, "SCREEN_SIZE")).toBe(55);
});

test("rows can be counted and told apart", () => {
  const names = ATTRIBUTE_KEYS.flatMap((key) => ATTRIBUTES[key].names.map((name) => name.toLowerCase()));
  expect(new Set(names).size).toBe(names.length);
  const params = FACET_KEYS.map((key) => FACETS[key].param);
  expect(new Set(params).size).toBe(params.length);
  const leaves = LEAF_CATEGORIES.map((category) => category.id);
  for (const key of FACET_KEYS) {
    expect(optionsOf(FACETS[key]).length).toBeLessThanOrEqual(31);
    expect(leaves).toEqual(expect.arrayContaining([...(FACETS[key].categories ?? [])]));
  }
});
