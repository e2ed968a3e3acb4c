/** npm run audit:verify: verifies the integrity of the audit log (STAFF-8). */
import { parseArgs } from "node:util";
import { readEnds, readEntries } from "../audit/chain/chain.store";
import { findActFault } from "../audit/chain/verify-acts.store";
import { verifyChain } from "../audit/chain/verify-chain.service";
import { readConfig } from "../config";
import { atOneMoment } from "../db/querying/one-moment";
import { createSealer } from "../db/sealed";
import { OperatorError } from "../errors";
import { reportError } from "./launcher/report-error";
import { withDatabase } from "./with-database";

const USAGE = `Usage: npm run audit:verify [-- --known HASH]

Verifies the audit log and staff actions on orders and their money. Exits with 1 and names the
first entry or row that was altered, deleted, added or moved.
Store the printed hash away from the database. --known checks that it is still in the log: a log that was
restored to an earlier state, or rewritten by someone with the keys, does not contain it. Entries are kept for a year.`;

/** @throws OperatorError describing invalid arguments */
function readKnownHash(args: readonly string[]): string | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { known: { type: "string" } } });
    const { known } = values;
    if (known !== undefined && !/^[0-9a-f]{64}$/.test(known))
      throw new Error("A hash has 64 hexadecimal digits.");
    return known ?? null;
  } catch (error) {
    throw new OperatorError([(error as Error).message, "", USAGE].join("\n"));
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) return console.log(USAGE);
  const config = readConfig();
  const known = readKnownHash(args);
  const { entries, lastHash, fault, hasKnownHash, actFault } = await withDatabase(config, async (db) => {
    const sealer = createSealer(config.piiKeys);
    // Hosts may write in the meantime.
    return atOneMoment(db, async (unit) => {
      const ends = await readEnds(unit, sealer);
      const report = await verifyChain(ends, readEntries(unit, sealer), known);
      return { ...report, actFault: ends && !report.fault ? await findActFault(unit, sealer, ends) : null };
    });
  });
  if (actFault)
    throw new OperatorError(`${actFault.place}: ${actFault.reason}. ${entries} entries are intact.`);
  if (fault)
    throw new OperatorError(
      `Entry ${fault.id}: ${fault.reason}. The ${entries} entries before it are intact.`,
    );
  if (hasKnownHash === false) {
    throw new OperatorError(`${entries} entries are intact, but none of them has the hash ${known}.`);
  }
  console.log(`All ${entries} entries are intact. The last hash is ${lastHash}.`);
}

main().catch(reportError);
