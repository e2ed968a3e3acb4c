/** The sandbox host in its own process, and a visitor who signs in there over plain HTTP. */
import { closeSync, openSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startHost } from "../../../server/cli/launcher/child";
import { waitUntilReady } from "../../../server/cli/launcher/wait-until-ready";
import { readConfig, type Config } from "../../../server/config";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { TEST_DATA_DIR } from "../hosts/test-server";

export interface SocialSandbox {
  /** For `configFor`: providers, mail and shop of this sandbox. */
  readonly config: Pick<Config, "social" | "mail" | "sandbox" | "shop">;
  readonly url: string;
  stop(): Promise<void>;
}

/** Shorter than the test's set-up timeout, so that the cause is reported. */
const PATIENCE_MS = 40_000;

export async function startSocialSandbox(): Promise<SocialSandbox> {
  await mkdir(TEST_DATA_DIR, { recursive: true });
  const dataDir = await mkdtemp(path.join(tmpdir(), "sandbox-"));
  const logFile = path.join(dataDir, "sandbox.log");
  const log = openSync(logFile, "a");
  const env = {
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(await findFreePort()),
    SANDBOX_PAYMENTS_PORT: String(await findFreePort()),
    SANDBOX_SMTP_PORT: String(await findFreePort()),
    SITE_ORIGINS: "http://localhost:8000",
  };
  const child = startHost("The sandbox host", "sandbox/main.ts", env, { output: log });
  const stop = async () => {
    await child.stop();
    closeSync(log);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child, `http://127.0.0.1:${env.SANDBOX_PORT}/`, PATIENCE_MS);
  } catch (cause) {
    const output = await readFile(logFile, "utf8");
    await stop();
    throw new Error(`${String(cause)} Its output: ${output}`, { cause });
  }
  const { social, mail, sandbox, shop } = readConfig(env);
  return { config: { social, mail, sandbox, shop }, url: sandbox?.url ?? "", stop };
}

/** The visitor's choice on the provider's page: the fields of its form. */
export type Choice = Readonly<Record<string, string>>;

export const DENY: Choice = { choice: "deny" };

/** Follows the shop's redirect, chooses, and follows the way back. @returns the address on the site. */
export async function visitProvider(startUrl: string, choice: Choice): Promise<URL> {
  const cookies = new Map<string, string>();
  const send = async (url: URL, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const { origin } = new URL(startUrl);
  let url = new URL(startUrl);
  let answer = await send(url);
  for (let steps = 0; steps < 10; steps++) {
    const location = answer.headers.get("location");
    if (location) {
      url = new URL(location, url);
      if (url.origin !== origin) return url;
      answer = await send(url);
    } else {
      const page = await answer.text();
      if (answer.status !== 200)
        throw new Error(`The provider responded with status ${answer.status}: ${page}`);
      const body = new URLSearchParams([...hiddenFields(page), ...Object.entries(choice)]);
      url = new URL(/<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? "", url);
      answer = await send(url, { method: "POST", body });
    }
  }
  throw new Error("The provider did not redirect to the shop within 10 steps");
}

function hiddenFields(page: string): [string, string][] {
  const first = page.slice(page.indexOf("<form"), page.indexOf("</form>"));
  return [...first.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value.replace(/&amp;/g, "&")],
  );
}
