/**
 * npm run staff:reset-second-factor -- --email ADDRESS
 * For a super admin who lost phone and recovery codes, if there is no other super admin. Safe, because a user
 * with shell access holds the keys anyway (STAFF-6). Recorded in the audit log like a reset by a super admin.
 */
import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { secondFactorResetInput } from "#contract/accounts/second-factor";
import { createAuditStore, recordSecondFactorReset } from "../audit/audit.store";
import { createSecondFactorReset } from "../auth/second-factor/second-factor-reset.service";
import { createUsersStore } from "../auth/users/users.store";
import { readConfig } from "../config";
import { createSealer } from "../db/sealed";
import { OperatorError } from "../errors";
import { validate } from "../http/validation";
import { reportError } from "./launcher/report-error";
import { withDatabase } from "./with-database";

const USAGE = `Usage: npm run staff:reset-second-factor -- --email ADDRESS

Removes a staff member's second factor and signs them out everywhere. They set up a new one the next time they
sign in with their password. Verify their identity first.`;

/** @throws OperatorError describing invalid arguments */
function readUsername(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { email: { type: "string", default: "" } } });
    return validate(secondFactorResetInput, { username: values.email }).username;
  } catch (error) {
    throw new OperatorError([(error as Error).message, "", USAGE].join("\n"));
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) return console.log(USAGE);
  const config = readConfig();
  const username = readUsername(args);
  const outcome = await withDatabase(config, async (db) => {
    const sealer = createSealer(config.piiKeys);
    const reset = createSecondFactorReset({
      users: createUsersStore(db, sealer),
      db,
      sealer,
      shop: config.shop,
      recordReset: recordSecondFactorReset(createAuditStore(db, sealer)),
    });
    const call = "npm run staff:reset-second-factor";
    return reset(username, { call, ipAddress: "", userAgent: `system user ${userInfo().username}` });
  });
  if (outcome === "NO_USER") throw new OperatorError(`${username} has no account.`);
  if (outcome === "NO_SECOND_FACTOR") throw new OperatorError(`${username} has no second factor.`);
  console.log(
    `${username} will set up a new second factor at the next sign-in and was signed out on every device.`,
  );
}

main().catch(reportError);
