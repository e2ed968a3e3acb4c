/**
 * PII_KEY rotation as docs/decisions/personal-data.md describes it, under a steady stream of applications:
 * none fails, none is lost.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { createSealer } from "../../../server/db/sealed";
import { findKeyUse } from "../../../server/db/sealing/key-use";
import { SEALED_COLUMNS } from "../../../server/declarations";
import { aCustomer, type TestUser } from "../../support/people/accounts";
import { aLeaseForm, ENDS_IN, leaseCalls } from "../../support/leases/lease-calls";
import { openLeaseShop, type LeaseShop } from "../../support/leases/lease-shop";
import { runCommand } from "../../support/hosts/run-command";

const NEW_KEY = "the personal key of this year with 32 characters";
const SHOPPERS = 4;
const LOOK_MS = 20;

interface Sent {
  readonly id: string;
  readonly email: string;
  /** Null for a guest, who uses the key. */
  readonly shopper: TestUser | null;
  readonly draftKey: string;
}

let shop: LeaseShop;
const hosts: FastifyInstance[] = [];
beforeAll(async () => {
  shop = await openLeaseShop();
});
afterAll(async () => {
  for (const host of hosts) await host.close();
  await shop?.stop();
});

/** The next host, ready before it gets traffic; the earlier one finishes its requests. */
async function hostWith(piiKeys: readonly string[]): Promise<FastifyInstance> {
  const host = await shop.anotherHost({ piiKeys });
  await host.ready();
  hosts.push(host);
  return host;
}

test("a new key is added, everything is re-encrypted and the old key is removed, while people apply", async () => {
  const { db, url } = shop.api.database;
  const [oldKey = ""] = shop.configFor().piiKeys;
  const rings = [[oldKey], [oldKey, NEW_KEY], [NEW_KEY, oldKey]];
  const sent: Sent[] = [];
  let current = shop.app;
  let isOpen = true;
  const servedBy = new Map<number, FastifyInstance>();
  const applying = async (shopper: number) => {
    for (let count = 0; isOpen; count += 1) {
      servedBy.set(shopper, current);
      const calls = leaseCalls(current);
      const email = `rotation-${shopper}-${count}@lease.example`;
      // Every other applicant is a guest, who returns with a key.
      const configFor = () => shop.configFor({ piiKeys: [oldKey, NEW_KEY] });
      const customer =
        count % 2 === 0 ? await aCustomer({ ...shop.api, configFor }, { username: email }) : null;
      const answer = await calls.apply(aLeaseForm(ENDS_IN.partial, email), customer?.bearer);
      sent.push({ id: answer.application!.id, email, shopper: customer, draftKey: answer.draftKey });
    }
  };
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await wait(LOOK_MS);
  };
  const people = Array.from({ length: SHOPPERS }, (_, number) => applying(number));
  const working = Promise.all(people);

  for (const ring of rings) {
    const before = current;
    current = ring.length > 1 ? await hostWith(ring) : before;
    const minCount = sent.length + 2 * SHOPPERS;
    const isMovedOn = () => [...servedBy.values()].every((host) => host === current);
    await Promise.race([until(() => sent.length >= minCount && isMovedOn()), working]);
    if (before !== current) await before.close();
  }
  const before = sent.length;
  const during = await runCommand("reseal", { DATABASE_URL: url, PII_KEY: rings[2]!.join(",") });
  expect(during.output).toMatch(/values were resealed/);
  expect(sent.length).toBeGreaterThan(before);
  isOpen = false;
  await working;
  const after = await runCommand("reseal", { DATABASE_URL: url, PII_KEY: rings[2]!.join(",") });
  expect(after).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining("You can remove the earlier keys"),
  });

  const alone = await hostWith([NEW_KEY]);
  expect(await findKeyUse(db, createSealer([NEW_KEY]), SEALED_COLUMNS)).toMatchObject({
    stale: {},
    bare: {},
  });
  const calls = leaseCalls(alone);
  const findSent = ({ id, shopper, draftKey }: Sent) =>
    shopper ? calls.find(id, shopper.bearer) : calls.findByKey(id, draftKey);
  const applications = await Promise.all(sent.map(findSent));
  expect(
    applications.map((application) => [application?.id, application?.status, application?.last4Ssn]),
  ).toEqual(sent.map(({ id }) => [id, "APPROVED", ENDS_IN.partial]));
  const guest = sent.findLast(({ shopper }) => !shopper)!;
  const first = sent.find(({ shopper }) => !shopper)!;
  for (const { email, id } of [first, guest]) {
    const configFor = () => shop.configFor({ piiKeys: [NEW_KEY] });
    const joined = await aCustomer({ ...shop.api, configFor }, { username: email });
    expect(await calls.list(joined.bearer)).toMatchObject({ applications: [{ id }] });
  }
});
