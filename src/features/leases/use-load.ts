/** Loads data that takes several calls, when a screen opens. */
import { useCallback, useEffect, useState } from "react";
import type { Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import type { Answer } from "../../ui/answer-view";

type Read<Data> = Pick<Answer<Data>, "data" | "trouble" | "isLoading">;

const LOADING = { data: undefined, trouble: null, isLoading: true };

/** @param load a stable function while the request is the same; its exceptions count as no response */
export function useLoad<Data>(load: () => Promise<Envelope<Data>>): Answer<Data> {
  const [read, setRead] = useState<Read<Data>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const failed = (sentence: string): Read<Data> => ({
      data: undefined,
      trouble: { sentence, isForbidden: false },
      isLoading: false,
    });
    void load().then(
      ({ data, message }) =>
        isCurrent && setRead(data ? { data, trouble: null, isLoading: false } : failed(message)),
      () => isCurrent && setRead(failed(MESSAGES.generic.unreachable)),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setRead(LOADING);
    setAttempt((last) => last + 1);
  }, []);
  return { ...read, retry };
}
