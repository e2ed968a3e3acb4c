/** The lessor sandbox itself: its pages, its stored data, and that a kill loses nothing. */
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { decodeHTML } from "entities";
import {
  A_CART,
  aLeaseRequest,
  anApprovalUse,
  SECRETS,
  startLessorSandbox,
  type TestLessors,
} from "../../support/leases/lessor-sandbox";

let folder: string;
let sandbox: TestLessors;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lessors-"));
  sandbox = await startLessorSandbox({ dataDir: folder });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

const TYPES = ["KATAPULT", "ACIMA"] as const;
const pageAt = async (address: string) => (await fetch(address)).text();
const textOf = (html: string) => decodeHTML(html.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");
/** Values of an attribute of all elements of a kind. */
const valuesOf = (html: string, element: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<${element}[^>]* ${attribute}="([^"]*)"`, "g"))].map(([, value]) => value);

test("the application page shows the applicant, and offers every decision", async () => {
  const begun = await sandbox.lessor("ACIMA").begin(aLeaseRequest());
  const page = await pageAt(begun.redirectUrl!);

  expect(page).toContain("<h1>Lease application</h1>");
  expect(textOf(page)).toContain("Ada B., number ending in 6789");
  expect(valuesOf(page, "button", "value")).toEqual(["full", "partial", "decline", "review", "abandon"]);
  expect(valuesOf(page, "a", "href")).toContain("http://localhost:8000/checkout/lease");
});

test("the agreement is complete on one page before signing: every figure of every plan, and that it is not a loan", async () => {
  const lessor = sandbox.lessor("KATAPULT");
  const approval = await sandbox.approved(lessor);
  expect(textOf(await pageAt(`${sandbox.url}/sign/${approval.uuid}`))).toContain(
    "There's no agreement to sign right now.",
  );
  const { uuid, signingUrl } = await lessor.useApproval(anApprovalUse(approval.uuid));
  const page = await pageAt(signingUrl!);
  const columnsOf = (row: string) => {
    const [, cells = ""] = new RegExp(`<th scope="row">${row}[^<]*</th>(.*?)</tr>`, "s").exec(page) ?? [];
    return [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);
  };

  expect(columnsOf("Amount leased")).toEqual(["$1,000.00"]);
  expect(columnsOf("Due at signing")).toEqual(["$38.46", "$76.92", "$166.66"]);
  expect(columnsOf("Each payment")).toEqual(["$38.46", "$76.92", "$166.66"]);
  expect(columnsOf("Number of payments")).toEqual(["52", "26", "12"]);
  expect(columnsOf("Total cost")).toEqual(["$1,999.92", "$1,999.92", "$1,999.92"]);
  expect(columnsOf("Cost of lease")).toEqual(["$999.92", "$999.92", "$999.92"]);
  expect(columnsOf("Early purchase")[0]).toBe(
    "within 90 days $1,000.00 less payments made, after that 65 % of the remaining payments",
  );
  expect(textOf(page)).toContain("This is a lease, not a loan or credit.");
  expect(textOf(page)).toContain('1 × Televisor "Ämilia" & more <55>, $599.99 each');
  expect(valuesOf(page, "input", "value")).toEqual(["WEEKLY", "BIWEEKLY", "MONTHLY"]);

  await sandbox.sign(uuid, "BIWEEKLY");
  const signed = await pageAt(`${sandbox.url}/sign/${uuid}`);
  expect(textOf(signed)).toContain("You've signed this agreement.");
  expect(signed).not.toContain("<form");
});

test("its pages run no script, cannot be framed, and show no other application", async () => {
  const { redirectUrl } = await sandbox.lessor("ACIMA").begin(aLeaseRequest());
  const policy = (await fetch(redirectUrl!)).headers.get("content-security-policy");

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  for (const address of ["/apply/nobody", "/sign/nobody"]) {
    expect((await fetch(`${sandbox.url}${address}`)).status).toBe(404);
  }
  expect(
    (await fetch(redirectUrl!, { method: "POST", body: new URLSearchParams({ outcome: "riches" }) })).status,
  ).toBe(404);
  expect(await sandbox.press("nobody", "lapse")).toBe(404);
});

test("a tester sees every application, and only buttons that still work are enabled", async () => {
  const lessor = sandbox.lessor("ACIMA");
  const { uuid } = await lessor.begin(aLeaseRequest("0000"));
  const list = await pageAt(`${sandbox.url}/`);

  expect(textOf(list)).toContain(uuid);
  expect(textOf(list)).toContain("0003 : answers 500 once, then approved");
  for (const action of ["approve", "lapse", "nothing"]) expect(await sandbox.press(uuid, action)).toBe(404);
});

test.each(TYPES)(
  "%s's sandbox stores no full personal number on disk, and its files are readable by its owner only",
  async (type) => {
    const lessor = sandbox.lessor(type);
    const { uuid } = await lessor.begin(aLeaseRequest());
    await sandbox.decide(uuid, "full");
    const files = await readdir(folder);

    expect(files).toContain("lessor-leases.jsonl");
    for (const name of files) {
      const file = path.join(folder, name);
      const text = await readFile(file, "utf8");
      for (const secret of SECRETS)
        expect({ name, holds: text.includes(secret), secret }).toMatchObject({ holds: false });
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    }
  },
);

test.each(TYPES)("%s's sandbox resumes after a kill", async (type) => {
  const books = await mkdtemp(path.join(tmpdir(), "lessors-killed-"));
  const killed = await startLessorSandbox({ dataDir: books });
  const request = aLeaseRequest();
  const approval = await killed.lessor(type).begin(request);
  await killed.decide(approval.uuid, "full");
  const use = anApprovalUse(approval.uuid);
  const { uuid } = await killed.lessor(type).useApproval(use);
  await killed.sign(uuid);
  const next = await startLessorSandbox({ dataDir: books });
  const lessor = next.lessor(type);

  expect(await lessor.find({ orderId: use.orderId })).toMatchObject({
    uuid,
    isSigned: true,
    usedCents: 1_000_00,
  });
  expect(await lessor.begin(request)).toMatchObject({ uuid: approval.uuid });
  expect(await lessor.submitDelivery(uuid, A_CART.lines, "2026-11-23", "k")).toMatchObject({
    status: "COMPLETED",
  });
  await killed.stop();
  await next.stop();
  await rm(books, { recursive: true });
});
