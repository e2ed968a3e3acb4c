/** Reports failures of commands. */
import { operatorSentence } from "../../errors";

/** Prints one sentence for an expected error, a stack for any other; sets exit code 1. */
export function reportError(error: unknown): void {
  console.error(operatorSentence(error) ?? error);
  process.exitCode = 1;
}

/** Reports a failure after which the command continues. */
export function printError(error: unknown): void {
  console.error(operatorSentence(error) ?? (error instanceof Error ? error.message : error));
}
