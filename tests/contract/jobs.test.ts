/** Code that makes something due for a background job wakes the job (docs/decisions/jobs.md). */
import { JOBS, type JobName } from "../../server/jobs/job-names";
import { listWakers, readServerFiles, type ServerFile } from "../../server/jobs/jobs-page";

const files = readServerFiles();
const names = Object.keys(JOBS) as JobName[];

/** Statements that wake no job, and why. */
const OWN = "the job itself claims and postpones its rows; the look after its run finds their times";
const EXEMPT: Readonly<Record<string, string>> = {
  "server/campaigns/sending.store.ts campaigns.mails": OWN,
  "server/catalogue/import/writing/import.store.ts catalogue.stock-labels": "changeCatalogue() wakes it",
  "server/catalogue/pricing/priced-products.store.ts catalogue.sale-periods": OWN,
  "server/leases/delivery/settling.store.ts affiliates.commissions": "changing the items wakes it",
  "server/orders/changing/items/parts-of-lines.store.ts affiliates.commissions":
    "changing the items wakes it",
  "server/orders/changing/steps.store.ts payments.holds": "a move ends a hold and begins none",
  "server/orders/placing/insert-order.store.ts stock-alerts.mails": "an order only takes stock",
  "server/catalogue/import/writing/import.store.ts stock-alerts.mails": "changeCatalogue() wakes it",
};

/** SQL templates of a file. */
function statementsOf({ text }: ServerFile): string[] {
  return text.split("`").filter((part) => /\b(INSERT INTO|UPDATE) [a-z_]+/.test(part));
}

/** Whether a file writes one of the columns, or rows, of a table. */
function isWriting(file: ServerFile, table: string, columns: readonly string[]): boolean {
  return statementsOf(file).some((statement) => {
    const isInsert = new RegExp(`INSERT INTO ${table}\\b`).test(statement);
    const isUpdate = new RegExp(`UPDATE ${table}\\b`).test(statement);
    return (
      (isInsert && columns.length === 0) ||
      ((isInsert || isUpdate) &&
        columns.some((column) => new RegExp(`(SET|,)\\s+${column} =`).test(statement)))
    );
  });
}

const watched = names.filter((name) => !("isLookedFor" in JOBS[name]));

/** Files that make something due for a job and do not wake it. */
function listSilent(name: JobName): string[] {
  const wakers = listWakers(files, name);
  return files
    .filter((file) =>
      Object.entries(JOBS[name].watches).some(([table, columns]: [string, readonly string[]]) =>
        isWriting(file, table, columns),
      ),
    )
    .map(({ file }) => file)
    .filter((file) => !wakers.includes(file));
}

test.each(watched)("every file that makes something due for %s wakes it", (name) => {
  expect(listSilent(name).filter((file) => !(`${file} ${name}` in EXEMPT))).toEqual([]);
});

test("every exemption is needed", () => {
  const silent = watched.flatMap((name) => listSilent(name).map((file) => `${file} ${name}`));
  expect(Object.keys(EXEMPT).filter((exempt) => !silent.includes(exempt))).toEqual([]);
});

test("every job with waiting users is woken by a file", () => {
  expect(watched.length).toBeGreaterThan(15);
  expect(watched.filter((name) => listWakers(files, name).length === 0)).toEqual([]);
});
