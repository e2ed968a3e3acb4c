/** Two conflicting fitment tables: the first source of a value owns it (VEHICLE-4). */
import { importFiles } from "../../../server/catalogue/import/import-catalogue";
import { openImportPlace } from "../../support/catalogue/import-place";

const place = openImportPlace();

const camry = { year: 2020, make: "Toyota", model: "Camry", trim: "LE" };

async function importAs(supplierId: string, ...records: object[]) {
  const content = JSON.stringify(records.map((record) => ({ ...camry, ...record })));
  const files = [await place.file("v.json", content)];
  return importFiles({ db: place.db, files, supplierId, rejectsFile: null });
}

const vehicles = () => place.db.selectFrom("vehicles").selectAll().orderBy("id").execute();
const fitments = () => place.db.selectFrom("fitments").selectAll().orderBy("set_key").execute();
const everything = async () => [await vehicles(), await fitments()];
const hub = async () => (await vehicles())[0]!;

test("the first source of a value owns and corrects it, and the other fills gaps", async () => {
  const first = { size: "215/55R17 94V", boltPattern: "5x114.3", kind: "original" };
  const second = { size: "215/55R17 97W", boltPattern: "5x112", hubBore: 60.1, psi: 35, kind: "optional" };
  expect(await importAs("first", first)).toMatchObject({ vehiclesChanged: 1 });
  expect(await importAs("second", second)).toMatchObject({ vehiclesChanged: 1 });
  const stored = await everything();
  expect(await hub()).toMatchObject({ bolts: 5, circle_mm: 114.3, bore_mm: 60.1 });
  expect(await fitments()).toMatchObject([{ kind: "ORIGINAL", min_load_index: 94, min_speed_rating: "V" }]);
  for (const [supplier, record] of [["first", first] as const, ["second", second] as const])
    expect(await importAs(supplier, record)).toMatchObject({ vehicles: 1, vehiclesChanged: 0 });
  expect(await everything()).toEqual(stored);

  // Each table corrects its own values, and nothing else.
  expect(await importAs("second", { ...second, hubBore: 60.2 })).toMatchObject({ vehiclesChanged: 1 });
  expect(await importAs("first", { ...first, hubBore: 99, boltPattern: "5x100" })).toMatchObject({
    vehiclesChanged: 1,
  });
  expect(await hub()).toMatchObject({ circle_mm: 100, bore_mm: 60.2 });
});

test("tables do not mix bolt patterns, offsets and wheels", async () => {
  await importAs("first", { size: "215/55R17", wheel: "17x7.5" });
  await importAs("second", { size: "215/55R17", wheel: "17x8 ET35" });
  expect(await fitments()).toMatchObject([{ offset_mm: null }]);
});

test("only the table that added a size removes it", async () => {
  const size = { size: "215/55R17" };
  await importAs("first", size);
  expect(await importAs("second", { ...size, action: "D" })).toMatchObject({ vehiclesChanged: 0 });
  expect(await fitments()).toHaveLength(1);
  expect(await importAs("first", { ...size, action: "D" })).toMatchObject({ vehiclesChanged: 1 });
  expect(await fitments()).toEqual([]);
});
