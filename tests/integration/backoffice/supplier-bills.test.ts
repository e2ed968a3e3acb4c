/** Supplier bills: read once, compared with the supplier orders, settled and removed (SUPPLIER-1 to SUPPLIER-4). */
import { randomUUID } from "node:crypto";
import { addDays, shopDay } from "#contract/time/days";
import { addManyOrders } from "../../../demo/history/many-orders";
import { recheckOrders } from "../../../server/suppliers/bills/recheck-orders.change";
import { callRest, signedIn, type TestUser } from "../../support/people/accounts";
import { reportRows, sumUpAll } from "../../support/people/report-rows";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import {
  aBillFile,
  aSupplierOrder,
  billContent,
  type FileLineOfTest,
} from "../../support/orders/supplier-bills";
import { sql } from "kysely";

jest.setTimeout(120_000);

let api: TestApi;
let admin: TestUser;
let finance: TestUser;
let support: TestUser;
beforeAll(async () => {
  api = await startTestApi(8);
  await addManyOrders(api.database.db, { orders: 60, customers: 10 });
  [admin, finance, support] = await Promise.all([
    signedIn(api, "ADMIN"),
    signedIn(api, "FINANCE"),
    signedIn(api, "CUSTOMERSUPPORT"),
  ]);
});
afterAll(() => api?.close());

const db = () => api.database.db;
const preview = (body: object, bearer = finance.bearer) =>
  callRest(api.app, "previewSupplierBills", { bearer, body });
const record = (body: object, id: string = randomUUID(), bearer = finance.bearer) =>
  callRest(api.app, "recordSupplierBills", { bearer, params: { id }, body });
const list = async (body: object = {}) =>
  (await callRest(api.app, "listSupplierBills", { bearer: finance.bearer, body: { pageSize: 100, ...body } }))
    .body.data!;
const billOf = async (number: string, listed = "ALL") =>
  (await list({ list: listed })).rows.find((bill) => bill.number === number);
const linesOf = async (number: string, body: object = {}) => {
  const { id } = (await billOf(number))!;
  const call = { bearer: finance.bearer, params: { id }, body };
  return (await callRest(api.app, "listSupplierBillLines", call)).body.data!;
};
const settle = (id: string, position: number, note = "Credited by the supplier") =>
  callRest(api.app, "settleSupplierBillLine", {
    bearer: finance.bearer,
    params: { id, position: String(position) },
    body: { note },
  });
const remove = (id: string, reason = "Wrong file") =>
  callRest(api.app, "removeSupplierBill", { bearer: finance.bearer, params: { id }, body: { reason } });
const recorded = async (...lines: FileLineOfTest[]) => {
  const { status, body } = await record(aBillFile(lines));
  expect([status, body.message]).toEqual([200, "Bills recorded."]);
};
const notes = async () => {
  const params = { kind: "STAFF_CHANGE", username: finance.username };
  const { body } = await callRest(api.app, "listAudit", { bearer: admin.bearer, params });
  return body.data!.rows.map(({ note }) => note);
};

test("a file is previewed, recorded once for two people at once, and refused again", async () => {
  const [good, dear] = [await aSupplierOrder(db()), await aSupplierOrder(db())];
  const file = aBillFile([
    { bill: "A-1", order: good.number, sku: good.sku.toLowerCase() },
    { bill: "A-1", order: good.supplierOrderId, sku: "OTHER", units: 1, amount: "$1,000.50" },
    { bill: "A-2", order: dear.number, sku: dear.sku, amount: "21.00" },
  ]);
  const compared = (await preview(file)).body.data!;
  expect(compared.bills).toEqual([
    { number: "A-1", day: "2026-11-03", lines: 2, expected: 2_000, billed: 102_050, mismatches: 1 },
    { number: "A-2", day: "2026-11-03", lines: 1, expected: 2_000, billed: 2_100, mismatches: 1 },
  ]);
  expect(compared.lines.map(({ line, number, mismatches }) => [line, number, mismatches])).toEqual([
    [3, "A-1", ["NOT_IN_ORDER"]],
    [4, "A-2", ["PRICE"]],
  ]);
  expect(await billOf("A-1")).toBeUndefined();
  const id = randomUUID();
  const all = await Promise.all([record(file, id), record(file, id), record(file), record(file)]);
  const refused = `This file is already recorded as ${file.fileName}.`;
  const messages = all.map(({ body }) => body.message).sort();
  // Whichever request is first, its file counts once.
  expect(messages.filter((message) => message === "Bills recorded.").length).toBeGreaterThan(0);
  expect(messages.filter((message) => message === refused).length).toBeGreaterThan(0);
  const bills = (await list()).rows.filter(({ number }) => number.startsWith("A-"));
  expect(
    bills.map(({ number, expected, billed, mismatches }) => [number, expected, billed, mismatches]),
  ).toEqual([
    ["A-1", 2_000, 102_050, 1],
    ["A-2", 2_000, 2_100, 1],
  ]);
  expect(bills[0]!.recordedBy).toBe(finance.username);
  const other = aBillFile([{ bill: "a-1", order: good.number, sku: good.sku }]);
  for (const call of [preview, record]) {
    expect((await call(file)).body.message).toBe(refused);
    expect((await call(other)).body.message).toBe("These bills of the supplier are already recorded: A-1.");
  }
  expect((await notes()).filter((note) => note.includes("$1,041.50"))).toEqual([
    "supplier bills: 2 bills of Best Buy recorded, $1,041.50",
  ]);
});

test("the same bill number in two files at once is recorded once", async () => {
  const order = await aSupplierOrder(db());
  const lines = { bill: "RACE", order: order.number, sku: order.sku };
  const both = await Promise.all([
    record(aBillFile([lines])),
    record(aBillFile([{ ...lines, amount: "20.01" }])),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await list()).rows.filter(({ number }) => number === "RACE")).toHaveLength(1);
});

test("every kind of mismatch is found, and units count over all bills", async () => {
  const [whole, part, over, refused] = [
    await aSupplierOrder(db()),
    await aSupplierOrder(db(), { units: 3 }),
    await aSupplierOrder(db(), { isOver: true }),
    await aSupplierOrder(db(), { state: "REFUSED" }),
  ];
  await recorded(
    { bill: "M-1", order: whole.number, sku: whole.sku },
    { bill: "M-1", order: part.number, sku: part.sku },
  );
  expect((await billOf("M-1"))!.mismatches).toBe(0);
  await recorded(
    { bill: "M-2", order: "NOWHERE", sku: "X" },
    { bill: "M-2", order: whole.number, sku: "X" },
    { bill: "M-2", order: whole.number, sku: whole.sku },
    { bill: "M-2", order: part.number, sku: part.sku },
    { bill: "M-2", order: over.number, sku: over.sku },
    { bill: "M-2", order: refused.supplierOrderId, sku: refused.sku },
    { bill: "M-2", order: part.number, sku: part.sku, units: 1, amount: "9.00" },
  );
  const { rows, total, counts } = await linesOf("M-2", { pageSize: 10 });
  expect(rows.map(({ open, expected }) => [[...open].sort(), expected])).toEqual([
    [["UNKNOWN_ORDER"], 0],
    [["NOT_IN_ORDER"], 0],
    [["BILLED_TWICE"], 0],
    [["TOO_MANY"], 1_000],
    [["CANCELED"], 0],
    [["CANCELED"], 0],
    [["BILLED_TWICE", "PRICE"], 0],
  ]);
  expect([total, counts]).toEqual([
    7,
    [
      { value: "ALL", count: 7 },
      { value: "OPEN", count: 7 },
    ],
  ]);
  expect(rows[3]).toMatchObject({
    position: 5,
    shopNumber: part.uniqueId,
    orderId: part.orderId,
    unitCost: 1_000,
    orderedUnits: 3,
    billedUnits: 5,
  });
  expect(rows[0]).toMatchObject({ orderNumber: "NOWHERE", orderId: null, orderedUnits: null });
  expect((await list({ list: "MISMATCHED" })).rows.map(({ number }) => number)).not.toContain("M-1");
});

test("an item that the supplier cancels after its bill becomes a mismatch", async () => {
  const order = await aSupplierOrder(db());
  await recorded({ bill: "C-1", order: order.number, sku: order.sku });
  expect((await linesOf("C-1")).rows[0]!.open).toEqual([]);
  await db()
    .transaction()
    .execute(async (trx) => {
      await sql`UPDATE supplier_order_items SET is_over = true
        WHERE supplier_order_id = ${order.supplierOrderId}`.execute(trx);
      await recheckOrders(trx, [order.supplierOrderId]);
    });
  expect((await linesOf("C-1")).rows[0]).toMatchObject({ open: ["CANCELED"], expected: 0 });
});

test("mismatches are settled with a note, and a removed bill no longer counts", async () => {
  const order = await aSupplierOrder(db());
  const line = { order: order.number, sku: order.sku };
  await recorded({ bill: "S-1", ...line });
  await recorded({ bill: "S-2", ...line });
  const [first, second] = [(await billOf("S-1"))!, (await billOf("S-2"))!];
  expect([first.mismatches, second.mismatches]).toEqual([0, 1]);
  const both = await Promise.all([settle(second.id, 2), settle(second.id, 2)]);
  expect(both.map(({ body }) => body.message)).toEqual(["Mismatches settled.", "Mismatches settled."]);
  expect((await linesOf("S-2")).rows[0]).toMatchObject({
    open: [],
    settled: ["BILLED_TWICE"],
    settledBy: finance.username,
    note: "Credited by the supplier",
  });
  const removed = await Promise.all([remove(first.id), remove(first.id)]);
  expect(removed.map(({ body }) => body.message)).toEqual(["Bill removed.", "Bill removed."]);
  // The other bill is the only one of the order now.
  expect((await linesOf("S-2")).rows[0]).toMatchObject({ open: [], settled: [], expected: 2_000 });
  const { body } = await callRest(api.app, "getSupplierBill", {
    bearer: finance.bearer,
    params: { id: first.id },
  });
  expect(body.data!.bill).toMatchObject({ reason: "Wrong file", removedBy: finance.username });
  expect(await billOf("S-1")).toBeUndefined();
  expect((await billOf("S-1", "REMOVED"))!.removedAt).not.toBeNull();
  expect((await settle(first.id, 2)).status).toBe(404);
  const about = (await notes()).filter((note) => /supplier bill S-/.test(note));
  expect(about.sort()).toEqual([
    "supplier bill S-1: removed: Wrong file",
    "supplier bill S-2: line 2 settled: Credited by the supplier",
  ]);
  // A removed bill may be recorded again.
  await recorded({ bill: "S-1", ...line, amount: "20.02" });
});

test("the report has billed amounts and mismatches, before and after its totals are rolled up", async () => {
  const order = await aSupplierOrder(db(), { units: 1, cost: 5_000 });
  const today = shopDay(new Date());
  const range = { from: addDays(today, -500), to: today };
  const totals = async () => {
    const rows = await reportRows(api, finance.bearer, "bestbuybilling", range);
    return rows.map(({ names: [, state], sums }) => [state, ...sums.slice(2, 3), ...sums.slice(5)] as const);
  };
  const of = (rows: Awaited<ReturnType<typeof totals>>, state: string) =>
    rows.find(([name]) => name === state)!;
  await sumUpAll(db());
  const before = await totals();
  await recorded(
    { bill: "R-1", order: order.number, sku: order.sku, units: 1, amount: "51.00" },
    { bill: "R-1", order: "NONE", sku: "X", units: 1, amount: "7.00" },
  );
  const added = (state: string, rows: Awaited<ReturnType<typeof totals>>) =>
    of(rows, state)
      .slice(1)
      .map((sum, at) => Number(sum) - Number(of(before, state)?.[at + 1] ?? 0));
  for (const roll of [async () => {}, () => sumUpAll(db())]) {
    await roll();
    const after = await totals();
    expect(added("Taken by the supplier", after)).toEqual([0, 5_100, 1]);
    expect(added("Billed without an order", after)).toEqual([0, 700, 1]);
  }
  await remove((await billOf("R-1"))!.id);
  expect(added("Taken by the supplier", await totals())).toEqual([0, 0, 0]);
});

test("orders shipped 31 days ago are listed until they are billed", async () => {
  const late = await aSupplierOrder(db(), { shippedDaysAgo: 31, units: 2, cost: 1_000 });
  const recent = await aSupplierOrder(db(), { shippedDaysAgo: 29 });
  const unbilled = async () => {
    const { body } = await callRest(api.app, "listUnbilledOrders", {
      bearer: finance.bearer,
      body: { pageSize: 100 },
    });
    return body.data!.rows.filter(({ orderId }) => [late.orderId, recent.orderId].includes(orderId));
  };
  expect(await unbilled()).toMatchObject([{ shopNumber: late.uniqueId, units: 2, expected: 2_000 }]);
  await recorded({ bill: "U-1", order: late.number, sku: late.sku, units: 1, amount: "10.00" });
  expect(await unbilled()).toMatchObject([{ units: 1, expected: 1_000 }]);
  await recorded({ bill: "U-2", order: late.number, sku: late.sku, units: 1, amount: "10.00" });
  expect(await unbilled()).toEqual([]);
});

test("a file of 5,000 lines is previewed and recorded", async () => {
  const order = await aSupplierOrder(db(), { units: 2_000, cost: 1 });
  const lines = Array.from({ length: 5_000 }, (_, at) => ({
    bill: `L-${at % 50}`,
    order: at < 2_500 ? order.number : `NONE-${at}`,
    sku: order.sku,
    units: 1,
    amount: "0.01",
  }));
  const file = aBillFile(lines);
  const compared = (await preview(file)).body.data!;
  expect([compared.bills.length, compared.lines.length, compared.mismatched]).toEqual([50, 200, 3_000]);
  expect((await record(file)).body.message).toBe("Bills recorded.");
  const { rows } = await list({ text: "l-" });
  expect(rows.reduce((sum, { mismatches }) => sum + mismatches, 0)).toBe(3_000);
});

describe("refused", () => {
  const good = aBillFile([{ bill: "BAD", order: "B", sku: "S" }]);

  test.each([
    [{ ...good, supplier: "NOBODY" }],
    [{ ...good, supplier: null }],
    [{ ...good, fileName: "" }],
    [{ ...good, content: "" }],
    [{ ...good, content: "é" }],
    [{ ...good, content: "A".repeat(1_000_000) }],
    [billContent("\0".repeat(690_000))],
    [billContent('"'.repeat(690_000))],
    [billContent("A,B\n1,2\n")],
    [aBillFile([{ bill: "BAD", order: "B", sku: "S", amount: "-1.00" }])],
    [aBillFile([{ bill: "BAD", order: "B", sku: "S", amount: "lots" }])],
    [aBillFile([{ bill: "BAD", order: "B", sku: "S", units: "-2" }])],
    [aBillFile([{ bill: "BAD", order: "B\u0000", sku: "S" }])],
  ])("is file %#, within a second", async (body) => {
    for (const call of [preview, record]) {
      const began = performance.now();
      expect((await call(body)).status).toBe(400);
      expect(performance.now() - began).toBeLessThan(1_000);
    }
  });

  test("are staff without the permission, unknown bills and lines, and an empty note", async () => {
    expect((await preview(good, support.bearer)).status).toBe(403);
    expect((await record(good, randomUUID(), support.bearer)).status).toBe(403);
    const { status } = await callRest(api.app, "listSupplierBills", { bearer: support.bearer, body: {} });
    expect(status).toBe(403);
    expect((await record(good, "x")).status).toBe(400);
    expect((await remove(randomUUID())).status).toBe(404);
    expect((await settle(randomUUID(), 1)).status).toBe(404);
    const { id } = (await billOf("A-1"))!;
    expect((await settle(id, 99)).status).toBe(404);
    expect((await settle(id, 3, " ")).status).toBe(400);
    expect((await remove(id, " ")).status).toBe(400);
  });
});
