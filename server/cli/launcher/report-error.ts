/** How a failed command ends. */
import { operatorSentence } from "../../errors";

/** Prints the one sentence for the person at the terminal, the stack only of what they cannot put right; exit code 1. */
export function reportError(error: unknown): void {
  console.error(operatorSentence(error) ?? error);
  process.exitCode = 1;
}

/** Reports a failure after which the command continues. */
export function printError(error: unknown): void {
  console.error(operatorSentence(error) ?? (error instanceof Error ? error.message : error));
}
