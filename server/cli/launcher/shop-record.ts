/** <dataDir>/shop.json: the processes of this folder's shop, for the clean-up after a kill -9. */
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProcessIdentity, isAlive, ownIdentity } from "../../db/embedded/process-identity";
import { makeDataFolder } from "../../db/make-folder";
import type { Child } from "./child";
import { endLeftover } from "./end-leftover";
import { OperatorError } from "../../errors";

interface Content {
  readonly launcher: string;
  /** The npm that started the launcher: if npm was killed, the launcher is about to end. */
  readonly parent: string | null;
  readonly children: readonly string[];
}

export class ShopRecord {
  private children: string[] = [];
  private written: Promise<void> = Promise.resolve();

  private constructor(private readonly file: string) {}

  /**
   * Claims the folder for this launcher and ends leftovers of a killed one.
   * @throws OperatorError if another launcher runs the shop of this folder
   */
  static async claim(dataDir: string): Promise<ShopRecord> {
    const file = path.join(dataDir, "shop.json");
    makeDataFolder(dataDir);
    const previous = await read(file);
    if (previous) {
      await requireStopped(previous, dataDir);
      await Promise.all(previous.children.map(endLeftover));
    }
    const record = new ShopRecord(file);
    await record.write();
    return record;
  }

  async add(child: Child): Promise<void> {
    if (child.identity) this.children.push(child.identity);
    await this.write();
  }

  async remove({ identity }: Child): Promise<void> {
    this.children = this.children.filter((child) => child !== identity);
    await this.write();
  }

  async clear(): Promise<void> {
    await rm(this.file, { force: true });
  }

  /**
   * Serializes writes, because two hosts may end at once. A failed write, for example on a full disk, does
   * not block later ones.
   */
  private write(): Promise<void> {
    this.written = this.written.catch(() => undefined).then(() => this.writeNow());
    return this.written;
  }

  private async writeNow(): Promise<void> {
    const parent = process.env["npm_lifecycle_event"] ? findProcessIdentity(process.ppid) : null;
    const content: Content = { launcher: ownIdentity(), parent, children: this.children };
    await writeFile(`${this.file}.new`, JSON.stringify(content));
    await rename(`${this.file}.new`, this.file);
  }
}

async function read(file: string): Promise<Content | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Content;
  } catch {
    return null;
  }
}

async function requireStopped(previous: Content, dataDir: string): Promise<void> {
  const isEnding = previous.parent !== null && !isAlive(previous.parent);
  const deadline = Date.now() + (isEnding ? 30_000 : 0);
  while (isAlive(previous.launcher)) {
    if (Date.now() >= deadline) {
      const pid = previous.launcher.split("-")[0];
      throw new OperatorError(
        `The shop of ${dataDir} is already running (process ${pid}): stop it or set DATA_DIR.`,
      );
    }
    await wait(100);
  }
}
