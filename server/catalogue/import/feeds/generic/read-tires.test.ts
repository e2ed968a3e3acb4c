import { readAttributes } from "#contract/attributes/read-attributes";
import { TIRES, WHEELS } from "#contract/catalogue/categories";
import { GENERIC } from "./generic.feed";

const read = (record: object) => GENERIC.readProduct({ sku: 1, price: 99, name: "Acme", ...record });

/** Attributes as displayed by pages and filters. */
const displayed = (record: object, categoryId: string) =>
  Object.fromEntries(readAttributes({ name: "Acme", categoryId, attributes: read(record).attributes ?? [] }));

const COLUMNS = { Width: "245", "Aspect Ratio": "40", Rim: "18" };

test.each([
  COLUMNS,
  { ...COLUMNS, Size: "40R18" },
  { ...COLUMNS, "Tire Size": "245/40" },
  { section_width: 245, aspect_ratio: 40, rim_diameter: 18 },
  { Width: "245 mm", Series: "40", "Rim Diameter": "R18" },
  { width: "245.0", profile: "40", diameter: '18"' },
  { ...COLUMNS, Rim: "ZR18" },
  { attributes: { Width: "245", "Aspect Ratio": "40", "Rim Diameter": "18" } },
])("a tire size is composed from its columns: %j", (record) => {
  expect(read(record).categoryPath).toEqual([{ id: TIRES, name: "" }]);
  expect(displayed(record, TIRES)).toMatchObject({ TIRE_SIZE: "245-40r18" });
});

test.each([
  [{ ...COLUMNS, Prefix: "LT" }, "lt245-40r18"],
  [{ Prefix: "ST", "Section Width": "205", Series: "75", Rim: "14" }, "st205-75r14"],
  [{ "Size Prefix": "st", Size: "205/75R14" }, "st205-75r14"],
  [{ Prefix: "LT", Size: "LT245/75R16" }, "lt245-75r16"],
  [{ Prefix: "new", Size: "245/40R18" }, "245-40r18"],
])("a prefix may have its own column: %j", (record, size) => {
  expect(displayed(record, TIRES)).toMatchObject({ TIRE_SIZE: size });
});

test.each([{ Size: "40R18" }, { Width: "245", "Aspect Ratio": "40" }, { Size: "R18", Width: "245" }])(
  "a fragment is not a size: %j",
  (record) => {
    const attributes = displayed({ ...record, category: "Tires" }, TIRES);
    expect(Object.keys(attributes)).not.toContain("TIRE_SIZE");
  },
);

test.each([
  { "Bolt Count": 5, "Bolt Circle": "114.3" },
  { lugs: "5", pcd: "114.3 mm" },
  { "Number of Lugs": 5, "Bolt Circle Diameter": 4.5 },
  { bolt_pattern: "5x114.3" },
])("a bolt pattern is composed from its columns: %j", (record) => {
  expect(read(record).categoryPath).toEqual([{ id: WHEELS, name: "" }]);
  expect(displayed(record, WHEELS)).toMatchObject({ BOLT_PATTERN: ["5x114.3"] });
});

test("a zero dimension is missing, but an offset may be zero", () => {
  const record = {
    category: "Wheels",
    "Back Spacing": 0,
    "Hub Bore": "0.00",
    "Load Rating": "0 lbs",
    Offset: 0,
    details: [{ name: "Center Bore", value: "0" }],
  };
  expect(read(record).attributes).toEqual([{ name: "Offset", value: "0" }]);
});
