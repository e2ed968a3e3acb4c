/**
 * Runs the site host: `tsx src/host/main.ts`. Settings: SITE_PORT, SITE_HOST, API_URL, SITE_FOLDER; see
 * host-config.ts.
 */
import { INITIAL_ENVIRONMENT } from "./production-mode";
import { existsSync } from "node:fs";
import path from "node:path";
import { compressSite } from "./files/compress-site";
import { HostConfigError, readHostConfig } from "./host-config";
import { createSiteHost } from "./site-server";

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function listenError(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is in use: set SITE_PORT to a free port.`;
  if (error.code === "EACCES")
    return `Port ${port} needs more privileges: set SITE_PORT to a port above 1023.`;
  return `The site could not listen on port ${port}: ${error.message}`;
}

function run(): void {
  const config = readHostConfig(INITIAL_ENVIRONMENT);
  if (!existsSync(path.join(config.siteFolder, "index.html"))) {
    fail(`There is no built site in ${config.siteFolder}: run npm run build first.`);
  }
  let compressing = new AbortController();
  let isStopping = false;
  // Serves at once, compressing on request, while changed files are compressed on disk in the background.
  const onBuild = (folder: string): void => {
    compressing.abort();
    compressing = new AbortController();
    void compressSite(folder, compressing.signal).catch((error: Error) =>
      console.error(`Compressing the site failed: ${error.message}`),
    );
  };
  const { server, open } = createSiteHost({ ...config, onBuild });

  server.on("error", (error: NodeJS.ErrnoException) => fail(listenError(error, config.port)));
  server.listen(config.port, config.hostname, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    console.log(`Site: http://localhost:${port}`);
    process.send?.({ type: "listening", port });
    try {
      open();
    } catch (error) {
      fail((error as Error).message);
    }
  });

  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    compressing.abort();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 3000).unref();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

try {
  run();
} catch (error) {
  if (!(error instanceof HostConfigError)) throw error;
  fail(error.message);
}
