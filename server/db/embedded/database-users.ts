/**
 * Counts the processes that use a data folder's embedded database, such as the shop and an import beside it.
 * The last to leave stops the server; killed processes no longer count.
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

  /** @returns whether this was the last user */
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
