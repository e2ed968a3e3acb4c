/** The frame of every long command: one clear sentence for what the person can put right, exit code 1. */
import { ConfigError } from "../../config";
import { DatabaseUnavailable } from "../../db/embedded/database-unavailable";
import { StartError } from "./start-error";

const EXPECTED = [ConfigError, DatabaseUnavailable, StartError];

/** Prints an error the way a command ends with it. */
export function reportError(error: unknown): void {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
}
