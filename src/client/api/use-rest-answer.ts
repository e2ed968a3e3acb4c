/** Reads a REST endpoint for a screen and caches the response. */
import { useEffect, useState } from "react";
import { MESSAGES } from "#contract/messages";
import type { BodyOf, DataOf, ParamsOf, RestName } from "#contract/rest/endpoints";
import type { Answer } from "../../ui/answer-view";
import { callApi } from "./rest-client";

export interface RestAnswer<Data> extends Answer<Data> {
  /** Replaces the data with the response of a change. */
  replace(data: Data): void;
  /** Refetches; the current data stays until the response arrives. */
  refresh(): void;
}

interface Read<Data> extends Pick<Answer<Data>, "data" | "trouble"> {
  /** The request of this response; null before a response. */
  readonly to: string | null;
}

const LOADING = { data: undefined, trouble: null, to: null };

/** Refetches whenever the request changes; the current data stays until the response arrives. */
export function useRestAnswer<Name extends RestName>(
  name: Name,
  body?: BodyOf<Name>,
  params?: ParamsOf<Name>,
): RestAnswer<NonNullable<DataOf<Name>>> {
  type Data = NonNullable<DataOf<Name>>;
  const [read, setRead] = useState<Read<Data>>(LOADING);
  const [turn, setTurn] = useState(0);
  // Serialized, because every render creates new objects.
  const question = JSON.stringify([name, body, params]);
  const requestKey = `${turn} ${question}`;
  useEffect(() => {
    let isCurrent = true;
    const [, sent, filled] = JSON.parse(question) as [Name, BodyOf<Name>?, ParamsOf<Name>?];
    void load<Name>(name, sent ?? undefined, filled ?? undefined).then((result) => {
      if (!isCurrent) return;
      // A failed load of a list clears the list on screen (CALL-12).
      setRead({ ...result, to: requestKey });
    });
    return () => {
      isCurrent = false;
    };
  }, [name, question, requestKey]);
  return {
    data: read.data,
    trouble: read.trouble,
    isLoading: read.to !== requestKey,
    // Uses the state at call time: an undo may call this long after the render.
    retry: () => {
      setRead(LOADING);
      setTurn((before) => before + 1);
    },
    refresh: () => setTurn((before) => before + 1),
    replace: (data) => setRead({ data, trouble: null, to: requestKey }),
  };
}

async function load<Name extends RestName>(
  name: Name,
  body?: BodyOf<Name>,
  params?: ParamsOf<Name>,
): Promise<Omit<Read<NonNullable<DataOf<Name>>>, "to">> {
  const failed = (sentence: string, isMissing = false) => ({
    data: undefined,
    trouble: { sentence, isForbidden: sentence === MESSAGES.access.forbidden, isMissing },
  });
  try {
    const envelope = await callApi(name, { body, params, isQuiet: true });
    if (!envelope) return failed(MESSAGES.generic.notFound, true);
    if (!envelope.isSuccess || !envelope.data) return failed(envelope.message);
    return { data: envelope.data as NonNullable<DataOf<Name>>, trouble: null };
  } catch {
    return failed(MESSAGES.generic.unreachable);
  }
}
