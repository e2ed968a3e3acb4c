/** Locks and identities decide whether two commands may use one database; a dead holder must never block. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { withLock } from "./lock-file";
import { findProcessIdentity, isAlive, ownIdentity } from "./process-identity";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a process is identified by itself and not by a reused pid", () => {
  expect(isAlive(ownIdentity())).toBe(true);
  expect(isAlive(`${process.pid}-1`)).toBe(false);
  expect(isAlive("nonsense")).toBe(false);
});

test("a killed process is gone, even before its parent has noticed", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(child, "spawn");
  const identity = findProcessIdentity(child.pid ?? 0);
  expect(identity).not.toBeNull();
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(isAlive(identity ?? "")).toBe(false);
});

test("work under one lock never overlaps and always runs", async () => {
  const file = path.join(folder, "lock");
  let running = 0;
  let maxRunning = 0;
  const work = async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
  };
  await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
  expect([running, maxRunning]).toEqual([0, 1]);
});

test("a killed process's lock is taken over", async () => {
  const file = path.join(folder, "lock");
  await writeFile(file, `${process.pid}-1`);
  await expect(withLock(file, async () => "ran")).resolves.toBe("ran");
});

test("a lock is released after the work failed", async () => {
  const file = path.join(folder, "lock");
  const failing = withLock(file, async () => {
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  await expect(withLock(file, async () => "ran")).resolves.toBe("ran");
});

test("with a full disk no lock is taken and nothing is left behind", async () => {
  const file = path.join(folder, "lock");
  const drafts = Array.from({ length: 50 }, (_, nth) => `${file}.${process.pid}.${nth + 1}`);
  for (const draft of drafts) await symlink("/dev/full", draft);

  await expect(withLock(file, async () => "ran")).rejects.toMatchObject({ code: "ENOSPC" });

  expect(await readdir(folder)).toHaveLength(drafts.length - 1);
});
