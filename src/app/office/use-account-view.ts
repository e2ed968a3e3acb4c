/** Loads a customer's account only once, because each request is recorded in the audit log. */
import { useEffect, useState } from "react";
import { ViewAccountDocument } from "#contract/graphql/documents/account-view.generated";
import type { ViewAccountMutation } from "#contract/graphql/generated";
import { shopApollo } from "../../client/api/apollo-client";
import { troubleOf } from "../../client/api/use-query-answer";
import type { Answer } from "../../ui/answer-view";

type AccountView = ViewAccountMutation["viewAccount"];
type Read = Pick<Answer<AccountView>, "data" | "trouble" | "isLoading">;

const LOADING: Read = { data: undefined, trouble: null, isLoading: true };

export function useAccountView(username: string): Answer<AccountView> {
  const [read, setRead] = useState(LOADING);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (outcome: Partial<Read>) =>
      isCurrent && setRead({ ...LOADING, isLoading: false, ...outcome });
    shopApollo()
      .mutate({ mutation: ViewAccountDocument, variables: { username }, fetchPolicy: "no-cache" })
      .then(
        ({ data }) => settle({ data: data?.viewAccount }),
        (error: unknown) => settle({ trouble: troubleOf(error) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [username, turn]);
  return {
    ...read,
    retry: () => {
      setRead(LOADING);
      setTurn(turn + 1);
    },
  };
}
