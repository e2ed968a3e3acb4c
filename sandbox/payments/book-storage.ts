/**
 * Append-only store of the sandboxes. Every change is written to a file before the response, so kill -9 loses
 * no payment. The files contain mails and names in plain text, so only the process owner has access.
 */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Records by id; the last write wins. */
export interface Book<T> {
  get(id: string): T | undefined;
  put(id: string, record: T): void;
  /** In order of first insertion. */
  list(): T[];
}

const FOLDER_OF_OWNER = 0o700;
const FILE_OF_OWNER = 0o600;

export class BookStorage {
  /** @param dataDir folder of the files; null keeps the data in memory */
  constructor(private readonly dataDir: string | null) {
    if (!dataDir) return;
    mkdirSync(dataDir, { recursive: true, mode: FOLDER_OF_OWNER });
    // Folders created by an earlier version are readable by others.
    chmodSync(dataDir, FOLDER_OF_OWNER);
  }

  /**
   * @param name file name without extension, one per kind of record and vendor, e.g. "braintree-transactions"
   */
  open<T>(name: string): Book<T> {
    const file = this.dataDir ? path.join(this.dataDir, `${name}.jsonl`) : null;
    const records = file ? readBook<T>(file) : new Map<string, T>();
    // Stays open: opening and closing costs more than writing a line.
    let written: number | null = null;
    return {
      get: (id) => records.get(id),
      put: (id, record) => {
        if (file) {
          written ??= openSync(file, "a", FILE_OF_OWNER);
          appendFileSync(written, `${JSON.stringify([id, record])}\n`);
        }
        records.set(id, record);
      },
      list: () => [...records.values()],
    };
  }
}

function readBook<T>(file: string): Map<string, T> {
  const records = new Map<string, T>();
  if (!existsSync(file)) return records;
  const text = readFileSync(file, "utf8");
  for (const line of text.split("\n")) {
    const entry = readLine<T>(line);
    if (entry) records.set(entry[0], entry[1]);
  }
  // Compacts the file: drops superseded lines and a partial last line after a kill.
  const draft = `${file}.new`;
  const lines = [...records].map((entry) => `${JSON.stringify(entry)}\n`);
  writeFileSync(draft, lines.join(""), { mode: FILE_OF_OWNER });
  chmodSync(draft, FILE_OF_OWNER);
  renameSync(draft, file);
  return records;
}

function readLine<T>(line: string): [string, T] | null {
  try {
    return JSON.parse(line) as [string, T];
  } catch {
    return null;
  }
}
