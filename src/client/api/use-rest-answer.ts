/** Reads one call of the REST host when a screen is opened, and keeps what it answered. */
import { useEffect, useState } from "react";
import { MESSAGES } from "#contract/messages";
import type { BodyOf, DataOf, ParamsOf, RestName } from "#contract/rest-endpoints";
import type { Answer } from "../../ui/answer-view";
import { callApi } from "./rest-client";

export interface RestAnswer<Data> extends Answer<Data> {
  /** Takes over what a change answered. */
  replace(data: Data): void;
  /** Asks again; what was read stays until there is another answer. */
  refresh(): void;
}

interface Read<Data> extends Pick<Answer<Data>, "data" | "trouble"> {
  /** The question this answers; null while there is no answer. */
  readonly to: string | null;
}

const WAITING = { data: undefined, trouble: null, to: null };

/** Asks again whenever what is asked changes; what was read stays until there is another answer. */
export function useRestAnswer<Name extends RestName>(
  name: Name,
  body?: BodyOf<Name>,
  params?: ParamsOf<Name>,
): RestAnswer<NonNullable<DataOf<Name>>> {
  type Data = NonNullable<DataOf<Name>>;
  const [read, setRead] = useState<Read<Data>>(WAITING);
  const [turn, setTurn] = useState(0);
  // Objects are new ones each time they are drawn.
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
    retry: () => {
      setRead(WAITING);
      setTurn(turn + 1);
    },
    refresh: () => setTurn(turn + 1),
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
