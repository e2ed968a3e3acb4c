/** `npm start` from the user's side: from nothing to a shop, Ctrl-C, kill -9 of every part, and errors. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { RUNNER } from "../../server/cli/launcher/child";
import { findFreePort } from "../../server/db/embedded/free-port";
import { refusedDuring } from "../support/hosts/refused-during";
import { CANONICAL_SITE_URL } from "../support/hosts/start-shop";
import { waitFor } from "../support/hosts/wait-for";

jest.setTimeout(600_000);

let dataDir = "";
let ports = { api: 0, site: 0, sandbox: 0, payments: 0, smtp: 0 };
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "shop-"));
  ports = {
    api: await findFreePort(),
    site: await findFreePort(),
    sandbox: await findFreePort(),
    payments: await findFreePort(),
    smtp: await findFreePort(),
  };
});
afterAll(async () => {
  for (const shop of started) if (shop.exitCode === null && shop.signalCode === null) shop.kill("SIGTERM");
  await Promise.all(started.map(ended));
  await rm(dataDir, { recursive: true, force: true });
});

class Shop {
  output = "";
  private onOutput = () => undefined as void;
  private readonly over: Promise<unknown>;

  private constructor(readonly process: ChildProcess) {
    this.over = ended(process);
    for (const stream of [process.stdout, process.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.output += chunk.toString();
        this.onOutput();
      });
    }
  }

  /**
   * Starts a shop in the test's folder with the settings of a first start, except ports. Its pages have the
   * usual addresses, so that an existing build is reused.
   */
  static start(env: Record<string, string> = {}): Shop {
    const inherited = { ...process.env };
    delete inherited["DATABASE_URL"];
    delete inherited["NODE_ENV"];
    const child = spawn(process.execPath, [RUNNER, "server/cli/start.ts"], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...inherited,
        npm_lifecycle_event: "",
        DATA_DIR: dataDir,
        API_PORT: String(ports.api),
        SITE_PORT: String(ports.site),
        SANDBOX_PORT: String(ports.sandbox),
        SANDBOX_PAYMENTS_PORT: String(ports.payments),
        SANDBOX_SMTP_PORT: String(ports.smtp),
        API_URL: "http://localhost:4000",
        SITE_URL: CANONICAL_SITE_URL,
        ...env,
      },
    });
    started.push(child);
    return new Shop(child);
  }

  /** Waits until the terminal shows the text. @throws Error with all output when the shop exited first. */
  async prints(text: RegExp): Promise<void> {
    const printed = new Promise<void>((resolve) => {
      this.onOutput = () => {
        if (text.test(this.output)) resolve();
      };
      this.onOutput();
    });
    await Promise.race([printed, this.over]);
    if (!text.test(this.output)) throw new Error(`npm start ended:\n${this.output}`);
  }

  /** Exit code and all output. */
  async ends(): Promise<{ code: number | null; output: string }> {
    await this.over;
    return { code: this.process.exitCode, output: this.output };
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "close");
}

const get = (port: number, address: string) => fetch(`http://127.0.0.1:${port}${address}`);
const productCount = async () => {
  const response = await fetch(`http://127.0.0.1:${ports.api}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ searchProducts(input: {}) { totalCount } }" }),
  });
  return ((await response.json()) as { data: { searchProducts: { totalCount: number } } }).data.searchProducts
    .totalCount;
};
/** The processes of the running shop that run this script. */
const pidsOf = async (script: string) => {
  const { children } = JSON.parse(await readFile(path.join(dataDir, "shop.json"), "utf8")) as {
    children: string[];
  };
  const pids = children.map((identity) => Number(identity.split("-")[0]));
  const commands = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
  );
  return pids.filter((_, index) => commands[index]!.includes(script));
};
async function killHost(script: string, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  const [pid = 0] = await pidsOf(script);
  process.kill(pid, signal);
}
const postmaster = async () =>
  Number((await readFile(path.join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);

test("an empty folder becomes an open shop and Ctrl-C leaves nothing running", async () => {
  const shop = Shop.start();
  await shop.prints(/The shop is open/);
  expect((await get(ports.site, "/")).status).toBe(200);
  expect((await get(ports.site, "/no-such-page/")).status).toBe(404);
  expect(await productCount()).toBeGreaterThanOrEqual(500);
  expect(shop.output).toContain(`http://localhost:${ports.sandbox}/mailbox/`);
  expect((await get(ports.sandbox, "/mailbox/")).status).toBe(200);
  shop.process.kill("SIGINT");
  expect(await shop.ends()).toMatchObject({ code: 0 });
  await expect(get(ports.site, "/")).rejects.toThrow();
  await expect(get(ports.api, "/health")).rejects.toThrow();
  await expect(get(ports.sandbox, "/")).rejects.toThrow();
  expect(existsSync(path.join(dataDir, "postgres/postmaster.pid"))).toBe(false);
});

test("a second start builds nothing and loads nothing again", async () => {
  const shop = Shop.start();
  await shop.prints(/The shop is open/);
  expect(shop.output).toContain("unchanged since the last build");
  expect(shop.output).not.toContain("demo products");
  const second = await Shop.start().ends();
  expect(second).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The shop of .* is already running/),
  });
  shop.process.kill("SIGTERM");
  expect(await shop.ends()).toMatchObject({ code: 0 });
});

const askSiteDuring = (work: Promise<unknown>) => refusedDuring(work, [`http://127.0.0.1:${ports.site}/`]);

test("a killed or hanging host, or a killed database, is restarted, and the site stays open", async () => {
  const shop = Shop.start({ HANG_SECONDS: "6" });
  await shop.prints(/The shop is open/);
  const before = await productCount();

  await killHost("server/main.ts");
  expect(await askSiteDuring(shop.prints(/The API host answers again/))).toEqual([]);
  expect(shop.output).toContain("The API host ended unexpectedly (signal SIGKILL); restarting it.");
  expect(await productCount()).toBe(before);

  process.kill(await postmaster(), "SIGKILL");
  expect(await askSiteDuring(shop.prints(/The database is reachable again/))).toEqual([]);
  await waitFor(async () => (await get(ports.api, "/ready")).status === 200 || null);
  expect(await productCount()).toBe(before);

  await killHost("server/main.ts", "SIGSTOP");
  expect(await askSiteDuring(shop.prints(/The API host hangs[\s\S]*The API host answers again/))).toEqual([]);
  expect(shop.output).toContain(`no response at http://127.0.0.1:${ports.api}/health for 6 s. Stopping it.`);
  expect(await productCount()).toBe(before);

  await killHost("src/build/publisher/main.ts");
  await shop.prints(/The publisher ended unexpectedly/);
  await waitFor(async () => (await pidsOf("src/build/publisher/main.ts")).length > 0 || null);
  await killHost("sandbox/main.ts");
  await shop.prints(/The sandbox host answers again/);
  expect((await get(ports.sandbox, "/mailbox/")).status).toBe(200);
  await killHost("src/host/main.ts");
  await shop.prints(/The site host answers again/);
  expect((await get(ports.site, "/")).status).toBe(200);

  shop.process.kill("SIGINT");
  expect(await shop.ends()).toMatchObject({ code: 0 });
  await expect(get(ports.site, "/")).rejects.toThrow();
  await expect(get(ports.api, "/health")).rejects.toThrow();
  expect(existsSync(path.join(dataDir, "postgres/postmaster.pid"))).toBe(false);
});

test("a host that keeps failing is reported plainly, retried, and does not close the site", async () => {
  const shop = Shop.start();
  await shop.prints(/The shop is open/);
  await killHost("server/main.ts");
  const stranger = createServer();
  while (!stranger.listening) {
    stranger.once("error", () => undefined).listen(ports.api, "127.0.0.1");
    await Promise.race([once(stranger, "listening"), once(stranger, "error")]).catch(() => undefined);
  }

  expect(await askSiteDuring(shop.prints(/The API host keeps ending: 4 times in a row/))).toEqual([]);
  expect(shop.output).toContain(
    `Port ${ports.api} is in use: stop the program using it, or set API_PORT to a free port.`,
  );
  expect(shop.output).toMatch(
    /keeps ending: 3 times in a row, now with exit code 1\. .* next attempt in 1 s/,
  );

  stranger.close();
  await shop.prints(/The API host answers again/);
  expect(await productCount()).toBeGreaterThanOrEqual(500);
  shop.process.kill("SIGTERM");
  expect(await shop.ends()).toMatchObject({ code: 0 });
});

test("after the launcher was killed the next start cleans up and opens", async () => {
  const shop = Shop.start();
  await shop.prints(/The shop is open/);
  shop.process.kill("SIGKILL");
  await shop.ends();
  const next = Shop.start();
  await next.prints(/The shop is open/);
  expect(await productCount()).toBeGreaterThanOrEqual(500);
  next.process.kill("SIGINT");
  expect(await next.ends()).toMatchObject({ code: 0 });
});

test("an error a person can fix is one sentence and exit code 1", async () => {
  const blocker = createServer().listen(ports.site, "127.0.0.1");
  await once(blocker, "listening");
  const occupied = await Shop.start().ends();
  blocker.close();
  const file = path.join(dataDir, "a-file");
  await writeFile(file, "");
  const fullDisk = path.join(dataDir, "full");
  await mkdir(fullDisk);
  await symlink("/dev/full", path.join(fullDisk, "shop.json.new"));
  const cases = [
    [occupied, `Port ${ports.site} is in use by another program`],
    [await Shop.start({ DATA_DIR: path.join(file, "below") }).ends(), "This user cannot write to the folder"],
    [await Shop.start({ DATA_DIR: fullDisk }).ends(), "The disk is full: free some space"],
    [
      await Shop.start({ DATABASE_URL: "postgres://shop:secret@127.0.0.1:1/shop" }).ends(),
      "nothing listens there",
    ],
    [await Shop.start({ API_PORT: "eight" }).ends(), "API_PORT must be a port number"],
    [await Shop.start({ API_PORT: String(ports.site) }).ends(), "give them different ports"],
    [await Shop.start({ SANDBOX_PORT: String(ports.api) }).ends(), "API_PORT and SANDBOX_PORT are both"],
  ] as const;
  for (const [{ code, output }, sentence] of cases) {
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n\s+at |secret/);
  }
});
