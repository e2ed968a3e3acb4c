/**
 * The record of a running shop decides which processes the next start ends, so it must recover once it is
 * writable again.
 */
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startChild, type Child } from "./child";
import { ShopRecord } from "./shop-record";

const hosts: Child[] = [];
afterEach(() => Promise.all(hosts.map((host) => host.stop())));

const aHost = () => startChild({ name: "A host", args: ["-e", "setInterval(() => {}, 1000)"], env: {} });

test("processes started while the disk was full are recorded afterwards", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "record-"));
  const draft = path.join(dataDir, "shop.json.new");
  hosts.push(aHost(), aHost());
  const record = await ShopRecord.claim(dataDir);
  await symlink("/dev/full", draft);
  await expect(record.add(hosts[0]!)).rejects.toMatchObject({ code: "ENOSPC" });
  await rm(draft);

  await record.add(hosts[1]!);

  const written = JSON.parse(await readFile(path.join(dataDir, "shop.json"), "utf8")) as object;
  expect(written).toMatchObject({ children: hosts.map(({ identity }) => identity) });
  await rm(dataDir, { recursive: true });
});
