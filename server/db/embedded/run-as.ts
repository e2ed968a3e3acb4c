/** PostgreSQL refuses to run as root: under root, its programs run as a separate account. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { OperatorError } from "../../errors";

const execute = promisify(execFile);

export interface Account {
  /** Command prefix that switches the user; empty for the current user. */
  readonly prefix: readonly string[];
  /** Owner of the files; null = the current user. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

/**
 * Returns the account that runs the database: the current user, or under root the owner of an existing
 * database, else "postgres".
 * @throws OperatorError if root cannot run PostgreSQL as the owner of an existing database
 */
export async function findAccount(clusterDir: string, programDir: string): Promise<Account> {
  const existing = await stat(clusterDir).catch(() => null);
  const ownUid = process.getuid?.();
  if (existing && existing.uid !== ownUid && ownUid !== 0)
    throw new OperatorError(
      `The database in ${clusterDir} belongs to another account (uid ${existing.uid}): start the shop as that account, ` +
        "or change the folder's owner (chown -R).",
    );
  if (ownUid !== 0) return { prefix: [], owner: null };
  if (existing?.uid === 0)
    throw new OperatorError(
      `The database in ${clusterDir} belongs to root, and PostgreSQL does not run as root: ` +
        "change the folder's owner to the account that should run it (chown -R).",
    );
  const owner = existing ? { uid: existing.uid, gid: existing.gid } : await postgresUser();
  const plain = ["setpriv", `--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"];
  const parent = clusterDir.slice(0, clusterDir.lastIndexOf("/"));
  if (await canReach(plain, [programDir, parent])) return { prefix: plain, owner };
  // A checkout below /root is closed to every other account, but root may pass on its right to enter closed
  // folders. (PostgreSQL checks its own program with access(2), which ignores that right unless the fix-up is
  // off.)
  const [setpriv = "", ...identity] = plain;
  const right = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  const passing = [setpriv, "--securebits=+no_setuid_fixup", ...identity, ...right];
  if (await canReach(passing, [programDir, parent])) return { prefix: passing, owner };
  throw new OperatorError(
    `The database account (uid ${owner.uid}) cannot reach ${parent}: use a DATA_DIR outside private folders.`,
  );
}

async function canReach(prefix: readonly string[], folders: readonly string[]): Promise<boolean> {
  const test = folders.map((_, index) => `[ -r "$${index + 1}/." ]`).join(" && ");
  const [program = "", ...args] = [...prefix, "sh", "-c", test, "sh", ...folders];
  return execute(program, args).then(
    () => true,
    () => false,
  );
}

async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const existing = findUser("postgres");
  if (existing) return existing;
  try {
    await execute("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
  } catch {
    throw new OperatorError(
      "PostgreSQL does not run as root, and creating an account for it failed: create a user named postgres, or start as a regular user.",
    );
  }
  const created = findUser("postgres");
  if (!created) throw new OperatorError("The account postgres was created but cannot be found.");
  return created;
}

function findUser(name: string): { uid: number; gid: number } | null {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
