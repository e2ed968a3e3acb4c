/** Loads data that takes several calls, when a screen opens. */
import { useCallback, useEffect, useState } from "react";
import type { Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import type { Answer } from "../../ui/answer-view";

type Read<Data> = Pick<Answer<Data>, "data" | "trouble" | "isLoading">;

const WAITING = { data: undefined, trouble: null, isLoading: true };

/** @param ask a stable function while the request is the same; its exceptions count as no response */
export function useAsked<Data>(ask: () => Promise<Envelope<Data>>): Answer<Data> {
  const [read, setRead] = useState<Read<Data>>(WAITING);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const failed = (sentence: string): Read<Data> => ({
      data: undefined,
      trouble: { sentence, isForbidden: false },
      isLoading: false,
    });
    void ask().then(
      ({ data, message }) =>
        isCurrent && setRead(data ? { data, trouble: null, isLoading: false } : failed(message)),
      () => isCurrent && setRead(failed(MESSAGES.generic.unreachable)),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, turn]);
  const retry = useCallback(() => {
    setRead(WAITING);
    setTurn((last) => last + 1);
  }, []);
  return { ...read, retry };
}
