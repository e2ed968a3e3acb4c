/**
 * Fitment tables, read by the importer as any other file (VEHICLE-4): every format gives the same vehicles.
 */
import { gzipSync } from "node:zlib";
import { SIZE_REFUSALS } from "#contract/tires/tire-size-reasons";
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { parseColumnMapping } from "../../../server/catalogue/import/reading/csv/column-mapping";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

async function importAll(
  feeds: Readonly<Record<string, string | Buffer>>,
  more: { readonly mapping?: object; readonly dryRun?: boolean } = {},
) {
  const files = await Promise.all(Object.entries(feeds).map(([name, content]) => place.file(name, content)));
  const mapping = more.mapping && parseColumnMapping(JSON.stringify(more.mapping), "The mapping");
  const changesFile = more.dryRun ? `${place.folder}/changes.ndjson` : undefined;
  return importFiles({ db: place.db, files, supplierId: "acme", rejectsFile: null, mapping, changesFile });
}

const vehicles = () =>
  place.db
    .selectFrom("vehicles")
    .select([
      "year",
      "make",
      "model",
      "trim",
      "bolts",
      "circle_mm",
      "bore_mm",
      "least_offset_mm",
      "most_offset_mm",
    ])
    .orderBy("year")
    .orderBy("trim")
    .execute();
const fitments = () =>
  place.db
    .selectFrom("fitments")
    .innerJoin("vehicles", "id", "vehicle_id")
    .select(["year", "axle", "kind", "size", "size_key", "min_load_index", "min_speed_rating", "offset_mm"])
    .orderBy("year")
    .orderBy("set_key")
    .orderBy("axle")
    .execute();
const everything = async () => [await vehicles(), await fitments()];

const TABLE = `Year,Make,Model,Trim,Tire Size,Bolt Pattern,Hub Bore,Offset Range
2018-2020,Toyota,Camry,LE,215/55R17 94V,5x114.3,60.1,35-50
2018-2020,Toyota,Camry,SE,235/45R18 94V,5x4.5,60.1,35-50
`;
const EXPECTED = [2018, 2019, 2020].flatMap((year) =>
  ["LE", "SE"].map((trim) => ({
    year,
    make: "Toyota",
    model: "Camry",
    trim,
    bolts: 5,
    circle_mm: 114.3,
    bore_mm: 60.1,
    least_offset_mm: 35,
    most_offset_mm: 50,
  })),
);

const records = [
  { trim: "LE", sizes: "215/55R17 94V" },
  { trim: "SE", sizes: ["235/45R18 94V"] },
].map((vehicle) => ({
  yearFrom: 2018,
  yearTo: 2020,
  make: "Toyota",
  model: "Camry",
  hubBore: 60.1,
  pcd: "5x114.3",
  offsetMin: 35,
  offsetMax: 50,
  ...vehicle,
}));

test("a table, JSON, JSON lines and XML give the same vehicles, one for each year of a range", async () => {
  expect(await importAll({ "fitments.csv.gz": gzipSync(TABLE) })).toMatchObject({
    status: "COMPLETED",
    records: 2,
    rejected: 0,
    vehicles: 6,
    vehiclesChanged: 6,
    problems: [],
  });
  expect(await vehicles()).toEqual(EXPECTED);
  const read = await everything();
  const xml = `<vehicles>${records
    .map(
      (vehicle) =>
        `<vehicle>${Object.entries(vehicle)
          .map(([name, value]) => `<${name}>${String(value)}</${name}>`)
          .join("")}</vehicle>`,
    )
    .join("")}</vehicles>`;
  const feeds: readonly Record<string, string>[] = [
    { "a.json": JSON.stringify(records) },
    { "a.json": JSON.stringify({ total: 2, vehicles: records }) },
    { "a.ndjson": records.map((vehicle) => JSON.stringify(vehicle)).join("\n") },
    { "a.xml": xml },
  ];
  for (const feed of feeds) {
    await place.startAgain();
    expect(await importAll(feed)).toMatchObject({ records: 2, rejected: 0, vehicles: 6, vehiclesChanged: 6 });
    expect(await everything()).toEqual(read);
  }
});

test("columns of any name are read by a mapping", async () => {
  const csv = "An;Marke;Typ;Reifen\n2021;Kia;Soul;215/55R17\n";
  const [problem] = (await importAll({ "a.csv": csv })).problems;
  expect(problem).toContain("map its columns with --mapping");
  const mapping = { year: "An", make: "Marke", model: "Typ", size: "Reifen" };
  expect(await importAll({ "a.csv": csv }, { mapping })).toMatchObject({ vehicles: 1, rejected: 0 });
  expect(await vehicles()).toMatchObject([{ year: 2021, make: "Kia", model: "Soul", trim: "All trims" }]);
});

test("the same table again is a no-op, a corrected one changes what it corrects, and a dry run changes nothing", async () => {
  expect(await importAll({ "a.csv": TABLE }, { dryRun: true })).toMatchObject({
    vehicles: 6,
    vehiclesChanged: 6,
  });
  expect(await vehicles()).toEqual([]);
  await importAll({ "a.csv": TABLE });
  const before = await everything();
  expect(await importAll({ "a.csv": TABLE })).toMatchObject({ vehicles: 6, vehiclesChanged: 0 });
  expect(await everything()).toEqual(before);
  // Without bore, offsets and speed rating: omitted values stay.
  const later =
    "Year,Make,Model,Trim,Size,Bolt Pattern,Load Index\n2019,TOYOTA,camry,le,215/55R17,5x114.3,98\n";
  expect(await importAll({ "b.csv": later })).toMatchObject({ vehicles: 1, vehiclesChanged: 1 });
  expect(await vehicles()).toEqual(EXPECTED);
  expect((await fitments()).find(({ year, size }) => year === 2019 && size === "215/55R17")).toMatchObject({
    min_load_index: 98,
    min_speed_rating: "V",
  });
});

test("a table removes a wrong size of an earlier one", async () => {
  await importAll({ "a.csv": TABLE });
  const correction =
    "Action,Year,Make,Model,Trim,Size\nD,2018-2019,Toyota,Camry,SE,235/45R18\nA,2018-2019,Toyota,Camry,SE,235/40R19\n";
  for (const vehiclesChanged of [2, 0])
    expect(await importAll({ "b.csv": correction })).toMatchObject({
      vehicles: 2,
      vehiclesChanged,
      rejected: 0,
    });
  const sizes = (await fitments())
    .filter(({ size }) => size !== "215/55R17")
    .map(({ year, size }) => [year, size]);
  expect(sizes).toEqual([
    [2018, "235/40R19"],
    [2019, "235/40R19"],
    [2020, "235/45R18"],
  ]);
});

test("several sizes in a cell are split, whatever the separator", async () => {
  const sizes = [
    "215/55R17,235/45R18",
    "31X10,50R15LT | LT245/75R16/E",
    "225/65R17 102T M+S or 235/55R19",
    "P265/70R17 / P265/65R18",
  ];
  const rows = sizes.map((size, at) => ({ year: 2010 + at, make: "Ford", model: "Focus", size }));
  expect(await importAll({ "a.json": JSON.stringify(rows) })).toMatchObject({ rejected: 0, vehicles: 4 });
  expect((await fitments()).map(({ year, size_key }) => `${year} ${size_key}`).sort()).toEqual([
    "2010 215-55r17",
    "2010 235-45r18",
    "2011 31x10-50r15lt",
    "2011 lt245-75r16",
    "2012 225-65r17",
    "2012 235-55r19",
    "2013 265-65r18",
    "2013 265-70r17",
  ]);
});

test("tables may vary: makes, models with their make, dimensions in columns, an open year range", async () => {
  const rows = [
    {
      vehicleYear: 2019,
      vehicleMake: "CHEVY",
      vehicleModel: "Chevrolet Impala",
      vehicleTireSize: "235/50R18",
    },
    {
      year_from: 2024,
      year_to: null,
      make: "Honda",
      model: "Honda Accord",
      lug_count: 5,
      bolt_spacing: 114.3,
    },
    {
      "Year Range": "2023 - 2024",
      Make: "bmw",
      Model: "M4",
      front_tire_width: 275,
      front_tire_aspect: 40,
      front_tire_diameter: 18,
      tire_size_rear: "285/35R19",
    },
    { "Year Range": "2020.0", Make: "Audi", Model: "RS5", size: "275/30R20", rear_size: "275/30R20" },
  ];
  expect(await importAll({ "a.json": JSON.stringify(rows) })).toMatchObject({ records: 4, rejected: 0 });
  const stored = await vehicles();
  expect(new Set(stored.map(({ make, model }) => `${make} ${model}`))).toEqual(
    new Set(["Chevrolet Impala", "Honda Accord", "BMW M4", "Audi RS5"]),
  );
  expect(stored.filter(({ model }) => model === "Accord").map(({ year }) => year)).toContain(
    new Date().getUTCFullYear(),
  );
  expect(stored.find(({ model }) => model === "Accord")).toMatchObject({ bolts: 5, circle_mm: 114.3 });
  expect((await fitments()).map(({ year, axle, size }) => [year, axle, size])).toEqual([
    [2019, "BOTH", "235/50R18"],
    [2020, "BOTH", "275/30R20"],
    [2023, "FRONT", "275/40R18"],
    [2023, "REAR", "285/35R19"],
    [2024, "FRONT", "275/40R18"],
    [2024, "REAR", "285/35R19"],
  ]);
});

test("unreadable rows are counted with their reasons, and the valid rows are imported", async () => {
  const csv = `Year,Make,Model,Trim,Size,Bolt Pattern
2019,Honda,Civic,LX,215/55R16,5x114.3
,Honda,Civic,EX,215/55R16,5x114.3
1019,Honda,Civic,EX,215/55R16,5x114.3
2024-2019,Honda,Civic,EX,215/55R16,5x114.3
2019,,Civic,EX,215/55R16,5x114.3
2019,Honda,,EX,215/55R16,5x114.3
2019,Honda,Civic,Si,two fifteen,
2019,Honda,Civic,Sport,235/40R18; huge,5x99999
2020,Honda,Civic,LX,215/55R16,5x114.3
`;
  const summary = await importAll({ "a.csv": csv });
  expect(summary).toMatchObject({ status: "COMPLETED", records: 9, vehicles: 3, rejected: 8 });
  expect(Object.fromEntries(summary.rejectReasons)).toEqual({
    "no year": 1,
    "1019 is not a model year": 1,
    "the years 2024 to 2019 run backwards": 1,
    "no make": 1,
    "no model": 1,
    [SIZE_REFUSALS.NO_SIZE]: 2,
    '"5x99999" is not a bolt pattern': 1,
  });
  expect((await fitments()).map(({ year, size }) => [year, size])).toEqual([
    [2019, "215/55R16"],
    [2019, "235/40R18"],
    [2020, "215/55R16"],
  ]);
  const rejects = await place.db
    .selectFrom("import_rejects")
    .select(["line", "field"])
    .orderBy("line")
    .execute();
  expect(rejects[0]).toEqual({ line: 3, field: "year" });
});

describe("the last row of a fitment table without a line end", () => {
  const ROWS = ["2018,Audi,A4", "2019,Audi,A4", "2018,Audi,A6", "2019,Audi,A6", "2020,Audi,A6"];
  const SIZE = "225/50R17";
  const tableOf = (heading: string, cells: readonly string[], last: string) =>
    [
      heading,
      ...ROWS.map((row, at) => `${row},${cells[at % cells.length]}`),
      `2020,Volkswagen,Golf,${last}`,
    ].join("\n");

  test.each([
    ["size", "Year,Make,Model,Size", [SIZE, "245/45R18"], "225/50R1", true],
    ["size", "Year,Make,Model,Size", [SIZE, "245/45R18"], "225/50R17", false],
    ["size", "Year,Make,Model,Size", [SIZE, "245/45R18"], "205/55R16", false],
    ["load index", "Year,Make,Model,Size", [`${SIZE} 98V`, "245/45R18 96W"], "205/55R16 9", true],
    [
      "pattern",
      `Year,Make,Model,Size,Bolt Pattern`,
      [`${SIZE},5x112`, `${SIZE},5x114.3`],
      `${SIZE},5x11`,
      true,
    ],
    [
      "pattern",
      `Year,Make,Model,Size,Bolt Pattern`,
      [`${SIZE},5x112`, `${SIZE},5x114.3`],
      `${SIZE},5x100`,
      false,
    ],
    ["bore", "Year,Make,Model,Size,Hub Bore", [`${SIZE},66.5`, `${SIZE},57.1`], `${SIZE},5`, true],
    ["pressure", "Year,Make,Model,Size,PSI", [`${SIZE},38`, `${SIZE},36`], `${SIZE},3`, true],
    ["pressure", "Year,Make,Model,Size,PSI", [`${SIZE},38`, `${SIZE},36`], `${SIZE},`, false],
    ["trim", "Year,Make,Model,Size,Trim", [`${SIZE},Premium`, `${SIZE},Prestige`], `${SIZE},Prem`, true],
    ["trim", "Year,Make,Model,Size,Trim", [`${SIZE},Premium`, `${SIZE},Prestige`], `${SIZE},GTI`, false],
  ])("may be cut off in its %s: %s, %j, %s", async (_field, heading, cells, last, isCut) => {
    const content = tableOf(heading, cells, last);
    const summary = await importAll({ "a.csv": content });
    expect(summary).toMatchObject({ status: "COMPLETED", vehicles: isCut ? 5 : 6 });
    const rejects = await place.db.selectFrom("import_rejects").select(["line", "reason"]).execute();
    expect(rejects).toEqual(
      isCut ? [{ line: 7, reason: expect.stringContaining("the last row has no line end") as string }] : [],
    );
  });

  test("is complete with a line end, and truncates the file if it has too few cells", async () => {
    const heading = "Year,Make,Model,Size,Bolt Pattern";
    const cells = [`${SIZE},5x112`];
    const ended = await importAll({ "a.csv": `${tableOf(heading, cells, `${SIZE},5x100`)}\n` });
    expect(ended).toMatchObject({ vehicles: 6, rejected: 0 });
    const short = await importAll({ "b.csv": tableOf(heading, cells, "225/5") });
    expect(short).toMatchObject({ status: "FAILED", vehicles: 0 });
    expect(short.problems).toEqual([expect.stringContaining("(line 7: it has 4 of 5 columns)")]);
  });
});

test("front and rear sizes become one set, in columns, in a cell, in a list and in separate rows", async () => {
  const pair = ["255/40R19", "275/40R19"] as const;
  const mustang = { year: 2018, make: "Ford", model: "Mustang", trim: "GT" };
  const inColumns = {
    ...mustang,
    front_tire_size: pair[0],
    rear_tire_size: pair[1],
    front_offset: 45,
    rear_offset: 52,
  };
  const row = (axle: string, size: string, offset: number) => ({ ...mustang, axle, size, offset });
  const rows = [row("rear", pair[1], 52), row("front", pair[0], 45)];
  const ecoBoost = { ...mustang, trim: "EcoBoost", axle: "both", size: "235/55R17" };
  let read: unknown;
  for (const feed of [
    [inColumns],
    [{ ...mustang, fitments: [rows[0], { ...rows[1] }] }],
    [rows[0], ecoBoost, rows[1]],
    [{ ...mustang, size: pair.join(" + "), frontOffset: "45", rearOffset: "52" }],
  ]) {
    await place.startAgain();
    expect(await importAll({ "a.json": JSON.stringify(feed) })).toMatchObject({ rejected: 0 });
    const stored = (await fitments()).filter(({ size }) => size !== "235/55R17");
    expect(stored).toMatchObject([
      { axle: "FRONT", size: pair[0], offset_mm: 45 },
      { axle: "REAR", size: pair[1], offset_mm: 52 },
    ]);
    read ??= stored;
    expect(stored).toEqual(read);
  }
  const alone = await importAll({ "b.json": JSON.stringify([row("front", "245/40R19", 45)]) });
  expect(alone.rejectReasons).toEqual([["a front size without a rear one", 1]]);
});

test("a product feed stays one, with vehicles in a file beside it", async () => {
  const product = { sku: "t1", name: "Tire", price: 99, year: 2019, make: "Toyota", model: "Camry" };
  const priced = { "Selling Price": "99", year: 2019, make: "Toyota", model: "Camry", size: "215/55R17" };
  expect(await importAll({ "priced.json": JSON.stringify([priced]) })).toMatchObject({
    vehicles: 0,
    status: "FAILED",
  });
  const summary = await importAll({ "products.json": JSON.stringify([product]), "fitments.csv": TABLE });
  expect(summary).toMatchObject({ created: 1, vehicles: 6, rejected: 0 });
});
