/** How a command ends that could not do what it was asked. */
import { OperatorError } from "../errors";

/** Prints the one sentence for the person at the terminal, the stack only of what they cannot put right; exit code 1. */
export function reportError(error: unknown): void {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
