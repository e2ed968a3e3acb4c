/** Reads a REST call for a screen and keeps the answer. */
import { useEffect, useState } from "react";
import { MESSAGES } from "#contract/messages";
import type { BodyOf, DataOf, ParamsOf, RestName } from "#contract/rest/endpoints";
import type { Answer } from "../../ui/answer-view";
import { callApi } from "./rest-client";

export interface RestAnswer<Data> extends Answer<Data> {
  /** Replaces the data with the answer of a change. */
  replace(data: Data): void;
  /** Reads again; the current data stays until the answer arrives. */
  refresh(): void;
}

interface Read<Data> extends Pick<Answer<Data>, "data" | "trouble"> {
  /** The request this answers; null before an answer. */
  readonly to: string | null;
}

const WAITING = { data: undefined, trouble: null, to: null };

/** Reads again whenever the request changes; the current data stays until the answer arrives. */
export function useRestAnswer<Name extends RestName>(
  name: Name,
  body?: BodyOf<Name>,
  params?: ParamsOf<Name>,
): RestAnswer<NonNullable<DataOf<Name>>> {
  type Data = NonNullable<DataOf<Name>>;
  const [read, setRead] = useState<Read<Data>>(WAITING);
  const [turn, setTurn] = useState(0);
  // Serialised, because every render creates new objects.
  const question = JSON.stringify([name, body, params]);
  const asked = `${turn} ${question}`;
  useEffect(() => {
    let isCurrent = true;
    const [, sent, filled] = JSON.parse(question) as [Name, BodyOf<Name>?, ParamsOf<Name>?];
    void ask<Name>(name, sent ?? undefined, filled ?? undefined).then((found) => {
      if (!isCurrent) return;
      // A failed load of a list clears what the screen showed of it (CALL-12).
      setRead({ ...found, to: asked });
    });
    return () => {
      isCurrent = false;
    };
  }, [name, question, asked]);
  return {
    data: read.data,
    trouble: read.trouble,
    isLoading: read.to !== asked,
    // Counted from what is there by then: they may be called long after they were drawn, as by an undo.
    retry: () => {
      setRead(WAITING);
      setTurn((before) => before + 1);
    },
    refresh: () => setTurn((before) => before + 1),
    replace: (data) => setRead({ data, trouble: null, to: asked }),
  };
}

async function ask<Name extends RestName>(
  name: Name,
  body?: BodyOf<Name>,
  params?: ParamsOf<Name>,
): Promise<Omit<Read<NonNullable<DataOf<Name>>>, "to">> {
  const failed = (sentence: string) => ({
    data: undefined,
    trouble: { sentence, isForbidden: sentence === MESSAGES.access.forbidden },
  });
  try {
    const envelope = await callApi(name, { body, params, isQuiet: true });
    if (!envelope?.isSuccess || !envelope.data) return failed(envelope?.message ?? MESSAGES.generic.notFound);
    return { data: envelope.data as NonNullable<DataOf<Name>>, trouble: null };
  } catch {
    return failed(MESSAGES.generic.unreachable);
  }
}
