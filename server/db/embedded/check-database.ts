/** Checks a PostgreSQL server before the shop relies on it. */
import { Client } from "pg";
import { OperatorError } from "../../errors";

/** Runs one statement on a dedicated connection. @param patienceMs timeout; 0 = unlimited */
export async function query(
  url: string,
  statement: string,
  patienceMs = 0,
): Promise<Record<string, unknown>[]> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    statement_timeout: patienceMs,
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** @throws OperatorError with one sentence that never shows the password */
export async function requireReachable(url: string): Promise<void> {
  try {
    await query(url, "SELECT 1");
  } catch (error) {
    throw new OperatorError(`Cannot use the database at ${nameOf(url)}: ${reasonOf(error)}.`);
  }
}

function nameOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}:${port || 5432}${pathname} (DATABASE_URL)`;
  } catch {
    return "DATABASE_URL";
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === "ECONNREFUSED") return "nothing listens there";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "the host name is unknown";
  return (message || code || "no answer").replace(/\.$/, "");
}
