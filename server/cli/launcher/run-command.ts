/** Runs a long command: what a person can put right is told in one sentence, with exit code 1. */
import { ConfigError } from "../../config";
import { DatabaseUnavailable } from "../../db/embedded/database-unavailable";
import { StartError } from "./start-error";

const EXPECTED = [ConfigError, DatabaseUnavailable, StartError];

/** Prints an error the way a command ends with it. */
export function reportError(error: unknown): void {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
}
