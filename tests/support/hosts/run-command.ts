/** Runs a shop command as npm does, and returns its output. */
import { execFile } from "node:child_process";
import { RUNNER } from "../../../server/cli/launcher/child";

export interface CommandOutcome {
  readonly exitCode: number;
  readonly output: string;
}

/** @param file of server/cli/, such as "reseal", or the path of another program */
export function runCommand(
  file: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<CommandOutcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [RUNNER, file.includes("/") ? file : `server/cli/${file}.ts`, ...args],
      { env: { ...process.env, ...env } },
      (_error, stdout, stderr) => resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}
