/** Installs a peer from npm into a temporary folder, fills its database and starts its host. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { findFreePort } from "../../server/db/embedded/free-port";
import { createDatabase } from "../compare/databases";
import { startHostProcess, untilAtRest } from "../support/host-process";
import type { ComparedShop } from "../compare/compared-shop";
import type { Peer, ShopCalls } from "./peer";
import { until } from "../support/until";
import { send } from "./send";

/** Minimum size of a response with products: an empty index would be fast. */
const MIN_SEARCH_BYTES = 1_000;
const INDEX_WITHIN_MS = 900_000;

export interface PeerShop extends ComparedShop {
  readonly calls: ShopCalls;
}

/**
 * @param parent temporary folder
 * @param products number of products
 */
export async function openPeer(peer: Peer, parent: string, products: number): Promise<PeerShop> {
  const folder = path.join(parent, peer.files);
  const port = await findFreePort();
  const env = {
    DATABASE_URL: await createDatabase(),
    PORT: String(port),
    NODE_ENV: "production",
    MEDUSA_DISABLE_TELEMETRY: "true",
    DO_NOT_TRACK: "1",
  };
  await install(peer, folder);
  const run = (args: readonly string[], more = {}) =>
    runToEnd(process.execPath, args, folder, { ...env, ...more });
  const calls = await peer.load({ folder, run }, products);
  const command = [process.execPath, ...peer.start] as const;
  const start = () => startHostProcess({ command, env, port, folder, health: peer.health });
  let host = await start();
  // Medusa fills its search index after the first start.
  await until(`${peer.name} finds products`, INDEX_WITHIN_MS, () =>
    send(port, calls.search(0)).then(
      ({ body }) => (body.length < MIN_SEARCH_BYTES ? body : null),
      (error: Error) => error.message,
    ),
  );
  await untilAtRest(host);
  return {
    name: peer.name,
    calls,
    get host() {
      return host;
    },
    async restart() {
      await host.stop();
      host = await start();
    },
    close: () => host.stop(),
  };
}

async function install({ files, dependencies, overrides }: Peer, folder: string): Promise<void> {
  await cp(path.join(__dirname, files), folder, { recursive: true });
  const manifest = { name: `peer-${files}`, private: true, dependencies, overrides };
  await writeFile(path.join(folder, "package.json"), JSON.stringify(manifest));
  await runToEnd("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], folder, {});
}

/** @throws Error if the command fails */
async function runToEnd(
  program: string,
  args: readonly string[],
  folder: string,
  env: object,
): Promise<void> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}`);
}
