/** Writes docs/jobs.md: what each job does, reads and writes, and which files wake it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "../project-root";
import { JOBS, type JobName } from "./job-names";

const SERVER = path.join(PROJECT_ROOT, "server");

/** A server file that may write tables and wake jobs; its path begins with server/. */
export interface ServerFile {
  readonly file: string;
  readonly text: string;
}

/** Reads production code. */
export function readServerFiles(): ServerFile[] {
  return readdirSync(SERVER, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^jobs\//.test(file))
    .sort()
    .map((file) => ({ file: `server/${file}`, text: readFileSync(path.join(SERVER, file), "utf8") }));
}

/** Lists the files that wake a job by name. */
export function listWakers(files: readonly ServerFile[], name: JobName): string[] {
  const isWaking = ({ text }: ServerFile) =>
    text.includes('jobs/wake"') && new RegExp(`(?<!name: )"${name}"`).test(text);
  return files.filter(isWaking).map(({ file }) => file);
}

export function writeJobsPage(): string {
  const files = readServerFiles();
  const sections = (Object.keys(JOBS) as JobName[]).map((name) => {
    const { does, watches, writes }: (typeof JOBS)[JobName] = JOBS[name];
    const wakers = listWakers(files, name).map((file) => `\`${file}\``);
    const watched = Object.entries(watches).map(([table, columns]: [string, readonly string[]]) =>
      columns.length === 0 ? table : `${table} (${columns.join(", ")})`,
    );
    return `## ${name}

${does}

- Watches: ${watched.join(", ") || "nothing; runs on a timer"}
- Writes: ${writes.join(", ") || "the rows it watches"}
- Woken by: ${wakers.join(", ") || "polling or a timer"}
`;
  });
  return `# Background jobs

Written by \`npm run codegen\` from \`server/jobs/job-names.ts\` and the calls of \`wake()\`; do not edit. How jobs run:
[decisions/jobs.md](decisions/jobs.md).

${sections.join("\n")}`;
}
