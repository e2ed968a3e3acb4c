/**
 * npm run reseal: after a new key was added at the front of PII_KEY, reseals all values and reports whether
 * the older keys can be removed. May be interrupted and repeated, also while the shop is open. Exit code 1
 * while an older key is needed.
 */
import { readConfig } from "../config";
import type { Db } from "../db/client";
import { createKeyRing } from "../db/key-ring";
import { createSealer, type Sealer } from "../db/sealed";
import { replaceAddresses } from "../audit/actors.store";
import { findKeyUse, type KeyUse } from "../db/sealing/key-use";
import { reseal, type ResealConflict, type ResealProgress } from "../db/sealing/reseal";
import { SEALED_COLUMNS } from "../declarations";
import { reportError } from "./launcher/report-error";
import { withDatabase } from "./with-database";

const LINE_EVERY_MS = 2_000;

async function main(): Promise<void> {
  const config = readConfig();
  const sealer = createSealer(config.piiKeys);
  const { use, conflicts } = await withDatabase(config, (db) => resealAll(db, sealer));
  const [newest, ...earlier] = createKeyRing(config.piiKeys).map(({ id }) => id.toString("hex"));
  const isNeeded = Object.keys({ ...use.stale, ...use.bare }).length > 0;
  for (const line of isNeeded
    ? [...conflicts.map(conflictSentence), ...needs(use, conflicts)]
    : [`All values are sealed with the first key of PII_KEY (${newest}).`]) {
    console.log(line);
  }
  if (earlier.length > 0) console.log(verdict(earlier, isNeeded));
  if (isNeeded) process.exitCode = 1;
}

interface Outcome {
  readonly use: KeyUse;
  readonly conflicts: readonly ResealConflict[];
}

async function resealAll(db: Db, sealer: Sealer): Promise<Outcome> {
  while (await replaceAddresses(db, sealer));
  const conflicts = new Map<string, ResealConflict>();
  const add = (conflict: ResealConflict) => conflicts.set(`${conflict.table} ${conflict.place}`, conflict);
  const count = await reseal(db, sealer, SEALED_COLUMNS, everyFewSeconds(), add);
  console.log(`${count.toLocaleString("en-US")} values were resealed.`);
  return { use: await findKeyUse(db, sealer, SEALED_COLUMNS), conflicts: [...conflicts.values()] };
}

/** Names no address, because logs are stored longer than accounts. */
function conflictSentence({ table, id, otherId }: ResealConflict): string {
  if (table === "users")
    return `Accounts ${otherId} and ${id} have one email address in two spellings: ${id} keeps its earlier key. Delete one of them, and run this command again.`;
  return `Rows ${otherId ?? ""} and ${id ?? ""} of ${table} have one index: the second keeps its earlier key.`;
}

function everyFewSeconds(): (progress: ResealProgress) => void {
  let next = Date.now() + LINE_EVERY_MS;
  return ({ table, column, done, total }) => {
    if (done < total && Date.now() < next) return;
    next = Date.now() + LINE_EVERY_MS;
    console.error(`${table}.${column}: ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`);
  };
}

function needs({ stale, bare }: KeyUse, conflicts: readonly ResealConflict[]): string[] {
  const others = Object.entries(stale).map(([column, count]) => {
    const reported = conflicts.filter(({ table }) => column.startsWith(`${table}.`)).length;
    return [column, count - reported] as const;
  });
  return [
    ...others
      .filter(([, count]) => count > 0)
      .map(
        ([column, count]) =>
          `${count} values of ${column} cannot be opened with any key of PII_KEY, or are being written now.`,
      ),
    ...Object.entries(bare).map(
      ([table, count]) => `${count} rows of ${table} wait for their users' next sign-in.`,
    ),
  ];
}

function verdict(earlier: readonly string[], isNeeded: boolean): string {
  const keys = earlier.join(", ");
  return isNeeded
    ? `Keep the earlier keys (${keys}) and run this command again later.`
    : `You can remove the earlier keys from PII_KEY (${keys}). Codes emailed in the last 15 minutes will stop working.`;
}

main().catch(reportError);
