/** Several lessors as one form, against their local doubles. */
import { DEFAULT_LESSOR } from "#contract/financing";
import { LessorUnavailable } from "../../server/leases/lessors/lessor.port";
import { applyInTurn } from "../../server/leases/lessors/cascade.service";
import type { LessorAttempt } from "../../server/leases/lessors/cascade.rules";
import { aLeaseRequest, startLessorSandbox, type TestLessors } from "../support/lessor-sandbox";

let sandbox: TestLessors;
beforeAll(async () => {
  sandbox = await startLessorSandbox({ terms: { acima: { ...DEFAULT_LESSOR, excludedStates: ["NJ"] } } });
});
afterEach(() => sandbox.set({ reset: true }));
afterAll(() => sandbox.stop());

/** Applies, and keeps what was recorded in the order it was. */
async function apply(request = aLeaseRequest(), attempts: readonly LessorAttempt[] = []) {
  const recorded: LessorAttempt[] = [];
  const outcome = await applyInTurn(sandbox.lessors, request, attempts, async (attempt) => {
    recorded.push(attempt);
  });
  return { ...outcome, recorded };
}
const stateOf = (state: string) => ({ shipping: { ...aLeaseRequest().applicant.address, state } });
const findAt = (type: string, clientReference: string) =>
  sandbox.lessors.find(type)!.find({ clientReference });

test("who is taken by the first lessor is known to no other, and each attempt is recorded before it is made", async () => {
  const request = aLeaseRequest();
  const { attempts, report, recorded } = await apply(request);

  expect(recorded).toEqual([
    { type: "KATAPULT", outcome: "UNANSWERED" },
    { type: "KATAPULT", outcome: "INITIATED" },
  ]);
  expect(attempts).toEqual([{ type: "KATAPULT", outcome: "INITIATED" }]);
  expect(report).toMatchObject({ clientReference: request.clientReference });
  expect(await findAt("ACIMA", request.clientReference)).toBeNull();
});

test("a decline goes on to the next, by the same form, until nobody is left", async () => {
  const { attempts, report } = await apply(aLeaseRequest("0000"));

  expect(attempts).toEqual([
    { type: "KATAPULT", outcome: "DECLINED" },
    { type: "ACIMA", outcome: "DECLINED" },
  ]);
  expect(report).toMatchObject({ status: "DECLINED" });
});

test("a decline that comes later goes on from there", async () => {
  const request = aLeaseRequest();
  const first = await apply(request);
  await sandbox.decide(first.report!.uuid, "decline");
  const { attempts, report } = await apply(request, [{ type: "KATAPULT", outcome: "DECLINED" }]);

  expect(attempts.map(({ type }) => type)).toEqual(["KATAPULT", "ACIMA"]);
  expect(report).toMatchObject({ status: "INITIATED" });
  expect(await findAt("ACIMA", request.clientReference)).toMatchObject({ uuid: report!.uuid });
});

test("a state the first does not serve goes to the next without a word to the first", async () => {
  const request = aLeaseRequest("6789", stateOf("WY"));
  const { attempts } = await apply(request);

  expect(attempts).toEqual([{ type: "ACIMA", outcome: "INITIATED" }]);
  expect(await findAt("KATAPULT", request.clientReference)).toBeNull();
  expect((await apply(aLeaseRequest("6789", stateOf("NJ")))).attempts).toEqual([]);
});

test("a lessor that refuses the application is passed over", async () => {
  const { applicant } = aLeaseRequest();
  const request = aLeaseRequest("6789", {
    applicant: { ...applicant, address: { ...applicant.address, postalCode: "1" } },
  });

  expect((await apply(request)).attempts).toEqual([
    { type: "KATAPULT", outcome: "REFUSED" },
    { type: "ACIMA", outcome: "REFUSED" },
  ]);
});

test("an answer that is not known asks nobody else; asked again with the same key, it begins nothing twice", async () => {
  const request = aLeaseRequest();
  await sandbox.set({ lessor: "katapult", loseAnswerNext: 1 });
  const { attempts, report } = await apply(request);

  expect(attempts).toEqual([{ type: "KATAPULT", outcome: "UNANSWERED" }]);
  expect(report).toBeNull();
  expect((await apply(request, attempts)).recorded).toEqual([]);
  expect(await findAt("ACIMA", request.clientReference)).toBeNull();
  const found = await findAt("KATAPULT", request.clientReference);
  const again = await apply(request);
  expect(again.report).toMatchObject({ uuid: found!.uuid });
});

test("an error of our own is not taken for an answer", async () => {
  const broken = applyInTurn(sandbox.lessors, aLeaseRequest(), [], async () => {
    throw new Error("the database is gone");
  });

  await expect(broken).rejects.toThrow("the database is gone");
  await expect(broken).rejects.not.toThrow(LessorUnavailable);
});
