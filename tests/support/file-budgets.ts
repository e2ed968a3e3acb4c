/** Time budgets of test files, so that the whole run stays short. In seconds on an idle two-core machine. */

/**
 * A project's budget for one file, and its usual median; on a machine with a longer median the budget scales.
 * Browser tests have none: the first of them wait for the site build.
 */
const PROJECTS: Readonly<Record<string, { readonly budget: number; readonly median: number }>> = {
  integration: { budget: 25, median: 8 },
};

/** Files that need more, with the reason. */
const OWN_BUDGETS: Readonly<Record<string, readonly [seconds: number, reason: string]>> = {
  "tests/integration/backoffice/affiliates-killed.test.ts": [60, "hosts are killed and started"],
  "tests/integration/imports/import-killed.test.ts": [60, "hosts are killed and started"],
  "tests/integration/catalogue/saved-killed.test.ts": [60, "hosts are killed and started"],
  "tests/integration/leases/lease-killed.test.ts": [60, "hosts are killed and started"],
  "tests/integration/backoffice/supplier-killed.test.ts": [60, "hosts are killed and started"],
  "tests/integration/leases/lease-delivery.test.ts": [
    60,
    "a lease waits for its delivery, its funding and its first payment",
  ],
  "tests/integration/leases/lease-money.test.ts": [60, "random checkouts with hosts that are killed"],
  "tests/integration/hosts/typed-statements.test.ts": [40, "the types of all statements are computed"],
  "tests/integration/hosts/hostile-requests.test.ts": [60, "a megabyte in every field of every call"],
  "tests/integration/people/access-matrix.test.ts": [40, "every operation by every role"],
  "tests/integration/messaging/campaigns.test.ts": [40, "batches of mails are waited for"],
  "tests/integration/imports/catalogue-import-failures.test.ts": [40, "an import is killed and begun anew"],
  "tests/integration/catalogue/facets.test.ts": [40, "the counts of a hundred addresses"],
  "tests/integration/imports/import-admin.test.ts": [40, "one import at a time"],
  "tests/integration/people/no-lock-out.test.ts": [40, "passwords are hashed by the hundred"],
  "tests/integration/orders/order-bulk.test.ts": [60, "1,500 orders in one change"],
  "tests/integration/backoffice/supplier-orders.test.ts": [40, "a supplier's answers are waited for"],
  "tests/integration/catalogue/search-engines.test.ts": [40, "two engines are recounted"],
  "tests/integration/hosts/rest-fuzz.test.ts": [40, "odd input to every call"],
  "tests/integration/hosts/odd-requests.test.ts": [60, "random requests to every operation"],
  "tests/integration/catalogue/search-follows-imports.test.ts": [60, "random imports into a host that runs"],
};

/** A file fails the run at this multiple of its budget: a busy machine is no fault of a file. */
const TOLERANCE = 2;
/** Fewer files say nothing about the machine. */
const MIN_FILES = 20;

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** Files over their budget, as sentences. Empty for a project without budgets and for a partial run. */
export function findOverBudget(project: string, times: readonly FileTime[]): string[] {
  const usual = PROJECTS[project];
  if (!usual || times.length < MIN_FILES) return [];
  const pace = Math.max(1, medianOf(times) / usual.median);
  return times.flatMap(({ file, seconds }) => {
    const budget = OWN_BUDGETS[file]?.[0] ?? usual.budget;
    if (seconds <= TOLERANCE * pace * budget) return [];
    const machine = pace > 1 ? ` on a machine ${pace.toFixed(1)} times as slow as usual` : "";
    return [`${file} took ${Math.round(seconds)} s${machine}; its budget is ${budget} s`];
  });
}

/** The slowest files, slowest first. */
export function slowestOf(times: readonly FileTime[], count: number): FileTime[] {
  return [...times].sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

/** Files with a budget of their own. */
export function listOwnBudgets(): string[] {
  return Object.keys(OWN_BUDGETS);
}

function medianOf(times: readonly FileTime[]): number {
  const sorted = times.map(({ seconds }) => seconds).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
