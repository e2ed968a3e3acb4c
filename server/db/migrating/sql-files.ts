/** Reads folders of SQL files, whose names order or identify them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "../../project-root";

export interface SqlFile {
  /** File name without its ending. */
  readonly name: string;
  readonly text: string;
}

/** Returns the files of a folder by name. @param folder relative to the project, such as server/db/functions */
export function readSqlFiles(folder: string): readonly SqlFile[] {
  const place = path.resolve(PROJECT_ROOT, folder);
  return readdirSync(place)
    .sort()
    .map((file) => ({
      name: path.basename(file, ".sql"),
      text: readFileSync(path.join(place, file), "utf8"),
    }));
}
