/** Like useQueryAnswer, for results cached in a slice of the store instead of Apollo's cache. */
import { useEffect, useState } from "react";
import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { UnknownAction } from "@reduxjs/toolkit";
import { useDispatch, useSelector } from "react-redux";
import type { Answer } from "../../ui/answer-view";
import type { ShopState } from "../store/shop-store";
import { troubleOf } from "./use-query-answer";

interface Slice<Data, Kept> {
  readonly select: (state: ShopState) => Kept;
  readonly keep: (asked: string, data: Data) => UnknownAction;
}

/**
 * Shows the last result for the same variables at once; within a screen the previous result stays until the
 * next arrives.
 */
export function useSharedAnswer<
  Data,
  Variables extends OperationVariables,
  Kept extends { readonly asked: string | null },
>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { select, keep }: Slice<Data, Kept>,
): Answer<Kept> {
  const dispatch = useDispatch();
  const kept = useSelector(select);
  const asked = JSON.stringify(variables);
  const { data, error, loading, refetch } = useQuery<Data, OperationVariables>(document, {
    variables,
    fetchPolicy: "no-cache",
  });
  useEffect(() => {
    if (data && !loading) dispatch(keep(asked, data as Data));
  }, [data, loading, asked, dispatch, keep]);
  const isAnswer = kept.asked === asked;
  const [hasShown, setShown] = useState(isAnswer);
  if (isAnswer && !hasShown) setShown(true);
  return {
    data: isAnswer || (hasShown && !error && kept.asked !== null) ? kept : undefined,
    trouble: troubleOf(error),
    isLoading: loading || (!error && !isAnswer),
    retry: () => void refetch().catch(() => undefined),
  };
}
