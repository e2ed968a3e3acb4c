/** An operator's settings of a public shop, and shop programs run with given settings. */
import { spawn } from "node:child_process";
import { RUNNER } from "../../../server/cli/launcher/child";

export const PUBLIC_SETTINGS = {
  SITE_ORIGINS: "https://shop.example",
  API_URL: "https://api.shop.example",
  TRUST_PROXY: "127.0.0.1",
  BUILD_KEY: "Yk3vN1m8qT0sZ5cXb7LwRj2HfGd4AeUp",
  PII_KEY: "o9IuYt6RrEw3QqAz5SxDc7VfBg1NhMj8",
  TOKEN_KEY: "pL0oKm9IjNu8HbYgV7cFtD6xRs5ZeWa4",
  SMTP_URL: "smtp://shop:secret@mail.example:587",
  MAIL_FROM: "shop@shop.example",
} as const;

export interface Ending {
  readonly code: number | null;
  /** Everything the process printed. */
  readonly output: string;
}

/** Runs a shop program with exactly these settings until it exits. */
export function runToItsEnd(
  script: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<Ending> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [RUNNER, script, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH, HOME, TMPDIR, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
