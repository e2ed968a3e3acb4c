/** A Chromium for tests and benchmarks: the machine's own, else the one inside an npm package. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { chromium, type Browser } from "playwright-core";
import { withLock } from "../../server/db/embedded/lock-file";

const INSTALLED = "/usr/bin/chromium";

/** What a Chromium inside a container or without its system libraries needs. Harmless everywhere else. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--hide-scrollbars",
];

let found: Promise<string> | undefined;

/**
 * Path of a Chromium that runs here: CHROMIUM_PATH, /usr/bin/chromium, else the bundled one, unpacked on first use.
 * SHOP_TEST_BUNDLED_BROWSER=1 takes the bundled one in any case.
 */
export function chromiumPath(): Promise<string> {
  found ??= findChromium();
  return found;
}

/** Starts a browser; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_ARGUMENTS] });
}

async function findChromium(): Promise<string> {
  if (process.env["SHOP_TEST_BUNDLED_BROWSER"] !== "1") {
    const named = process.env["CHROMIUM_PATH"];
    if (named) return named;
    if (existsSync(INSTALLED)) return INSTALLED;
  }
  return unpackBundled();
}

const UNPACK = `
  import("@sparticuz/chromium").then((bundled) => bundled.default.executablePath()).catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })`;

/**
 * The package unpacks into the temporary folder and trusts whatever lies there, so it gets a folder of ours that
 * appears only when whole. Told that it runs where it was made for, it brings the libraries a bare Debian lacks; a
 * small script hands those to the browser and to nothing else.
 */
async function unpackBundled(): Promise<string> {
  const cache = path.resolve("node_modules/.cache");
  const folder = path.join(cache, "chromium");
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
