import type { LeaseAnswerFragment } from "#contract/graphql/generated";
import { LEASE_STATUSES } from "#contract/leases";
import { answerOfLease } from "./place-order";

const page = "https://lessor.example/apply/1";
const answerIn = (status: string, orderStatus = "LOAN_IN_PROCESS") =>
  answerOfLease({
    success: true,
    status,
    redirectUrl: page,
    order: { status: orderStatus },
  } as LeaseAnswerFragment).paymentGatewayUrl;

test("the lessor's page is gone to only while it waits for the applicant", () => {
  expect(LEASE_STATUSES.filter((status) => answerIn(status) === page)).toEqual(["INITIATED", "PROGRESS"]);
});

test("the page to sign on is not gone to: the agreement is to be read first", () => {
  expect(answerIn("APPROVED", "PENDING_ESIGNATURE")).toBeNull();
  expect(answerIn("INITIATED", "PENDING_ESIGNATURE")).toBeNull();
});
