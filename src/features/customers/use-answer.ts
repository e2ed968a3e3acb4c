/** Reads one call of the API when a screen is opened, and keeps what it answered. */
import { useEffect, useState } from "react";
import { MESSAGES } from "#contract/messages";
import type { DataOf, RestName } from "#contract/rest-endpoints";
import { callApi } from "../../client/api/rest-client";

export type Answer<Data> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "ready"; readonly data: Data };

export interface LiveAnswer<Data> {
  readonly answer: Answer<Data>;
  /** Asks again from the start. */
  retry(): void;
  /** Takes over what a change answered. */
  replace(data: Data): void;
}

/** @param name a call without body and parameters */
export function useAnswer<Name extends RestName>(name: Name): LiveAnswer<NonNullable<DataOf<Name>>> {
  type Data = NonNullable<DataOf<Name>>;
  const [answer, setAnswer] = useState<Answer<Data>>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void read<Name>(name).then((found) => isCurrent && setAnswer(found));
    return () => {
      isCurrent = false;
    };
  }, [name, attempt]);
  return {
    answer,
    retry: () => {
      setAnswer({ kind: "loading" });
      setAttempt(attempt + 1);
    },
    replace: (data) => setAnswer({ kind: "ready", data }),
  };
}

async function read<Name extends RestName>(name: Name): Promise<Answer<NonNullable<DataOf<Name>>>> {
  try {
    const envelope = await callApi(name, { isQuiet: true });
    if (envelope?.isSuccess && envelope.data) {
      return { kind: "ready", data: envelope.data as NonNullable<DataOf<Name>> };
    }
    return { kind: "failed", message: envelope?.message ?? MESSAGES.generic.notFound };
  } catch {
    return { kind: "failed", message: MESSAGES.generic.unreachable };
  }
}
