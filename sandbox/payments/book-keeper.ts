/**
 * The vendors' books: every change is a line in a file before it is answered, so that kill -9 loses no payment. They hold
 * mails and names as anybody reads them, so only the owner of the process may.
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

/** Records by id; the last one put under an id counts. */
export interface Book<T> {
  get(id: string): T | undefined;
  put(id: string, record: T): void;
  /** In the order in which their ids were first put. */
  list(): T[];
}

const FOLDER_OF_OWNER = 0o700;
const FILE_OF_OWNER = 0o600;

export class BookKeeper {
  /** @param dataDir folder of the books; null keeps them in memory */
  constructor(private readonly dataDir: string | null) {
    if (!dataDir) return;
    mkdirSync(dataDir, { recursive: true, mode: FOLDER_OF_OWNER });
    // One that an earlier version made is open to others.
    chmodSync(dataDir, FOLDER_OF_OWNER);
  }

  /** @param name file name without ending, one for each kind of record of a vendor, e.g. "braintree-transactions" */
  open<T>(name: string): Book<T> {
    const file = this.dataDir ? path.join(this.dataDir, `${name}.jsonl`) : null;
    const records = file ? readBook<T>(file) : new Map<string, T>();
    // Stays open: opening and closing it costs more than the line.
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
  // Rewritten without superseded lines, and without the half line a kill may have left at the end.
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
