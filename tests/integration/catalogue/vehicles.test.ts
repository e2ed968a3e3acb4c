/** Vehicles by year, make, model and trim, and their original sizes (VEHICLE-1 to VEHICLE-3), over HTTP. */
import { MESSAGES } from "#contract/messages";
import { loadDemoVehicles } from "../../../demo/vehicles/load-demo-vehicles";
import { callRest } from "../../support/people/accounts";
import { WHEELS } from "#contract/catalogue/categories";
import { fitCodeOf, fitOf } from "#contract/fit/fit-code";
import { tireRecords } from "../../../demo/tires/tire-records";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let api: TestApi;
let loaded: number;
beforeAll(async () => {
  api = await startTestApi(0);
  loaded = await loadDemoVehicles(api.database.db);
});
afterAll(() => api?.close());

const camry = { year: "2019", make: "toyota", model: "camry", trim: "le" };
const fitmentOf = async (params: Record<string, string>) => {
  const { status, body } = await callRest(api.app, "getVehicleFitment", { params });
  expect([status, body.isSuccess]).toEqual([200, true]);
  return body.data!;
};

test("some demo wheels fit a vehicle, and the others have a reason why not", async () => {
  const { hub, sets } = await fitmentOf(camry);
  const verdicts = new Map<string, number>();
  const reasons = new Set<string>();
  for (const { name, categoryId, attributes } of wheelRecords()) {
    const code = fitCodeOf({ name, categoryId, attributes });
    const fit = fitOf(code!, { hub, sets });
    verdicts.set(fit.verdict, (verdicts.get(fit.verdict) ?? 0) + 1);
    if (fit.verdict === "DOES_NOT_FIT") for (const { reason } of fit.reasons) reasons.add(reason);
  }
  expect([...verdicts.keys()].sort()).toEqual(["DOES_NOT_FIT", "FITS"]);
  expect([...reasons]).toEqual(
    expect.arrayContaining(["OTHER_BOLT_PATTERN", "OTHER_DIAMETER", "OTHER_WIDTH"]),
  );
});

test("a vehicle is found step by step: year, make, model, trim, and its original sizes", async () => {
  const { app } = api;
  const { years } = (await callRest(app, "listVehicleYears")).body.data!;
  expect(years).toEqual([...years].sort((a, b) => b - a));
  expect(years).toContain(2019);

  const { makes } = (await callRest(app, "listVehicleMakes", { params: { year: "2019" } })).body.data!;
  expect(makes.find(({ slug }) => slug === "mercedes-benz")).toMatchObject({ name: "Mercedes-Benz" });
  const { models } = (await callRest(app, "listVehicleModels", { params: { year: "2019", make: "toyota" } }))
    .body.data!;
  const { vehicles } = models.find(({ slug }) => slug === "camry")!;
  const { year, make, model } = camry;
  const { trims } = (await callRest(app, "listVehicleTrims", { params: { year, make, model } })).body.data!;
  expect(trims).toHaveLength(vehicles);
  expect(trims).toContainEqual({ slug: "le", name: "LE", sizes: ["215-55r17"] });

  expect(await fitmentOf(camry)).toEqual({
    vehicle: {
      year: 2019,
      make: "Toyota",
      model: "Camry",
      trim: "LE",
      makeSlug: "toyota",
      modelSlug: "camry",
      trimSlug: "le",
      name: "2019 Toyota Camry LE",
      vehicleType: "car-van",
    },
    hub: { bolts: 5, circleMm: 114.3, boreMm: 60.1, leastOffsetMm: 35, mostOffsetMm: 50 },
    sets: [
      {
        key: "215-55r17",
        kind: "ORIGINAL",
        isStaggered: false,
        tires: [
          {
            axle: "BOTH",
            size: "215/55R17",
            sizeKey: "215-55r17",
            minLoadIndex: 94,
            loadRange: null,
            minSpeedRating: "V",
            wheelDiameterIn: 17,
            wheelWidthIn: 7.5,
            offsetMm: null,
            pressurePsi: null,
          },
        ],
      },
    ],
  });
});

test("a staggered fitment is a front and a rear pair of one set", async () => {
  const { sets } = await fitmentOf({
    year: "2018",
    make: "ford",
    model: "mustang",
    trim: "gt-performance-package",
  });
  expect(sets).toHaveLength(1);
  expect(sets[0]).toMatchObject({
    key: "255-40r19_275-40r19",
    isStaggered: true,
    tires: [
      { axle: "FRONT", size: "255/40R19", minLoadIndex: 96, offsetMm: 45 },
      { axle: "REAR", size: "275/40R19", minLoadIndex: 101, offsetMm: 52 },
    ],
  });
});

test("original sizes come before those the maker also allows, and a vehicle without known trims has all sizes", async () => {
  const { sets } = await fitmentOf({ year: "2020", make: "bmw", model: "3-series", trim: "330i" });
  expect(sets.map(({ key, kind, isStaggered }) => [key, kind, isStaggered])).toEqual([
    ["225-45r18", "ORIGINAL", false],
    ["225-40r19_255-35r19", "OPTIONAL", true],
  ]);
  const escape = await fitmentOf({ year: "2022", make: "ford", model: "escape", trim: "all-trims" });
  expect(escape.vehicle.name).toBe("2022 Ford Escape");
  expect(escape.sets.map(({ key }) => key)).toEqual(["225-65r17", "225-60r18", "225-55r19"]);
});

test("an unknown vehicle returns not found, and invalid input is rejected by the step that is wrong", async () => {
  const { vehicles } = MESSAGES;
  const unknown = await callRest(api.app, "getVehicleFitment", { params: { ...camry, trim: "none" } });
  expect([unknown.status, unknown.body.isSuccess, unknown.body.message]).toEqual([
    404,
    false,
    vehicles.unknown,
  ]);
  expect((await callRest(api.app, "listVehicleMakes", { params: { year: "1931" } })).status).toBe(404);
  expect(
    (await callRest(api.app, "listVehicleModels", { params: { year: "2019", make: "acme" } })).status,
  ).toBe(404);
  for (const [params, message] of [
    [{ ...camry, year: "soon" }, vehicles.year],
    [{ ...camry, year: "20190" }, vehicles.year],
    [{ ...camry, make: "' OR 1=1" }, vehicles.make],
    [{ ...camry, model: "x".repeat(500) }, vehicles.model],
    [{ year: "2019", make: "toyota", model: "camry" }, vehicles.trim],
  ] as const) {
    const { status, body } = await callRest(api.app, "getVehicleFitment", { params });
    expect([status, body.message]).toEqual([400, message]);
  }
});

test("at least ninety models, each with a size, are seeded once into an empty shop", async () => {
  const { db } = api.database;
  const models = await db.selectFrom("vehicles").select(["make", "model"]).distinct().execute();
  expect(models.length).toBeGreaterThanOrEqual(90);
  const bare = await db
    .selectFrom("vehicles")
    .leftJoin("fitments", "vehicle_id", "id")
    .where((row) => row.or([row("size", "is", null), row("circle_mm", "is", null)]))
    .select(["make", "model"])
    .execute();
  expect(bare).toEqual([]);
  const rejected = await db.selectFrom("import_rejects").select("reason").execute();
  expect(rejected).toEqual([]);
  expect(loaded).toBe(
    Number(
      (
        await db
          .selectFrom("vehicles")
          .select((row) => row.fn.countAll().as("all"))
          .executeTakeFirstOrThrow()
      ).all,
    ),
  );
  expect(await loadDemoVehicles(db)).toBe(0);
});

function* wheelRecords() {
  for (const record of tireRecords() as Generator<WheelRecord>) {
    const categoryId = record.categoryPath.at(-1)!.id;
    if (categoryId === WHEELS) yield { name: record.name, categoryId, attributes: record.details };
  }
}

interface WheelRecord {
  readonly name: string;
  readonly categoryPath: readonly { readonly id: string }[];
  readonly details: readonly { readonly name: string; readonly value: string }[];
}
