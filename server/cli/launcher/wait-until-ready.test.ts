/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { findFreePort } from "../../db/embedded/free-port";
import { startChild, type Child } from "./child";
import { startUntilReady, waitUntilReady } from "./wait-until-ready";

test("a silent host is reported with its activity", async () => {
  const args = ["-e", "setInterval(() => undefined, 1000)"];
  const child = startChild({ name: "The silent host", args, env: {} });
  try {
    const ready = waitUntilReady(child, `http://127.0.0.1:${await findFreePort()}/`, 500);
    await expect(ready).rejects.toThrow(
      /^The silent host did not respond at http\S+ within 0\.5 seconds\. Its main thread ran for \d+\.\d s, waited \d+\.\d s for a CPU,/,
    );
  } finally {
    await child.stop();
  }
});

test("a host without CPU time is waited for", async () => {
  const port = await findFreePort();
  const onOneProcessor = (name: string, script: string) => {
    const child = startChild({ name, args: ["-e", script], env: {} });
    execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", "0", child.identity!.split("-")[0]!]);
    return child;
  };
  const busy = Array.from({ length: 4 }, (_, i) => onOneProcessor(`Busy ${i}`, "for (;;);"));
  const host = onOneProcessor(
    "The starved host",
    `for (let ran = 0; ran < 5e5; ) {
        const { user, system } = process.cpuUsage();
        ran = user + system;
      }
      require("node:http").createServer((_, response) => response.end()).listen(${port}, "127.0.0.1")`,
  );
  try {
    await waitUntilReady(host, `http://127.0.0.1:${port}/`, 2_000);
  } finally {
    await Promise.all([host, ...busy].map((child) => child.stop()));
  }
});

test("a host whose start is deadlocked is ended and restarted", async () => {
  const port = await findFreePort();
  const starts = [
    "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)",
    `require("node:http").createServer((_, response) => response.end()).listen(${port}, "127.0.0.1")`,
  ];
  const children: Child[] = [];
  const start = () => {
    const args = ["-e", starts[children.length]!];
    children.push(startChild({ name: "The host", args, env: {} }));
    return children.at(-1)!;
  };
  const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const ended: Child[] = [];
  try {
    const ready = await startUntilReady(start, `http://127.0.0.1:${port}/`, async (child) => {
      ended.push(child);
    });
    expect([ready, ended]).toEqual([children[1], [children[0]]]);
    expect(children.map((child) => child.isRunning())).toEqual([false, true]);
    expect(consoleError.mock.calls).toEqual([
      [expect.stringMatching(/^The host is deadlocked\. Its main thread .* in futex.* Restarting it\.$/)],
    ]);
  } finally {
    consoleError.mockRestore();
    await Promise.all(children.map((child) => child.stop()));
  }
});
