/** The call that submits the saved form as an application. */
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import {
  SendGuestLeaseApplicationDocument,
  SendLeaseApplicationDocument,
} from "#contract/graphql/documents/lease-application.generated";
import type { CheckoutInput, LeaseAnswerFragment } from "#contract/graphql/generated";
import { LEASE_CONSENT } from "#contract/leases/application";
import { shopApollo } from "../../../client/api/apollo-client";
import { failureSentence } from "../../../client/api/use-query-answer";
import { reportApplication } from "../../../client/page/outcomes";
import { readTouches } from "../../../client/store/attribution-slice";

/** Why no application was submitted. */
export interface NotSent {
  readonly sentence: string;
}

/**
 * Idempotent per key: a repeated call returns the application's status (LEASE-12).
 * @param draftKey of a guest's form; null = the account's
 * @param key a UUID
 * @param checkout the order to pay; null = an approval to shop with
 */
export async function sendApplication(
  draftKey: string | null,
  key: string,
  checkout: CheckoutInput | null,
): Promise<LeaseAnswerFragment | NotSent> {
  const input = {
    checkout,
    consent: true,
    consentVersion: LEASE_CONSENT.version,
    idempotencyKey: key,
    ...readTouches(),
  };
  const options = { context: { idempotencyKey: key }, fetchPolicy: "no-cache" } as const;
  try {
    const { data } =
      draftKey === null
        ? await shopApollo().mutate({
            mutation: SendLeaseApplicationDocument,
            variables: { input },
            ...options,
          })
        : await shopApollo().mutate({
            mutation: SendGuestLeaseApplicationDocument,
            variables: { input, draftKey },
            ...options,
          });
    if (data) {
      reportApplication(data.result.application);
      return data.result;
    }
  } catch (error) {
    if (CombinedGraphQLErrors.is(error)) return { sentence: failureSentence(error) };
  }
  return {
    sentence: "We didn't get a response. Please try again: your application won't be sent twice.",
  };
}
