/** Catalog queries over GraphQL for pages that do not load Apollo. */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import { GRAPHQL_PATH } from "#contract/rest/paths";
import { LIMITS } from "#contract/limits";
import { nameOfOperation } from "../../lib/operation-name";
import { apiUrl } from "./api-url";

/** The API answered with an error; a retry would not help. */
export class ApiAnswerError extends Error {}

/**
 * Queries once and, when the network or the API host fails, retries up to three times after 100, 200 and 400
 * ms (CALL-6).
 * @throws ApiAnswerError for a response with errors; AbortError when aborted; the last failure otherwise
 */
export async function queryApi<Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  { signal, host = apiUrl() }: { signal?: AbortSignal; host?: string } = {},
): Promise<Result> {
  const question = { operationName: nameOfOperation(document), query: print(document), variables };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await sendOnce<Result>(`${host}${GRAPHQL_PATH}`, question, signal);
    } catch (error) {
      if (signal?.aborted || error instanceof ApiAnswerError || attempt >= LIMITS.graphql.retries)
        throw error;
    }
    await wait(LIMITS.graphql.retryDelayMs * 2 ** attempt, signal);
  }
}

async function sendOnce<Result>(
  url: string,
  question: object,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(question),
    signal: signal ?? null,
  });
  if (response.status >= 500) throw new Error(`The API answered ${response.status}`);
  const answer = (await response.json()) as { data?: Result | null; errors?: readonly { message: string }[] };
  if (!answer.data) throw new ApiAnswerError(answer.errors?.[0]?.message ?? "The API sent no data");
  return answer.data;
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
