/** Checks out another commit of this repository into a separate folder, ready to run. */
import { execFileSync } from "node:child_process";
import { mkdir, readFile, readdir, rm, symlink } from "node:fs/promises";
import path from "node:path";

export interface Checkout {
  /** Abbreviated commit. */
  readonly name: string;
  readonly folder: string;
}

const LOCK_FILE = "package-lock.json";

/**
 * Writes a commit's files into a folder below `parent`. Shares the packages with this checkout if both lock
 * files are equal; otherwise installs them.
 * @throws Error for an unknown commit
 */
export async function checkOut(commit: string, parent: string): Promise<Checkout> {
  const hash = git(["rev-parse", "--verify", "--end-of-options", `${commit}^{commit}`]).trim();
  const name = hash.slice(0, 8);
  const folder = path.join(parent, name);
  const archive = `${folder}.tar`;
  await mkdir(folder, { recursive: true });
  git(["archive", `--output=${archive}`, hash]);
  execFileSync("tar", ["-xf", archive, "-C", folder]);
  await rm(archive);
  const locks = [LOCK_FILE, path.join(folder, LOCK_FILE)].map((file) => readFile(file, "utf8"));
  const [own, other] = await Promise.all(locks);
  if (own === other) await sharePackages(folder);
  else execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: ["ignore", 2, 2] });
  return { name, folder };
}

/** One link per package, so that caches next to them stay separate. */
async function sharePackages(folder: string): Promise<void> {
  const packages = path.resolve("node_modules");
  await mkdir(path.join(folder, "node_modules"));
  for (const name of await readdir(packages)) {
    if (name === ".cache") continue;
    await symlink(path.join(packages, name), path.join(folder, "node_modules", name));
  }
}

function git(args: readonly string[]): string {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}
