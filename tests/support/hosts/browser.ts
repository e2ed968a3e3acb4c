/** Chromium for tests and benchmarks: the copy in an npm package, whatever else is installed. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { chromium, type Browser } from "playwright-core";
import { withLock } from "../../../server/db/embedded/lock-file";

/** Flags for Chromium in a container or without its system libraries; harmless everywhere else. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--hide-scrollbars",
];

let unpacked: Promise<string> | undefined;

/** Path of the browser: the bundled one, unpacked on first use, or the one TEST_BROWSER names. */
export async function chromiumPath(): Promise<string> {
  return process.env["TEST_BROWSER"] || (unpacked ??= unpackBundled());
}

/** Starts a browser; the caller closes it. @param more arguments besides CHROMIUM_ARGUMENTS */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_ARGUMENTS, ...more] });
}

const UNPACK = `
  import("@sparticuz/chromium").then((bundled) => bundled.default.executablePath()).catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })`;

/**
 * The package unpacks into the temporary folder and trusts its contents, so it gets a separate folder that appears only
 * when complete. With AWS settings it also unpacks the libraries a bare Debian lacks; a small script passes those to the
 * browser only.
 */
async function unpackBundled(): Promise<string> {
  const cache = path.resolve("node_modules/.cache");
  const { version } = JSON.parse(await readFile("node_modules/@sparticuz/chromium/package.json", "utf8")) as {
    version: string;
  };
  const folder = path.join(cache, `chromium-${version}`);
  const script = path.join(folder, "chromium.sh");
  await mkdir(cache, { recursive: true });
  await withLock(path.join(cache, "chromium.lock"), async () => {
    if (existsSync(script)) return;
    const draft = `${folder}.new`;
    await rm(folder, { recursive: true, force: true });
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft);
    await promisify(execFile)(process.execPath, ["-e", UNPACK], {
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
    });
    await writeFile(path.join(draft, "fonts/fonts.conf"), fontConfiguration(path.join(folder, "fonts")));
    await writeFile(path.join(draft, "chromium.sh"), startScript(folder), { mode: 0o755 });
    await rename(draft, folder);
  });
  return script;
}

function startScript(folder: string): string {
  return [
    "#!/bin/sh",
    `export LD_LIBRARY_PATH="${folder}/al2023/lib:$LD_LIBRARY_PATH"`,
    `export FONTCONFIG_PATH="${folder}/fonts"`,
    `exec "${folder}/chromium" "$@"`,
    "",
  ].join("\n");
}

function fontConfiguration(folder: string): string {
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
    "",
  ].join("\n");
}
