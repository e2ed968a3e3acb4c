/** How a command ends that could not do what it was asked. */
import { operatorSentence } from "../../errors";

/** Prints the one sentence for the person at the terminal, the stack only of what they cannot put right; exit code 1. */
export function reportError(error: unknown): void {
  console.error(operatorSentence(error) ?? error);
  process.exitCode = 1;
}

/** Tells of a failure the command goes on after. */
export function tellError(error: unknown): void {
  console.error(operatorSentence(error) ?? (error instanceof Error ? error.message : error));
}
