/**
 * Counts the processes that use the embedded database of a data folder. Several commands may (the shop, an import
 * beside it); the last to leave stops the server, and a killed process no longer counts.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isAlive, ownIdentity } from "./process-identity";

let registrations = 0;

export class DatabaseUsers {
  private readonly entry = `${ownIdentity()}-${++registrations}`;

  constructor(private readonly folder: string) {}

  async join(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(path.join(this.folder, this.entry), "");
  }

  /** @returns whether nobody else is left. */
  async leave(): Promise<boolean> {
    await rm(path.join(this.folder, this.entry), { force: true });
    let isLast = true;
    for (const name of await readdir(this.folder)) {
      if (isAlive(name.split("-").slice(0, 2).join("-"))) isLast = false;
      else await rm(path.join(this.folder, name), { force: true });
    }
    return isLast;
  }
}
