/**
 * npm run staff:invite -- --email ADDRESS --first-name NAME --last-name NAME --phone DIGITS
 * Invites the first super admin of a new shop; all other staff are invited in the back office (STAFF-1,
 * ROLE-3).
 */
import { parseArgs } from "node:util";
import { withCountryPrefix } from "#contract/fields/fields";
import { staffUserInput } from "#contract/staff/users";
import { inviter } from "../auth/invite.service";
import { readConfig } from "../config";
import { createSealer } from "../db/sealed";
import { DomainError, OperatorError } from "../errors";
import { validate } from "../http/validation";
import { reportError } from "./launcher/report-error";
import { withDatabase } from "./with-database";

const USAGE = `Usage: npm run staff:invite -- --email ADDRESS --first-name NAME --last-name NAME --phone DIGITS

Creates a super admin and emails them a code, valid for 15 minutes, to choose their password. The shop must be
running to send the email.`;

const person = staffUserInput.omit(["role"]);

/** @throws OperatorError describing invalid arguments */
function readPerson(args: readonly string[]) {
  try {
    const text = { type: "string", default: "" } as const;
    const { values } = parseArgs({
      args: [...args],
      options: { email: text, "first-name": text, "last-name": text, phone: text },
    });
    const { "first-name": firstName, "last-name": lastName, ...others } = values;
    return validate(person, { ...others, firstName, lastName });
  } catch (error) {
    const sentences =
      error instanceof DomainError
        ? error.fieldErrors.map(
            ({ property, constraints }) => `${property}: ${Object.values(constraints)[0]}`,
          )
        : [(error as Error).message];
    throw new OperatorError([...sentences, "", USAGE].join("\n"));
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) return console.log(USAGE);
  const config = readConfig();
  const { email: username, phone, ...names } = readPerson(args);
  const isAdded = await withDatabase(config, async (db) => {
    const invite = inviter({ db, sealer: createSealer(config.piiKeys) }, config.shop);
    return invite({ username, ...names, phone: withCountryPrefix(phone), role: "SUPERADMIN" });
  });
  if (!isAdded) throw new OperatorError(`${username} already has an account.`);
  console.log(`${username} is invited. The running shop sends the email with the code.`);
}

main().catch(reportError);
