/** @jest-environment node */
/** A hanging host is killed and restarted; a host that only fails requests is not. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { findFreePort } from "../../db/embedded/free-port";
import { hangs } from "./hang";
import { startChild, type Child } from "./child";
import { DeadlockWatch } from "./main-thread";
import { SupervisedHost } from "./supervised-host";

/** Answers 503, like a host without its database; /block blocks the event loop forever. */
const HOST = `
  process.on("SIGTERM", () => process.exit(0));
  require("node:http").createServer((request, response) => {
    while (request.url === "/block");
    response.writeHead(request.url === "/ready" ? 200 : 503).end(String(process.pid));
  }).listen(Number(process.argv[1]), "127.0.0.1");`;
/** Not divisible by the six probes. */
const SILENCE_MS = 1_700;

let url = "";
let host: SupervisedHost;
let children: Child[] = [];
let printed: string[] = [];
let onPrinted = () => undefined as void;

beforeEach(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  [children, printed] = [[], []];
  const record = (sentence: string) => {
    printed.push(sentence);
    onPrinted();
  };
  jest.spyOn(console, "error").mockImplementation(record);
  jest.spyOn(console, "log").mockImplementation(record);
  host = new SupervisedHost({
    start: () => startChild({ name: "The host", args: ["-e", HOST, String(port)], env: {} }),
    readyUrl: `${url}/ready`,
    alive: { url: `${url}/health`, silenceMs: SILENCE_MS },
    onStart: async (child) => void children.push(child),
    onEnd: async () => undefined,
  });
  await host.open();
});
afterEach(async () => {
  await host.stop();
  jest.restoreAllMocks();
});

const pid = async () => Number(await (await fetch(`${url}/`)).text());
const untilPrinted = (sentence: string) =>
  new Promise<void>((resolve) => {
    onPrinted = () => {
      if (printed.includes(sentence)) resolve();
    };
    onPrinted();
  });

test.each([
  ["whose process is stopped", async () => void process.kill(await pid(), "SIGSTOP")],
  ["whose event loop is blocked", async () => void fetch(`${url}/block`).catch(() => undefined)],
])("a host %s is ended and restarted, and the log gives the reason", async (_how, hang) => {
  const before = await pid();
  await hang();
  await untilPrinted("The host answers again.");

  expect(await pid()).not.toBe(before);
  expect(children.map((child) => child.isRunning())).toEqual([false, true]);
  expect(printed.map((sentence) => sentence.replace(/ Its main thread.*/, ""))).toEqual([
    `The host hangs: no response at ${url}/health for 1.7 s. Stopping it.`,
    "The host ended unexpectedly (signal SIGKILL); restarting it.",
    "The host answers again.",
  ]);
});

test("a host that hangs before its first response is detected as fast as one that hangs later", async () => {
  const mute = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(mute, "listening");
  const { port } = mute.address() as AddressInfo;
  expect(await hangs(`http://127.0.0.1:${port}/health`, SILENCE_MS, () => false)).toBe(true);
  mute.close();
  mute.closeAllConnections();
});

test("a host that waits endlessly for its own thread is detected before it listens", async () => {
  const args = ["-e", "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)"];
  const child = startChild({ name: "The dead-locked host", args, env: {} });
  const watch = new DeadlockWatch(child.identity, 3);
  const isDeadlocked = () => watch.look();
  try {
    const url = `http://127.0.0.1:${await findFreePort()}/health`;
    expect(await hangs(url, SILENCE_MS, () => false, { isDeadlocked })).toBe(true);
  } finally {
    await child.stop(0);
  }
});

test("a host that does not listen yet has longer than the silence limit", async () => {
  const port = await findFreePort();
  const end = Date.now() + 1.5 * SILENCE_MS;
  expect(await hangs(`http://127.0.0.1:${port}/health`, SILENCE_MS, () => Date.now() > end)).toBe(false);
});

test("a host that responds with errors beyond the silence limit is left alone", async () => {
  const before = await pid();
  const end = Date.now() + 2 * SILENCE_MS;
  // Watched like a host that has not answered yet, but only for this long.
  const isOver = () => Date.now() > end;
  expect(await hangs(`${url}/health`, SILENCE_MS, isOver, { startMs: SILENCE_MS })).toBe(false);
  expect(await pid()).toBe(before);
  expect(printed).toEqual([]);
});
