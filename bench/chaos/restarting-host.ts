/** An API host that is started again whenever it dies, and dies by kill -9. */
import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { LOADER } from "../../server/cli/launcher/child";

export interface RestartingHost {
  readonly url: string;
  /** Ends it in the middle of whatever it does. */
  kill(): void;
  stop(): Promise<void>;
}

/** @param env with API_PORT */
export function startRestartingHost(env: Readonly<Record<string, string>>): RestartingHost {
  const url = `http://127.0.0.1:${env["API_PORT"]}`;
  let child: ChildProcess;
  let isOver = false;
  const start = () => {
    child = spawn(
      process.execPath,
      ["--max-semi-space-size=4", "--require", LOADER, path.resolve("server/main.ts")],
      { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] },
    );
    child.once("exit", () => {
      if (!isOver) start();
    });
  };
  start();
  return {
    url,
    kill: () => void child.kill("SIGKILL"),
    stop: async () => {
      isOver = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
