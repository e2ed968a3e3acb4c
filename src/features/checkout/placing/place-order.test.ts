import type { LeaseAnswerFragment } from "#contract/graphql/generated";
import { answerOfLease } from "./place-order";

const page = "https://lessor.example/apply/1";
const answerIn = (status: string, orderStatus = "LOAN_IN_PROCESS", redirectUrl: string | null = page) =>
  answerOfLease({
    success: true,
    status,
    redirectUrl,
    order: { status: orderStatus },
  } as LeaseAnswerFragment).paymentGatewayUrl;

test("a lessor's page in the response is opened", () => {
  expect(answerIn("INITIATED")).toBe(page);
  expect(answerIn("PENDING", "LOAN_IN_PROCESS", null)).toBeNull();
});

test("the signing page is not opened: the agreement is read first", () => {
  expect(answerIn("APPROVED", "PENDING_ESIGNATURE")).toBeNull();
  expect(answerIn("INITIATED", "PENDING_ESIGNATURE")).toBeNull();
});
