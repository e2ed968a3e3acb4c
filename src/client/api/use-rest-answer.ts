/** Reads one call of the REST host when a screen is opened, and keeps what it answered. */
import { useEffect, useState } from "react";
import { MESSAGES } from "#contract/messages";
import type { BodyOf, DataOf, RestName } from "#contract/rest-endpoints";
import type { Answer } from "../../ui/answer-view";
import { callApi } from "./rest-client";

export interface RestAnswer<Data> extends Answer<Data> {
  /** Takes over what a change answered. */
  replace(data: Data): void;
}

type Read<Data> = Pick<Answer<Data>, "data" | "trouble" | "isLoading">;

const WAITING = { data: undefined, trouble: null, isLoading: true };

/** @param name a call without parameters. @param body the same object as long as the question is the same */
export function useRestAnswer<Name extends RestName>(
  name: Name,
  body?: BodyOf<Name>,
): RestAnswer<NonNullable<DataOf<Name>>> {
  type Data = NonNullable<DataOf<Name>>;
  const [read, setRead] = useState<Read<Data>>(WAITING);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void ask<Name>(name, body).then((found) => isCurrent && setRead(found));
    return () => {
      isCurrent = false;
    };
  }, [name, body, turn]);
  return {
    ...read,
    retry: () => {
      setRead(WAITING);
      setTurn(turn + 1);
    },
    replace: (data) => setRead({ data, trouble: null, isLoading: false }),
  };
}

async function ask<Name extends RestName>(
  name: Name,
  body?: BodyOf<Name>,
): Promise<Read<NonNullable<DataOf<Name>>>> {
  const failed = (sentence: string) => ({
    data: undefined,
    trouble: { sentence, isForbidden: sentence === MESSAGES.access.forbidden },
    isLoading: false,
  });
  try {
    const envelope = await callApi(name, { body, isQuiet: true });
    if (!envelope?.isSuccess || !envelope.data) return failed(envelope?.message ?? MESSAGES.generic.notFound);
    return { data: envelope.data as NonNullable<DataOf<Name>>, trouble: null, isLoading: false };
  } catch {
    return failed(MESSAGES.generic.unreachable);
  }
}
